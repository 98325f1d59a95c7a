// Records every frame that the page draws, and how long a choice takes from the press to the frame
// that shows it. Put into the page once; it gives `window.frames_of`.
const frames = [];
const long = [];
const choices = [];
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
const choice = () => document.querySelector('[data-press=take]')?.getAttribute('aria-label');
let pressed = null;
// The last event before the choice is what made it: a stone is chosen when it is let go, a slider
// when it is touched.
for (const type of ['pointerdown', 'pointerup', 'click', 'input']) {
  addEventListener(type, ({ timeStamp }) => { pressed = { at: timeStamp, before: choice() }; }, true);
}
const channel = new MessageChannel();
channel.port1.onmessage = ({ data }) => choices.push(performance.now() - data);
new MutationObserver(() => {
  if (!pressed || choice() === pressed.before) return;
  const { at } = pressed;
  pressed = null;
  // A message that is sent from a frame comes when that frame is on its way to the screen.
  requestAnimationFrame(() => channel.port2.postMessage(at));
}).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });

window.frames_of = {
  begin() {
    frames.length = 0;
    long.length = 0;
    choices.length = 0;
    running = true;
    requestAnimationFrame(tick);
  },
  end() {
    running = false;
    if (observer) long.push(...observer.takeRecords().map(({ duration }) => duration));
    const between = frames.slice(1).map((time, place) => time - frames[place]);
    return { between, long, choices };
  },
};
