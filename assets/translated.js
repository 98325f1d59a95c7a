// Keeps the program and a browser's translator apart. The translator puts an element <font> in the place of each text
// that it changes, and the program still knows the text. Nothing is different while nobody translates.
{
  // The element in the place of each text.
  const places = new WeakMap();
  const note = (records) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === "characterData") {
        // The program has changed a text that is not there: put back, it is translated anew.
        const place = places.get(target);
        if (!target.isConnected && place?.isConnected) place.replaceWith(target);
        continue;
      }
      const font = [...addedNodes].find((node) => node.nodeName === "FONT");
      for (const node of font ? removedNodes : []) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        places.set(node, font);
        observer.observe(node, { characterData: true });
      }
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });

  // The child of an element that is this node, holds it, or stands in its place.
  const childOf = (parent, node) => {
    if (!node || node.parentNode === parent) return node;
    note(observer.takeRecords());
    let child = places.get(node) ?? node;
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child;
  };
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function (node, next) {
    return insertBefore.call(this, node, childOf(this, next) ?? null);
  };
  Node.prototype.removeChild = function (node) {
    const child = childOf(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
}
