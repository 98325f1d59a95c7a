// Reports that the program has stopped, or could not be loaded. The saved data stays, and a person can
// reload. It loads after an error (boot.js), and needs nothing of the program.
const KEPT = ["nim-save", "nim-schools"];
// Unreadable lines are put there too: the screen of statistics shows and saves them.
const ASIDE = "nim-damaged";
// The most bytes there: above this size the program could save nothing more (storage/full_save.rs).
const MOST_ASIDE = 1200000;
// The note that the program has stopped before; offline.js deletes it after the program has run for a
// while.
const STOPPED = "nim-stopped";
// The value of that note after the link was given up.
const WITHOUT = "without its link";
const PATIENCE = 3000;

// The browser's own function, which boot.js has removed from the program.
let setItem, removeItem;
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

// The saved data as one text, which the screen of statistics and data imports. Each of the texts has a
// first line with the checksum of those below it (nim-game/src/save/frame.rs), and a stamp.
const sum = (text) => {
  let all = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) all = Math.imul(all ^ byte, 0x1000193);
  return (all >>> 0).toString(16).padStart(8, "0");
};
const below = (lines) => lines.map((line) => `${line}\n`).join("");
const together = () => {
  const texts = KEPT.map(read).filter((text) => text);
  if (texts.length < 2) return texts[0];
  const [first, ...others] = texts.map((text) => {
    const [head, ...lines] = text.trimEnd().split("\n");
    const [name, version, told] = head.split(" ");
    return { head: `${name} ${version} `, lines, told, whole: told === sum(below(lines)) };
  });
  const more = others.flatMap(({ lines }) => lines.filter((line) => line && !line.startsWith("stamp ")));
  const all = below([...first.lines, ...more]);
  // If a line is missing in one of them, the checksum of the whole must be wrong too.
  const whole = [first, ...others].every((text) => text.whole && text.head === first.head);
  return first.head.startsWith("nim-save ") ? `${first.head}${whole ? sum(all) : first.told}\n${all}` : texts.join("\n");
};
const asFile = (text, name, label) => {
  // Half a character has no code of its own.
  const coded = encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
  return make("a", { class: "button", href: `data:text/plain;charset=utf-8,${coded}`, download: name }, label);
};

// Every saved line, with the lines put aside before.
const putAside = () => {
  const texts = KEPT.map(read).filter((text) => text !== null);
  const before = read(ASIDE) ?? "";
  const known = new Set(before.split("\n"));
  const lines = texts.join("\n").split("\n").filter((line) => line && !known.has(line));
  const aside = before + below(lines);
  if (new TextEncoder().encode(aside).length > MOST_ASIDE) throw new RangeError("too much lies aside");
  const keep = (name, text) => setItem.call(localStorage, name, text);
  try {
    keep(ASIDE, aside);
  } catch {
    // There is no space for both, so data is given up only after the copy has replaced it.
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

// The browser would keep a damaged file in its cache for ever.
const refresh = () => {
  const named = [...document.querySelectorAll("link[href], script[src]")].map(({ href, src }) => href ?? src);
  const again = named.map((address) => fetch(address, { cache: "reload" }).catch(() => {}));
  return Promise.race([Promise.all(again), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
};

const report = (what, save) => {
  const version = document.getElementById("boot").dataset.offline.match(/-(\w+)\./)[1];
  const { width, height } = screen;
  return [
    "{{stop.report-wrong}}",
    ...what,
    "",
    `{{stop.report-version}} ${version}`,
    `{{stop.report-browser}} ${navigator.userAgent}, ${innerWidth}×${innerHeight} / ${width}×${height}`,
    `{{stop.report-address}} ${location.hash || "{{stop.report-no-fragment}}"}`,
    "{{stop.report-saved}}",
    save ?? "{{stop.report-nothing}}",
  ].join("\n");
};

export default ({ message, error, reason }, said, ran, set, remove) => {
  [setItem, removeItem] = [set, remove];
  const thrown = error ?? reason;
  // An error while the program was still loading was not caused by the program.
  const crashed = ran || /^RuntimeError|^RangeError|recursion/.test(thrown);
  const before = trying(() => sessionStorage.getItem(STOPPED));
  // If nothing can be noted, every time counts as the first.
  const unknown = trying(() => sessionStorage.length) === null;
  const note = (text) => trying(() => setItem.call(sessionStorage, STOPPED, text));
  if (crashed) note(before ?? "1");
  const save = read(KEPT[0]);
  const kept = together();

  let heading = "{{stop.stopped}}";
  let text = kept ? "{{stop.stopped-why-saved}}" : "{{stop.stopped-why}}";
  if (!crashed && !globalThis.WebAssembly) {
    heading = "{{stop.unable}}";
    text = kept ? "{{stop.unable-why-saved}}" : "{{stop.unable-why}}";
  } else if (!crashed) {
    heading = "{{stop.not-loaded}}";
    text = kept ? "{{stop.not-loaded-why-saved}}" : "{{stop.not-loaded-why}}";
  }

  const told = make("p", { role: "status", class: "fault__told" });
  const what = [message, thrown && `${thrown}`, said?.join(" "), thrown?.stack];
  const all = report([...new Set(what.filter(Boolean))], save);
  const field = make("textarea", { class: "fault__report", readonly: "", rows: "6", "aria-label": "{{stop.report}}" }, all);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(all);
      told.textContent = "{{stop.copied}}";
    } catch {
      field.select();
      field.focus();
      told.textContent = "{{stop.selected}}";
    }
  };
  const reload = button("{{stop.reload}}", async () => {
    if (!crashed) await refresh();
    location.reload();
  }, "button--primary");
  const ways = make("div", { class: "fault__ways" }, reload, button("{{stop.copy}}", copy));

  const parts = [];
  const bare = () => {
    history.replaceState(null, "", location.pathname + location.search);
    location.reload();
  };
  const withoutLink = () => {
    note(WITHOUT);
    bare();
  };
  const afresh = () => {
    try {
      putAside();
      bare();
    } catch {
      told.textContent = "{{stop.no-room}}";
      const aside = read(ASIDE);
      if (aside && !ways.querySelector("[download='nim-damaged.txt']")) {
        ways.append(asFile(aside, "nim-damaged.txt", "{{stop.save-older}}"));
      }
    }
  };
  const linked = location.hash && before !== WITHOUT;
  if (crashed && (before !== null || (unknown && linked))) {
    // The address alone may be the cause, and then all saved data can stay.
    const perhaps = unknown ? "{{stop.maybe-link}}" : "{{stop.twice-link}}";
    parts.push(make("p", {}, linked ? perhaps : "{{stop.twice-data}}"));
    ways.append(linked ? button("{{stop.open-without-link}}", withoutLink) : button("{{stop.start-again}}", afresh));
    if (kept) ways.append(asFile(kept, "nim-save.txt", "{{stop.save-data}}"));
  }

  const name = make("h2", { id: "fault" }, heading);
  const first = make("p", { id: "fault-text" }, text);
  const about = { role: "alertdialog", class: "fault", "aria-labelledby": "fault", "aria-describedby": "fault-text" };
  const dialog = make("dialog", about, name, first, ...parts, ways, told, field);
  const style = { rel: "stylesheet", href: new URL("<fault.css>", import.meta.url).href };
  document.head.append(make("link", style));
  document.body.append(dialog);
  // The report covers any dialog of the program, and cannot be closed.
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("close", () => dialog.showModal());
  dialog.showModal();
  reload.focus();
};
