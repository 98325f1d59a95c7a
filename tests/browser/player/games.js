// Plays whole games in the page, one after the other, and checks it after each turn. After `clock.js`
// and `judge.js` it defines `window.games`.

// The program's memory, which is private to it, and so is recorded when the program starts.
let memory = null;
for (const way of ['instantiate', 'instantiateStreaming']) {
  const begin = WebAssembly[way].bind(WebAssembly);
  WebAssembly[way] = async (...given) => {
    const begun = await begin(...given);
    memory ??= (begun.instance ?? begun).exports.memory;
    return begun;
  };
}

function press(selector) {
  const element = find(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  element.click();
  return settled();
}

function judge(where) {
  const found = fault();
  if (found) throw new Error(`${where}: ${found}`);
}

// Waits for the page's own work, but no longer than its longest pause.
async function until(what, probe) {
  for (let tries = 0; !probe(); tries += 1) {
    if (tries > 300) throw new Error(`${what} never came: ${asked}; ${find('[role=status]')?.textContent}`);
    await passTime(250);
    await settled();
    // Network files, and the work of a browser when it draws.
    if (tries > 20) await drawn();
  }
}

// Two players may begin once more under several names.
const rematch = () => [...document.querySelectorAll('dialog[open] button')].find((way) => texts.again.includes(way.textContent));
const isOver = () => main() === 'rematch';
const isOurs = () => count('#board [data-locked]') === 0 && find('#board [data-stone]') !== null;

// One turn, by two presses.
async function turn() {
  const before = sum(shown());
  const stone = one([...document.querySelectorAll('#board [data-stone]:not([aria-disabled])')]);
  const take = takes(stone);
  stone.click();
  await settled();
  judge('a choice');
  await press('.bar > .take[aria-label]');
  const after = sum(shown());
  if (after !== before - take) throw new Error(`a turn of ${take} left ${after} of ${before}`);
}

// The player of the last move has won, or has lost.
function judgeEnd() {
  const { link } = kept();
  const [rule, ...given] = table(link).split(',');
  const players = given.slice(0, 2);
  const first = given[2] === 'two' ? 1 : 0;
  const last = (first + moves(link).length + 1) % 2;
  const winner = rule === 'normal' ? last : 1 - last;
  const people = players.filter((player) => player === 'human').length;
  const said = find('dialog[open]').textContent;
  const yours = said.includes(texts.youWin);
  if (people === 1 && yours !== (players[winner] === 'human')) throw new Error(`${link} ends with “${said}”`);
}

// The settings before the first move; a link omits those of a first visit.
function table(link) {
  const usual = { rule: 'misere', one: 'human', two: 'casual', first: 'one', take: '' };
  return Object.entries(usual).map(([key, value]) => words(link).get(key) ?? value).concat(laid(link)).join();
}

// A game from any position to the result.
async function toTheEnd() {
  let turns = 0;
  for (; !isOver(); turns += 1) {
    if (turns > 400) throw new Error('a game has no end');
    judge('before a turn');
    if (main() === 'run') await press('.bar > .take');
    else if (isOurs()) await turn();
    else await until('a move of the computer', () => isOver() || isOurs());
  }
  await until('the result', rematch);
  await until('the address of the end', () => !differs());
  judge('the end');
  judgeEnd();
  return turns;
}

async function follow(link) {
  await untilItMayTravel();
  if (find('dialog[open]')) await press('dialog[open] .dialog__head button');
  await until('the dialog closes', () => !find('dialog[open]'));
  travelled();
  location.hash = link;
  await until('the board of the link', () => table(asked) === table(link) && !differs());
}

let played = 0;
window.games = {
  // Follows a link, if one is given, and plays that many games there, each a rematch of the last.
  // Returns the number of games played, or the error.
  async play(times, link) {
    await takeClock();
    try {
      if (link) await follow(link);
      for (let game = 0; game < times; game += 1) {
        if (game > 0 || !link) {
          if (link) await untilItMayTravel();
          rematch().click();
          await settled();
          await until('the rematch', () => !find('dialog[open]'));
        }
        await toTheEnd();
        played += 1;
      }
      return played;
    } catch (error) {
      return `after ${played} games: ${error.message}; ${find('[role=status]')?.textContent}; ${location.hash}; ${error.stack}`;
    }
  },
  // The current error of the page. While it has its own clock, the address is checked only at the end.
  fault,
  differs,
  weigh: () => ({ memory: memory.buffer.byteLength }),
  rest: giveClockBack,
};
