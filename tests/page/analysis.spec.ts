import type { Locator, Page } from '@playwright/test';
import { colour } from '../fits.ts';
import { button, calm, choose, expect, follow, open, press, says, stone, take, test, untilHeaps } from '../nim.ts';
import { after, boards, meant, moves, nimSum, turns, upTo, value, winning, wins, write, read, type Board, type Move } from '../oracle.ts';

test.beforeEach(calm);

const table = (page: Page): Locator => page.getByRole('table', { name: 'Heaps in binary' });

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

/** What a move does. */
function resultOf(board: Board, move: Move): string {
  const [heap, number] = move;
  const left = 1 + turns(after(board, move));
  return `Taking ${number} stone${number === 1 ? '' : 's'} from heap ${'ABCDEFGHI'[heap]} ${wins(after(board, move)) ? 'loses' : 'wins'}`
    + ` in ${left} turn${left === 1 ? '' : 's'}.`;
}

function lengthOf(board: Board): string {
  const [left, count] = [turns(board), boards(board)];
  return [
    left === 1 ? 'The next turn is the last.' : `If the winner is quick and the loser holds out, the game ends in ${left} turns.`,
    `${count.toLocaleString('en')} different boards are possible from here, counting this one.`,
  ].join(' ');
}

/** By hand, a board for each reason why the player to move wins or loses: heaps, rule, and stones per turn. */
const REASONS: [heaps: string, rule: Board['rule'], takes: string, reason: string][] = [
  ['0,0', 'misere', '', 'No stone is left: the player who took the last one loses.'],
  ['0,0', 'normal', '', 'No stone is left: the player who took the last one wins.'],
  ['1', 'misere', '2,5', 'No move is left: the player who made the last one loses.'],
  ['1', 'normal', '2,5', 'No move is left: the player who made the last one wins.'],
  ['1,0,1,1', 'misere', '', '3 single stones are left, an odd number: the next player must take the last.'],
  ['3,2', 'normal', '1', '5 stones, one per turn, an odd number: the next player must take the last.'],
  ['3,3', 'misere', '1', '6 stones, one per turn, an even number: the next player cannot take the last.'],
  ['9', 'misere', '', 'Only heap A is left: to win, leave one stone.'],
  ['0,9', 'normal', '', 'Only heap B is left: to win, take all its stones.'],
  ['9', 'misere', '3', '9 is 1 above a multiple of 4: two turns together can always take 4.'],
  ['8', 'normal', '3', '8 is a multiple of 4: two turns together can always take 4.'],
  ['8', 'misere', '3', 'To win, leave 5, one above a multiple of 4.'],
  ['9', 'normal', '3', 'To win, leave 8, a multiple of 4.'],
  ['7,7', 'normal', '3', 'Two heaps of 7: every move can be copied in the other heap.'],
  ['3,2', 'normal', '', 'Heap A has 1 more stone than heap B: to win, make them equal.'],
  ['1,4,1', 'misere', '', 'Only heap B has more than one stone: leave an odd number of single stones.'],
  ['1,4,1', 'normal', '', 'Only heap B has more than one stone: leave an even number of single stones.'],
  ['6,1,1', 'misere', '3', 'Only heap A’s remainder is above 1: take there, leaving an odd number of 1s.'],
  ['6,1,1', 'normal', '3', 'Only heap A’s remainder is above 1: take there, leaving an even number of 1s.'],
  ['4,8', 'normal', '3', 'All heaps are multiples of 4: two turns together can always take 4.'],
  ['5,4', 'misere', '3', 'Divide heaps by 4: one remainder is 1, an odd number; all others are 0.'],
  ['5,5,4', 'normal', '3', 'Divide heaps by 4: 2 remainders are 1, an even number; all others are 0.'],
  ['4,8', 'misere', '3', 'All remainders are 0 or 1: a winning move leaves an odd number of 1s.'],
  ['5,4', 'normal', '3', 'All remainders are 0 or 1: a winning move leaves an even number of 1s.'],
  ['3,3,3,3,1,1', 'normal', '', 'Cut the heaps into 1, 2, 4 and so on: each block has a partner.'],
  ['6,7,1', 'normal', '3', 'Divide each heap by 4: the remainders’ blocks 2, 2 + 1, 1 pair up.'],
  ['7,3,3,3', 'misere', '3', 'Divide each heap by 4: all blocks of the remainders pair up.'],
  ['3,5,7', 'normal', '', 'The largest unpaired block is 1: taking 1 stone from heap A pairs all blocks.'],
  ['3,3,5', 'misere', '', 'The largest unpaired block is 4: taking 5 stones from heap C pairs all blocks.'],
  ['7,2', 'misere', '3', 'Divide each heap by 4: taking 1 stone from heap A pairs the remainders’ blocks.'],
  ['6,7', 'misere', '3', 'Divide each heap by 4: taking 1 stone from heap B pairs the remainders’ blocks.'],
  // With 2 or 5 a turn the values are 0, 0, 1, 1, 0, 2, 1, 0; with 1, 3 or 4 they are 0, 1, 0, 1, 2, 3, 2, and again.
  ['6', 'misere', '2,5', 'Heap A has the value 1, and every move changes it.'],
  ['5', 'normal', '2,5', 'The value of heap A is 2: taking 5 stones leaves value 0.'],
  ['8', 'normal', '1,3,4', 'The value of heap A is 1: taking 1 stone leaves value 0.'],
  ['5,2', 'misere', '2,5', 'Only heap A’s value is above 1: take there, leaving an odd number of 1s.'],
  ['5,12', 'normal', '1,3,4', 'The values 3, 3 cancel out (nim-sum 0), and every move changes it.'],
  ['5,10', 'normal', '1,3,4', 'Values 3, 1: taking 4 stones from heap A makes them cancel out (nim-sum 0).'],
  ['6,5', 'normal', '1,3,4', 'Values 2, 3: taking 1 stone from heap B makes them cancel out (nim-sum 0).'],
  ['2,2,2,2,2', 'normal', '1,3,4', 'The nim-sum is 0, and every move changes it.'],
  ['8,5,5', 'normal', '1,3,4', 'The nim-sum is 1: taking 1 stone from heap A makes it 0.'],
  ['7,7,5', 'normal', '1,3,4', 'The nim-sum is 3: taking 3 stones from heap C makes it 0.'],
  ['2,7,7', 'misere', '2,5', 'All values are 0 or 1, and the number of 1s is odd.'],
  ['2,3', 'misere', '2,5', 'All values are 0 or 1: a winning move leaves an odd number of 1s.'],
];

test('the analysis tells who wins and why, by which moves and how soon, as brute force does', async ({ page }) => {
  await open(page, '#/analyse');
  for (const [stones, rule, limit, reason] of REASONS) {
    const address = `#/analyse?heaps=${stones}&rule=${rule}${limit && `&take=${limit}`}`;
    const board = read(address);
    const values = board.heaps.map((heap) => value(heap, board.takes));
    const claims = [
      titleOf(board), reason, ...moves(board).length > 0 ? [lengthOf(board)] : [],
      `Nim-sum ${nimSum(values)}: ${values.map(digits).join(' ⊕ ')} = ${digits(nimSum(values))}`,
    ];
    await follow(page, address);
    await expect.poll(async () => {
      const lines = (await page.getByRole('main').innerText()).replaceAll('\u00a0', ' ').split('\n');
      return claims.filter((claim) => !lines.includes(claim));
    }, { message: address, intervals: [30] }).toEqual([]);
    await expect(table(page).locator('tbody').getByRole('row')).toHaveText(board.heaps.map((number, heap) => {
      const best = winning(board).filter(([of]) => of === heap).map(([, take]) => take);
      const verdict = best.length === 0 ? 'no' : `yes: take ${best.join(' or ')}`;
      return new RegExp(`^\\s*${'ABCDEFGHI'[heap]}\\s*${number}.*${digits(values[heap])}.*${verdict}\\s*$`);
    }));
  }
});

test('Best makes the move that a hint means, to the end', async ({ page }) => {
  let board: Board = { heaps: [2, 5, 4], rule: 'misere' };
  await open(page, '#/analyse?heaps=2,5,4&rule=misere', board.heaps);
  await button(page, 'Best').focus();
  for (let turn = 1, best = meant(board); best; turn += 1, best = meant(board)) {
    // Best keeps the focus.
    await expect(button(page, 'Best')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, new RegExp(`^${turn} ${write(best)}`))).toHaveAttribute('aria-current', 'step');
    board = after(board, best);
    await untilHeaps(page, board.heaps);
    await says(page, titleOf(board));
  }
  await expect(button(page, 'Best')).toBeDisabled();
});

test('a stone plays, the moves stand below with their verdicts, and another move keeps the way before', async ({ page }) => {
  await open(page, '#/analyse?heaps=3,5,7&rule=normal', [3, 5, 7]);
  const line = page.getByRole('list', { name: 'Moves' }).getByRole('button');
  const way = page.getByRole('list', { name: 'Other ways' }).getByRole('button');
  await expect(page.getByText('Press a stone to take this stone and those above it.')).toBeVisible();
  // By hand: of 3, 5, 7 each heap has one winning move, of one stone.
  for (const [move, left, title, verdict] of [
    ['A1', [2, 5, 7], `${LOSES}: none of the 14 moves wins.`, '1 stone from heap A: Player 1 kept the win'],
    ['C7', [2, 5, 0], `${CAN_WIN}: 1 of 7 moves wins.`, '7 stones from heap C: Player 2 could not win here'],
    ['B5', [2, 0, 0], CAN_WIN, '5 stones from heap B: Player 1 gave the win away. Better: 3 from B'],
  ] as const) {
    await choose(page, move);
    await untilHeaps(page, left);
    await says(page, title);
    await says(page, verdict);
  }
  await expect(page).toHaveURL(/#\/analyse\?heaps=3,5,7&rule=normal&moves=A1,C7,B5$/);
  const names = ['Start', /^1 A1 Player 1 kept the win/, /^2 C7 Player 2 could/, /^3 B5 Player 1 gave/];
  const others = ['Start', /^1 A1/, /^2 C7/, /^3 B3 Player 1 kept the win/];
  // Back on the line: the moves after it stay.
  await press(page, /^1 A1/, [2, 5, 7]);
  await expect(page).toHaveURL(/moves=A1$/);
  await expect(line).toHaveText(names);
  await expect(button(page, /^1 A1/)).toHaveAttribute('aria-current', 'step');
  // The same move goes on with the line, and another one leaves it as a way.
  await choose(page, 'C7');
  await untilHeaps(page, [2, 5, 0]);
  await expect(line).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Other ways' })).toHaveCount(0);
  await choose(page, 'B3');
  await untilHeaps(page, [2, 2, 0]);
  await expect(line).toHaveText(others);
  await expect(way).toHaveText(names);
  await press(page, /^3 B5/, [2, 0, 0]);
  await expect(line).toHaveText(names);
  await expect(way).toHaveText(others);
  await press(page, 'Undo', [2, 2, 0]);
  await expect(line).toHaveText(others);
  // A change of the board begins another line.
  await press(page, 'One stone more in heap C', [2, 2, 1]);
  await expect(line).toHaveCount(0);
  await expect(page).toHaveURL(/#\/analyse\?heaps=2,2,1&rule=normal&first=two$/);
  await press(page, 'Undo', [2, 2, 0]);
  await expect(page).toHaveURL(/moves=A1,C7,B3$/);
  await page.reload();
  await untilHeaps(page, [2, 2, 0]);
  await expect(line).toHaveText(others);
});

test('on a desk board, sliders, title, equation and table are in sight together, and on a phone board and title are', async ({ page }) => {
  const whole = (part: Locator): Promise<void> => expect(part).toBeInViewport({ ratio: 1 });
  const board = page.getByRole('region', { name: 'Board', exact: true });
  const title = page.getByRole('status').getByRole('paragraph').first();
  await open(page, '#/analyse');
  for (const [width, height] of [[1280, 800], [360, 640]]) {
    await page.setViewportSize({ width, height });
    for (const address of ['heaps=21', 'heaps=1,3,5,7&take=3', 'heaps=7,6,5,4,3,2,1&take=1,3,4', 'heaps=31,22,1,1,1,1,1,1,1']) {
      const { heaps } = read(`#/analyse?${address}`);
      await follow(page, `#/analyse?${address}`, heaps);
      for (const part of [board, title]) await whole(part);
      if (width === 360) continue;
      for (const part of [page.getByRole('slider').first(), page.getByRole('slider').last(), page.getByText(/^Nim-sum \d+: /), table(page)]) await whole(part);
    }
  }
  await expect(table(page)).toBeHidden();
  await expect(button(page, 'Details')).toHaveAttribute('aria-expanded', 'false');
  await press(page, 'Details');
  await expect(button(page, 'Details')).toHaveAttribute('aria-expanded', 'true');
  await expect(table(page)).toBeVisible();
});

test('line, board, rule, limit and turn go to the tree, come back, and go to a game', async ({ page }) => {
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
  await follow(page, '#/analyse?heaps=1,2,4&rule=normal&take=3', [1, 2, 4]);
  await expect(button(page, 'Player 1’s turn')).toHaveAccessibleDescription('Let the other player move');
  await press(page, 'Player 1’s turn');
  await press(page, 'Game tree');
  await expect(page).toHaveURL(/#\/tree\?heaps=1,2,4&rule=normal&take=3&first=two$/);
  await press(page, 'Analysis', [1, 2, 4]);
  await press(page, 'Play this board');
  // The computer sits there.
  await expect(page).toHaveURL(/#\/play\?heaps=1,2,4&rule=normal&take=3&first=two/);
  await says(page, /The computer took .* Your turn\./);
});

test('a tab and Play take the newest board along, also before it is drawn', async ({ page }) => {
  const pressBoth = (first: string, second: string): Promise<void> => page.evaluate((names) => {
    const buttons = [...document.querySelectorAll('button')];
    for (const name of names) {
      buttons.find((one) => [one.ariaLabel, one.textContent.trim()].includes(name))!.click();
    }
  }, [first, second]);
  await open(page, '#/analyse?heaps=1,2,4&rule=normal', [1, 2, 4]);
  await pressBoth('Remove heap C', 'Game tree');
  await expect(page).toHaveURL(/#\/tree\?heaps=1,2&rule=normal$/);
  await open(page, '#/analyse?heaps=1,2,4&rule=normal', [1, 2, 4]);
  await pressBoth('Remove heap C', 'Play this board');
  await untilHeaps(page, [1, 2]);
  await expect(page).toHaveURL(/#\/play\?heaps=1,2&rule=normal/);
});

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
  const changes = [[12, 6, 6], [3, 6, 6], [3, 6, 7], [3, 5, 7]];
  for (const board of changes) await press(page, 'Undo', board);
  for (const board of changes.slice(0, 3).reverse()) await press(page, 'Redo', board);
  await press(page, 'Redo', [12, 15, 6]);
  await expect(button(page, 'Redo')).toBeDisabled();
  for (const board of changes) await press(page, 'Undo', board);
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
    await sums(page, value(8, set.split(',').map(Number)));
    await expect(page).toHaveURL(new RegExp(`take=${set}`));
  }
  // Each press on a set is a change of its own, and so is a typed limit.
  for (const typed of ['7', '6']) {
    await limit.fill(typed);
    await limit.blur();
  }
  for (const before of ['7', '2,3', '1,4', '1,3,4', '4']) {
    await press(page, 'Undo');
    await expect(limit).toHaveValue(before);
  }
  await limit.fill('');
  await sums(page, 8);
});

test('by keys and by drags a move is chosen first', async ({ page }) => {
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
});

test('what is pointed at says what its move does, and is marked on the board and in the table', async ({ page }) => {
  await open(page, '#/analyse?heaps=3,5,7&rule=normal', [3, 5, 7]);
  const board: Board = { heaps: [3, 5, 7], rule: 'normal' };
  const row = (heap: string): Locator => table(page).getByRole('row', { name: new RegExp(`^${heap}`) });
  const heap = (name: string): Locator => page.getByRole('group', { name: new RegExp(`^Heap ${name},`) });
  const expectMarked = (part: Locator): Promise<void> => expect(part).toHaveAttribute('data-pointed');
  await row('B').hover();
  await expectMarked(heap('B'));
  await expect(heap('A')).not.toHaveAttribute('data-pointed');
  for (const move of [[0, 1], [2, 7]] satisfies Move[]) {
    await stone(page, write(move)).hover();
    await expect(page.getByText(resultOf(board, move), { exact: true })).toBeVisible();
    await expectMarked(row('ABC'[move[0]]));
    await expect(row('B')).not.toHaveAttribute('data-pointed');
  }
  await page.getByRole('slider', { name: 'Heap A' }).hover();
  await expectMarked(heap('A'));
  await expect(page.getByRole('status')).toHaveText(titleOf(board));
  await page.getByRole('radio', { name: 'loses misère' }).hover({ force: true });
  await expect(page.locator('[data-pointed]')).toHaveCount(0);
  // By keys.
  await stone(page, 'B5').focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(resultOf(board, [1, 4]), { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await untilHeaps(page, [3, 1, 7]);
  await press(page, 'Undo', [3, 5, 7]);
  await row('B').getByRole('button', { name: 'yes: take 1' }).click();
  await untilHeaps(page, [3, 4, 7]);
  await says(page, '1 stone from heap B: Player 1 kept the win');
});

test('with Values each stone tells in how many turns its move wins, in green, or loses, and the switch is remembered', async ({ page }) => {
  const board: Board = { heaps: [2, 3, 4], rule: 'misere' };
  await open(page, '#/analyse?heaps=2,3,4&rule=misere', board.heaps);
  await press(page, 'Values');
  const green = await colour(page, '--safe');
  for (const move of moves(board)) {
    await expect(stone(page, write(move))).toHaveAccessibleDescription(resultOf(board, move));
    const tag = await stone(page, write(move)).evaluate((element) => {
      const { content, backgroundColor } = getComputedStyle(element, '::after');
      return { content, backgroundColor };
    });
    expect(tag.content).toBe(`"${1 + turns(after(board, move))}"`);
    expect(tag.backgroundColor === green, write(move)).toBe(!wins(after(board, move)));
  }
  await page.reload();
  await expect(button(page, 'Values')).toHaveAttribute('aria-pressed', 'true');
  for (const [heaps, rule, move, result] of [
    ['1,2', 'normal', 'B1', 'Taking 1 stone from heap B wins in 3 turns.'],
    ['1', 'normal', 'A1', 'Taking 1 stone from heap A wins in 1 turn.'],
    ['1', 'misere', 'A1', 'Taking 1 stone from heap A loses in 1 turn.'],
  ]) {
    await follow(page, `#/analyse?heaps=${heaps}&rule=${rule}`);
    await expect(stone(page, move)).toHaveAccessibleDescription(result);
  }
});

test('the table of safe and unsafe boards is true, and a field lays its board', async ({ page }) => {
  await open(page, '#/analyse');
  const fields = page.getByRole('table', { name: 'Safe and unsafe boards' }).getByRole('button');
  const names = (): Promise<(string | null)[]> =>
    fields.evaluateAll((all) => all.map((field) => field.getAttribute('aria-label')));
  const pairs = upTo(100).map((number) => [Math.floor((number - 1) / 10), (number - 1) % 10]);
  for (const address of ['#/analyse?heaps=3,5,1&rule=misere', '#/analyse?heaps=3,5,1&rule=normal&take=1,3,4']) {
    await follow(page, address, [3, 5, 1]);
    await press(page, 'Safe and unsafe boards');
    const truth = (heaps: number[]): string => `${heaps.join(', ')}: ${wins({ ...read(address), heaps }) ? 'unsafe' : 'safe'}`;
    await expect.poll(names, address).toEqual(pairs.map(([a, b]) => truth([a, b, 1])));
    await page.getByRole('combobox', { name: 'Heap across' }).selectOption('C');
    await expect.poll(names, address).toEqual(pairs.map(([a, c]) => truth([a, 5, c])));
    await page.getByRole('combobox', { name: 'Heap downwards' }).selectOption('C');
    await expect.poll(names, address).toEqual(pairs.map(([c, a]) => truth([a, 5, c])));
    const [safe, unsafe] = [await colour(page, '--safe'), await colour(page, '--unsafe-ground')];
    await expect(page.getByRole('button', { name: /: safe$/ }).first()).toHaveCSS('background-color', safe);
    await expect(page.getByRole('button', { name: /: unsafe$/ }).first()).toHaveCSS('background-color', unsafe);
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
  await open(page, '#/analyse?heaps=3,4,5&rule=normal&screen=big', [3, 4, 5]);
  await expectCovered();
  await press(page, 'Leave Esc');
  await sums(page, 2);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page).not.toHaveURL(/screen=big/);
  // The browser may leave it by itself. What was changed stays.
  await press(page, 'Full screen');
  await press(page, 'Remove heap C', [3, 4]);
  await page.evaluate(() => document.exitFullscreen());
  await expect(button(page, 'Leave Esc')).toHaveCount(0);
  await untilHeaps(page, [3, 4]);
  await expect(page).toHaveURL(/heaps=3,4&rule=normal$/);
});

test('Remove brings the focus to the row above', async ({ page }) => {
  await open(page, '#/analyse?heaps=1,3,5,7&rule=normal', [1, 3, 5, 7]);
  for (const [removed, left, above] of [['D', [1, 3, 5], 'C'], ['A', [3, 5], 'A'], ['B', [3], 'A']] as const) {
    await button(page, `Remove heap ${removed}`).press('Enter');
    await untilHeaps(page, left);
    await expect(page.getByText(`Heap ${removed} removed. Heaps: ${left.join(', ')}.`)).toBeVisible();
    await expect(page.getByRole('slider', { name: `Heap ${above}` })).toBeFocused();
  }
  await press(page, 'Undo', [3, 5]);
  await expect(page.getByText('removed')).toHaveCount(0);
});

test('the panel beside a game analyses its board, tells its moves, and gives the game as text', async ({ page }) => {
  await open(page, '#/play?heaps=3,5,7&two=human&names=Ada,Bob');
  await press(page, 'Analysis and moves');
  const panel = page.getByRole('complementary', { name: 'Analysis and moves' });
  await expect(panel.getByText('Ada can win: 3 of 15 moves win.')).toBeVisible();
  await expect(panel.getByText('If the winner is quick and the loser holds out, the game ends in 14 turns.')).toBeVisible();
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
  await expect(panel.getByText('If the winner is quick and the loser holds out, the game ends in 9 turns.')).toBeVisible();
  await press(panel, 'Game tree');
  await expect(page).toHaveURL(/#\/tree\?heaps=3,5,7&rule=misere&moves=C3,A2$/);
  await page.goBack();
  await press(panel, 'Moves');
  await press(panel, 'Review the moves so far');
  await expect(page).toHaveURL(/#\/review\?.*moves=C3,A2/);
  await page.goBack();
  await press(panel, 'Close');
  await expect(panel).toHaveCount(0);
  await follow(page, '#/play?heaps=2,2&two=perfect', [2, 2]);
  await press(page, 'Analysis and moves');
  await expect(panel.getByText('You lose: none of the 4 moves wins.')).toBeVisible();
});
