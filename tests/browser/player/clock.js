// The time and the randomness of a page that a script plays. Both come from the seed, so that a run can
// be repeated. The page's timers and random numbers come from here. The clock advances only when the
// player says so, so the computer's turns always fall between the same presses.

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
const real = {
  setTimeout: setTimeout.bind(window),
  clearTimeout: clearTimeout.bind(window),
  requestAnimationFrame: requestAnimationFrame.bind(window),
};
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
  // What follows the next frame is due at once.
  requestAnimationFrame: (work) => ours.setTimeout(work),
};
async function passTime(by) {
  now += by;
  const due = [...waiting].filter(([, timer]) => timer.at <= now).sort(([, a], [, b]) => a.at - b.at);
  for (const [id, { run }] of due) {
    // An earlier one may have cancelled it.
    if (!waiting.delete(id)) continue;
    run();
    await breathe();
  }
}

// Lets the page do its postponed work, sometimes including drawing.
const channel = new MessageChannel();
const message = () => new Promise((done) => {
  channel.port1.onmessage = done;
  channel.port2.postMessage(0);
});
// Behind all waiting tasks, if the browser supports that, because otherwise their order would be random.
const breathe = () => (window.scheduler ? scheduler.postTask(() => {}, { priority: 'background' }) : message());
const drawn = () => new Promise((done) => real.requestAnimationFrame(() => breathe().then(done)));

// After long drawing, Yew lets the browser continue before it opens and closes dialogs, by a timer
// without a delay. A check of the page has to wait for that timer.
async function settled() {
  await breathe();
  await untilNothingIsDue();
}
async function untilNothingIsDue() {
  while ([...waiting.values()].some(({ at }) => at <= now)) await passTime(0);
}

// The page never waits this long. WebKitGTK's driver does, by the page's own timers, as the time limit
// of each script.
const LONGEST = 20000;

// Puts the page on this clock, or gives it its own back for a while, with all waiting timers at once.
let takenAt = 0;
async function takeClock() {
  if (window.setTimeout !== ours.setTimeout) takenAt = performance.now();
  Object.assign(window, ours);
  // Behind what the page has put off on its own clock, such as effects after long drawing.
  await new Promise((done) => real.setTimeout(done));
}
async function giveClockBack() {
  Object.assign(window, real);
  const end = now + LONGEST;
  while ([...waiting.values()].some(({ at }) => at <= end)) await passTime(end - now);
}
