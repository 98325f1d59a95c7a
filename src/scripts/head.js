// An inline script of each document, which runs before anything is drawn (ARCHITECTURE.md, "First paint").
{
  const page = document.documentElement;
  // A host may have several copies of the page, so the name of what is stored ends with the folder of this one. The page
  // of a wrong address, which has an id, does not know the folder, and asks the storage for nothing.
  const folder = location.pathname.match(/\/.+\//) ?? "";
  const isLost = page.id;
  if (!isLost) page.dataset.folder = folder;
  // The settings decide the look of the page, so they do not wait for the program, which loads later.
  let save, settings;
  try {
    if (!isLost) save = localStorage.getItem("nim-save" + folder);
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
    if (visit && !isLost) sessionStorage.setItem("nim-lang" + folder, visit);
    if (!isLost) visit ??= sessionStorage.getItem("nim-lang" + folder);
  } catch {
    // Site data may be blocked.
  }
  if (visit) page.dataset.visit = "";
  page.language = page.lang = [visit, language, ...(navigator.languages ?? []), navigator.language].map(supported).find(Boolean) ?? "en";
  // `embed=1` leaves out the menu, for a frame in another page (tokens.css).
  if (/[?&](?:amp;)?embed=1\b/i.test(location.hash)) page.dataset.embed = "";
  // A browser runs no program that it reads from a disk.
  const isDisk = location.protocol === "file:";
  if (isDisk) page.dataset.disk = "";
  // The build has drawn the board of a first visit. Any other visit waits for the program.
  if (save || location.hash || isDisk) page.dataset.waits = save ? "save" : "";
}
