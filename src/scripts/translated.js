// Keeps the program and a browser's translator apart. The translator puts an element <font> in the place of each text
// node that it changes, and the program still refers to the text node. Extensions remove elements of the program too.
{
  // The <font> in the place of each text node.
  const fonts = new WeakMap();
  const isFont = (node) => node?.nodeName === "FONT";
  const handle = (records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === "characterData") {
        // The program has changed a text node that is not there. The node is put back, and translated anew.
        const font = fonts.get(target);
        if (!target.isConnected && font?.isConnected) font.replaceWith(target);
        continue;
      }
      // Some translators insert the <font> before they remove the text node.
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      for (const node of font ? removedNodes : []) {
        if (node.nodeType !== Node.TEXT_NODE || node.isConnected) continue;
        fonts.set(node, font);
        observer.observe(node, { characterData: true });
      }
    }
  };
  const observer = new MutationObserver(handle);
  observer.observe(document.body, { childList: true, subtree: true });

  // The child of `parent` that is or contains this node, or its <font>; null where somebody has removed it.
  const childOf = (parent, node) => {
    handle(observer.takeRecords());
    let child = parent.contains(node) ? node : fonts.get(node);
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child ?? null;
  };
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function (node, next) {
    const isHere = !next || next.parentNode === this;
    return insertBefore.call(this, node, isHere ? next : childOf(this, next));
  };
  Node.prototype.removeChild = function (node) {
    if (node.parentNode === this) return removeChild.call(this, node);
    // Only the node is removed: the element around it may contain other nodes, which stay.
    if (this.contains(node)) removeChild.call(node.parentNode, node);
    else {
      const child = childOf(this, node);
      if (child) removeChild.call(this, child);
    }
    return node;
  };
}
