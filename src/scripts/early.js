// The end of head.js in the document. It handles presses and keys until the program has started.
{
  const page = document.documentElement;
  // People can choose stones on the drawn board, and the program starts with their choice (main.rs). `data-choices` has
  // the texts of each choice. `pressed` keeps the last press of another button, or of a letter key, for boot.js.
  const { dataset } = page;
  const show = (choice) => {
    const board = document.querySelector("[data-drawn]");
    const texts = JSON.parse(board.dataset.choices);
    for (const stone of board.querySelectorAll(".stone")) {
      const move = moveOf(stone);
      const isChosen = move[0] === choice[0] && move.slice(1) <= choice.slice(1);
      if (isChosen) stone.dataset.mark = "chosen";
      else delete stone.dataset.mark;
      if (isChosen && move[1] === "1") stone.dataset.tag = texts[choice].tag;
      else delete stone.dataset.tag;
      stone.ariaPressed = move === choice;
      stone.tabIndex = move === (choice || "A1") ? 0 : -1;
    }
    for (const count of board.querySelectorAll(".heap__count")) {
      const stones = count.closest(".heap").querySelectorAll(".stone");
      count.textContent = letterOf(count) === choice[0] ? texts[choice].count : stones.length;
    }
    const button = board.querySelector(".take");
    [button.textContent, button.ariaLabel] = [texts[choice].take, texts[choice].name];
    button.ariaDisabled = choice ? null : "true";
    dataset.choice = choice;
    delete page.pressed;
  };
  const letterOf = (element) => element.closest(".heap").querySelector(".heap__name").textContent;
  // The move that takes this stone and those above it, as links write it: `B3`.
  const moveOf = (stone) => {
    const stones = stone.parentElement.querySelectorAll(".stone");
    return letterOf(stone) + (stones.length - stone.dataset.stone);
  };
  const take = () => {
    dataset.taken = "";
    delete page.pressed;
    const board = document.querySelector("[data-drawn]");
    board.querySelector("[role=status]").textContent = JSON.parse(board.dataset.choices).taken;
  };
  // A press on the chosen stone clears the choice, unless it is the second of a double press, within 400 ms.
  let chosenAt;
  const press = (move, time) => {
    const isRepeated = dataset.choice === move;
    if (isRepeated && time - chosenAt < 400) return;
    show(isRepeated ? "" : move);
    chosenAt = time;
  };
  // For each key: how many heaps to the right, and how many stones up.
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1], Home: [0, -99], End: [0, 99] };
  const handle = (event) => {
    const { code, target, timeStamp } = event;
    // French keyboards have digits with Shift alone, and Japanese ones none (document.rs).
    const key = /^Digit/.test(code) && /^(\W|Process)$/.test(event.key) ? code.slice(5) : event.key;
    const element = target.closest("[data-drawn] :is(.stone, .board, .take)");
    const stone = element?.matches(".stone") && element;
    const isClick = event.type === "click";
    if (element && "taken" in dataset) return;
    if (isClick && stone) press(moveOf(stone), timeStamp);
    else if (isClick && element?.matches(".board")) show("");
    else if (isClick && element && dataset.choice) take();
    else if (stone && key === "Enter") {
      event.preventDefault();
      if (dataset.choice === moveOf(stone)) take();
      else press(moveOf(stone), timeStamp);
    } else if (stone && key > 0 && key <= stone.parentElement.children.length) {
      [...stone.parentElement.children].at(-key).focus();
      show(letterOf(stone) + key);
      chosenAt = timeStamp;
    } else if (stone && key in steps) {
      event.preventDefault();
      const [across, up] = steps[key];
      const heaps = [...document.querySelectorAll("[data-drawn] .heap__stones")];
      const stones = [...(heaps[heaps.indexOf(stone.parentElement) + across] ?? stone.parentElement).children];
      (stones[Math.max(0, +stone.dataset.stone + up)] ?? stones.at(-1)).focus();
    } else if (stone && key === "Escape") show("");
    else if (isClick || key === "Process" || (key?.length === 1 && key !== " ")) page.pressed = event;
  };
  if (!("waits" in dataset)) {
    document.onclick = handle;
    document.onkeydown = (event) => {
      // A held Enter would press the focused button again and again.
      if (event.repeat && event.key === "Enter") event.preventDefault();
      else if (!(event.ctrlKey || event.metaKey || event.altKey || event.repeat)) handle(event);
    };
  }
  // If boot.js does not load, a text with a link to reload replaces the board, on which nobody could play. "reload"
  // replaces a damaged file, which the browser would keep in its cache for ever. If the host sends it wrongly, the text says
  // so, in English alone: the document is near its limit.
  const failed = ({ target }) => {
    if (target.id !== "boot") return;
    dataset.waits = "";
    const { pathname, search, hash } = location;
    // Where the host answers `/nim` with the page, the files are in `/nim/`. It may lead from there back to here.
    const isFolder = /(\/|\.html)$/.test(pathname);
    const [{ redirectCount } = {}] = performance.getEntriesByType("navigation");
    if (!isFolder && !redirectCount) location.replace(location.origin + pathname + "/" + search + hash);
    fetch(target.src, { cache: "reload" }).then(
      ({ headers }) => {
        if (!/javascript/.test(headers.get("content-type"))) dataset.mistyped = "";
      },
      () => {},
    );
  };
  addEventListener("error", failed, true);
  // The link itself would lose the fragment of the address.
  const reload = (event) => {
    if (!event.target.closest(".waits a")) return;
    event.preventDefault();
    location.reload();
  };
  addEventListener("click", reload);
}
