// Where to press an element: its middle, or that of its label when it is itself too small.
// Says what covers it there.
const [element] = arguments;

const size = (e) => { const { width, height } = e.getBoundingClientRect(); return Math.min(width, height); };
const candidates = [element, ...(element.labels ?? [])];
const target = candidates.reduce((best, e) => (size(e) > size(best) ? e : best));

const inside = ({ left, top, right, bottom }) =>
  left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
if (!inside(target.getBoundingClientRect())) {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}
const { left, top, width, height } = target.getBoundingClientRect();
const x = Math.round(left + width / 2);
const y = Math.round(top + height / 2);
const hit = document.elementFromPoint(x, y);
const ours = hit && candidates.some((e) => e.contains(hit) || hit.contains(e) && hit.localName === 'label');
return { x, y, covered: ours ? null : hit ? hit.outerHTML.slice(0, 120) : 'outside of the window' };
