// The end of translate.js in the document. It shows the board of a link to a game until the program is there: copies of the
// drawn heap C without the stones that are too many. Only a board of such heaps is a line of columns for sure (layout.rs).
{
  const query = new URLSearchParams(location.hash.split("#/play?")[1] ?? "heaps=none");
  const heaps = query.get("heaps") ?? "3,5,7";
  const left = heaps.split(",");
  const moves = query.get("moves")?.split(",") ?? [];
  // The program plays a friend's last move.
  if (query.has("via")) moves.pop();
  for (const move of moves) left["ABCDEFGHI".indexOf(move[0])] -= move.slice(1);
  if (/^[0-7](,[0-7]){0,8}$/.test(heaps) && left.every((stones) => stones >= 0)) {
    const board = document.querySelector("#app .board");
    board.style.setProperty("--rows", 8 * Math.max(...heaps.split(",")));
    board.style.setProperty("--columns", 10 * left.length - 2);
    board.inert = true;
    const drawn = board.querySelector(".heap:last-child");
    const copies = left.map((stones, index) => {
      const copy = drawn.cloneNode(true);
      const [column, label] = copy.children;
      while (column.children[heaps[2 * index]]) column.lastChild.remove();
      // What was taken leaves its place.
      for (const stone of [...column.children].slice(stones)) stone.style.visibility = "hidden";
      const [count, name] = label.children;
      count.textContent = stones;
      name.textContent = name.textContent.replace("C", (name.dataset.letter = "ABCDEFGHI"[index]));
      return copy;
    });
    drawn.parentElement.replaceChildren(...copies);
    document.documentElement.dataset.sent = "";
  }
}
