// Stands in the document itself and runs before anything is drawn (ARCHITECTURE.md, "First paint").
{
  const page = document.documentElement;
  let save;
  try {
    save = localStorage.getItem("nim-save");
  } catch {
    // Site data may be blocked.
  }
  // The settings decide the look of the page, so they do not wait for the program, which loads later.
  const theme = save?.match(/^setting theme=(dark|light) /m)?.[1];
  if (theme) {
    page.dataset.theme = theme;
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
      meta.media = meta.media.includes(theme) ? "all" : "not all";
    }
  }
  if (save?.includes("\nsetting calm=on ")) page.dataset.calm = "";
  // The board drawn by the build is that of a first visit, and is hidden in other visits. A person who
  // sees it may press it, or the key of a letter, and boot.js passes the last of both on to the program.
  if (save || location.hash) page.dataset.waits = "";
  else {
    document.onclick = document.onkeydown = (event) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isLetter = key?.length === 1 && key !== " " && !(ctrlKey || metaKey || altKey);
      if (key === undefined || isLetter) page.pressed = event;
    };
  }
  // Without boot.js nobody can play on the board or learn why. So the board is replaced by a button that
  // reloads. The browser would keep a damaged file in its cache for ever.
  const failed = ({ target }) => {
    if (target.id !== "boot") return;
    page.dataset.waits = "";
    fetch(target.src, { cache: "reload" }).catch(() => {});
  };
  addEventListener("error", failed, true);
  // A link would lose the fragment.
  const again = (event) => {
    if (!event.target.closest(".waits a")) return;
    event.preventDefault();
    location.reload();
  };
  addEventListener("click", again);
}
