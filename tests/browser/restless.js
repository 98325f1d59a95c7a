// Presses anything, with a seed, so that a run can be repeated. After `clock.js` and `judge.js` it
// defines `window.restless`, with `press(times)` and the queries of the test.

// Pointers made by a script cannot be captured, so this replaces the browser's part.
let captured = null;
Element.prototype.setPointerCapture = function capture() { captured = this; };
Element.prototype.releasePointerCapture = function release() { captured = null; };
Element.prototype.hasPointerCapture = function has() { return captured === this; };

// A dialog of the browser would wait for a person.
window.print = () => {};

const trail = [];
let presses = 0;
const note = (what) => {
  trail.push(`${presses}: ${what}`);
  if (trail.length > 60) trail.shift();
};
const named = (element) => {
  const name = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '';
  return `${element.localName} “${name.trim().slice(0, 40)}”`;
};

// A person cannot press elements behind a modal dialog; links away are left out.
function all(selector) {
  const within = document.querySelector('dialog:modal') ?? document;
  return [...within.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], a[href]'));
}
const PRESSED = 'button, summary, label:has(input), [role=button], svg [data-do], [role=treeitem], [role=option]';
const FIELDS = 'input:not([type=radio], [type=checkbox], [type=file]), textarea, select';

function point(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + random() * width, clientY: top + random() * height };
}
function pointer(kind, target, at, buttons) {
  const way = { bubbles: true, cancelable: true, composed: true, view: window };
  const what = { pointerId: 1, pointerType: touches ? 'touch' : 'mouse', isPrimary: true, button: 0, buttons };
  target.dispatchEvent(new PointerEvent(kind, { ...way, ...what, ...at }));
}
let touches = false;

// SVG elements have no method to press them.
function clickOn(element) {
  if (element.click) element.click();
  else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

function click() {
  const element = one(all(PRESSED));
  if (!element) return;
  note(`click ${named(element)}`);
  const at = point(element);
  pointer('pointerdown', element, at, 1);
  if (element.isConnected) pointer('pointerup', element, at, 0);
  if (!element.isConnected) return;
  // As before the click of a press.
  element.closest('button, [tabindex]')?.focus({ preventScroll: true });
  if (!element.isConnected) return;
  clickOn(element);
}

const KEYS = ['Escape', 'Escape', 'Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown',
  'Home', 'End', ...'0123456789', 'u', 'u', 'r', 'h', 'n', '?', 'z', 'Delete', 'Tab'];
function key() {
  const pressed = one(KEYS);
  const target = document.activeElement ?? document.body;
  const held = { repeat: random() < 0.1, ctrlKey: random() < 0.05, shiftKey: random() < 0.05 };
  note(`key ${pressed} on ${named(target)}`);
  const event = (kind) => new KeyboardEvent(kind, { key: pressed, bubbles: true, cancelable: true, composed: true, ...held });
  const goesOn = target.dispatchEvent(event('keydown'));
  if (goesOn && target.isConnected) byBrowser(pressed, target);
  if (target.isConnected) target.dispatchEvent(event('keyup'));
}
// The default actions of a browser for keys; keys made by a script have none.
function byBrowser(pressed, target) {
  const modal = document.querySelector('dialog:modal');
  if (pressed === 'Escape' && modal) {
    const leave = new Event('cancel', { cancelable: true });
    if (modal.dispatchEvent(leave)) modal.close();
  } else if ((pressed === 'Enter' || pressed === ' ') && target.matches('button, summary')) {
    target.click();
  } else if (pressed === 'Enter' && target.matches('input')) {
    target.form?.requestSubmit();
  } else if (pressed === 'Tab') {
    one(all('button, input, [tabindex="0"]'))?.focus();
  }
}

const TEXTS = ['', '3,5,7', '1', '2', '7', '99', '0', '-1', '1e9', 'three', '<b>', '99,99,99,99,99,99,99,99,99,99,99,99',
  '9 9 9 9 9 9 9 9 9', '1,1,1', 'Ada', 'É', '\u202e', 'x'.repeat(60), '💎'];
function fill() {
  const field = one(all(FIELDS));
  if (!field || field.disabled) return;
  // A browser rejects a text here that is no number.
  const number = field.type === 'range' || field.type === 'number';
  const text = number ? one(['', '-1', String(below(Number(field.max || 9) + 2))]) : one(TEXTS);
  note(`fill ${named(field)} with ${text}`);
  field.focus({ preventScroll: true });
  if (field.localName === 'select') field.selectedIndex = below(field.options.length);
  else field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
  if (field.isConnected) field.dispatchEvent(new Event('change', { bubbles: true }));
}

// From a stone or another element over some points to any end, with other events in between.
async function drag() {
  const from = one(random() < 0.9 ? all('[data-stone]') : all('*'));
  if (!from) return;
  note(`drag ${named(from)}`);
  const at = point(from);
  pointer('pointerdown', from, at, 1);
  captured ??= null;
  let over = from;
  let where = at;
  for (let step = 1 + below(6); step > 0; step -= 1) {
    const zones = random() < 0.4 ? [...document.querySelectorAll('.banner__drop, [data-drop]')] : [];
    const goal = one(zones);
    where = goal ? point(goal) : { clientX: random() * innerWidth, clientY: random() * innerHeight };
    over = document.elementFromPoint(where.clientX, where.clientY) ?? document.body;
    pointer('pointermove', captured?.isConnected ? captured : over, where, 1);
    if (random() < 0.5) await breathe();
    // A finger keeps its hold during other events.
    if (random() < 0.05) key();
    if (random() < 0.02) await passTime(1500);
  }
  const target = captured?.isConnected ? captured : over;
  const end = random() < 0.9 ? 'pointerup' : 'pointercancel';
  note(`${end} over ${named(over)}`);
  pointer(end, target, where, 0);
  if (captured) pointer('lostpointercapture', target, where, 0);
  captured = null;
  // A browser clicks the common parent of both ends; a drag that ends on its own stone clicks it.
  if (end === 'pointerup' && from.contains(over) && from.isConnected) clickOn(from);
}

const LINKS = ['', '#/play?heaps=3,-1', '#/play?heaps=1,2&moves=A1,B2', '#/play?two=human', '#/nowhere',
  '#/play?heaps=7,7,7,7,7,7,6,6,6', '#/play?heaps=9,9,9,9,9,9,9,9,9&two=perfect',
  '#/play?heaps=1&two=human', '#/play?one=casual&two=perfect', '#/play?heaps=0', '#/play?first=two',
  '#/analyse', '#/analyse?heaps=20,20,20&take=4', '#/analyse?heaps=x', '#/tree', '#/tree?heaps=3,5,7', '#/tree?heaps=0',
  '#/learn', '#/learn/binary', '#/learn/move', '#/learn/limits', '#/learn/tree', '#/learn/proof', '#/learn/3', '#/learn/history', '#/puzzle', '#/puzzle/3',
  '#/puzzle/5/77', '#/puzzle/2026-02-30', '#/review?moves=A1,C4,B3,C1,B2', '#/review?moves=A9',
  '#/statistics', '#/statistics?heaps=1', '#/statistics/1'];
function follow() {
  const link = one(LINKS);
  note(`follow ${link}`);
  location.hash = link;
}

async function press() {
  const what = random();
  touches = random() < 0.5;
  if (what < 0.45) click();
  else if (what < 0.72) key();
  else if (what < 0.82) fill();
  else if (what < 0.994) await drag();
  else follow();
}

// The situations met, with their counts, because presses without effect prove nothing.
const seen = {};
function look() {
  for (const [what, is] of [
    ['a computer thinking', isThinking()],
    ['a choice', document.querySelector('.bar > .take[aria-label]:not([aria-disabled])')],
    ['the end', main() === 'rematch'],
    ['trouble', document.querySelector('.trouble')],
    ['a refusal', document.querySelector('[aria-invalid=true]')],
    ['something in motion', document.getAnimations().length],
    ['the analysis', document.querySelector('.editor')],
    ['a tree', document.querySelector('.tree')],
    ['the panel', document.querySelector('.panel .analysis')],
    ['a lesson', document.querySelector('.lesson')],
    ['a puzzle', document.querySelector('.step__grades')],
    ['a review', document.querySelector('.review')],
    ['the moves', document.querySelector('.moves')],
    ['the statistics', document.querySelector('.statistics')],
    ['a link to share', document.querySelector('#share-link')],
    ['a hint', document.querySelector('[data-hinted]')],
    ['the setup', document.querySelector('dialog[open] form')],
    ['a game that is kept', isAtTable() && kept()],
    ['a dialog', document.querySelector('dialog[open]')],
  ]) {
    if (is) seen[what] = (seen[what] ?? 0) + 1;
  }
}

window.restless = {
  fault,
  seen,
  trail: () => trail.join('\n'),
  async press(times) {
    await takeClock();
    for (let time = 0; time < times; time += 1) {
      presses += 1;
      await press();
      // Two presses may come before anything is drawn, and a person may leave the page alone.
      const isDrawn = random() < 0.9;
      if (isDrawn) await breathe();
      if (random() < 0.02) await drawn();
      await passTime(random() < 0.004 ? 1500 : below(10));
      if (mistake) break;
      look();
      if (!isDrawn) continue;
      await untilNothingIsDue();
      const found = fault();
      if (found) return found;
    }
    await drawn();
    await settled();
    return fault() ?? faultInTheEnd();
  },
  rest: giveClockBack,
};
