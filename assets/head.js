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
  // The language of the visit: that of the address, which holds until the tab is closed, that of the settings, or the
  // first of the browser's that there is. Other scripts read it from here, because translators change the attribute.
  const languages = "<languages>";
  const known = (wanted) => languages.find((tag) => tag === wanted?.toLowerCase().split("-")[0]);
  let visit = known(location.hash.match(/[?&]lang=([\w-]+)/)?.[1]);
  try {
    if (visit) sessionStorage.setItem("nim-lang", visit);
    visit ??= sessionStorage.getItem("nim-lang");
  } catch {
    // Site data may be blocked.
  }
  if (visit) page.dataset.visit = "";
  const setting = save?.match(/^language=(.+)$/m)?.[1];
  page.language = page.lang = [visit, setting, ...navigator.languages].map(known).find(Boolean) ?? "en";
  // In a frame of another page the menu can be left out (tokens.css).
  if (/[?&]embed=1(&|$)/.test(location.hash)) page.dataset.embed = "";
  // The board drawn by the build is that of a first visit. Another visit waits for the program.
  if (save || location.hash) page.dataset.waits = "";
}
