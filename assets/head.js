// Stands in each document itself and runs before anything is drawn (ARCHITECTURE.md, "First paint").
{
  const page = document.documentElement;
  // The settings decide the look of the page, so they do not wait for the program, which loads later.
  let save, settings;
  try {
    save = localStorage.getItem("nim-save");
    settings = JSON.parse(save)?.settings;
  } catch {
    // Site data may be blocked, or the text damaged.
  }
  const { theme, look, calm, language } = settings ?? {};
  if (theme === "dark" || theme === "light") {
    page.dataset.theme = theme;
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
      meta.media = meta.media.includes(theme) ? "all" : "not all";
    }
  }
  if (look === "matches" || look === "coins") page.dataset.look = look;
  if (calm === true) page.dataset.calm = "";
  // The language of the visit: that of the address, which holds until the tab is closed, that of the settings, or the
  // first of the browser's that there is. Other scripts read it from here, because translators change the attribute.
  const languages = "<languages>";
  const known = (wanted) => languages.find((tag) => tag === wanted?.split?.("-")[0].toLowerCase());
  let visit = known(location.hash.match(/[?&]lang=([\w-]+)/)?.[1]);
  try {
    if (visit) sessionStorage.setItem("nim-lang", visit);
    visit ??= sessionStorage.getItem("nim-lang");
  } catch {
    // Site data may be blocked.
  }
  if (visit) page.dataset.visit = "";
  page.language = page.lang = [visit, language, ...navigator.languages].map(known).find(Boolean) ?? "en";
  // In a frame of another page the menu can be left out (tokens.css).
  if (/[?&]embed=1(&|$)/.test(location.hash)) page.dataset.embed = "";
  // The board drawn by the build is that of a first visit. Another visit waits for the program.
  if (save || location.hash) page.dataset.waits = "";
}
