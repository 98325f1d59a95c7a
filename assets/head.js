// Stands in the document itself and runs before anything is drawn (ARCHITECTURE.md, "First paint").
{
  const page = document.documentElement;
  let save;
  try {
    save = localStorage.getItem("nim-save");
  } catch {
    // Site data may be blocked.
  }
  // What was set decides how the page looks, so it is not left to the program, which comes later.
  const theme = save?.match(/^setting theme=(dark|light) /m)?.[1];
  if (theme) {
    page.dataset.theme = theme;
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
      meta.media = meta.media.includes(theme) ? "all" : "not all";
    }
  }
  for (const name of ["big", "calm"]) if (save?.includes(`\nsetting ${name}=on `)) page.dataset[name] = "";
  // The board that the build has drawn is that of a first visit: nobody else sees it. Whoever sees it
  // may press what is drawn; boot.js does it when the program is there.
  // What is kept is read by a part of its own.
  if (save || location.hash) page.dataset.waits = save ? "storage" : "";
  else document.onclick = ({ target }) => (page.pressed = target.closest("button"));
  // Without boot.js nobody will ever play on the board, nor say so: then it goes, and a way to reload
  // comes in its place. What came damaged would come from the browser's own cache for ever.
  const failed = ({ target }) => {
    if (target.id !== "boot") return;
    page.dataset.waits = "";
    fetch(target.src, { cache: "reload" }).catch(() => {});
  };
  addEventListener("error", failed, true);
  // As a link it would lose the fragment.
  const again = (event) => {
    if (!event.target.closest(".waits a")) return;
    event.preventDefault();
    location.reload();
  };
  addEventListener("click", again);
}
