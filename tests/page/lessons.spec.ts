import type { Locator, Page } from '@playwright/test';
import { button, calm, expect, follow, heaps, isWhole, open, press, says, take, test, visit } from '../nim.ts';
import { after, moves, nimSum, upTo, value, winning, wins, write, type Board } from '../oracle.ts';

const group = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
const bits = (page: Page): Locator => page.getByRole('textbox', { name: 'Ones and zeros' });

/** Each lesson, by hand: address, name, moral, and what each step says after the right answer, if it asks anything. */
const LESSONS: [address: string, name: string, moral: string, sentences: string[]][] = [
  ['binary', 'Blocks become bits', 'Each one in the nim-sum stands for an unpaired block.', [
    '5 is 101.',
    '3 = 2 + 1, or 011 in bits.',
    '3 is an odd number.',
    '011 ⊕ 101 ⊕ 111 = 001. This is the nim-sum in bits: as a number, 1.',
    '001 ⊕ 011 ⊕ 101 ⊕ 111 = 000. Every column has an even number of ones.',
    '110 ⊕ 011 = 101, and that is 5.',
    'If the nim-sum is zero, every column has an even number of ones.',
  ]],
  ['move', 'Find the move', 'Leave h ⊕ S stones there.', [
    '3 ⊕ 1 = 2. So take 1 stone from heap A. In short: turn a heap of h stones into h ⊕ S stones.',
    '7 is more than 4. A move never adds stones, so no move in heap B wins.',
    '7 ⊕ 2 = 5, so you took 2 stones from heap C. This heap has the largest unpaired block.',
    'There are 3: heap A becomes 2, heap B becomes 4, or heap C becomes 6.',
    'S is 3, and 6 ⊕ 3 = 5. No other heap gets smaller.',
    'Leave nim-sum zero: every block has a partner.',
    'You won.',
  ]],
  ['limits', 'A limit and remainders', 'Only the remainders count.', [
    'The other player wins: your turn and the next together can always take 4 stones.',
    'You left 8, a multiple of 4.',
    'The remainder is 3. A heap of 7 plays like a heap of 3.',
    'You left 2, 6. The remainders are now 2, 2, so every block has a partner.',
    'Second. With 1, 5, 9, 13, 17 and 21 stones the player to move loses.',
    'You won. You always left one more than a multiple of 4, and at the end one stone.',
  ]],
  ['values', 'Grundy values', 'The value of a heap is the smallest of 0, 1, 2, … that is missing among the values that a move can leave.', [
    'You can leave the values 1, 1, 0, so 2 is the first number that is missing.',
    'You can leave the values 2, 0, 1, so the value is 3.',
    'The value is 3, as for a heap of 5, which stands 7 heaps before it.',
    'You left 7, a heap of value 0.',
    'You left 5, 12, with the values 3, 3.',
    'The row is 0, 0, 1, 1, 2.',
    'The player to move wins with any move: after it the number of stones is even',
    'The value is 0, and the row begins again. So it repeats after 4 heaps',
    'The value is 5: you can leave every smaller value.',
    'You won. The player to move loses when the nim-sum of the values is 0',
  ]],
  ['tree', 'The game tree', 'Minimax goes through the tree from the ends up to the root', [
    'There are 7 games, one for each triangle. Each square, circle and triangle is a node: the tree has 15 nodes.',
    'The computer must take the last stone. So the computer loses, and you win.',
    'The computer chooses the smallest value, and you choose the largest.',
    'The computer leaves one stone, and you must take it. So the computer wins.',
    'Taking 3 stones is worth +1: the computer must take the last stone.',
    '',
    '',
  ]],
  ['cutoffs', 'Cut-offs', 'Minimax leaves a node as soon as it has found a win for the player who moves there.', [
    'No value is larger than +1. So this square is worth +1, and the other moves are cut off.',
    '3 branches are cut off. Minimax looks at 12 of 15 nodes, and still finds +1 at the root.',
    'Then both can already force this value.',
    'Minimax looks at 3 nodes: the root, the winning move, and the answer to it. With the fewest stones first it looks at 6.',
    '',
  ]],
  ['proof', 'Why pairs work', 'No move keeps all pairs, and one heap is enough to restore them.', [
    'Unpaired blocks now: 1.',
    'You broke the largest unpaired block, the 2.',
    'You left 1, 1, 1: the computer takes the last stone.',
    '',
  ]],
];

/** Each question with several answers, each wrong answer, and the reason that the page gives. */
const WRONG: [question: string, answer: string, reason: string][] = [
  ['Every block has a partner', 'All heaps are equal', 'Think of three equal heaps. Two of them pair up'],
  ['Every block has a partner', 'The number of stones is even', 'But the block of two is unpaired.'],
  ['Say the rule', 'Take from the largest heap', 'Look: here you win only by taking from heap A, the smallest heap.'],
  ['Say the rule', 'Leave as few stones as you can', 'Look: here you win only by taking 1 stone.'],
  ['At most 3 per turn', 'The player to move', 'Watch: after any first move, the other player takes the rest.'],
  ['21 stones', 'First', 'Watch: you and the computer take 4 stones together.'],
  ['Odd and even', 'The other player', 'Watch: every move makes an odd number of stones even, or an even number odd.'],
  ['What is a node worth?', '−1', 'The computer must take the last stone. So the computer loses, and you win.'],
  ['The computer chooses', 'The largest value', 'The largest value is best for you. The computer wants you to lose.'],
  ['The computer chooses', 'A value in between', 'The computer makes one move, and gets the value of that move.'],
  ['One win is enough', 'Yes', 'No value is larger than +1. So this square is worth +1'],
  ['Alpha and beta', 'When α is −1', 'At first α is −1: you can force nothing yet.'],
  ['Alpha and beta', 'After the last move', 'Then nothing would be cut off.'],
  ['Go up one node', '+1', 'The computer leaves one stone, and you must take it.'],
];

/** The board of a step, with the rules beside it. */
async function boardOf(page: Page): Promise<Board> {
  const rows = await page.getByRole('rowheader', { name: /^[A-I] · \d+$/ }).allInnerTexts();
  const rules = (await page.getByText(/^Last (stone|move) (wins|loses)/).allInnerTexts())[0];
  const takes = rules?.match(/take (.+)$/)?.[1];
  return {
    heaps: rows.length > 0 ? rows.map((row) => Number(row.split(' · ')[1])) : await drawnHeaps(page),
    rule: rules?.includes('loses') ? 'misere' : 'normal',
    takes: takes?.includes(' to ') ? upTo(Number(takes.split(' to ')[1])) : takes?.match(/\d+/g)?.map(Number),
  };
}

async function drawnHeaps(page: Page): Promise<number[]> {
  const names = await page.getByRole('group', { name: /^Heap [A-I], \d+ stones?$/ })
    .evaluateAll((all) => all.map((heap) => heap.getAttribute('aria-label') ?? ''));
  return names.map((name) => Number(name.match(/\d+/)![0]));
}

/** The number that a step asks for. */
function numberFor(question: string, text: string, board: Board): number {
  const [a, b] = board.heaps;
  const sum = nimSum(board.heaps);
  switch (question) {
    case 'Read a column': return board.heaps.filter((heap) => heap % 2 === 1).length;
    case 'As a number': return a ^ b;
    case 'What must the heap become?': return a ^ sum;
    case 'Not every heap works': return b ^ sum;
    case 'How many moves win?': return winning({ ...board, rule: 'normal' }).length;
    case 'Every game at once': return 7;
    case 'Count the cuts': return 3;
    case 'The order of the moves': return 3;
    case 'Only the remainder counts': {
      const [size, period] = text.match(/Divide (\d+) by (\d+)/)!.slice(1).map(Number);
      return size % period;
    }
    default: return value(a, board.takes);
  }
}

/** The right answer of a question with several. */
function choiceFor(question: string, board: Board): string {
  const answers: Record<string, string> = {
    'Every block has a partner': 'The nim-sum is zero',
    'Say the rule': 'Leave a board whose nim-sum is zero',
    'What is a node worth?': '+1',
    'The computer chooses': 'The smallest value',
    'Go up one node': '−1',
    'One win is enough': 'No',
    'Alpha and beta': 'When α and β are equal',
    '21 stones': wins(board) ? 'First' : 'Second',
  };
  return answers[question] ?? (wins(board) ? 'The player to move' : 'The other player');
}

const losing = (board: Board): string =>
  write(moves(board).find((move) => wins(after(board, move)))!);

async function play(page: Page): Promise<void> {
  for (let now = await boardOf(page); moves(now).length > 0;) {
    const mine = winning(now)[0];
    await take(page, write(mine));
    const left = after(now, mine);
    if (moves(left).length === 0) break;
    await page.clock.runFor(5_000);
    const count = left.heaps.reduce((sum, stones) => sum + stones);
    await expect.poll(async () => (await heaps(page)).reduce((sum, stones) => sum + stones)).toBeLessThan(count);
    now = await boardOf(page);
  }
}

/** Answers a step wrongly in each way, reads the reasons, and ends at the question. */
async function answerWrongly(page: Page, question: string, board: Board): Promise<void> {
  for (const [, answer, reason] of WRONG.filter(([of]) => of === question)) {
    await press(page, answer);
    await says(page, 'Not right.');
    await page.clock.runFor(5_000);
    await says(page, reason);
    const left = { ...board, heaps: await drawnHeaps(page) };
    // The page plays on from the answer, to the end or to a board on which the player to move loses.
    const isPlayed = String(left.heaps) !== String(board.heaps) && moves(left).length > 0;
    if (isPlayed) expect(wins(left)).toBe(false);
  }
  if (await bits(page).isVisible()) {
    for (const [text, reason] of [['12', 'Write ones and zeros only.'], ['11111', ''], ['', 'Write ones']]) {
      await bits(page).fill(text);
      await press(page, 'Check');
      await says(page, `Not right. ${reason}`);
      await expect(bits(page)).toHaveAttribute('aria-invalid', 'true');
    }
  } else if (await group(page, 'Your number').isVisible()) {
    const right = numberFor(question, await page.getByRole('main').innerText(), board);
    for (const number of upTo(10).map((one) => one - 1).filter((one) => one !== right && (isWhole || one % 3 === 0))) {
      await press(page, String(number));
      await says(page, /^Not right\. .{15}/);
    }
  } else if (await button(page, 'Choose stones').isVisible() && winning(board).length > 0 && !question.startsWith('Your own')) {
    await take(page, losing(board));
    await says(page, 'Not right. Watch the computer’s answer.');
    await page.clock.runFor(5_000);
    await says(page, /^Not right\. The computer took \d+ stones? from heap [A-C]\. .{15}/);
    expect(wins({ ...board, heaps: await drawnHeaps(page) })).toBe(false);
    await press(page, 'Try again');
    await expect.poll(() => drawnHeaps(page)).toEqual(board.heaps);
  }
}

/** Answers a step rightly, by the rules alone. */
async function answer(page: Page, question: string, board: Board): Promise<void> {
  if (await bits(page).isVisible()) {
    const columns = await page.getByRole('columnheader').count();
    await bits(page).fill(columns > 0
      ? nimSum(board.heaps).toString(2).padStart(columns - 1, '0')
      : board.heaps[0].toString(2).padStart(3, '0'));
    await press(page, 'Check');
  } else if (await group(page, 'Your number').isVisible()) {
    await press(page, String(numberFor(question, await page.getByRole('main').innerText(), board)));
  } else if (await group(page, 'Answers').isVisible()) {
    await press(page, choiceFor(question, board));
  } else if (question.startsWith('Your own game')) {
    await play(page);
  } else if (await button(page, 'Choose stones').isVisible()) {
    await take(page, write(winning(board)[0] ?? moves(board)[0]));
  }
}

/** Expects that after the answer the nim-sum and the value of each heap are shown, and are true. */
async function checkFigures(page: Page, board: Board): Promise<void> {
  const sum = page.getByRole('row', { name: /^Nim-sum/ }).getByRole('cell');
  const digits = await sum.allInnerTexts();
  if (digits.length > 0) expect(digits.join('')).toBe(nimSum(board.heaps).toString(2).padStart(digits.length, '0'));
  const cells = await page.getByRole('cell', { name: /^Heap of/ }).allInnerTexts();
  const values = cells.map((cell) => cell.match(/^Heap of (\d+)(?:, which a move leaves)?: value (\d+)\./)!.slice(1).map(Number));
  for (const [heap, shown] of values) expect(shown, `the value of ${heap}`).toBe(value(heap, board.takes));
}

for (const [index, [address, name, moral, sentences]] of LESSONS.entries()) {
  test(`the lesson “${name}” refuses wrong answers with their reasons, and is walked to its end`, async ({ page }) => {
    await calm({ page });
    await page.clock.install({ time: '2026-11-20T12:00:00' });
    await open(page, `#/learn/${address}`);
    for (const [step, sentence] of sentences.entries()) {
      await expect(page.getByRole('img', { name: `Step ${step + 1} of ${sentences.length}` })).toBeVisible();
      const question = await page.getByRole('heading', { level: 2 }).innerText();
      if (question === 'Your own game' || question === 'Your own game with a limit') await page.clock.runFor(2_000);
      const board = await boardOf(page);
      const next = button(page, step + 1 < sentences.length ? 'Next' : 'Finish');
      if (sentence !== '') {
        await expect(next).toHaveCount(0);
        await answerWrongly(page, question, board);
        await answer(page, question, board);
        await page.clock.runFor(5_000);
        await says(page, sentence);
        await expect(page.getByRole('status')).not.toContainText('Not right');
        await checkFigures(page, board);
      }
      await next.press('Enter');
    }
    await expect(page.getByRole('heading', { name: 'Lesson done' })).toBeVisible();
    await expect(page.getByText(moral)).toBeVisible();
    // The whole proof ends its lesson.
    await expect(page.getByRole('region', { name: 'Why the nim-sum decides' })).toHaveCount(address === 'proof' ? 1 : 0);
    await page.getByRole('link', { name: 'All lessons' }).first().click();
    await expect(page.getByText('1 of 7 done')).toBeVisible();
    for (const [other, [, title]] of LESSONS.entries()) {
      const link = page.getByRole('link', { name: new RegExp(`^${title}`) });
      await expect(link).toHaveAccessibleName(other === index ? /done$/ : /minutes$/);
    }
  });
}

test('the reply to a repeated wrong answer is read out again', async ({ page }) => {
  await open(page, '#/learn/binary');
  const typed = page.getByRole('textbox', { name: 'Ones and zeros' });
  await typed.fill('111');
  await typed.press('Enter');
  await says(page, 'Not right.');
  await page.getByRole('status').evaluate((status) => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    new MutationObserver(() => texts.push(status.textContent)).observe(status, { subtree: true, childList: true });
  });
  await typed.press('Enter');
  await expect.poll(() => page.evaluate('texts.length')).toBe(1);
});

test('the last page on cut-offs tells what minimax did in the game on the table', async ({ page }) => {
  // By hand: before it takes the last stone, it has looked at the boards of 1 and of 0 stones.
  for (const [game, sentence] of [
    ['#/play?heaps=1,1&rule=normal&two=minimax&moves=A1,B1', 'In the game on the table, minimax looked at this many boards before its moves: 2.'],
    ['#/play?heaps=1,2&rule=normal&moves=A1', 'Choose Minimax for a game, and come back'],
  ]) {
    await visit(page, '#/learn', { lessons: 'cutoffs=4', game });
    await follow(page, '#/learn/cutoffs');
    await says(page, sentence);
  }
});

test('a lesson and a tree fill the screen of a class, in large letters and without the menu', async ({ page }) => {
  const letters = (): Promise<number> => page.evaluate('parseFloat(getComputedStyle(document.documentElement).fontSize)');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const [width, height, size] of [[1280, 800, 19], [1920, 1080, 25]]) {
    await page.setViewportSize({ width, height });
    for (const address of ['#/path/8?rule=misere', '#/puzzle/2/1', '#/tree?heaps=4&take=3&rule=misere']) {
      await open(page, address);
      await press(page, 'Full screen');
      await expect(menu).toBeHidden();
      await expect.poll(letters).toBeGreaterThanOrEqual(size);
      // All of it is in sight.
      expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight'), address).toBeLessThanOrEqual(0);
      await press(page, 'Leave Esc');
      await expect(menu).toBeVisible();
      expect(await letters()).toBe(16);
    }
  }
});
