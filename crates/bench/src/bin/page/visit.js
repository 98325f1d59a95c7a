// Times a visit, in milliseconds since it began. `painted` is the first paint, and `ready` the first frame in
// which the program shows a whole screen. The first match of the selector is pressed as soon as it is seen,
// even in the drawing of the build, and `answered` is the frame that shows the choice.
(selector) => {
  const times = (globalThis.visit = {});
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName("first-contentful-paint")) times.painted = startTime;
  }).observe({ type: "paint", buffered: true });
  const choice = () => document.querySelector(".bar > .take")?.ariaLabel;
  let pressed, before;
  const look = () => {
    requestAnimationFrame(look);
    const now = performance.now();
    const main = [...document.querySelectorAll("#app main")].find((main) => main.checkVisibility());
    if (!main) return;
    if (!main.closest("[data-drawn]")) {
      if (main.textContent && !document.querySelector(".coming, .fetching")) times.ready ??= now;
    }
    if (pressed && choice() !== before) times.answered ??= now;
    const target = !pressed && main.querySelector(selector);
    if (!target || !target.checkVisibility({ visibilityProperty: true })) return;
    pressed = true;
    before = choice();
    target.click();
  };
  requestAnimationFrame(look);
}
