// Records every frame that the page draws, and each press with the moment of the frame that shows its effect.
const frames = [];
const presses = [];
let pressed = null;
let moved = 0;

const tick = (time) => {
  frames.push(time);
  requestAnimationFrame(tick);
};
requestAnimationFrame(tick);

// The last event before a change is its cause: a stone is chosen at the release, a slider at the touch.
for (const type of ["pointerdown", "pointerup", "click", "input"]) {
  addEventListener(type, ({ timeStamp }) => (pressed = timeStamp), true);
}
const channel = new MessageChannel();
channel.port1.onmessage = ({ data }) => presses.push([data, performance.now()]);
new MutationObserver(() => {
  moved = performance.now();
  if (pressed === null) return;
  const at = pressed;
  pressed = null;
  // A message sent from a frame arrives when that frame is on its way to the screen.
  requestAnimationFrame(() => channel.port2.postMessage(at));
}).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ["aria-label"] });

// Asks in each frame, for twenty seconds.
const until = (what, holds) =>
  new Promise((done, fail) => {
    const begun = performance.now();
    const look = () => {
      if (holds()) done();
      else if (performance.now() - begun > 20_000) fail(new Error(`not within twenty seconds: ${what}`));
      else requestAnimationFrame(look);
    };
    look();
  });
const ends = ({ playState, effect }) => playState === "running" && effect.getComputedTiming().endTime !== Infinity;

window.bench = {
  begin() {
    frames.length = presses.length = 0;
    moved = performance.now();
  },
  shown: (count) => until(`${count} presses are shown`, () => presses.length >= count),
  // For a fifth of a second nothing has moved.
  still: () =>
    until("the board is still", () => {
      if (document.getAnimations().some(ends)) moved = performance.now();
      return performance.now() - moved > 200;
    }),
  end: () => ({ frames, presses, moved }),
};
