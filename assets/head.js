// An inline script of each document, which runs before anything is drawn (ARCHITECTURE.md, "First paint").
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
  // The language of the visit: that of the address, which holds until the tab is closed, or that of the settings, or
  // the browser's first that the page has. Scripts read `page.language`, since translators change the attribute `lang`.
  const languages = "<languages>";
  const supported = (wanted) => languages.find((tag) => tag === wanted?.split?.(/[-_.@]/)[0].toLowerCase());
  let visit = supported(location.hash.match(/[?&](?:amp;)?lang=([\w-]+)/i)?.[1]);
  try {
    if (visit) sessionStorage.setItem("nim-lang", visit);
    visit ??= sessionStorage.getItem("nim-lang");
  } catch {
    // Site data may be blocked.
  }
  if (visit) page.dataset.visit = "";
  page.language = page.lang = [visit, language, ...(navigator.languages ?? []), navigator.language].map(supported).find(Boolean) ?? "en";
  // `embed=1` leaves out the menu, for a frame in another page (tokens.css).
  if (/[?&](?:amp;)?embed=1(&|$)/i.test(location.hash)) page.dataset.embed = "";
  // A browser runs no program that it reads from a disk.
  const isDisk = location.protocol === "file:";
  if (isDisk) page.dataset.disk = "";
  // The build has drawn the board of a first visit. Any other visit waits for the program.
  if (save || location.hash || isDisk) page.dataset.waits = save ? "save" : "";
}
