// Records every frame that the page draws, and how long a choice takes from the press to the frame
// that shows it. Put into the page once; it gives `window.frames_of`.
const frames = [];
const long = [];
const choices = [];
const presented = [];
// The presses that chose something, by the moment at which they were made.
const made = new Set();
let running = false;

function tick(time) {
  if (!running) return;
  frames.push(time);
  requestAnimationFrame(tick);
}
// The one tells of drawing too, the other is in more browsers.
const kind = ['long-animation-frame', 'longtask'].find((type) => PerformanceObserver.supportedEntryTypes.includes(type));
const observer = kind && new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration)));
observer?.observe({ type: kind });

// What is chosen, as the button says that takes it.
const choice = () => document.querySelector('.bar > .take, .bar__take')?.getAttribute('aria-label');
let pressed = null;
// The last event before the choice is what made it: a stone is chosen when it is let go, a slider
// when it is touched.
for (const type of ['pointerdown', 'pointerup', 'click', 'input']) {
  addEventListener(type, ({ timeStamp }) => { pressed = { at: timeStamp, type, before: choice() }; }, true);
}
const channel = new MessageChannel();
channel.port1.onmessage = ({ data }) => choices.push(performance.now() - data);
// Of all that changes, the one attribute alone: telling of the rest would cost time that is measured.
new MutationObserver(() => {
  if (!pressed || choice() === pressed.before) return;
  const { at, type } = pressed;
  pressed = null;
  made.add(`${type} ${at}`);
  // A message that is sent from a frame comes when that frame is on its way to the screen.
  requestAnimationFrame(() => channel.port2.postMessage(at));
}).observe(document.body, { subtree: true, attributeFilter: ['aria-label'] });
// What the browser itself says of an event: from its moment until the screen has what it led to,
// in steps of 8 ms; it tells of those that took 16 at least.
const present = (entries) => {
  for (const { name, startTime, duration } of entries) {
    if (made.delete(`${name} ${startTime}`)) presented.push(duration);
  }
};
const timing = PerformanceObserver.supportedEntryTypes.includes('event')
  && new PerformanceObserver((list) => present(list.getEntries()));
if (timing) timing.observe({ type: 'event', durationThreshold: 16 });

window.frames_of = {
  // Asking for every frame makes frames, and presses would wait for them: so who times presses asks
  // for none.
  begin(every) {
    frames.length = 0;
    long.length = 0;
    choices.length = 0;
    presented.length = 0;
    made.clear();
    running = every;
    if (every) requestAnimationFrame(tick);
  },
  end() {
    running = false;
    if (observer) long.push(...observer.takeRecords().map(({ duration }) => duration));
    if (timing) present(timing.takeRecords());
    const between = frames.slice(1).map((time, place) => time - frames[place]);
    return { between, long, choices, presented };
  },
};
