// What a person must see or press on a small phone and cannot, without scrolling, in words.
//
// `foot` is the room of the bar at the end of the window, `least` the smallest stone to press.
const [width, height, foot, least] = arguments;
const SLACK = 1;
const TARGET = 44;
const wrong = [];

const round = (pixels) => Math.round(pixels * 10) / 10;
const visible = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 2;
const all = (selector) => [...document.querySelectorAll(selector)].filter(visible);
const nameOf = (e) => `${e.localName}.${String(e.className.baseVal ?? e.className).split(' ').at(-1)} “${(e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 30)}”`;

// A part is hidden where another lies over it.
function isCovered(element, x, y) {
  const top = document.elementFromPoint(x, y);
  return top !== null && !element.contains(top) && !top.contains(element);
}

function check(element) {
  const box = element.getBoundingClientRect();
  const out = box.left < -SLACK || box.top < -SLACK || box.right > width + SLACK || box.bottom > height - foot + SLACK;
  if (out) wrong.push(`${nameOf(element)} reaches from ${round(box.top)} to ${round(box.bottom)}`);
  const middle = box.left + box.width / 2;
  if ([box.top + 3, box.bottom - 3].some((y) => isCovered(element, middle, y))) wrong.push(`${nameOf(element)} is covered`);
}

if (scrollY > 0) wrong.push(`the page is scrolled by ${scrollY}`);
// Everything that can be pressed, but for the list of all moves, and stones and sliders, which may be smaller.
const pressed = all('.teaching :is(button, input, a)').filter((e) => !e.closest('.review__more, .board'));
if (pressed.length === 0) wrong.push('nothing can be pressed');
for (const element of pressed) {
  check(element);
  const box = element.getBoundingClientRect();
  if (Math.min(box.width, box.height) < TARGET - SLACK / 2) wrong.push(`${nameOf(element)} is ${round(box.width)}×${round(box.height)}`);
}
const seen = '.step__task, .step__board, .step__below, .step__actions, .step__asks, .review__chart, .review__said, .review__board';
all(seen).forEach(check);
const stones = all('.heap:not([data-locked]) .stone');
stones.forEach(check);
const sizes = stones.map((stone) => Math.min(stone.getBoundingClientRect().width, stone.getBoundingClientRect().height));
const small = Math.min(...sizes, Infinity);
if (small < least - 0.1) wrong.push(`a stone is ${round(small)}`);
return wrong.slice(0, 8);
