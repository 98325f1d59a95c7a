// Keeps the program and a browser's translator apart. The translator puts an element <font> in the place of each text
// that it changes, and the program still knows the text.
{
  // The element in the place of each text.
  const places = new WeakMap();
  const isFont = (node) => node?.nodeName === "FONT";
  const note = (records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === "characterData") {
        // The program has changed a text that is not there: put back, it is translated anew.
        const place = places.get(target);
        if (!target.isConnected && place?.isConnected) place.replaceWith(target);
        continue;
      }
      // Some translators put the element in place before they remove the text.
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      for (const node of font ? removedNodes : []) {
        if (node.nodeType !== Node.TEXT_NODE || node.isConnected) continue;
        places.set(node, font);
        observer.observe(node, { characterData: true });
      }
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });

  // The child of an element that holds this node, or that stands in its place.
  const childOf = (parent, node) => {
    note(observer.takeRecords());
    let child = parent.contains(node) ? node : places.get(node);
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child;
  };
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function (node, next) {
    const isHere = !next || next.parentNode === this;
    return insertBefore.call(this, node, isHere ? next : (childOf(this, next) ?? next));
  };
  Node.prototype.removeChild = function (node) {
    if (node.parentNode === this) return removeChild.call(this, node);
    // Beside it the element may hold what stays.
    if (this.contains(node)) removeChild.call(node.parentNode, node);
    else removeChild.call(this, childOf(this, node) ?? node);
    return node;
  };
}
