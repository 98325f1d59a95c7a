// The elements that do not fit into a window of this size, or are too small to hit, in words. On a page
// that scrolls, elements further down fit.
const [width, height, scrolls] = arguments;
const LEAST = 24;
// The design's size for whatever is drawn as a button (`--target` in styles/tokens.css).
const BUTTON = 44;
// Browsers lay out in fractions of a pixel, and round some measures up.
const SLACK = 1;
const misfits = [];

const round = (pixels) => Math.round(pixels * 10) / 10;
const nameOf = (e) =>
  `${e.localName}${e.id ? `#${e.id}` : ''}${e.className ? `.${String(e.className.baseVal ?? e.className).split(' ')[0]}` : ''} “${(e.getAttribute('aria-label') ?? e.textContent ?? '').trim().slice(0, 40)}”`;

const page = document.scrollingElement;
if (page.scrollWidth > width + SLACK) misfits.push(`the page is ${page.scrollWidth} wide`);
// The page behind a dialog was checked before.
const dialog = document.querySelector('dialog:modal');
if (!dialog && !scrolls && page.scrollHeight > height + SLACK) misfits.push(`the page is ${page.scrollHeight} high`);

const visible = (e) => e.checkVisibility({ visibilityProperty: true });
// Content for screen readers only, or in place of a label, is cut to a point.
const isSeen = ({ width, height }) => width > 2 && height > 2;
// A scrolling or cutting element bounds its content.
function bounds(element) {
  let box = { left: 0, right: width, top: scrolls ? -Infinity : 0, bottom: scrolls ? Infinity : height };
  for (let e = element.parentElement; e && e !== page && e !== document.body; e = e.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(e);
    if (/auto|scroll|hidden|clip/.test(overflowY)) box = { ...box, top: -Infinity, bottom: Infinity };
    // In a frame that pans, by keys too, things may lie anywhere.
    if (e.matches('[role=region][tabindex]')) box = { ...box, left: -Infinity, right: Infinity };
    if (/hidden|clip/.test(overflowX) && e.scrollWidth > e.clientWidth + SLACK) return null;
  }
  return box;
}

for (const element of (dialog ?? document.body).querySelectorAll('*')) {
  if (!visible(element)) continue;
  const box = element.getBoundingClientRect();
  if (!isSeen(box)) continue;
  const most = bounds(element);
  if (!most) continue;
  const over = [
    ['left', most.left - box.left], ['right', box.right - most.right],
    ['above', most.top - box.top], ['below', box.bottom - most.bottom],
  ].filter(([, by]) => by > SLACK);
  for (const [side, by] of over) misfits.push(`${nameOf(element)} sticks out ${side} by ${round(by)}`);
}
if (dialog) {
  const box = dialog.getBoundingClientRect();
  if (box.left < -SLACK || box.right > width + SLACK || box.top < -SLACK || box.bottom > height + SLACK) {
    misfits.push(`the dialog reaches from ${round(box.left)}, ${round(box.top)} to ${round(box.right)}, ${round(box.bottom)}`);
  }
  for (const e of [dialog, ...dialog.querySelectorAll('*')]) {
    const scrolls = /auto|scroll/.test(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth + SLACK;
    if (scrolls && visible(e)) misfits.push(`${nameOf(e)} scrolls sideways by ${e.scrollWidth - e.clientWidth}`);
  }
}

// The size of what answers a press: the element, and what it reaches beyond its own edges.
function reach(element) {
  const box = element.getBoundingClientRect();
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  const answers = (x, y) => document.elementFromPoint(x, y)?.closest(pressed) === element;
  let [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom];
  for (let i = 0; i < BUTTON && answers(left - 0.5, y); i++) left -= 1;
  for (let i = 0; i < BUTTON && answers(right + 0.5, y); i++) right += 1;
  for (let i = 0; i < BUTTON && answers(x, top - 0.5); i++) top -= 1;
  for (let i = 0; i < BUTTON && answers(x, bottom + 0.5); i++) bottom += 1;
  return { width: right - left, height: bottom - top };
}

// A radio button may be hidden behind its label, which people press.
const pressed = 'button, summary, input:not([type=radio], [type=checkbox]), label:has(input[type=radio], input[type=checkbox])';
for (const element of document.querySelectorAll(pressed)) {
  if (dialog && !dialog.contains(element) || !visible(element)) continue;
  // Stones that nobody may take now are a picture, and a lesson draws them as small as its room.
  if (element.closest('[data-locked]')) continue;
  const box = reach(element);
  const least = element.matches('.button') ? BUTTON - SLACK : LEAST;
  if (box.width > 0 && Math.min(box.width, box.height) < least) {
    misfits.push(`${nameOf(element)} is too small to hit: ${round(box.width)}×${round(box.height)}`);
  }
}
return misfits.slice(0, 12);
