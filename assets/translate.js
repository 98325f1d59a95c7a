// Stands in the document below the board, and puts the board of another language than English in its place. The board
// is hidden until then (app.css).
{
  const page = document.documentElement;
  const board = document.querySelector(`template[lang="${page.lang}"]`);
  if (board) document.getElementById("app").replaceChildren(board.content);
  page.dataset.translated = "";
}
