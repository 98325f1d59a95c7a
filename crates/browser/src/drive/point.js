// Where to press what has this role and name: its middle, or that of its label when it is itself too
// small. Says what covers it there, and whether it moves; nothing where there is none.
const element = named(...arguments).pop();
if (!element) return null;

const size = (e) => { const { width, height } = e.getBoundingClientRect(); return Math.min(width, height); };
const candidates = [element, ...(element.labels ?? [])];
const target = candidates.reduce((best, e) => (size(e) > size(best) ? e : best));

// What moves with an end is pressed after that, even where it is seen at one place twice.
const moves = (a) => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Infinity;
const moving = document.getAnimations().some((a) => moves(a) && a.effect?.target?.contains(target));

function look() {
  const { left, top, width, height } = target.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const hit = document.elementFromPoint(x, y);
  const ours = hit && candidates.some((e) => e.contains(hit) || (hit.contains(e) && hit.localName === 'label'));
  const covered = ours ? null : hit ? hit.outerHTML.slice(0, 120) : 'outside of the window';
  return { x, y, covered, moving };
}

let place = look();
if (place.covered) {
  // It may only be scrolled out of sight, as people would find out too.
  target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  place = look();
}
return place;
