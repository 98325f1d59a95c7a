import type { Locator, Page } from '@playwright/test';
import {
  button, calm, chance, choose, expect, follow, isWhole, open, press, says, stone, take, test, untilHeaps,
} from '../nim.ts';
import { after, boards, moves, nimSum, turns, upTo, value, winning, wins, write, type Board } from '../oracle.ts';
import { checkReason } from '../reasons.ts';

test.beforeEach(calm);

const table = (page: Page): Locator => page.getByRole('table', { name: 'Heaps in binary' });

/** The numbers of a turn for `take` of an address: '' is any, '3' is up to 3, and '1,3,4' are these. */
const takesOf = (limit: string): number[] | undefined => {
  const numbers = limit.split(',').map(Number);
  return limit === '' ? undefined : numbers.length === 1 ? upTo(numbers[0]) : numbers;
};
const digits = (number: number): string => number.toString(2).padStart(4, '0');

const sums = (page: Page, sum: number): Promise<void> =>
  expect(page.getByText(new RegExp(`^Nim-sum ${sum}: .* = 0*${sum.toString(2)}$`))).toBeVisible();
const CAN_WIN = 'The player to move can win';
const LOSES = 'The player to move loses';

function titleOf(board: Board): string {
  const [all, good] = [moves(board).length, winning(board).length];
  if (all === 0) return `The game is over: the player who would have to move has ${wins(board) ? 'won' : 'lost'}.`;
  if (good === 0) return `${LOSES}: ${all === 1 ? 'the only move loses.' : `none of the ${all} moves wins.`}`;
  return `${CAN_WIN}: ${all === 1 ? 'the only move wins.' : `${good} of ${all} moves ${good === 1 ? 'wins' : 'win'}.`}`;
}

/** What the stones say when each shows what its move does. */
function resultsOf(board: Board): string[] {
  return moves(board).map((move) => {
    const [next, [heap, number]] = [after(board, move), move];
    const left = 1 + turns(next);
    return `Taking ${number} stone${number === 1 ? '' : 's'} from heap ${'ABCDEFGHI'[heap]} ${wins(next) ? 'loses' : 'wins'} in ${left} turn${left === 1 ? '' : 's'}.`;
  });
}

function lengthSentence(board: Board): string {
  const [left, count] = [turns(board), boards(board)];
  return [
    left === 1 ? 'The next turn is the last.' : `The game ends in ${left} turns if the winner hurries and the loser delays.`,
    `${count.toLocaleString('en')} different boards are possible from here, counting this one.`,
  ].join(' ');
}

interface Shown {
  title: string;
  length: string;
  reason: string;
  rows: string[][];
  /** What the stones say, and whether they look like it. */
  results: string[];
}

/** What the page shows of a board: title, length, reason, the cells of the table, and what each move does. */
async function shown(page: Page): Promise<Shown> {
  return table(page).evaluate((element) => {
    const text = [...document.querySelectorAll('main p')].map((part) => part.textContent ?? '');
    const title = document.querySelector('main [role=status] p')?.textContent ?? '';
    const stones = [...document.querySelectorAll('main .stone')].filter((stone) => !stone.matches('[aria-disabled]'));
    return {
      title,
      length: text.find((sentence) => /^The (next turn|game ends)/.test(sentence)) ?? '',
      // The third paragraph after the title: the verdict on a move and a result come before.
      reason: text[text.indexOf(title) + 3],
      results: stones.map((stone) => {
        const [said, shows] = [stone.getAttribute('aria-description') ?? '', getComputedStyle(stone, '::after')];
        const isGreen = shows.backgroundColor === getComputedStyle(document.querySelector('#probe')!).color;
        return said.includes(isGreen ? ' wins ' : ' loses ') && shows.content === `"${said.match(/in (\d+)/)?.[1]}"` ? said : `not ${said}`;
      }),
      rows: [...(element as HTMLTableElement).tBodies[0].rows].map((row) => [...row.cells].map((cell) => cell.innerText)),
    };
  });
}

/** Expects that each row of the table is true, by trying every move. */
function checkRows(rows: string[][], board: Board, values: number[]): void {
  const sum = nimSum(values);
  const isPlain = board.takes === undefined;
  expect(rows.map(([heap]) => heap)).toEqual([...'ABCDEFGHI'].slice(0, board.heaps.length));
  for (const [heap, row] of rows.entries()) {
    const stones = board.heaps[heap];
    const best = winning(board).filter(([of]) => of === heap).map(([, number]) => number);
    const cells = [...row];
    const [, stonesCell] = cells.splice(0, 2);
    if (!isPlain) expect(cells.shift(), 'what the heap counts as').toBe(String(values[heap]));
    const left = best.map((number) => stones - number).join(', ');
    const verdict = best.length === 0 ? 'no' : `yes: take ${best.join(' or ')}`;
    expect([stonesCell, cells[0], cells.at(-1)]).toEqual([String(stones), digits(values[heap]), verdict]);
    const wanted = values[heap] ^ sum;
    if (cells.length === 4) {
      // The nim-sum decides only outside the end of a misère game.
      expect(cells[1]).toMatch(isPlain ? /^single stones decide$/ : /^(remainders|values) of 1 decide$/);
      expect(board.rule).toBe('misere');
      expect(values.filter((counts) => counts > 1).length).toBeLessThan(2);
      expect(cells[2]).toBe(left || '–');
    } else {
      expect(cells.slice(1, 3)).toEqual([digits(sum), digits(wanted)]);
      expect(cells[3]).toBe(left || (isPlain ? String(wanted) : '–'));
      const bySum = moves(board).filter(([of, number]) =>
        sum !== 0 && of === heap && value(stones - number, board.takes) === wanted);
      expect(bySum.map(([, number]) => number), 'the nim-sum finds the winning moves').toEqual(best);
    }
  }
}

/** Expects that the row of values is true through two periods, and marks the heaps of the board; none where stones count. */
async function checkValues(page: Page, board: Board): Promise<void> {
  const row = page.getByRole('table', { name: 'Heaps, and below them their values' });
  const isLimit = board.takes?.every((take, index) => take === index + 1);
  const isPlain = board.takes === undefined || isLimit && Math.max(...board.heaps) <= board.takes.length;
  if (isPlain) return expect(row).toHaveCount(0);
  const cells = await row.getByRole('cell').allInnerTexts();
  const heaps = [...cells.keys()];
  expect(cells.map((cell) => cell.replace(/\s+/g, ' '))).toEqual(heaps.map((heap) => {
    const worth = value(heap, board.takes);
    return `Heap of ${heap}${board.heaps.includes(heap) ? ', on the board' : ''}: value ${worth}. ${heap} ${worth}`;
  }));
  // Two periods, or up to the largest heap. The values of these limits and sets repeat from the empty heap on.
  const known = upTo(60).map((heap) => value(heap - 1, board.takes));
  const period = upTo(15).find((length) => known.slice(length).every((worth, heap) => worth === known[heap]))!;
  return expect(heaps.length - 1).toBe(Math.max(...board.heaps, Math.min(31, 2 * period - 1)));
}

/** Boards for any number of stones a turn, and boards for a limit or a set; a whole run adds random boards. */
const UNLIMITED = [[0, 0], [1], [1, 1], [1, 1, 1], [1, 0, 1, 1], [2], [2, 2], [1, 4, 1], [1, 1, 1, 6], [3, 5, 6], [9, 0, 0],
  [2, 1, 3, 0], [3, 3, 2, 2, 1, 1, 3, 3]];
const LIMITED = [[8], [7, 7], [0, 9], [8, 4], [8, 8, 1], [6, 1, 1], [9, 5, 1], [5, 6, 7, 6, 5, 7]];
const LIMITS = ['', '3', '4', '1,3,4', '2,5', '1,4', '2,3'];

/** The boards to test with a limit: all where there is none or in a whole run, else every third from `offset` on. */
function boardsFor(limit: string, offset: number): number[][] {
  const chosen = limit === '' ? UNLIMITED : LIMITED;
  if (!isWhole) return limit === '' ? chosen : chosen.filter((_, index) => index % 3 === offset % 3);
  const below = chance(100 + limit.length);
  return [...chosen, ...upTo(12).map((one) => [7 + below(5), ...upTo(1 + one % 3).map(() => below(12))])];
}

for (const rule of ['misere', 'normal'] as const) {
  test(`the analysis agrees with every possible game: ${rule}`, async ({ page }) => {
    await open(page, '#/analyse');
    await expect(table(page)).toBeVisible();
    await press(page, 'Values');
    await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.id = 'probe';
      probe.style.setProperty('color', 'var(--safe)');
    });
    for (const [index, limit] of LIMITS.entries()) {
      for (const stones of boardsFor(limit, rule === 'misere' ? index : index + 1)) {
        const board: Board = { heaps: stones, rule, takes: takesOf(limit) };
        const values = stones.map((heap) => value(heap, board.takes));
        const address = `#/analyse?heaps=${stones}&rule=${rule}${limit && `&take=${limit}`}`;
        await follow(page, address);
        const expected = {
          title: titleOf(board),
          results: resultsOf(board).sort(),
          length: moves(board).length === 0 ? '' : lengthSentence(board),
          stones: stones.map(String),
        };
        await expect.poll(async () => {
          const { rows, reason, results, ...sentences } = await shown(page);
          return { ...sentences, results: results.sort(), stones: rows.map((row) => row[1]) };
        }, { message: address, intervals: [30] }).toEqual(expected);
        const { rows, reason } = await shown(page);
        checkRows(rows, board, values);
        checkReason(reason, board);
        const equation = `${values.map(digits).join(' ⊕ ')} = ${digits(nimSum(values))}`;
        await expect(page.getByText(`Nim-sum ${nimSum(values)}: ${equation}`, { exact: true })).toBeVisible();
        await checkValues(page, board);
      }
    }
  });
}

test('Best makes moves with which the winner hurries and the loser delays, to the end', async ({ page }) => {
  await open(page, '#/analyse');
  for (const [rule, stones] of [['misere', [2, 3, 4]], ['normal', [2, 4, 5]], ['misere', [1, 1, 3]], ['normal', [2, 2]]] as const) {
    await follow(page, `#/analyse?heaps=${stones}&rule=${rule}`, stones);
    let board: Board = { heaps: [...stones], rule };
    const all = turns(board);
    for (let left = all; left > 0; left -= 1) {
      await press(page, 'Best');
      const move = button(page, new RegExp(`^${1 + all - left} [A-C]\\d`));
      await expect(move).toHaveAttribute('aria-current', 'step');
      const made = (await move.textContent())!.match(/[A-C]\d+/)![0];
      const next = after(board, ['ABC'.indexOf(made[0]), Number(made.slice(1))]);
      await untilHeaps(page, next.heaps);
      expect(turns(next)).toBe(left - 1);
      expect(wins(next)).toBe(!wins(board));
      board = next;
      await says(page, titleOf(board));
    }
    await expect(button(page, 'Best')).toBeDisabled();
  }
});

test('a stone plays, the moves stand below with their verdicts, and another move keeps the way before', async ({ page }) => {
  await open(page, '#/analyse?heaps=3,5,7&rule=normal', [3, 5, 7]);
  const line = page.getByRole('list', { name: 'Moves' });
  const way = page.getByRole('list', { name: 'Other ways' });
  await expect(page.getByText('Press a stone to take this stone and those above it.')).toBeVisible();
  // By hand: of 3, 5, 7 each heap has one winning move, of one stone.
  await choose(page, 'A1');
  await untilHeaps(page, [2, 5, 7]);
  await says(page, `${LOSES}: none of the 14 moves wins.`);
  await says(page, '1 stone from heap A: Player 1 kept the win');
  await choose(page, 'C7');
  await untilHeaps(page, [2, 5, 0]);
  await says(page, `${CAN_WIN}: 1 of 7 moves wins.`);
  await says(page, '7 stones from heap C: Player 2 had no winning move');
  await choose(page, 'B5');
  await untilHeaps(page, [2, 0, 0]);
  await says(page, '5 stones from heap B: Player 1 gave the win away. Better: 3 from B');
  await expect(page).toHaveURL(/#\/analyse\?heaps=3,5,7&rule=normal&moves=A1,C7,B5$/);
  const names = ['Start', /^1 A1 Player 1 kept the win/, /^2 C7 Player 2 had/, /^3 B5 Player 1 gave/];
  await expect(line.getByRole('button')).toHaveText(names);
  // Back on the line: the moves after it stay.
  await press(line, /^1 A1/, [2, 5, 7]);
  await expect(page).toHaveURL(/moves=A1$/);
  await expect(line.getByRole('button')).toHaveText(names);
  await expect(button(line, /^1 A1/)).toHaveAttribute('aria-current', 'step');
  // The same move goes on with the line, and another one leaves it as a way.
  await choose(page, 'C7');
  await untilHeaps(page, [2, 5, 0]);
  await expect(line.getByRole('button')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Other ways' })).toHaveCount(0);
  await choose(page, 'B3');
  await untilHeaps(page, [2, 2, 0]);
  await expect(line.getByRole('button')).toHaveText(['Start', /^1 A1/, /^2 C7/, /^3 B3 Player 1 kept the win/]);
  await expect(way.getByRole('button')).toHaveText(names);
  await press(way, /^3 B5/, [2, 0, 0]);
  await expect(line.getByRole('button')).toHaveText(names);
  await expect(way.getByRole('button')).toHaveText(['Start', /^1 A1/, /^2 C7/, /^3 B3/]);
  await press(page, 'Undo', [2, 2, 0]);
  await expect(line.getByRole('button')).toHaveText(['Start', /^1 A1/, /^2 C7/, /^3 B3/]);
  await expect(way.getByRole('button')).toHaveText(names);
  // A change of the board begins another line.
  await press(page, 'One stone more in heap C', [2, 2, 1]);
  await expect(line).toHaveCount(0);
  await expect(page).toHaveURL(/#\/analyse\?heaps=2,2,1&rule=normal&first=two$/);
  await press(page, 'Undo', [2, 2, 0]);
  await expect(line.getByRole('button')).toHaveCount(4);
  await expect(page).toHaveURL(/moves=A1,C7,B3$/);
  await page.reload();
  await untilHeaps(page, [2, 2, 0]);
  await expect(line.getByRole('button')).toHaveText(['Start', /^1 A1/, /^2 C7/, /^3 B3/]);
});

test('on a desk board, sliders, title, equation and table are in sight together, and on a phone board and title are', async ({ page }) => {
  const bottoms = (names: string[]): Promise<number[]> => page.evaluate((all) => all.map((name) => {
    const found = [...document.querySelectorAll(name)];
    const scrolls = (element: Element): boolean => element.scrollHeight > element.clientHeight + 1;
    const isCut = (element: Element | null): boolean => element !== null && element !== document.body
      && (/auto|scroll/.test(getComputedStyle(element).overflowY) && scrolls(element) || isCut(element.parentElement));
    if (found.length === 0 || found.some((element) => isCut(element.parentElement))) return Infinity;
    return Math.max(...found.map((element) => element.getBoundingClientRect().bottom));
  }), names);
  for (const rest of ['heaps=21', 'heaps=1,3,5,7&take=3', 'heaps=3,5,7', 'heaps=7,6,5,4,3,2,1&take=1,3,4', 'heaps=7,7,7,7,7,7,6,6,6', 'heaps=31,22,1,1,1,1,1,1,1']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, `#/analyse?${rest}&rule=misere`);
    await expect(page.getByText('if the winner hurries')).toBeVisible();
    expect(Math.max(...await bottoms(['#board', 'input[type=range]', '[role=status] p', '.facts__equation', '.sum__table'])), rest)
      .toBeLessThanOrEqual(800);
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(table(page)).toBeHidden();
    expect(Math.max(...await bottoms(['#board', '[role=status] p'])), rest).toBeLessThanOrEqual(640);
    await press(page, 'Details');
    await expect(table(page)).toBeVisible();
  }
});

test('a line goes to the tree and on from there, and comes back', async ({ page }) => {
  await open(page, '#/analyse?heaps=1,2,3&rule=misere&moves=A1,C2', [0, 2, 1]);
  await press(page, 'Game tree');
  await expect(page).toHaveURL(/#\/tree\?heaps=1,2,3&rule=misere&moves=A1,C2$/);
  const line = page.getByRole('list', { name: 'Moves' });
  await expect(line.getByRole('button')).toHaveText(['Start', /^1 A1/, /^2 C2/]);
  await page.getByRole('treeitem', { name: 'Take 2 from B: 0-0-1, Min to move' }).click();
  await press(page, 'Analysis', [0, 0, 1]);
  await expect(page).toHaveURL(/#\/analyse\?heaps=1,2,3&rule=misere&moves=A1,C2,B2$/);
  await expect(line.getByRole('button')).toHaveText(['Start', /^1 A1/, /^2 C2/, /^3 B2 Player 1 kept the win/]);
  // What follows the moment that is shown goes along.
  await line.getByRole('button', { name: '1 A1' }).click();
  await untilHeaps(page, [0, 2, 3]);
  await press(page, 'Game tree');
  await expect(line.getByRole('button')).toHaveText(['Start', /^1 A1/, /^2 C2/, /^3 B2/]);
  await expect(page).toHaveURL(/&moves=A1$/);
  // Another player to move: the moves stay, and each is the other player's.
  await press(page, 'Analysis', [0, 2, 3]);
  await press(page, 'Player 2’s turn');
  await expect(page).toHaveURL(/&first=two&moves=A1$/);
  await expect(line.getByRole('button')).toHaveText(['Start', /^1 A1 Player 2 /, /^2 C2 Player 1 /, /^3 B2 Player 2 kept the win/]);
  await press(page, 'Undo');
  await expect(button(page, 'Player 2’s turn')).toBeVisible();
});

test('whose turn it is can be exchanged, stands in the address, and goes to the tree and to a game', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page, '#/analyse?heaps=1,2,4&rule=normal', [1, 2, 4]);
  await page.clock.pauseAt(60_000);
  await expect(button(page, 'Player 1’s turn')).toHaveAccessibleDescription('Let the other player move');
  await press(page, 'Player 1’s turn');
  await expect(button(page, 'Player 2’s turn')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/rule=normal&first=two$/);
  await choose(page, 'A1');
  await expect(button(page, 'Player 1’s turn')).toBeVisible();
  await press(page, 'Undo');
  await press(page, 'Game tree');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/#\/tree\?heaps=1,2,4&rule=normal&first=two$/);
  await press(page, 'Analysis');
  await expect(button(page, 'Player 2’s turn')).toBeVisible();
  await press(page, 'Play this board', [1, 2, 4]);
  await page.clock.runFor(100);
  // The computer sits there.
  await expect(page).toHaveURL(/#\/play\?heaps=1,2,4&rule=normal&first=two$/);
  await says(page, 'The computer starts.');
});

/** Presses Undo or Redo once for each of these boards, and expects the board. */
async function pressThrough(page: Page, name: 'Undo' | 'Redo', expected: number[][]): Promise<void> {
  for (const board of expected) await press(page, name, board);
}

/** Drags a slider from one part of its length to others, without letting go. */
async function drag(page: Page, slider: Locator, from: number, ...to: number[]): Promise<void> {
  const { x, y, width, height } = (await slider.boundingBox())!;
  await page.mouse.move(x + from * width, y + height / 2);
  await page.mouse.down();
  for (const part of to) await page.mouse.move(x + part * width, y + height / 2);
}

test('slider, −, + and the field each change one heap, and Undo and Redo go through the changes', async ({ page }) => {
  await open(page, '#/analyse?heaps=3,5,7&rule=normal', [3, 5, 7]);
  await press(page, 'One stone more in heap B', [3, 6, 7]);
  await sums(page, 2);
  await press(page, 'One stone less in heap C', [3, 6, 6]);
  await page.getByRole('spinbutton', { name: 'Number of stones in heap A' }).fill('12');
  await untilHeaps(page, [12, 6, 6]);
  await sums(page, 12);
  const slider = page.getByRole('slider', { name: 'Heap B' });
  await drag(page, slider, 6 / 15, 0.5, 0.7, 0.9, 1);
  await untilHeaps(page, [12, 15, 6]);
  await page.mouse.up();
  await expect(slider).toHaveValue('15');
  // The whole drag is one change.
  await pressThrough(page, 'Undo', [[12, 6, 6], [3, 6, 6]]);
  await pressThrough(page, 'Redo', [[12, 6, 6], [12, 15, 6]]);
  await expect(button(page, 'Redo')).toBeDisabled();
  await pressThrough(page, 'Undo', [[12, 6, 6], [3, 6, 6], [3, 6, 7], [3, 5, 7]]);
  await expect(button(page, 'Undo')).toBeDisabled();
  await expect(slider).toHaveValue('5');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await untilHeaps(page, [3, 6, 7]);
  await expect(button(page, 'Redo')).toBeDisabled();
});

test('there are one to nine heaps and up to 60 stones, and a sentence says why there are no more', async ({ page }) => {
  await open(page, '#/analyse?heaps=3,5&rule=normal', [3, 5]);
  await press(page, 'Add a heap', [3, 5, 1]);
  await sums(page, 7);
  await press(page, 'Remove heap A', [5, 1]);
  await expect(page).toHaveURL(/heaps=5,1/);
  await press(page, 'Remove heap B', [5]);
  await expect(button(page, 'Remove heap A')).toBeDisabled();
  for (const ones of upTo(8)) await press(page, 'Add a heap', [5, ...Array(ones).fill(1)]);
  await expect(button(page, 'Add a heap')).toBeDisabled();
  await expect(page.getByText(/^A board here has at most 9 heaps\./)).toBeVisible();

  await follow(page, '#/analyse?heaps=29,23,6&rule=normal', [29, 23, 6]);
  const full = page.getByText(/^A board here has at most 60 stones\./);
  await press(page, 'One stone more in heap A', [30, 23, 6]);
  await expect(full).toHaveCount(0);
  const slider = page.getByRole('slider', { name: 'Heap C' });
  await drag(page, slider, 0.4, 1);
  await page.mouse.up();
  await untilHeaps(page, [30, 23, 7]);
  await expect(slider).toHaveValue('7');
  await expect(full).toBeVisible();
  for (const name of [...'ABC'].map((heap) => `One stone more in heap ${heap}`).concat('Add a heap')) {
    await expect(button(page, name)).toBeDisabled();
  }
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('7');
  await page.keyboard.press('ArrowLeft');
  await untilHeaps(page, [30, 23, 6]);
  await expect(full).toHaveCount(0);
});

test('wrong input stays in its field, and the board stays as before', async ({ page }) => {
  await open(page, '#/analyse?heaps=3,5&rule=normal');
  const field = page.getByRole('spinbutton', { name: 'Number of stones in heap B' });
  for (const [typed, sentence] of [
    ...['-2', '2.5', ''].map((wrong) => [wrong, 'Write a whole number from 0 to 31.'] as const),
    ['32', /at most 31 stones/] as const,
  ]) {
    await field.fill(typed);
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAccessibleDescription(sentence);
    await untilHeaps(page, [3, 5]);
  }
  await field.fill('0');
  await untilHeaps(page, [3, 0]);
  await expect(field).not.toHaveAttribute('aria-invalid');
  const limit = page.getByRole('textbox', { name: 'Stones per turn' });
  await limit.fill('0');
  await expect(page.getByRole('alert').filter({ hasText: 'Write one whole number from 1 to 31' })).toBeVisible();
  await expect(limit).toHaveValue('0');
  await sums(page, 3);
});

test('rule, limit and the offered sets change the analysis at once', async ({ page }) => {
  await open(page, '#/analyse?heaps=1,1,1&rule=misere');
  const pick = (rule: string): Promise<void> => page.getByRole('radio', { name: rule }).check();
  await says(page, LOSES);
  await pick('wins normal');
  await says(page, CAN_WIN);
  await expect(page).toHaveURL(/rule=normal/);
  await press(page, 'Undo');
  await says(page, LOSES);
  await expect(page.getByRole('radio', { name: 'loses misère' })).toBeChecked();
  await follow(page, '#/analyse?heaps=8&rule=normal');
  await sums(page, 8);
  await pick('loses misère');
  await expect(page).toHaveURL(/rule=misere/);
  await pick('wins normal');
  await expect(page).toHaveURL(/rule=normal/);
  const limit = page.getByRole('textbox', { name: 'Stones per turn' });
  const column = table(page).getByRole('columnheader', { name: 'Remainder by' });
  // A limit that never matters.
  await limit.fill('8');
  await expect(page).toHaveURL(/take=8/);
  await sums(page, 8);
  await expect(column).toHaveCount(0);
  await limit.fill('4');
  await sums(page, 3);
  await expect(column).toHaveText('Remainder by 5');
  await expect(stone(page, 'A5')).toBeDisabled();
  for (const set of ['1,3,4', '1,4', '2,3']) {
    await press(page, set.replaceAll(',', ', '));
    await expect(limit).toHaveValue(set);
    await sums(page, value(8, takesOf(set)));
    await expect(page).toHaveURL(new RegExp(`take=${set}`));
  }
  await limit.fill('');
  await sums(page, 8);
});

test('by keys and by drags a move is chosen first, and Best leaves the focus where it is', async ({ page }) => {
  await open(page, '#/analyse?heaps=3,5,7&rule=normal', [3, 5, 7]);
  await stone(page, 'B5').focus();
  await page.keyboard.press('3');
  await expect(stone(page, 'B3')).toHaveAttribute('aria-pressed', 'true');
  await untilHeaps(page, [3, 5, 7]);
  await page.keyboard.press('Escape');
  await expect(stone(page, 'B3')).not.toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await untilHeaps(page, [3, 2, 7]);
  await says(page, '3 stones from heap B: Player 1 gave the win away.');
  const { x, y } = (await stone(page, 'C2').boundingBox())!;
  await page.mouse.move(x + 9, y + 9);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 4 });
  await page.mouse.up();
  await untilHeaps(page, [3, 2, 7]);
  await button(page, 'Best').focus();
  for (const place of [2, 3]) {
    await page.keyboard.press('Enter');
    await expect(button(page, new RegExp(`^${place} [A-C]\\d`))).toHaveAttribute('aria-current', 'step');
    await expect(button(page, 'Best')).toBeFocused();
  }
});

test('what is pointed at says what its move does, and a button of the table makes its move', async ({ page }) => {
  await open(page, '#/analyse?heaps=3,5,7&rule=normal');
  await expect(page.getByText('if the winner hurries')).toBeVisible();
  const board: Board = { heaps: [3, 5, 7], rule: 'normal' };
  for (const move of [[0, 1], [2, 7]] as [heap: number, take: number][]) {
    await stone(page, write(move)).hover();
    const result = resultsOf(board)[moves(board).findIndex((one) => write(one) === write(move))];
    await expect(page.getByText(result, { exact: true })).toBeVisible();
  }
  await page.getByRole('slider', { name: 'Heap A' }).hover();
  await expect(page.getByRole('status')).toHaveText(titleOf(board));
  // By keys.
  await stone(page, 'B5').focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/^Taking 4 stones from heap B loses in \d+ turns\.$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await untilHeaps(page, [3, 1, 7]);
  await press(page, 'Undo', [3, 5, 7]);
  await table(page).getByRole('row', { name: /^B/ }).getByRole('button', { name: 'yes: take 1' }).click();
  await untilHeaps(page, [3, 4, 7]);
  await says(page, '1 stone from heap B: Player 1 kept the win');
  // The switch is remembered.
  await press(page, 'Values');
  await expect(stone(page, 'C7')).toHaveAccessibleDescription(/^Taking 7 stones from heap C loses in \d+ turns\.$/);
  await page.goto('about:blank');
  await open(page, '#/analyse?heaps=1,2&rule=normal');
  await expect(button(page, 'Values')).toHaveAttribute('aria-pressed', 'true');
  await expect(stone(page, 'B1')).toHaveAccessibleDescription('Taking 1 stone from heap B wins in 3 turns.');
  await follow(page, '#/analyse?heaps=1&rule=normal');
  await expect(stone(page, 'A1')).toHaveAccessibleDescription('Taking 1 stone from heap A wins in 1 turn.');
  await follow(page, '#/analyse?heaps=1&rule=misere');
  await expect(stone(page, 'A1')).toHaveAccessibleDescription('Taking 1 stone from heap A loses in 1 turn.');
});

test('what is pointed at in the table is marked on the board, and the reverse', async ({ page }) => {
  await open(page, '#/analyse?heaps=3,5,6&rule=normal');
  const row = (heap: string): Locator => table(page).getByRole('row', { name: new RegExp(`^${heap}`) });
  const heap = (name: string): Locator => page.getByRole('group', { name: new RegExp(`^Heap ${name},`) });
  const expectMarked = (part: Locator): Promise<void> => expect(part).toHaveAttribute('data-pointed');
  await row('B').hover();
  await expectMarked(heap('B'));
  await expect(heap('A')).not.toHaveAttribute('data-pointed');
  await stone(page, 'C1').hover();
  await expectMarked(row('C'));
  await expect(row('B')).not.toHaveAttribute('data-pointed');
  await page.getByRole('slider', { name: 'Heap A' }).hover();
  await expectMarked(heap('A'));
  await page.getByRole('radio', { name: 'loses misère' }).hover({ force: true });
  await expect(page.locator('[data-pointed]')).toHaveCount(0);
});

/** Expects that the fields of safe and of unsafe boards have the colours of those styles, by day and by night. */
async function expectColours(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => page.evaluate(() => ['safe', 'unsafe'].map((word) => {
      const field = document.querySelector(`button[aria-label$=": ${word}"]`)!;
      const probe = field.parentElement!.appendChild(document.createElement('p'));
      probe.style.setProperty('background-color', `var(--${word === 'safe' ? 'safe' : 'unsafe-ground'})`);
      const isAlike = getComputedStyle(field).backgroundColor === getComputedStyle(probe).backgroundColor;
      probe.remove();
      return isAlike;
    }))).toEqual([true, true]);
  }
}

test('the table of safe and unsafe boards is true, and a field lays its board', async ({ page }) => {
  await open(page, '#/analyse');
  const fields = page.getByRole('table', { name: 'Safe and unsafe boards' }).getByRole('button');
  const names = (): Promise<(string | null)[]> =>
    fields.evaluateAll((all) => all.map((field) => field.getAttribute('aria-label')));
  const pairs = upTo(100).map((number) => [Math.floor((number - 1) / 10), (number - 1) % 10]);
  for (const [rule, limit] of [['misere', ''], ['normal', '3'], ['misere', '1,3,4']] as const) {
    await follow(page, `#/analyse?heaps=3,5,1&rule=${rule}${limit && `&take=${limit}`}`, [3, 5, 1]);
    await press(page, 'Safe and unsafe boards');
    const truth = (board: number[]): string =>
      `${board.join(', ')}: ${wins({ heaps: board, rule, takes: takesOf(limit) }) ? 'unsafe' : 'safe'}`;
    await expect.poll(names, rule + limit).toEqual(pairs.map(([a, b]) => truth([a, b, 1])));
    await page.getByRole('combobox', { name: 'Heap across' }).selectOption('C');
    await expect.poll(names, rule + limit).toEqual(pairs.map(([a, c]) => truth([a, 5, c])));
    await page.getByRole('combobox', { name: 'Heap downwards' }).selectOption('C');
    await expect.poll(names, rule + limit).toEqual(pairs.map(([c, a]) => truth([a, 5, c])));
    await expectColours(page);
    await press(page, truth([4, 5, 8]), [4, 5, 8]);
    await expect(button(page, truth([4, 5, 8]))).toHaveAttribute('aria-current', 'true');
    await press(page, 'Undo', [3, 5, 1]);
    await press(page, 'Safe and unsafe boards');
    await expect(fields).toHaveCount(0);
  }
});

test('the full screen covers the answer of each board until it is shown, and Escape or Leave ends it', async ({ page }) => {
  await open(page, '#/analyse?heaps=3,4,5&rule=normal');
  await press(page, 'Full screen');
  await expect(page.getByRole('heading', { name: 'Who wins?' })).toBeVisible();
  // A reading shows what else is covered.
  const expectCovered = async (): Promise<void> => {
    await expect(page.getByRole('status')).toHaveText('Show the answer');
    await expect(page.getByText(/Nim-sum|moves? wins?\.|can win|^Block of/)).toHaveCount(0);
  };
  await expectCovered();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await press(page, 'Show the answer');
  await sums(page, 2);
  await press(page, 'One stone less in heap B', [3, 3, 5]);
  await expectCovered();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Analysis', exact: true })).toBeFocused();
  await sums(page, 5);
  await page.goto('about:blank');
  await open(page, '#/analyse?heaps=3,4,5&rule=normal&screen=big');
  await expectCovered();
  await press(page, 'Leave Esc');
  await sums(page, 2);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page).not.toHaveURL(/screen=big/);
});

test('what was changed on the full screen stays when the browser leaves it, and two presses at once are two', async ({ page }) => {
  await open(page, '#/analyse?heaps=3,4,5&rule=normal', [3, 4, 5]);
  await press(page, 'Full screen');
  await press(page, 'Remove heap C', [3, 4]);
  await page.evaluate(() => document.exitFullscreen());
  await expect(page.getByRole('button', { name: 'Leave Esc' })).toHaveCount(0);
  await untilHeaps(page, [3, 4]);
  await page.getByRole('button', { name: 'One stone more in heap A' }).evaluate((more: HTMLElement) => { more.click(); more.click(); });
  await untilHeaps(page, [5, 4]);
  await page.getByRole('button', { name: 'Remove heap B' }).evaluate((remove: HTMLElement) => { remove.click(); remove.click(); });
  await untilHeaps(page, [5]);
  await expect(page).toHaveURL(/heaps=5&rule=normal$/);
});

test('Remove pressed twice at once removes one heap, and brings the focus to the row above', async ({ page }) => {
  await open(page, '#/analyse?heaps=1,3,5,7&rule=normal', [1, 3, 5, 7]);
  const remove = (heap: string): Locator => button(page, `Remove heap ${heap}`);
  await remove('D').evaluate((button: HTMLElement) => { button.click(); button.click(); });
  await untilHeaps(page, [1, 3, 5]);
  await expect(page.getByText('Heap D removed. Heaps: 1, 3, 5.')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Heap C' })).toBeFocused();
  // A late press on a heap in the middle would remove the one that has taken its place.
  await remove('A').evaluate((button: HTMLElement) => { button.click(); button.click(); });
  await untilHeaps(page, [3, 5]);
  await expect(page.getByText('Heap A removed. Heaps: 3, 5.')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Heap A' })).toBeFocused();
  await remove('B').focus();
  await page.keyboard.press('Enter');
  await untilHeaps(page, [3]);
  await expect(page.getByRole('slider', { name: 'Heap A' })).toBeFocused();
  await press(page, 'Undo', [3, 5]);
  await expect(page.getByText('removed')).toHaveCount(0);
});

test('the board goes to a game and to the tree with its rule and limit', async ({ page }) => {
  await open(page, '#/analyse?heaps=2,6&rule=normal&take=3');
  await press(page, 'One stone more in heap A', [3, 6]);
  await press(page, 'Game tree');
  await expect(page).toHaveURL(/#\/tree\?heaps=3,6&rule=normal&take=3/);
  await press(page, 'Analysis');
  await expect(page).toHaveURL(/#\/analyse\?heaps=3,6&rule=normal&take=3/);
  await press(page, 'Play this board', [3, 6]);
  await expect(button(page, 'Last stone wins')).toBeVisible();
  await expect(page.getByText('Take 1 to 3 stones from one heap.')).toBeVisible();
});

test('the panel beside a game analyses its board, tells its moves, and gives the game as text', async ({ page }) => {
  await open(page, '#/play?heaps=3,5,7&two=human&names=Ada,Bob');
  await press(page, 'Analysis and moves');
  const panel = page.getByRole('complementary', { name: 'Analysis and moves' });
  await expect(panel.getByText('Ada can win: 3 of 15 moves win.')).toBeVisible();
  await expect(panel.getByText('The game ends in 14 turns if the winner hurries and the loser delays.')).toBeVisible();
  await choose(page, 'C4');
  await expect(panel.getByText(/^Taking 4 stones from heap C loses in \d+ turns\.$/)).toBeVisible();
  await take(page, 'C3');
  await expect(panel.getByText('Bob can win: 1 of 12 moves wins.')).toBeVisible();
  await table(page).getByRole('button', { name: 'yes: take 2' }).first().click();
  await expect(stone(page, 'A2')).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'Take 2 from heap A', [1, 5, 4]);
  await press(panel, 'Moves');
  await expect(panel.getByRole('table', { name: 'Moves of this game' }).getByRole('row')).toHaveText([/Ada.*Bob/, /C3.*A2/]);
  await expect(panel.getByRole('textbox', { name: 'This game as text, to copy' }))
    .toHaveValue(/heaps=3,5,7&rule=misere.*moves=C3,A2/);
  await press(panel, 'Analysis');
  await expect(panel.getByText('Ada loses: none of the 10 moves wins.')).toBeVisible();
  await press(page, 'Open the whole analysis');
  await expect(page).toHaveURL(/#\/analyse\?heaps=3,5,7&rule=misere&moves=C3,A2$/);
  await page.goBack();
  await expect(panel.getByText('The game ends in 9 turns if the winner hurries and the loser delays.')).toBeVisible();
  await press(panel, 'Game tree');
  await expect(page).toHaveURL(/#\/tree\?heaps=3,5,7&rule=misere&moves=C3,A2$/);
  await page.goBack();
  await press(panel, 'Moves');
  await press(panel, 'Review the moves so far');
  await expect(page).toHaveURL(/#\/review\?.*moves=C3,A2/);
  await page.goBack();
  await press(panel, 'Close');
  await expect(panel).toHaveCount(0);
  // By hand: whoever must break two equal heaps loses.
  await follow(page, '#/play?heaps=2,2&two=perfect', [2, 2]);
  await press(page, 'Analysis and moves');
  await expect(panel.getByText('You lose: none of the 4 moves wins.')).toBeVisible();
});

