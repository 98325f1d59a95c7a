// Checks every frame from the first: whether it shows a board that can be pressed and that the address
// does not name.
(() => {
  window.foreignFrames = 0;
  window.framesSeen = 0;
  const isForeign = () => {
    const stone = document.querySelector('#board [data-stone]');
    const seen = stone?.checkVisibility({ visibilityProperty: true }) && !stone.closest('[inert]');
    if (!seen) return false;
    const named = /^#\/play\?heaps=([\d,]+)/.exec(location.hash)?.[1];
    if (named) return document.querySelectorAll('#board .heap').length !== named.split(',').length;
    return stone.closest('main.table') !== null;
  };
  const look = () => {
    window.framesSeen += 1;
    if (isForeign()) window.foreignFrames += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
