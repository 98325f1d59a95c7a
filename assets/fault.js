// Tells that the program has stopped, or could not be loaded: what is kept stays, and one may reload.
// It comes when something has gone wrong (boot.js), and needs nothing of the program.
const KEPT = ["nim-save", "nim-schools", "nim-learned"];
// Lines that could not be read are put there too: the screen of statistics shows and saves them.
const ASIDE = "nim-damaged";
// That the program has stopped before; offline.js forgets it once the program has run for a while.
const STOPPED = "nim-stopped";
const PATIENCE = 3000;

const { setItem, removeItem } = Storage.prototype;
// Site data may be blocked.
const trying = (work) => {
  try {
    return work();
  } catch {
    return null;
  }
};
const read = (name) => trying(() => localStorage.getItem(name));

const make = (tag, attributes, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};
const button = (name, work, more = "") => {
  const element = make("button", { type: "button", class: `button ${more}` }, name);
  element.addEventListener("click", work);
  return element;
};

// What is left of the program may be torn: it hears no key and no timer, and writes over nothing.
const still = () => {
  for (let id = setTimeout(() => {}); id > 0; id -= 1) clearTimeout(id);
  Storage.prototype.setItem = Storage.prototype.removeItem = () => {};
  addEventListener("keydown", (event) => event.stopImmediatePropagation(), true);
};

// Every line that was kept, beside what was put aside before.
const putAside = () => {
  const texts = KEPT.map(read).filter((text) => text !== null);
  const before = read(ASIDE) ?? "";
  const known = new Set(before.split("\n"));
  const lines = texts.join("\n").split("\n").filter((line) => line && !known.has(line));
  const aside = before + lines.map((line) => `${line}\n`).join("");
  const keep = (name, text) => setItem.call(localStorage, name, text);
  try {
    keep(ASIDE, aside);
  } catch {
    // There is no room for both: only when it has taken the other's place is anything given up.
    const all = KEPT.map((name) => [name, read(name)]).filter(([, text]) => text !== null);
    for (const [name] of all) removeItem.call(localStorage, name);
    try {
      keep(ASIDE, aside);
    } catch (error) {
      for (const [name, text] of all) keep(name, text);
      throw error;
    }
  }
  for (const name of KEPT) removeItem.call(localStorage, name);
};

// A file that came damaged would come from the browser's own cache for ever.
const refresh = () => {
  const named = [...document.querySelectorAll("link[href], script[src]")].map(({ href, src }) => href ?? src);
  const again = named.map((address) => fetch(address, { cache: "reload" }).catch(() => {}));
  return Promise.race([Promise.all(again), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
};

const report = (what, save) => {
  const version = document.getElementById("boot").dataset.offline?.match(/-(\w+)\./)?.[1];
  const { width, height } = screen;
  return [
    "What went wrong:",
    ...what,
    "",
    `Version: ${version}`,
    `Browser: ${navigator.userAgent}, ${innerWidth}×${innerHeight} of ${width}×${height}`,
    `Address: ${location.hash || "without a fragment"}`,
    "Kept:",
    save ?? "nothing",
  ].join("\n");
};

export default ({ message, error, reason }, said, ran) => {
  still();
  const thrown = error ?? reason;
  // What was thrown while the program was still coming did not come of the program.
  const crashed = ran || ["RuntimeError", "RangeError", "InternalError"].includes(thrown?.name);
  const stopped = trying(() => sessionStorage.getItem(STOPPED)) !== null;
  if (crashed) trying(() => setItem.call(sessionStorage, STOPPED, "1"));
  const save = read(KEPT[0]);
  const has = save !== null;

  let heading = "Nim has stopped";
  let text = "Something went wrong in the program. Reload to go on.";
  if (!crashed && !globalThis.WebAssembly) {
    heading = "Nim cannot run here";
    text = "It needs WebAssembly, which this browser lacks or has switched off. Any browser from 2024 or later has it.";
  } else if (!crashed) {
    heading = "Nim could not be loaded";
    text = "A file of the page did not come, or not as it was built. Check the connection, then reload; it needs a browser from 2024 or later.";
  }
  if (has) text += " What was kept is still there.";

  const told = make("p", { role: "status", class: "fault__told" });
  const what = [message, thrown && `${thrown}`, said?.join(" "), thrown?.stack];
  const all = report([...new Set(what.filter(Boolean))], save);
  const field = make("textarea", { class: "fault__report", readonly: "", rows: "6", "aria-label": "Report" }, all);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(all);
      told.textContent = "Copied.";
    } catch {
      field.select();
      field.focus();
      told.textContent = "It is selected: copy it by hand.";
    }
  };
  const reload = button("Reload", async () => {
    if (!crashed) await refresh();
    location.reload();
  }, "button--primary");
  const ways = make("div", { class: "fault__ways" }, reload, button("Copy report", copy));

  const parts = [];
  if (crashed && stopped) {
    const fresh = () => {
      try {
        putAside();
        history.replaceState(null, "", location.pathname + location.search);
        location.reload();
      } catch {
        told.textContent = "There is no room to put it aside. Save it to a file, and delete the site’s data.";
      }
    };
    parts.push(make("p", {}, "It has stopped twice in a row. A fresh start opens an empty table; what was kept is put aside, and stays under Statistics and data."));
    ways.append(button("Start afresh", fresh));
    if (has) {
      const href = `data:text/plain;charset=utf-8,${encodeURIComponent(save)}`;
      ways.append(make("a", { class: "button", href, download: "nim-save.txt" }, "Save what was kept"));
    }
  }

  const name = make("h2", { id: "fault" }, heading);
  const first = make("p", { id: "fault-text" }, text);
  const about = { role: "alertdialog", class: "fault", "aria-labelledby": "fault", "aria-describedby": "fault-text" };
  const dialog = make("dialog", about, name, first, ...parts, ways, told, field);
  const style = { rel: "stylesheet", href: new URL("fault.css", import.meta.url).href, integrity: "<fault.css>" };
  document.head.append(make("link", style));
  document.body.append(dialog);
  // It lies over any dialog of the program's, and nothing closes it.
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("close", () => dialog.showModal());
  dialog.showModal();
  reload.focus();
};
