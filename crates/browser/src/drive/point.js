// The point to press for the control with this role and name. It is the middle of the control, or of its
// label if the control is too small. Reports an element that covers it there, and whether it moves. Returns
// nothing if there is none.
const element = named(...arguments).pop();
if (!element) return null;

const size = (e) => { const { width, height } = e.getBoundingClientRect(); return Math.min(width, height); };
const candidates = [element, ...(element.labels ?? [])];
const target = candidates.reduce((best, e) => (size(e) > size(best) ? e : best));

// A movement with an end is awaited, even if two samples show the same place.
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
  // It may only be scrolled out of sight, as for people.
  target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  place = look();
}
return place;
