// Looks at every frame, from the first one on: whether stones of the table can be pressed in it, though
// the address names another screen.
(() => {
  const SCREENS = '.course, .desk, .yours';
  window.foreignFrames = 0;
  const isForeign = () => {
    const stone = document.querySelector('#board [data-stone]');
    const seen = stone?.checkVisibility({ visibilityProperty: true }) && !stone.closest('[inert]');
    return Boolean(seen) && document.querySelector(SCREENS) === null;
  };
  const look = () => {
    if (isForeign()) window.foreignFrames += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
