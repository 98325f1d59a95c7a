// The faults of the page in a window of this size, in words, and how much was looked at. A fault sticks out, is
// cut off or too small to hit, or is a menu that is not all there. `how` is a `How` of views.rs.
const [width, height, how] = arguments;
const LEAST = 24;
// The design's size for whatever is drawn as a button (`--target` in styles/tokens.css).
const BUTTON = 44;
// Browsers lay out in fractions of a pixel, and round some measures up.
const SLACK = 1;
const wrong = [];
const seen = {};
const note = (what) => { seen[what] = (seen[what] ?? 0) + 1; };

const round = (pixels) => Math.round(pixels * 10) / 10;
const nameOf = (e) =>
  `${e.localName}${e.id ? `#${e.id}` : ''}${e.className ? `.${String(e.className.baseVal ?? e.className).split(' ')[0]}` : ''} “${(e.getAttribute('aria-label') ?? e.textContent ?? '').trim().slice(0, 40)}”`;
const visible = (e) => e.checkVisibility({ visibilityProperty: true });
// Content for screen readers only, or in place of a label, is cut to a point.
const isSeen = ({ width, height }) => width > 2 && height > 2;
const page = document.scrollingElement;
let dialog, layer, scrolls;

// Waits for two frames with the same places, since another size may draw the page again.
async function rest() {
  const moves = (a) => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Infinity;
  const places = () => [...document.querySelectorAll('body *')].map((e) => e.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height].join()).join(';');
  for (let before = null; ;) {
    await new Promise(requestAnimationFrame);
    const now = document.fonts.status !== 'loaded' || document.getAnimations().some(moves) ? null : places();
    if (now !== null && now === before) return;
    before = now;
  }
}

// Where the content of an element may lie: a scrolling or cutting element bounds it.
const known = new Map();
function bounds(e) {
  if (e === page || e === document.body) return { left: 0, right: width, top: scrolls ? -Infinity : 0, bottom: scrolls ? Infinity : height };
  if (known.has(e)) return known.get(e);
  let box = bounds(e.parentElement);
  const { overflowX, overflowY } = getComputedStyle(e);
  if (box && /auto|scroll|hidden|clip/.test(overflowY)) box = { ...box, top: -Infinity, bottom: Infinity };
  // In a frame that pans, by keys too, things may lie anywhere.
  if (box && e.matches('[role=region][tabindex]')) box = { ...box, left: -Infinity, right: Infinity };
  if (/hidden|clip/.test(overflowX) && e.scrollWidth > e.clientWidth + SLACK) box = null;
  known.set(e, box);
  return box;
}

function sticksOut() {
  if (page.scrollWidth > width + SLACK) wrong.push(`the page is ${page.scrollWidth} wide`);
  // The page behind a dialog is looked at without it.
  if (!dialog && !scrolls && page.scrollHeight > height + SLACK) wrong.push(`the page is ${page.scrollHeight} high`);
  for (const element of layer.querySelectorAll('*')) {
    if (!visible(element)) continue;
    const box = element.getBoundingClientRect();
    const most = bounds(element.parentElement);
    if (!isSeen(box) || !most) continue;
    note('elements');
    const over = [
      ['left', most.left - box.left], ['right', box.right - most.right],
      ['above', most.top - box.top], ['below', box.bottom - most.bottom],
    ].filter(([, by]) => by > SLACK);
    for (const [side, by] of over) wrong.push(`${nameOf(element)} sticks out ${side} by ${round(by)}`);
  }
  if (!dialog) return;
  note('dialogs');
  const box = dialog.getBoundingClientRect();
  if (box.left < -SLACK || box.right > width + SLACK || box.top < -SLACK || box.bottom > height + SLACK) {
    wrong.push(`the dialog reaches from ${round(box.left)}, ${round(box.top)} to ${round(box.right)}, ${round(box.bottom)}`);
  }
  for (const e of [dialog, ...dialog.querySelectorAll('*')]) {
    const pans = /auto|scroll/.test(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth + SLACK;
    if (pans && visible(e)) wrong.push(`${nameOf(e)} scrolls sideways by ${e.scrollWidth - e.clientWidth}`);
  }
}

// A radio button may be hidden behind its label, which people press.
const PRESSED = 'button, summary, input:not([type=radio], [type=checkbox]), label:has(input[type=radio], input[type=checkbox])';

// The size of what answers a press: the element, and what it reaches beyond its own edges.
function reach(element) {
  const box = element.getBoundingClientRect();
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  const answers = (x, y) => document.elementFromPoint(x, y)?.closest(PRESSED) === element;
  let [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom];
  for (let i = 0; i < BUTTON && answers(left - 0.5, y); i++) left -= 1;
  for (let i = 0; i < BUTTON && answers(right + 0.5, y); i++) right += 1;
  for (let i = 0; i < BUTTON && answers(x, top - 0.5); i++) top -= 1;
  for (let i = 0; i < BUTTON && answers(x, bottom + 0.5); i++) bottom += 1;
  return { width: right - left, height: bottom - top };
}

function isSmall() {
  for (const element of layer.querySelectorAll(PRESSED)) {
    // Stones that nobody may take now are a picture, and a lesson draws them as small as its room.
    if (!visible(element) || element.closest('[data-locked]')) continue;
    const box = reach(element);
    if (box.width <= 0) continue;
    note('targets');
    const least = element.matches('.button') ? BUTTON - SLACK : LEAST;
    if (Math.min(box.width, box.height) < least) wrong.push(`${nameOf(element)} is too small to hit: ${round(box.width)}×${round(box.height)}`);
  }
}

// Something to press that lies outside of the window, under something else, or is small.
function isOutOfReach(element, least) {
  const box = element.getBoundingClientRect();
  const name = nameOf(element);
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) wrong.push(`${name} reaches from ${round(box.top)} to ${round(box.bottom)}`);
  if (Math.min(box.width, box.height) < least) wrong.push(`${name} has ${round(box.width)}×${round(box.height)}`);
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (!element.contains(hit)) wrong.push(`${name} is covered by ${hit?.className}`);
}

function menu() {
  // The screen for a class hides it.
  if (dialog || document.querySelector('.editor[data-large]')) return;
  note('menus');
  // On a desk a long screen takes it along.
  scrollTo(0, 0);
  const items = [...document.querySelectorAll('nav.nav a')];
  if (items.length !== 5) wrong.push(`the menu has ${items.length} entries`);
  const marked = items.filter((item) => item.getAttribute('aria-current') === 'page');
  if (marked.length !== 1) wrong.push(`${marked.length} entries are marked`);
  for (const item of items) isOutOfReach(item, BUTTON);
}

// On a small phone the main actions are seen at once. Some views scroll by themselves to what is new.
function actions() {
  for (const action of layer.querySelectorAll('.button--primary, .take')) {
    if (scrollY > 0 && action.getBoundingClientRect().bottom < 0 || !visible(action)) continue;
    note('actions');
    isOutOfReach(action, BUTTON - 0.5);
  }
}

// Texts that an element around them cuts off, and names of controls with a word on two lines.
function texts() {
  const range = document.createRange();
  const all = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const text = all.currentNode;
    const around = text.parentElement;
    if (!text.data.trim() || around.closest('script, style, textarea, svg') || !visible(around)) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const clips = [];
    for (let e = around; e !== document.body && e; e = e.parentElement) {
      const { overflow, textOverflow } = getComputedStyle(e);
      // A name that ends in dots is cut on purpose.
      if (/auto|scroll/.test(overflow) || textOverflow === 'ellipsis') break;
      if (/hidden|clip/.test(overflow)) clips.push(e);
    }
    if (clips.some((e) => !isSeen(e.getBoundingClientRect()))) continue;
    note('texts');
    const outside = clips.map((e) => [e, e.getBoundingClientRect()])
      .find(([, clip]) => box.right > clip.right + SLACK || box.left < clip.left - SLACK || box.bottom > clip.bottom + SLACK || box.top < clip.top - SLACK);
    if (outside) wrong.push(`“${text.data.trim().slice(0, 40)}” is cut off by ${nameOf(outside[0])}`);
    if (!around.closest('button, a, label, summary, h1, h2, h3, th')) continue;
    for (const { index, 0: word } of text.data.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,16}(?![\p{L}\p{N}])/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(isSeen).map(({ top }) => Math.round(top)));
      if (lines.size > 1) wrong.push(`“${word}” is broken in ${nameOf(around)}`);
    }
  }
}

return (async () => {
  await rest();
  dialog = document.querySelector('dialog:modal');
  layer = dialog ?? document.body;
  scrolls = ['Across', 'Large'].includes(how) || !document.querySelector('main.table') || document.querySelector('.panel') !== null;
  sticksOut();
  isSmall();
  if (how === 'First') actions();
  if (how !== 'Across') {
    texts();
    menu();
  }
  return [wrong, seen];
})();
