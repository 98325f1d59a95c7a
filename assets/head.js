// Stands in each document itself and runs before anything is drawn (ARCHITECTURE.md, "First paint").
{
  const page = document.documentElement;
  let save;
  try {
    save = localStorage.getItem("nim-save");
  } catch {
    // Site data may be blocked.
  }
  // The settings decide the look of the page, so they do not wait for the program, which loads later.
  const theme = save?.match(/^theme=(dark|light)$/m)?.[1];
  if (theme) {
    page.dataset.theme = theme;
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
      meta.media = meta.media.includes(theme) ? "all" : "not all";
    }
  }
  const look = save?.match(/^look=(matches|coins)$/m)?.[1];
  if (look) page.dataset.look = look;
  if (save?.includes("\ncalm=on\n")) page.dataset.calm = "";
  // The language of the address, which holds for the visit; of the settings; or the first of the browser’s that there is.
  const languages = "<languages>";
  const known = (wish) => languages.find((tag) => tag === wish?.toLowerCase().split("-")[0]);
  page.tagOf = (...wishes) => [...wishes, ...navigator.languages].map(known).find(Boolean) ?? "en";
  let asked = known(location.hash.match(/[?&]lang=([\w-]+)/)?.[1]);
  try {
    if (asked) sessionStorage.setItem("nim-lang", asked);
    asked ??= sessionStorage.getItem("nim-lang");
  } catch {
    // Site data may be blocked.
  }
  if (asked) page.dataset.visit = asked;
  page.setting = save?.match(/^language=(.+)$/m)?.[1];
  page.lang = page.tagOf(asked, page.setting);
  // In a frame of another page the menu can be left out (tokens.css).
  if (/[?&]embed=1(&|$)/.test(location.hash)) page.dataset.embed = "";
  // The board drawn by the build is that of a first visit. Another visit waits for the program.
  if (save || location.hash) page.dataset.waits = "";
}
