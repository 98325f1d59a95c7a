import type { Page } from '@playwright/test';
import { button, calm, expect, follow, open, press, says, take, test, visit } from '../nim.ts';
import { upTo, wins, type Board } from '../oracle.ts';
import { replied, win } from '../play.ts';

test.beforeEach(calm);

/** A step of a lesson, by hand: what it asks for, the right answer, and what is said then. */
type Step =
  | [asks: 'bits', right: string, says: string]
  | [asks: 'number', right: string, says: string]
  | [asks: 'choice', right: string, says: string, ...wrong: [answer: string, reason: string][]]
  | [asks: 'move', right: string, says: string, wrong?: string]
  | [asks: 'game', board: Board, says: string]
  | [asks: 'nothing'];

interface Lesson {
  address: string;
  name: string;
  moral: string;
  steps: Step[];
  /** The row of the nim-sum, or the value of a heap, that is there after each answer. */
  shows?: string[];
}

const LESSONS: Lesson[] = [
  {
    address: 'binary',
    name: 'Blocks become bits',
    moral: 'Each one in the nim-sum stands for an unpaired block.',
    steps: [
      ['bits', '101', '5 is 101.'],
      ['bits', '011', '3 = 2 + 1, or 011 in bits.'],
      ['number', '3', '3 is an odd number.'],
      ['bits', '001', '011 ⊕ 101 ⊕ 111 = 001. This is the nim-sum in bits: as a number, 1.'],
      ['bits', '000', '001 ⊕ 011 ⊕ 101 ⊕ 111 = 000. Every column has an even number of ones.'],
      ['number', '5', '110 ⊕ 011 = 101, and that is 5.'],
      ['choice', 'The nim-sum is zero', 'If the nim-sum is zero, every column has an even number of ones.',
        ['All heaps are equal', 'Think of three equal heaps. Two of them pair up'],
        ['The number of stones is even', 'But the block of two is unpaired.']],
    ],
    shows: ['', '', '', 'Nim-sum 0 0 1', 'Nim-sum 0 0 0', 'Nim-sum 1 0 1', 'Nim-sum 0 0 1'],
  },
  {
    address: 'move',
    name: 'Find the move',
    moral: 'Leave h ⊕ S stones there.',
    steps: [
      ['number', '2', '3 ⊕ 1 = 2. So take 1 stone from heap A. In short: turn a heap of h stones into h ⊕ S stones.'],
      ['number', '7', '7 is more than 4. A move never adds stones, so no move in heap B wins.'],
      ['move', 'C2', '7 ⊕ 2 = 5, so you took 2 stones from heap C. This heap has the largest unpaired block.', 'A1'],
      ['number', '3', 'There are 3: heap A becomes 2, heap B becomes 4, or heap C becomes 6.'],
      ['move', 'A1', 'S is 3, and 6 ⊕ 3 = 5. No other heap gets smaller.', 'A2'],
      ['choice', 'Leave a board whose nim-sum is zero', 'Leave nim-sum zero: every block has a partner.',
        ['Take from the largest heap', 'Look: here you win only by taking from heap A, the smallest heap.'],
        ['Leave as few stones as you can', 'Look: here you win only by taking 1 stone.']],
      ['game', { heaps: [3, 5, 7], rule: 'normal' }, 'You won.'],
    ],
  },
  {
    address: 'limits',
    name: 'A limit and remainders',
    moral: 'Only the remainders count.',
    steps: [
      ['choice', 'The other player', 'The other player wins: your turn and the next together can always take 4 stones.',
        ['The player to move', 'Watch: after any first move, the other player takes the rest.']],
      ['move', 'A2', 'You left 8, a multiple of 4.', 'A1'],
      ['number', '3', 'The remainder is 3. A heap of 7 plays like a heap of 3.'],
      ['move', 'A3', 'You left 2, 6. The remainders are now 2, 2, so every block has a partner.', 'A1'],
      ['choice', 'Second', 'Second. With 1, 5, 9, 13, 17 and 21 stones the player to move loses.',
        ['First', 'Watch: you and the computer take 4 stones together.']],
      // The computer starts.
      ['game', { heaps: [21], rule: 'misere', takes: upTo(3) },
        'You won. You always left one more than a multiple of 4, and at the end one stone.'],
    ],
  },
  {
    address: 'values',
    name: 'Grundy values',
    moral: 'The value of a heap is the smallest of 0, 1, 2, … that is missing among the values that a move can leave.',
    steps: [
      ['number', '2', 'You can leave the values 1, 1, 0, so 2 is the first number that is missing.'],
      ['number', '3', 'You can leave the values 2, 0, 1, so the value is 3.'],
      ['number', '3', 'The value is 3, as for a heap of 5, which stands 7 heaps before it.'],
      ['move', 'A4', 'You left 7, a heap of value 0.', 'A1'],
      ['move', 'A1', 'You left 5, 12, with the values 3, 3.', 'A3'],
      ['number', '2', 'The row is 0, 0, 1, 1, 2.'],
      ['choice', 'The player to move', 'The player to move wins with any move: after it the number of stones is even',
        ['The other player', 'Watch: every move makes an odd number of stones even, or an even number odd.']],
      ['number', '0', 'The value is 0, and the row begins again. So it repeats after 4 heaps'],
      ['number', '5', 'The value is 5: you can leave every smaller value.'],
      ['game', { heaps: [5, 10], rule: 'normal', takes: [1, 3, 4] }, 'You won. The player to move loses when the nim-sum of the values is 0'],
    ],
    shows: ['Heap of 4: value 2.', 'Heap of 5: value 3.', 'Heap of 12: value 3.', '', '', '', '', 'Heap of 4: value 0.', 'Heap of 5: value 5.'],
  },
  {
    address: 'tree',
    name: 'The game tree',
    moral: 'Minimax goes through the tree from the ends up to the root',
    steps: [
      ['number', '7', 'There are 7 games, one for each triangle. Each square, circle and triangle is a node: the tree has 15 nodes.'],
      ['choice', '+1', 'The computer must take the last stone. So the computer loses, and you win.',
        ['−1', 'The computer must take the last stone. So the computer loses, and you win.']],
      ['choice', 'The smallest value', 'The computer chooses the smallest value, and you choose the largest.',
        ['The largest value', 'The largest value is best for you. The computer wants you to lose.'],
        ['A value in between', 'The computer makes one move, and gets the value of that move.']],
      ['choice', '−1', 'The computer leaves one stone, and you must take it. So the computer wins.',
        ['+1', 'The computer leaves one stone, and you must take it.']],
      ['move', 'A3', 'Taking 3 stones is worth +1: the computer must take the last stone.', 'A1'],
      ['nothing'],
      ['nothing'],
    ],
  },
  {
    address: 'cutoffs',
    name: 'Cut-offs',
    moral: 'Minimax leaves a node as soon as it has found a win for the player who moves there.',
    steps: [
      ['choice', 'No', 'No value is larger than +1. So this square is worth +1, and the other moves are cut off.',
        ['Yes', 'No value is larger than +1. So this square is worth +1']],
      ['number', '3', '3 branches are cut off. Minimax looks at 12 of 15 nodes, and still finds +1 at the root.'],
      ['choice', 'When α and β are equal', 'Then both can already force this value.',
        ['When α is −1', 'At first α is −1: you can force nothing yet.'],
        ['After the last move', 'Then nothing would be cut off.']],
      ['number', '3',
        'Minimax looks at 3 nodes: the root, the winning move, and the answer to it. With the fewest stones first it looks at 6.'],
      ['nothing'],
    ],
  },
  {
    address: 'proof',
    name: 'Why pairs work',
    moral: 'No move keeps all pairs, and one heap is enough to restore them.',
    steps: [
      ['move', 'A1', 'Unpaired blocks now: 1.'],
      ['move', 'C1', 'You broke the largest unpaired block, the 2.', 'A1'],
      ['move', 'C3', 'You left 1, 1, 1: the computer takes the last stone.', 'C1'],
      ['nothing'],
    ],
  },
];

/** Gives an answer other than a game. */
async function give(page: Page, asks: Step[0], answer: string): Promise<void> {
  if (asks === 'move') return take(page, answer);
  if (asks !== 'bits') return press(page, answer);
  await page.getByRole('textbox', { name: 'Ones and zeros' }).fill(answer);
  return press(page, 'Check');
}

/** Wrong answers, each with its reason. */
function wrongOnes([asks, right, , ...wrong]: Step): (readonly [answer: string, reason: string | RegExp])[] {
  switch (asks) {
    case 'bits': return [['12', 'Write ones and zeros only.'], ['11111', ''], ['', 'Write ones']];
    case 'number': return [[right === '0' ? '1' : '0', /^Not right\. .{15}/]];
    case 'choice': return wrong as [string, string][];
    case 'move': return wrong.map((move) => [move as string, /^Not right\. The computer took \d+ stones? from heap [A-C]\. .{15}/]);
    default: return [];
  }
}

for (const { address, name, moral, steps, shows } of LESSONS) {
  test(`the lesson “${name}” refuses wrong answers with their reasons, and is walked to its end`, async ({ page }) => {
    await open(page, `#/learn/${address}`);
    for (const [index, step] of steps.entries()) {
      await expect(page.getByRole('img', { name: `Step ${index + 1} of ${steps.length}` })).toBeVisible();
      const next = button(page, index + 1 < steps.length ? 'Next' : 'Finish');
      if (step[0] !== 'nothing') {
        await expect(next).toHaveCount(0);
        for (const [wrong, reason] of wrongOnes(step)) {
          await give(page, step[0], wrong);
          await says(page, 'Not right.');
          await says(page, reason);
          if (step[0] === 'bits') await expect(page.getByRole('textbox', { name: 'Ones and zeros' })).toHaveAttribute('aria-invalid', 'true');
          if (step[0] === 'move') await press(page, 'Try again');
        }
        if (step[0] !== 'game') await give(page, step[0], step[1]);
        else await win(page, wins(step[1]) ? step[1] : await replied(page, step[1]));
        await says(page, step[2]);
        await expect(page.getByRole('status')).not.toContainText('Not right');
        const figures = { name: shows?.[index] };
        if (figures.name) await expect(page.getByRole('row', figures).or(page.getByRole('cell', figures)).last()).toBeVisible();
      }
      await next.press('Enter');
    }
    await expect(page.getByRole('heading', { name: 'Lesson done' })).toBeVisible();
    await expect(page.getByText(moral)).toBeVisible();
    // The whole proof ends its lesson.
    await expect(page.getByRole('region', { name: 'Why the nim-sum decides' })).toHaveCount(address === 'proof' ? 1 : 0);
    await page.getByRole('link', { name: 'All lessons' }).first().click();
    await expect(page.getByText('1 of 7 done')).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAccessibleName(/done$/);
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
  await open(page);
  for (const [width, height, size] of [[1280, 800, 19], [1920, 1080, 25]]) {
    await page.setViewportSize({ width, height });
    for (const address of ['#/path/8?rule=misere', '#/puzzle/2/1', '#/tree?heaps=4&take=3&rule=misere']) {
      await follow(page, address);
      await press(page, 'Full screen');
      await expect(menu).toBeHidden();
      await expect.poll(letters).toBeGreaterThanOrEqual(size);
      // All of it is in sight.
      await expect.poll(() => page.evaluate('document.documentElement.scrollHeight - innerHeight'), address).toBeLessThanOrEqual(0);
      await press(page, 'Leave Esc');
      await expect(menu).toBeVisible();
      expect(await letters()).toBe(16);
    }
  }
});
