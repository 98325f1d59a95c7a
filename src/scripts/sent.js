// The end of translate.js in the document. It shows the board of a link to a game until the program is there: copies of the
// drawn heap C without the stones that are too many. What was taken leaves its place. Such a board is a line
// of columns, but for eight heaps on an upright phone (layout.rs).
{
  const { dataset } = document.documentElement;
  const query = new URLSearchParams(location.hash.split("#/play?")[1] ?? "heaps=");
  const heaps = query.get("heaps") ?? (/heaps/i.test(location.hash) ? "" : "3,5,7");
  const left = heaps.split(",");
  const moves = query.get("moves")?.split(",") ?? [];
  // The program plays a friend's last move, but not one's own.
  const isFriends = query.get("via") === "link" && moves.pop();
  for (const move of moves) left[move.charCodeAt() - 65] -= move.slice(1);
  const isRead = /^([A-H][1-7],?)* [0-7](,[0-7]){0,7}$/.test(`${moves} ${heaps}`);
  const isWide = innerWidth >= 600 && innerHeight >= 600 || innerWidth >= 480 && 3 * innerWidth >= 4 * innerHeight;
  const isColumns = isWide || left.length < 8;
  if (isRead && isColumns && left.every((stones) => stones >= 0) && !(isFriends && dataset.waits)) {
    const board = document.querySelector(".board");
    board.style.setProperty("--rows", Math.max(...heaps.split(",")));
    board.style.setProperty("--columns", 10 * left.length - 2);
    board.inert = board.ariaHidden = true;
    const drawn = board.querySelector(".heap:last-child");
    const copies = left.map((stones, index) => {
      const copy = drawn.cloneNode(true);
      const column = copy.firstChild;
      while (column.children[heaps[2 * index]]) column.lastChild.remove();
      for (const stone of [...column.children].slice(stones)) stone.style.visibility = "hidden";
      [copy.lastChild.firstChild.textContent, copy.lastChild.lastChild.textContent] = ["ABCDEFGH"[index], stones];
      return copy;
    });
    drawn.parentElement.replaceChildren(...copies);
    dataset.sent = "";
  }
}
