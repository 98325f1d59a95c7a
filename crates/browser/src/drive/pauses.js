// Gives the test control of the page's pauses. A timer that is long enough for people to notice fires
// only when the test says that its time has passed. All other timers run as usual.
const NOTICED = 50;
// The page never waits this long. WebKitGTK's driver does, by the page's own timers, as the time limit
// of each script.
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
  // Lets this many milliseconds pass. Each timer fires in its turn, with those that it starts.
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
  // Moves the waiting timers to the browser's own clock, as if they had started now.
  release() {
    for (const [id, { at, run }] of waiting) {
      real.setTimeout(() => waiting.delete(id) && run(), at - now);
    }
  },
};
