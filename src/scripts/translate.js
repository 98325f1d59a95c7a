// An inline script of each document, below a template for each translation. It shows the document in the language that
// head.js has noted in `page.language`. Until then the document is hidden (app.css).
{
  const page = document.documentElement;
  const template = document.querySelector(`template[lang="${page.language}"]`);
  if (template) {
    document.title = template.title;
    document.getElementById("app").replaceChildren(template.content);
  }
  page.dataset.translated = "";
}
