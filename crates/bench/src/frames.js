// Records every frame that the page draws, and the time of a choice from the press to the frame that
// shows it. Loaded into the page once; it defines `window.frames_of`.
const frames = [];
const long = [];
const choices = [];
const presented = [];
// The presses that chose something, by their moment.
const made = new Set();
let running = false;

function tick(time) {
  if (!running) return;
  frames.push(time);
  requestAnimationFrame(tick);
}
// The first reports drawing too, and the second is in more browsers.
const kind = ['long-animation-frame', 'longtask'].find((type) => PerformanceObserver.supportedEntryTypes.includes(type));
const observer = kind && new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration)));
observer?.observe({ type: kind });

// The choice, as the button that takes it names it.
const choice = () => document.querySelector('.bar > .take, .bar__take')?.getAttribute('aria-label');
let pressed = null;
// The last event before the choice is its cause. A stone is chosen at the release, a slider at the
// touch.
for (const type of ['pointerdown', 'pointerup', 'click', 'input']) {
  addEventListener(type, ({ timeStamp }) => { pressed = { at: timeStamp, type, before: choice() }; }, true);
}
const channel = new MessageChannel();
channel.port1.onmessage = ({ data }) => choices.push(performance.now() - data);
// Only this one attribute is observed, because reports of the others would cost measured time.
new MutationObserver(() => {
  if (!pressed || choice() === pressed.before) return;
  const { at, type } = pressed;
  pressed = null;
  made.add(`${type} ${at}`);
  // A message sent from a frame arrives when that frame is on its way to the screen.
  requestAnimationFrame(() => channel.port2.postMessage(at));
}).observe(document.body, { subtree: true, attributeFilter: ['aria-label'] });
// The browser's own time of an event: from its moment until its effect is on the screen. It is in steps
// of 8 ms, and reported from 16 ms up.
const present = (entries) => {
  for (const { name, startTime, duration } of entries) {
    if (made.delete(`${name} ${startTime}`)) presented.push(duration);
  }
};
const timing = PerformanceObserver.supportedEntryTypes.includes('event')
  && new PerformanceObserver((list) => present(list.getEntries()));
if (timing) timing.observe({ type: 'event', durationThreshold: 16 });

window.frames_of = {
  // A request for every frame makes frames, and presses would wait for them. So a measurement of presses
  // requests none.
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
