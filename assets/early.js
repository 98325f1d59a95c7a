// Stands in the document below head.js, and answers until the program is there.
{
  const page = document.documentElement;
  // A person who sees the drawn board may choose stones, and the program takes the choice over (main.rs). What a
  // choice says stands in the drawn board. The last press of another button, or of a letter, is kept for boot.js.
  const { dataset } = page;
  const show = (choice) => {
    const board = document.querySelector("[data-drawn]");
    const words = JSON.parse(board.dataset.choices);
    for (const stone of board.querySelectorAll(".stone")) {
      const name = nameOf(stone);
      const isIn = name[0] === choice[0] && name.slice(1) <= choice.slice(1);
      if (isIn) stone.dataset.mark = "chosen";
      else delete stone.dataset.mark;
      if (isIn && name[1] === "1") stone.dataset.tag = words[choice].tag;
      else delete stone.dataset.tag;
      stone.ariaPressed = name === choice;
      stone.tabIndex = name === (choice || "A1") ? 0 : -1;
    }
    for (const count of board.querySelectorAll(".heap__count")) {
      const stones = count.closest(".heap").querySelectorAll(".stone");
      count.textContent = letterOf(count) === choice[0] ? words[choice].count : stones.length;
    }
    const take = board.querySelector(".take");
    [take.textContent, take.ariaLabel] = [words[choice].take, words[choice].name];
    take.ariaDisabled = choice ? null : "true";
    dataset.choice = choice;
    delete page.pressed;
  };
  const letterOf = (part) => part.closest(".heap").querySelector("[data-letter]").dataset.letter;
  // As links write it: of the heap and the number of stones.
  const nameOf = (stone) => {
    const stones = stone.parentElement.querySelectorAll(".stone");
    return letterOf(stone) + (stones.length - stone.dataset.stone);
  };
  const take = () => {
    dataset.taken = "";
    delete page.pressed;
    const board = document.querySelector("[data-drawn]");
    board.querySelector("[role=status]").textContent = JSON.parse(board.dataset.choices).taken;
  };
  // A second press on a choice lets it go, unless it belongs to a double press.
  let chosenAt;
  const press = (name, at) => {
    const again = dataset.choice === name;
    if (again && at - chosenAt < 400) return;
    show(again ? "" : name);
    chosenAt = at;
  };
  // Heaps to the right, and stones up.
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1], Home: [0, -99], End: [0, 99] };
  const act = (event) => {
    const { key, target, timeStamp } = event;
    const part = target.closest("[data-drawn] :is(.stone, .board, .take)");
    const stone = part?.matches(".stone") && part;
    const isClick = event.type === "click";
    if (part && "taken" in dataset) return;
    if (isClick && stone) press(nameOf(stone), timeStamp);
    else if (isClick && part?.matches(".board")) show("");
    else if (isClick && part && dataset.choice) take();
    else if (stone && key === "Enter") {
      event.preventDefault();
      if (dataset.choice === nameOf(stone)) take();
      else press(nameOf(stone), timeStamp);
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
    else if (isClick || (key.length === 1 && key !== " ")) page.pressed = event;
  };
  if (!("waits" in dataset)) {
    document.onclick = act;
    document.onkeydown = (event) => {
      // A held Enter would press its button again and again.
      if (event.repeat && event.key === "Enter") event.preventDefault();
      else if (!(event.ctrlKey || event.metaKey || event.altKey || event.repeat)) act(event);
    };
  }
  // Without boot.js nobody can play on the board or learn why. So the board is replaced by a button that
  // reloads. The browser would keep a damaged file in its cache for ever.
  const failed = ({ target }) => {
    if (target.id !== "boot") return;
    page.dataset.waits = "";
    fetch(target.src, { cache: "reload" }).catch(() => {});
  };
  addEventListener("error", failed, true);
  // A link would lose the fragment.
  const again = (event) => {
    if (!event.target.closest(".waits a")) return;
    event.preventDefault();
    location.reload();
  };
  addEventListener("click", again);
}
