import type { Locator, Page } from '@playwright/test';
import { expect, heaps, open, says, take, test } from '../nim.ts';
import { after, moves, nimSum, upTo, value, winning, wins, write, type Board } from '../oracle.ts';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

/** The board of a step, with the rules that are told beside it. */
async function boardOf(page: Page): Promise<Board> {
  const rows = await page.getByRole('rowheader', { name: /^[A-I] · \d+$/ }).allInnerTexts();
  const told = await page.getByText(/^Last (stone|move) (wins|loses)/).allInnerTexts();
  const takes = told[0]?.match(/take (.+)$/)?.[1];
  return {
    heaps: rows.length > 0 ? rows.map((row) => Number(row.split(' · ')[1])) : await groups(page),
    rule: told[0]?.includes('loses') ? 'misere' : 'normal',
    takes: takes?.includes(' to ') ? upTo(Number(takes.split(' to ')[1])) : takes?.match(/\d+/g)?.map(Number),
  };
}

async function groups(page: Page): Promise<number[]> {
  const names = await page.getByRole('group', { name: /^Heap [A-I], \d+ stones?$/ })
    .evaluateAll((all) => all.map((group) => group.getAttribute('aria-label') ?? ''));
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
    case 'Only the remainder counts': {
      const [size, period] = text.match(/Divide (\d+) by (\d+)/)!.slice(1).map(Number);
      return size % period;
    }
    default: return value(a, board.takes);
  }
}

/** The right one of several answers. */
function choiceFor(question: string, board: Board): string {
  const answers: Record<string, string> = {
    'Every block has a partner': 'The nim-sum is zero',
    'Say the rule': 'Leave a board whose nim-sum is zero',
    'What is a node worth?': '+1',
    'The computer chooses': 'The smallest value',
    'Go up one node': '−1',
    '21 stones': wins(board) ? 'First' : 'Second',
  };
  return answers[question] ?? (wins(board) ? 'The player to move' : 'The other player');
}

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

/** Answers a step rightly, by the rules alone. */
async function answer(page: Page, question: string): Promise<void> {
  const board = await boardOf(page);
  if (await page.getByRole('textbox', { name: 'Ones and zeros' }).isVisible()) {
    const columns = await page.getByRole('columnheader').count();
    const bits = columns > 0
      ? nimSum(board.heaps).toString(2).padStart(columns - 1, '0')
      : board.heaps[0].toString(2).padStart(3, '0');
    await page.getByRole('textbox', { name: 'Ones and zeros' }).fill(bits);
    await button(page, 'Check').click();
  } else if (await page.getByRole('group', { name: 'Your number' }).isVisible()) {
    await button(page, String(numberFor(question, await page.getByRole('main').innerText(), board))).click();
  } else if (await page.getByRole('group', { name: 'Answers' }).isVisible()) {
    await button(page, choiceFor(question, board)).click();
  } else if (question.startsWith('Your own game')) {
    if (question === 'Your own game' && board.rule === 'misere') await says(page, 'The computer took');
    await play(page);
  } else if (await button(page, 'Choose stones').isVisible()) {
    await take(page, write(winning(board)[0] ?? moves(board)[0]));
  }
}

const LESSONS: [string, string, number, string][] = [
  ['binary', 'Blocks become bits', 7, 'Each one in the nim-sum stands for an unpaired block.'],
  ['move', 'Find the move', 7, 'Leave h ⊕ S stones there.'],
  ['limits', 'A limit and remainders', 6, 'Only the remainders count.'],
  ['values', 'Grundy values', 10, 'The value of a heap is the least number that no move leaves as a value.'],
  ['tree', 'The game tree', 7, 'Minimax goes through the tree from the ends up to the root'],
  ['proof', 'Why pairs work', 4, 'No move keeps all pairs, and one heap is enough to restore them.'],
];

for (const [index, [address, name, steps, moral]] of LESSONS.entries()) {
  test(`the lesson “${name}” is walked to its end`, async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T12:00:00' });
    await open(page, `#/learn/${address}`);
    for (let step = 1; step <= steps; step += 1) {
      await expect(page.getByRole('img', { name: `Step ${step} of ${steps}` })).toBeVisible();
      const question = await page.getByRole('heading', { level: 2 }).innerText();
      await answer(page, question);
      await page.clock.runFor(5_000);
      await expect(page.getByRole('status')).not.toContainText('Not right');
      const next = step < steps ? button(page, 'Next') : button(page, 'Finish');
      await next.press('Enter');
    }
    await expect(page.getByRole('heading', { name: 'Lesson done' })).toBeVisible();
    await expect(page.getByText(moral)).toBeVisible();
    await page.getByRole('link', { name: 'All lessons' }).first().click();
    await expect(page.getByText('1 of 6 done')).toBeVisible();
    for (const [other, [, title]] of LESSONS.entries()) {
      const link = page.getByRole('link', { name: new RegExp(`^${title}`) });
      await expect(link).toHaveAccessibleName(other === index ? /done$/ : /minutes$/);
    }
  });
}
