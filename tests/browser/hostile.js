// Follows one link from a game that is known, and uses what comes: gives back what was wrong with it,
// and what could be done then. `arguments`: the link, its number, how long it may take, and the name of the
// link that leads back to the game.
const [link, number, patience, toGame] = arguments;

const until = async (what, probe) => {
  const end = performance.now() + patience;
  for (;;) {
    const found = probe();
    if (found) return found;
    if (performance.now() > end) throw new Error(`${link}: ${what} never came; ${location.hash}`);
    await new Promise((done) => setTimeout(done, 10));
  }
};
const find = (selector) => document.querySelector(selector);
// The notice of an unfinished game is no message of a link.
const said = () => [...document.querySelectorAll('[role=alert] .trouble:not(.notice)')].map((e) => e.innerText.trim()).join(' ').trim();
// The only number in the name of each heap.
const heaps = () => [...document.querySelectorAll('#board [role=group]')].map((e) => /\d+/.exec(e.ariaLabel)).join();
const KNOWN = '4,2,4';
const button = (name) => [...document.querySelectorAll('button')].find((each) => each.textContent === name);

// Chromium lets no page change its address more than two hundred times in ten seconds.
await new Promise((done) => setTimeout(done, 200));
// Another name is another game: a link to the one on the table would lead back to it.
location.hash = `#/play?heaps=4,2,4&two=human&names=G${number}`;
await until('the known board', () => heaps() === KNOWN && !said() && !find('dialog[open]'));
location.hash = link;
const screen = () => find('.study, .teaching, .statistics, .print');
// While a screen loads there is no board, but perhaps a message of a key too many.
await until('a message or a board', () => screen() || (heaps() && (said() || heaps() !== KNOWN)));
const told = said();
// The board of a link that has a key too many is there all the same.
const refused = Boolean(told) && !screen() && heaps() === KNOWN;

// From another screen a press leads to the game, and another closes a message.
if (screen()) {
  [...document.querySelectorAll('nav a')].find((each) => each.textContent === toGame).click();
  await until('the game', () => !screen() && find('#board'));
}
if (find('dialog[open]')) find('dialog[open] .dialog__head button').click();
await until('no dialog', () => !find('dialog[open]'));

// A move, if a person is to move here.
const before = heaps();
const stone = find('#board [data-stone]:not([aria-disabled])') ?? [...document.querySelectorAll('#board .slider__nudge:not(:disabled)')].find((nudge) => nudge.textContent === '+');
let moved = false;
const open = stone && !stone.closest('[data-locked]') && find('.bar > .take[aria-label]');
if (open) {
  stone.click();
  await until('a choice', () => find('.bar > .take[aria-label]:not([aria-disabled])'));
  find('.bar > .take').click();
  await until('a move', () => heaps() !== before);
  moved = true;
}
return {
  told,
  refused,
  moved,
  goesOn: Boolean(find('.bar > .take')),
  canary: window.canary ?? null,
  foreign: document.querySelectorAll('img, iframe, object, embed, base, meta, script, a[href^="javascript"], [onload], [onerror], [onmouseover]').length,
};
