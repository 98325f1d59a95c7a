// The conditions that the page must keep after any action.

// The first error of the page ends the presses, so the last press is the cause.
let mistake = null;
// The notice of a size that is told in the next frame is none, for the page as well (boot.js).
addEventListener('error', ({ message }) => {
  if (!message.includes('ResizeObserver')) mistake ??= message;
});
addEventListener('unhandledrejection', ({ reason }) => { mistake ??= String(reason); });

// The address that the page wants. If it changes too often for a browser, the real one stays behind.
const linkOf = (address) => (address.includes('#') ? address.slice(address.indexOf('#')) : '');
let asked = linkOf(location.hash);
// Browsers let a page travel no more than two hundred times in ten seconds, and then do nothing.
let travels = [];
function travelled() {
  const at = performance.now();
  // Only the last ones, or the player would grow instead of the page.
  travels = [...travels.filter((before) => at - before < 10_000), at];
}
const back = history.back.bind(history);
history.back = () => {
  travelled();
  back();
};
async function untilItMayTravel() {
  const since = () => performance.now() - 10_000;
  while (travels.filter((at) => at > since()).length > 150) await new Promise((done) => real.setTimeout(done, 100));
}
let askedAt = 0;
for (const way of ['pushState', 'replaceState']) {
  const change = history[way].bind(history);
  history[way] = (state, title, address) => {
    travelled();
    if (address) [asked, askedAt] = [linkOf(address), now];
    return change(state, title, address);
  };
}
// The code that reads a link may have to load first.
const FETCHED = 1500;
for (const kind of ['hashchange', 'popstate']) {
  addEventListener(kind, () => { [asked, askedAt] = [linkOf(location.hash), now + FETCHED]; }, true);
}

const count = (selector) => document.querySelectorAll(selector).length;
const find = (selector) => document.querySelector(selector);
const heapsOfBoard = () => [...document.querySelectorAll('#board [role=group][data-heap]')];

// The only number in a name.
const numberIn = (element) => Number(/\d+/.exec(element.getAttribute('aria-label')));
// The stones of each heap as the board shows them, and as the moves of a link leave them.
const shown = () => heapsOfBoard().map(numberIn);
const words = (link) => new URLSearchParams(link.slice(link.indexOf('?') + 1).replace(/^#.*/, ''));
const laid = (link) => (words(link).get('heaps') ?? '3,5,7').split(',').map(Number);
const moves = (link) => [...(words(link).get('moves') ?? '').matchAll(/([A-L])(\d+)/g)];
function left(link, back = 0) {
  const heaps = laid(link);
  const made = moves(link);
  for (const [, heap, take] of made.slice(0, made.length - back)) heaps['ABCDEFGHIJKL'.indexOf(heap)] -= take;
  return heaps;
}
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

// The saved game: its link, and the number of its undone moves.
function kept() {
  const line = /^game=(\S+)(?:.* back=(\d+))?/m.exec(localStorage.getItem('nim-save') ?? '');
  return line && { link: line[1], back: Number(line[2] ?? 0) };
}

// A lesson has a board too, but no players.
const isAtTable = () => find('main.table #board') !== null;
const isThinking = () => Boolean(find('.banner__turn[data-thinking]'));

// What the main button of the table does now, as it is called.
const main = () => {
  const button = find('.bar > .take');
  return button && (texts.ways[button.textContent] ?? 'take');
};

// How many stones go with a stone that is pressed.
const takes = (stone) => stone.closest('[data-heap]').querySelectorAll('[data-stone]').length - Number(stone.dataset.stone);

// The heaps as the status tells them, `3, 5, 7`.
const HEAPS = new RegExp(texts.heaps.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('77', '([\\d, ]+)'));

// What must hold at any moment; the first thing that does not.
function fault() {
  if (mistake) return mistake;
  if (!document.querySelector('#board, .study, .teaching, .statistics, .print, .coming')) return 'there is neither a board nor another screen';
  if (document.querySelector('.failed')) return 'the page says that it failed';
  const speaks = document.querySelector('#board, .study') && !document.querySelector('.teaching, .statistics');
  if (speaks && count('[role=status]') !== 1) return `${count('[role=status]')} things speak as the status`;
  if (count('dialog[open]') > 1) return 'two dialogs are open';
  if (count('dialog[open]:not(:modal)') > 0) return 'a dialog is open that is not modal';
  const open = document.querySelector('dialog[open]');
  if (open && !open.textContent.trim()) return 'an empty dialog is open';
  const chosen = [...document.querySelectorAll('#board [data-stone][aria-pressed=true]')];
  if (chosen.length > 1) return `${chosen.length} stones say that they are chosen`;
  const take = document.querySelector('main .take[aria-label]');
  if (chosen.length && take && numberIn(take) !== takes(chosen[0])) {
    return `“${chosen[0].getAttribute('aria-label')}” is chosen, and Take reads “${take.getAttribute('aria-label')}”`;
  }
  for (const heap of document.querySelectorAll('#board [role=group][data-heap]')) {
    const stones = heap.querySelectorAll('[data-stone]').length;
    const slides = heap.querySelector('input') !== null;
    if (!slides && numberIn(heap) !== stones) return `“${heap.getAttribute('aria-label')}” shows ${stones} stones`;
  }
  return (isAtTable() ? faultOfTable() ?? differsFromKept() : null) ?? faultOfLinks();
}

// The table: it shows one board, and exactly one player is to move and can.
function faultOfTable() {
  const heaps = shown();
  const stones = sum(heaps);
  const told = HEAPS.exec(find('[role=status]').textContent)?.[1];
  if (told && told !== heaps.join(', ')) return `the status tells of ${told}, the board shows ${heaps}`;
  for (const label of document.querySelectorAll('#board .heap__count')) {
    const place = heapsOfBoard().indexOf(label.closest('[data-heap]'));
    if (Number.parseInt(label.textContent, 10) !== heaps[place]) return `${label.textContent} is written under ${heaps[place]}`;
  }
  const way = main();
  const locked = count('#board [data-heap][data-locked]');
  const turns = {
    over: stones === 0,
    elsewhere: way === 'send',
    computer: isThinking() || way === 'run',
    person: stones > 0 && locked === 0,
  };
  const whose = Object.keys(turns).filter((who) => turns[who]);
  if (whose.length !== 1) return `whose turn is it: ${whose.join(' and ') || 'nobody’s'}; ${way}, ${locked} locked, ${heaps}`;
  if (turns.over !== (way === 'rematch')) return `${stones} stones are left, and the button reads ${way}`;
  if (turns.person) {
    if (way !== 'take') return `a person moves now, and the button reads ${way}`;
    if (!find('#board [data-stone]:not([aria-disabled]), #board input:not(:disabled)')) return 'no stone can be taken';
  } else if (locked !== heaps.length) {
    return `nobody here moves now, and ${locked} of ${heaps.length} heaps are locked`;
  }
  return null;
}

// The link of the saved game has the board's heaps and the players' stones, at any moment.
function differsFromKept() {
  const game = kept();
  if (!game) return null;
  const { link, back } = game;
  const heaps = shown().join();
  if (left(link, back).join() !== heaps) return `the board shows ${heaps}, ${link} is kept, ${back} back`;
  const taken = [...document.querySelectorAll('.banner__tray .heard')].map((tray) => Number.parseInt(tray.textContent, 10));
  if (sum(taken) + sum(shown()) !== sum(laid(link))) return `${taken} taken and ${heaps} left of ${laid(link)}`;
  return null;
}

// The address leads to the board; since it changes once a second, it may be behind.
const REST = 1000;
function differsFromAddress() {
  // A link that leads nowhere stays in the address, and another screen has one of its own.
  if (!isAtTable() || find('.trouble:not(.notice)') || !/^(#?$|#\/play)/.test(asked)) return null;
  const heaps = shown().join();
  // An address without a fragment leads to the saved game, or to the first visit's.
  const addresses = [asked, location.hash].filter((link) => /^#\/play/.test(link));
  const bare = /^#?$/.test(asked);
  if (!bare && !addresses.some((link) => left(link).join() === heaps)) return `the board shows ${heaps}, the address leads to ${addresses}`;
  return null;
}
const differs = () => (isAtTable() ? differsFromKept() : null) ?? differsFromAddress();
// An event that began on the page's own clock ends on it.
const isOnThisClock = () => performance.now() - takenAt > 2 * REST;
const faultOfLinks = () => (now - askedAt > REST && isOnThisClock() ? differsFromAddress() : null);

// After a while everything is up to date, and a computer that was to move has moved.
async function faultInTheEnd() {
  for (let tries = 0; ; tries += 1) {
    await passTime(1001);
    await settled();
    const found = differs();
    if (!found) break;
    if (tries > 200) return found;
    await drawn();
  }
  const stones = () => sum(shown());
  const before = stones();
  const waits = () => isThinking() && stones() === before && !find('dialog[open]') && isAtTable();
  for (let tries = 0; waits(); tries += 1) {
    if (tries > 200) return 'the computer never moves';
    await passTime(2500);
    await settled();
    await drawn();
  }
  return null;
}
