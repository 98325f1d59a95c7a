import type { Locator, Page } from '@playwright/test';
import { expect, heaps, open, says, take, test, untilHeaps } from '../nim.ts';
import { after, moves, winning, wins, write, type Board } from '../oracle.ts';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const NAMES = [
  'Single stones', 'One larger heap', 'Practice: single stones', 'Copy', 'Copy to the end', 'Practice: copying',
  'Pairs of heaps', 'Blocks', 'Practice: blocks', 'Partners', 'Practice: partners', 'On your own',
];
/** A practice begins with help, and such an answer gives no tick. */
const ALONE = /^(Now|One more) without help\.$/;
/** How many right answers each step wants. In misère the end of step 10 is a board of its own. */
const neededOf = (step: number, rule: Board['rule']): number =>
  ({ 1: 2, 10: rule === 'misere' ? 9 : 8, 12: 2 })[step] ?? 3;

const board = async (page: Page, rule: Board['rule']): Promise<Board> => ({ heaps: await heaps(page), rule });
/** What an answer leads to. */
const onwards = (page: Page): Locator =>
  button(page, 'Next').or(page.getByRole('link', { name: 'Next step' })).or(button(page, 'Beat Perfect'));

/** Cuts a heap into different blocks of 1, 2, 4 and 8, the largest first. */
async function cutIntoPowers(page: Page, heap: string, stones: number): Promise<void> {
  for (let rest = stones; (rest & (rest - 1)) !== 0;) {
    const largest = 2 ** Math.floor(Math.log2(rest));
    await button(page, `Cut heap ${heap} into ${largest} and ${rest - largest}`).click();
    await expect(button(page, `Join ${largest} and ${rest - largest} in heap ${heap}`)).toBeVisible();
    rest -= largest;
  }
}

/** Answers the question on the screen rightly, by the rules alone. */
async function answer(page: Page, rule: Board['rule']): Promise<void> {
  const question = await page.getByRole('heading', { level: 2 }).innerText();
  const now = await board(page, rule);
  if (await button(page, 'Computer').isVisible()) {
    await button(page, now.heaps.length % 2 === 1 ? 'You' : 'Computer').click();
  } else if (await button(page, 'Check').isVisible()) {
    const [a, b, c] = now.heaps;
    if (question.startsWith('Cut the largest heap')) {
      await button(page, `Cut heap C into ${a} and ${b}`).click();
      expect(a + b).toBe(c);
    } else {
      for (const [index, stones] of now.heaps.entries()) await cutIntoPowers(page, 'ABC'[index], stones);
    }
    await button(page, 'Check').click();
  } else if (question.startsWith('Join partners')) {
    const alone = page.getByRole('button', { name: /^Block of \d+ in heap [A-C], alone$/ });
    const names = await alone.evaluateAll((all) => all.map((block) => block.getAttribute('aria-label')!));
    const sizes = names.map((name) => name.split(' ')[2]);
    const left = new Set(names.keys());
    for (const [one, size] of sizes.entries()) {
      const other = sizes.findIndex((of, index) => index > one && of === size && left.has(index));
      if (!left.has(one) || other < 0) continue;
      left.delete(one);
      left.delete(other);
      await button(page, names[one]).click();
      await button(page, names[other]).click();
    }
  } else if (/^Win (this game|against|again)/.test(question)) {
    for (let left = now; moves(left).length > 0;) {
      const mine = winning(left)[0];
      await take(page, write(mine));
      const mineDone = after(left, mine);
      await page.clock.runFor(5_000);
      if (moves(mineDone).length === 0) break;
      const count = mineDone.heaps.reduce((sum, stones) => sum + stones);
      await expect.poll(async () => (await heaps(page)).reduce((sum, stones) => sum + stones)).toBeLessThan(count);
      left = await board(page, rule);
    }
  } else {
    const best = question.endsWith('Take what you like.') ? moves(now)[0] : winning(now)[0];
    if (best) await take(page, write(best));
    else await button(page, 'No move wins').click();
  }
  await page.clock.runFor(5_000);
  await expect(onwards(page).last()).toBeVisible();
  await page.clock.runFor(1_000);
}

for (const rule of ['misere', 'normal'] as const) {
  const told = rule === 'misere' ? 'Last stone loses' : 'Last stone wins';
  for (const [from, to] of [[1, 3], [4, 6], [7, 9], [10, 12]]) {
    test(`the steps ${from} to ${to} are walked to their ends: ${told}`, async ({ page }) => {
      await page.clock.install({ time: '2026-11-20T12:00:00' });
      await open(page, `#/path/${from}?rule=${rule}`);
      for (let step = from; step <= to; step += 1) {
        const needed = neededOf(step, rule);
        const isPractice = NAMES[step - 1].startsWith('Practice');
        await expect(page.getByRole('img', { name: `Step ${step} of 12` })).toBeVisible();
        await expect(page.getByRole('paragraph').filter({ hasText: NAMES[step - 1] })).toBeVisible();
        await expect(page.getByText(told, { exact: true })).toBeVisible();
        for (let right = 0; right < needed;) {
          await expect(page.getByRole('img', { name: `${right} right, ${needed} needed` })).toBeVisible();
          const help = await page.getByRole('status').innerText();
          const shown = help.match(/^Help: take (\d+) from ([A-I])\.$/);
          if (shown) expect(winning(await board(page, rule)).map(write)).toContain(`${shown[2]}${shown[1]}`);
          await answer(page, rule);
          if (isPractice && !ALONE.test(help)) await says(page, 'Right, with help.');
          else right += 1;
          await expect(page.getByRole('img', { name: `${right} right, ${needed} needed` })).toBeVisible();
          if (right < needed) await button(page, 'Next').press('Enter');
        }
        await expect(button(page, 'Next')).toHaveCount(0);
        if (step < 12) await page.getByRole('link', { name: 'Next step' }).last().press('Enter');
        else await expect(button(page, 'Try it on a real board')).toBeVisible();
      }
      if (to < 12) await expect(page.getByRole('img', { name: `Step ${to + 1} of 12` })).toBeVisible();
      await page.getByRole('link', { name: 'All steps' }).click();
      await expect(page.getByText(new RegExp(`^${told} · ${to - from + 1} of 12 steps`))).toBeVisible();
      for (const [index, name] of NAMES.entries()) {
        const isDone = index + 1 >= from && index + 1 <= to;
        await expect(page.getByRole('link', { name: `${index + 1} ${name}` })).toHaveAccessibleName(
          isDone ? /Done/ : new RegExp(`^${index + 1} ${name}$`),
        );
      }
    });
  }
}

test('who takes the last stone is tried out, and a wrong answer is played to its end', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  await open(page, '#/path/1?rule=misere');
  // A press takes at once here: each heap has one stone.
  await button(page, 'Take 1 from heap A, leaving 0').click();
  await page.clock.runFor(3_000);
  await says(page, /The computer took 1 from [BCD]\./);
  await expect.poll(async () => (await heaps(page)).sort()).toEqual([0, 0, 1, 1]);
  await button(page, 'You').click();
  await says(page, 'Not right. Watch who takes which stone.');
  await page.clock.runFor(20_000);
  await untilHeaps(page, [0, 0, 0, 0]);
  await says(page, 'Not right. The computer took the last stone.');
  await expect(button(page, 'Next')).toHaveCount(0);
  await button(page, 'Computer').click();
  await says(page, 'The computer takes the last stone and loses.');
  await expect(button(page, 'Next')).toBeVisible();
});

test('a wrong move is answered, tried again or shown, and a shown answer gives no tick', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  await open(page, '#/path/2?rule=misere');
  await take(page, 'C1');
  await says(page, 'Not right. Watch the computer’s answer.');
  await page.clock.runFor(5_000);
  // Of 1, 1 and 3 the computer leaves three single stones.
  await says(page, 'Not right. The computer took 2 from C. 3 single stones are left: you must take the last.');
  await untilHeaps(page, [1, 1, 1]);
  await button(page, 'Try again').click();
  await untilHeaps(page, [1, 1, 4]);
  await take(page, 'C2');
  await page.clock.runFor(5_000);
  await button(page, 'Show').click();
  await untilHeaps(page, [1, 1, 1]);
  await says(page, '3 stones are left. The computer takes the last.');
  await expect(page.getByRole('img', { name: '0 right, 3 needed' })).toBeVisible();
  await button(page, 'Now you').click();
  await untilHeaps(page, [1, 1, 4]);
  await take(page, 'C3');
  await page.clock.runFor(5_000);
  await expect(button(page, 'Next')).toBeVisible();
});

test('“No move wins” is refused where a move wins', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  await open(page, '#/path/6?rule=misere');
  await expect(page.getByText(/^Help: take/)).toBeVisible();
  expect(wins(await board(page, 'misere'))).toBe(true);
  await button(page, 'No move wins').click();
  await says(page, 'Not right. A move wins here. Look again.');
  await button(page, 'Try again').click();
  await take(page, write(winning(await board(page, 'misere'))[0]));
  await says(page, 'Right, with help.');
});

test('wrong cuts and wrong partners are told, and can be shown', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  await open(page, '#/path/8?rule=misere');
  await button(page, 'Cut heap C into 1 and 5').click();
  await expect(button(page, 'Join 1 and 5 in heap C')).toBeVisible();
  await button(page, 'Check').click();
  await says(page, 'Not right. 2 has no partner.');
  await button(page, 'Join 1 and 5 in heap C').click();
  await expect(button(page, 'Cut heap C into 3 and 3')).toBeVisible();
  await button(page, 'Show').click();
  await page.clock.runFor(5_000);
  await says(page, '4 and 2 have partners');
  await expect(page.getByRole('img', { name: '0 right, 3 needed' })).toBeVisible();
  await button(page, 'Now you').click();
  await button(page, 'Cut heap C into 2 and 4').click();
  await button(page, 'Check').click();
  await expect(button(page, 'Next')).toBeVisible();
  await page.evaluate(() => { location.hash = '#/path/10?rule=misere'; });
  await button(page, 'Block of 2 in heap A, alone').click();
  await button(page, 'Block of 1 in heap B, alone').click();
  await says(page, 'Not right. 2 and 1 are not equal.');
  await button(page, 'Block of 2 in heap A, alone').click();
  await button(page, 'Block of 2 in heap C, alone').click();
  await expect(page.getByRole('button', { name: 'Block of 2 in heap A, partner in C' })).toBeVisible();
});

test('a mistake in the last game is told, taken back, or played to a defeat', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  await open(page, '#/path/12?rule=misere');
  await take(page, 'A3');
  await says(page, 'Not right. After this move the computer can win.');
  await button(page, 'Take it back').click();
  await untilHeaps(page, [3, 5, 7]);
  await take(page, 'A3');
  await button(page, 'Play on').click();
  await page.clock.runFor(5_000);
  // Two equal heaps are left: the computer makes no mistake.
  await untilHeaps(page, [0, 5, 5]);
  await take(page, 'B5');
  await page.clock.runFor(5_000);
  await untilHeaps(page, [0, 0, 1]);
  await take(page, 'C1');
  await says(page, 'Not right. You lost. Try it again.');
  await button(page, 'Try again').click();
  await untilHeaps(page, [3, 5, 7]);
});

test('the list of steps begins, goes on, changes the rule and leads further', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  await open(page, '#/path');
  await expect(page.getByText('Last stone loses · 0 of 12 steps · about 11 minutes left')).toBeVisible();
  await button(page, 'Last stone wins').click();
  await expect(page.getByText(/^Last stone wins · 0 of 12 steps/)).toBeVisible();
  await button(page, 'Last stone loses').click();
  await expect(page.getByText(/^Last stone loses · 0 of 12 steps/)).toBeVisible();
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect(page.getByRole('img', { name: 'Step 1 of 12' })).toBeVisible();
  for (const _ of [1, 2]) {
    await answer(page, 'misere');
    await onwards(page).last().press('Enter');
  }
  await expect(page.getByRole('img', { name: 'Step 2 of 12' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Step 2 of 12' })).toBeVisible();
  await page.getByRole('link', { name: 'All steps' }).click();
  await expect(page.getByText(/^Last stone loses · 1 of 12 steps/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'The last stones' }).getByText('1 of 3 steps')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'Step 2 of 12' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /^Go deeper/ }).click();
  await expect(page.getByRole('heading', { name: 'Go deeper' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'For teachers' }).click();
  await expect(page.getByRole('heading', { name: 'For teachers' })).toBeVisible();
  for (const wrong of ['0', '13', 'x']) {
    await page.evaluate((hash) => { location.hash = hash; }, `#/path/${wrong}`);
    await expect(page.getByText(`There is no step “${wrong}”. Write a step from 1 to 12.`)).toBeVisible();
  }
});
