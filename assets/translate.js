// Stands in each document below what the build has translated, and puts it into the language of the page. It is hidden
// until then (app.css).
{
  const page = document.documentElement;
  const app = document.querySelector(`template[lang="${page.language}"]`);
  if (app) {
    document.title = app.title;
    document.getElementById("app").replaceChildren(app.content);
  }
  page.dataset.translated = "";
}
