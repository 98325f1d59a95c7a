import type { Locator, Page } from '@playwright/test';
import {
  button, calm, chance, choose, expect, follow, isWhole, open, press, says, stone, take, test, untilHeaps,
} from '../nim.ts';
import { after, boards, moves, nimSum, turns, upTo, value, winning, wins, type Board } from '../oracle.ts';
import { checkReason } from '../reasons.ts';

test.beforeEach(calm);

const table = (page: Page): Locator => page.getByRole('table', { name: 'Heaps in binary' });

/** The numbers of a turn for `take` of an address: '' is any, '3' is up to 3, and '1,3,4' are these. */
const takesOf = (limit: string): number[] | undefined => {
  const numbers = limit.split(',').map(Number);
  return limit === '' ? undefined : numbers.length === 1 ? upTo(numbers[0]) : numbers;
};
const digits = (number: number): string => number.toString(2).padStart(4, '0');

function titleOf(board: Board, values: number[]): string {
  const sum = nimSum(values);
  const isOver = moves(board).length === 0;
  const verdict = isOver
    ? `the game is over: the player to move has ${wins(board) ? 'won' : 'lost'}`
    : wins(board) ? 'unsafe: the player to move can win' : 'safe: with best play the player to move loses';
  return `Nim-sum ${sum} = ${digits(sum)} · ${verdict}`;
}

function winningSentence(board: Board): string {
  const [all, good] = [moves(board).length, winning(board).length];
  if (all === 0) return '';
  if (good === 0) return all === 1 ? 'The only move loses.' : `None of the ${all} moves wins.`;
  return all === 1 ? 'The only move wins.' : `${good} of ${all} moves ${good === 1 ? 'wins' : 'win'}.`;
}

function lengthSentence(board: Board): string {
  const [left, count] = [turns(board), boards(board)];
  return [
    left === 1 ? 'With best play the next turn is the last.' : `With best play the game ends in ${left} turns.`,
    `${count.toLocaleString('en')} different boards are possible from here, with this one.`,
  ].join(' ');
}

/** What the page shows of a board: title, number of winning moves, length, reason, and the cells of the table. */
async function shown(page: Page): Promise<{ title: string; moves: string; length: string; reason: string; rows: string[][] }> {
  return table(page).evaluate((element) => {
    const text = [...document.querySelectorAll('main p')].map((part) => part.textContent ?? '');
    const title = document.querySelector('main [role=status] p')?.textContent ?? '';
    return {
      title,
      moves: text.find((sentence) => /moves? (wins?|loses)\.$/.test(sentence)) ?? '',
      length: text.find((sentence) => /^With best play/.test(sentence)) ?? '',
      // The fourth paragraph after the title: a choice, the number of winning moves and the length come before.
      reason: text[text.indexOf(title) + 4],
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
  return [...chosen, ...upTo(9).map((one) => [7 + below(5), ...upTo(1 + one % 3).map(() => below(12))])];
}

for (const rule of ['misere', 'normal'] as const) {
  test(`the analysis agrees with every possible game: ${rule}`, async ({ page }) => {
    await open(page, '#/analyse');
    await expect(table(page)).toBeVisible();
    for (const [index, limit] of LIMITS.entries()) {
      for (const stones of boardsFor(limit, rule === 'misere' ? index : index + 1)) {
        const board: Board = { heaps: stones, rule, takes: takesOf(limit) };
        const values = stones.map((heap) => value(heap, board.takes));
        const address = `#/analyse?heaps=${stones}&rule=${rule}${limit && `&take=${limit}`}`;
        await follow(page, address);
        const expected = {
          title: titleOf(board, values),
          moves: winningSentence(board),
          length: moves(board).length === 0 ? '' : lengthSentence(board),
          stones: stones.map(String),
        };
        await expect.poll(async () => {
          const { rows, reason, ...sentences } = await shown(page);
          return { ...sentences, stones: rows.map((row) => row[1]) };
        }, { message: address, intervals: [30] }).toEqual(expected);
        const { rows, reason } = await shown(page);
        checkRows(rows, board, values);
        checkReason(reason, board);
        await expect(page.getByText(`${values.map(digits).join(' ⊕ ')} = ${digits(nimSum(values))}`)).toBeVisible();
      }
    }
  });
}

test('“One way to go on” is a game in which the winner wins and hurries, and the loser delays', async ({ page }) => {
  await open(page, '#/analyse');
  for (const [rule, stones] of [['misere', [2, 3, 4]], ['normal', [2, 4, 5]], ['misere', [1, 1, 3]], ['normal', [2, 2]]] as const) {
    await follow(page, `#/analyse?heaps=${stones}&rule=${rule}`);
    let board: Board = { heaps: [...stones], rule };
    const items = page.getByRole('heading', { name: 'One way to go on' }).locator('xpath=following-sibling::ol[1]/li');
    await expect(items).toHaveCount(Math.min(5, turns(board)));
    await expect(items.first()).toContainText(new RegExp(`^\\d+ from [A-C]: ([0-9], ){${stones.length - 1}}[0-9] left$`));
    for (const line of await items.allInnerTexts()) {
      const [number, heap] = [Number(line.match(/^\d+/)![0]), 'ABC'.indexOf(line.match(/from (.)/)![1])];
      const next = after(board, [heap, number]);
      expect(line.slice(line.indexOf(':'))).toBe(`: ${next.heaps.join(', ')} left`);
      expect(turns(next)).toBe(turns(board) - 1);
      expect(wins(next)).toBe(!wins(board));
      board = next;
    }
  }
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
  await says(page, 'Nim-sum 2 = 0010');
  await press(page, 'One stone less in heap C', [3, 6, 6]);
  await page.getByRole('spinbutton', { name: 'Number of stones in heap A' }).fill('12');
  await untilHeaps(page, [12, 6, 6]);
  await says(page, 'Nim-sum 12 = 1100');
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
  await says(page, 'Nim-sum 7 = 0111');
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
  const limit = page.getByRole('textbox', { name: 'Stones a turn' });
  await limit.fill('0');
  await expect(page.getByRole('alert').filter({ hasText: 'Write a whole number from 1 to 31' })).toBeVisible();
  await expect(limit).toHaveValue('0');
  await says(page, 'Nim-sum 3 = 0011');
});

test('rule, limit and the offered sets change the analysis at once', async ({ page }) => {
  await open(page, '#/analyse?heaps=1,1,1&rule=misere');
  const pick = (rule: string): Promise<void> => page.getByRole('radio', { name: rule }).check();
  await says(page, 'Nim-sum 1 = 0001 · safe: with best play the player to move loses');
  await pick('wins normal');
  await says(page, 'Nim-sum 1 = 0001 · unsafe: the player to move can win');
  await expect(page).toHaveURL(/rule=normal/);
  await press(page, 'Undo');
  await says(page, 'safe: with best play the player to move loses');
  await expect(page.getByRole('radio', { name: 'loses misère' })).toBeChecked();
  await follow(page, '#/analyse?heaps=8&rule=normal');
  await says(page, 'Nim-sum 8 = 1000');
  await pick('loses misère');
  await expect(page).toHaveURL(/rule=misere/);
  await pick('wins normal');
  await expect(page).toHaveURL(/rule=normal/);
  const limit = page.getByRole('textbox', { name: 'Stones a turn' });
  const column = table(page).getByRole('columnheader', { name: 'Remainder by' });
  // A limit that never matters.
  await limit.fill('8');
  await expect(page).toHaveURL(/take=8/);
  await says(page, 'Nim-sum 8 = 1000');
  await expect(column).toHaveCount(0);
  await limit.fill('4');
  await says(page, 'Nim-sum 3 = 0011');
  await expect(column).toHaveText('Remainder by 5');
  await expect(stone(page, 'A5')).toBeDisabled();
  for (const set of ['1,3,4', '1,4', '2,3']) {
    await press(page, set);
    await expect(limit).toHaveValue(set);
    await says(page, `Nim-sum ${value(8, takesOf(set))} =`);
    await expect(page).toHaveURL(new RegExp(`take=${set}`));
  }
  await limit.fill('');
  await says(page, 'Nim-sum 8 = 1000');
});

test('a stone or a button of the table chooses a move, and a second press makes it', async ({ page }) => {
  await open(page, '#/analyse?heaps=3,5,7&rule=normal');
  const afterMove = page.getByText(/^After/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Choose a move' })).toBeDisabled();
  await choose(page, 'A1');
  await says(page, 'After 1 from A: Nim-sum 0 = 0000 · safe: with best play the player to move loses');
  await expect(stone(page, 'A1')).toHaveAttribute('aria-pressed', 'true');
  await choose(page, 'C7');
  await says(page, 'After 7 from C: Nim-sum 6 = 0110 · unsafe: the player to move can win');
  await untilHeaps(page, [3, 5, 7]);
  await page.keyboard.press('Escape');
  await expect(afterMove).toHaveCount(0);
  await take(page, 'A1', [2, 5, 7]);
  await says(page, 'Nim-sum 0 = 0000 · safe');
  await expect(afterMove).toHaveCount(0);
  await press(page, 'Undo', [3, 5, 7]);
  // This sentence comes a moment later, and moves the table down.
  await expect(page.getByText(/different boards are possible/)).toBeVisible();

  const move = table(page).getByRole('row', { name: /^B/ }).getByRole('button', { name: 'yes: take 1' });
  await move.click();
  await expect(stone(page, 'B1')).toHaveAttribute('aria-pressed', 'true');
  await says(page, 'After 1 from B: Nim-sum 0');
  await untilHeaps(page, [3, 5, 7]);
  await move.click();
  await untilHeaps(page, [3, 4, 7]);
  await says(page, 'Nim-sum 0 = 0000 · safe');
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
  await page.getByText('Press a stone to choose').hover();
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
      `${board}: ${wins({ heaps: board, rule, takes: takesOf(limit) }) ? 'unsafe' : 'safe'}`;
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
  await choose(page, 'A2');
  await press(page, 'Full screen');
  await expect(page.getByRole('heading', { name: 'Who wins?' })).toBeVisible();
  // A reading shows what else is covered.
  const expectCovered = async (): Promise<void> => {
    await expect(page.getByRole('status')).toHaveText('Show the answer');
    await expect(page.getByText(/Nim-sum|moves? wins?\.|^Block of/)).toHaveCount(0);
  };
  await expectCovered();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await expect(stone(page, 'A2')).not.toHaveAttribute('aria-pressed', 'true');
  await press(page, 'Show the answer');
  await says(page, 'Nim-sum 2 = 0010 · unsafe');
  await press(page, 'One stone less in heap B', [3, 3, 5]);
  await expectCovered();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Analysis', exact: true })).toBeFocused();
  await says(page, 'Nim-sum 5 = 0101 · unsafe');
  await page.goto('about:blank');
  await open(page, '#/analyse?heaps=3,4,5&rule=normal&screen=big');
  await expectCovered();
  await press(page, 'Leave Esc');
  await says(page, 'Nim-sum 2 = 0010 · unsafe');
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
  await expect(panel.getByText('Nim-sum 1 = 0001 · unsafe: the player to move can win')).toBeVisible();
  await expect(panel.getByText('With best play the game ends in 14 turns.')).toBeVisible();
  await choose(page, 'C4');
  await expect(panel.getByText('After 4 from C: Nim-sum 5 = 0101 · unsafe')).toBeVisible();
  await take(page, 'C3');
  await expect(panel.getByText('Nim-sum 2 = 0010 · unsafe')).toBeVisible();
  await table(page).getByRole('button', { name: 'yes: take 2' }).first().click();
  await expect(stone(page, 'A2')).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'Take 2 from heap A', [1, 5, 4]);
  await press(panel, 'Moves');
  await expect(panel.getByRole('table', { name: 'Moves of this game' }).getByRole('row')).toHaveText([/Ada.*Bob/, /C3.*A2/]);
  await expect(panel.getByRole('textbox', { name: 'This game as text, to copy' }))
    .toHaveValue(/heaps=3,5,7&rule=misere.*moves=C3,A2/);
  await press(panel, 'Analysis');
  await expect(panel.getByText('Nim-sum 0 = 0000 · safe')).toBeVisible();
  await press(page, 'Open the whole analysis');
  await expect(page).toHaveURL(/#\/analyse\?heaps=1,5,4/);
  await page.goBack();
  await expect(panel.getByText('With best play the game ends in 9 turns.')).toBeVisible();
  await press(panel, 'Game tree');
  await expect(page).toHaveURL(/#\/tree\?heaps=1,5,4/);
  await page.goBack();
  await press(panel, 'Moves');
  await press(panel, 'Review the moves so far');
  await expect(page).toHaveURL(/#\/review\?.*moves=C3,A2/);
  await page.goBack();
  await press(panel, 'Close');
  await expect(panel).toHaveCount(0);
});

