// Puts the page's pauses into the test's hand: a timer that waits so long that people notice comes when
// the test says that time has passed, and not before. All else goes on by itself.
const NOTICED = 50;
// The page waits for nothing so long. WebKitGTK's driver does, by the page's own timers: so much time has
// each script that it runs.
const LONGEST = 20000;
const real = { setTimeout: setTimeout.bind(window), clearTimeout: clearTimeout.bind(window) };
const waiting = new Map();
let now = 0;
let last = 1e9;
window.setTimeout = (work, delay = 0, ...given) => {
  if (delay < NOTICED || delay > LONGEST) return real.setTimeout(work, delay, ...given);
  last += 1;
  waiting.set(last, { at: now + Number(delay), run: () => work(...given) });
  return last;
};
window.clearTimeout = (id) => {
  if (!waiting.delete(id)) real.clearTimeout(id);
};
window.pauses = {
  // Lets so many milliseconds pass, in which each timer comes in its turn, with those that it starts.
  pass(by) {
    const end = now + by;
    for (;;) {
      const due = [...waiting].filter(([, timer]) => timer.at <= end);
      const [next] = due.sort(([, a], [, b]) => a.at - b.at);
      if (!next) break;
      const [id, timer] = next;
      waiting.delete(id);
      now = Math.max(now, timer.at);
      timer.run();
    }
    now = end;
  },
  // Gives what waits to the browser's own clock, as if it had begun to wait now.
  release() {
    for (const [id, { at, run }] of waiting) {
      real.setTimeout(() => waiting.delete(id) && run(), at - now);
    }
  },
};
