// Starts the program. It stands in a file of its own because the content policy allows no inline
// script; where it finds the program is written on its own element by the build.
const { js, wasm } = document.getElementById("boot").dataset;
const at = (path) => new URL(path, document.baseURI);
const preload = document.querySelector('link[rel="preload"][as="fetch"]');

try {
  const program = await import(at(js).href);
  // The hash makes sure that what runs is what was built.
  const module_or_path = fetch(at(wasm), { integrity: preload?.integrity ?? "" });
  await program.default({ module_or_path });
} catch (error) {
  const notice = document.createElement("p");
  notice.className = "failed";
  notice.setAttribute("role", "alert");
  notice.textContent =
    "Nim could not be loaded. Check the connection and reload this page; it needs a browser from 2024 or later.";
  document.getElementById("app").replaceChildren(notice);
  throw error;
}
