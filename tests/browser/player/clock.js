// The time and the chance of a page that is played by a script: both come from the seed, so that a run
// can be played again. The page's timers and its random numbers come from here; the clock goes on when
// the player says so, so that the computer's turns fall between the same presses each time.

// mulberry32.
let state = seed >>> 0;
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}
const below = (count) => Math.floor(random() * count);
const one = (list) => list[below(list.length)];

crypto.getRandomValues = (bytes) => {
  for (let place = 0; place < bytes.length; place += 1) bytes[place] = below(256);
  return bytes;
};

// A clock of our own.
const real = { setTimeout: setTimeout.bind(window), clearTimeout: clearTimeout.bind(window) };
let now = 0;
let last = 1e9;
let waiting = new Map();
const ours = {
  setTimeout(work, delay = 0, ...given) {
    last += 1;
    waiting.set(last, { at: now + Number(delay), run: () => work(...given) });
    return last;
  },
  clearTimeout(id) {
    if (!waiting.delete(id)) real.clearTimeout(id);
  },
};
async function passTime(by) {
  now += by;
  const due = [...waiting].filter(([, timer]) => timer.at <= now).sort(([, a], [, b]) => a.at - b.at);
  for (const [id, { run }] of due) {
    // An earlier one may have called it off.
    if (!waiting.delete(id)) continue;
    run();
    await breathe();
  }
}

// What the page left for later gets its chance, drawing included now and then.
const channel = new MessageChannel();
const message = () => new Promise((done) => {
  channel.port1.onmessage = done;
  channel.port2.postMessage(0);
});
// Behind all that waits, where the browser can: which of two comes first would be luck.
const breathe = () => (window.scheduler ? scheduler.postTask(() => {}, { priority: 'background' }) : message());
const drawn = () => new Promise((done) => requestAnimationFrame(() => breathe().then(done)));

// Where drawing took long, Yew lets the browser breathe before it opens and closes dialogs, by a
// timer without a delay: whoever judges the page has to let that pass first.
async function settled() {
  await breathe();
  await untilNothingIsDue();
}
async function untilNothingIsDue() {
  while ([...waiting.values()].some(({ at }) => at <= now)) await passTime(0);
}

// The page waits for nothing so long. WebKitGTK's driver does, by the page's own timers: so much time
// has each script that it runs.
const LONGEST = 20000;

// Puts the page on this clock, or gives it its own back for a while; what it waits for comes at once.
let takenAt = 0;
function takeClock() {
  if (window.setTimeout !== ours.setTimeout) takenAt = performance.now();
  Object.assign(window, ours);
}
async function giveClockBack() {
  Object.assign(window, real);
  const end = now + LONGEST;
  while ([...waiting.values()].some(({ at }) => at <= end)) await passTime(end - now);
}
