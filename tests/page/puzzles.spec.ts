import type { Locator, Page } from '@playwright/test';
import { button, calm, expect, follow, heaps, open, press, says, section, setHidden, take, test, untilHeaps, visit } from '../nim.ts';
import { wins } from '../oracle.ts';

test.beforeEach(calm);

const question = (page: Page): Locator => page.getByRole('heading', { level: 2 });
const GRADES = [
  'Two heaps', 'Two or three heaps', 'Four heaps', 'Endings where the last stone loses', 'Five or six heaps', 'Limit on each turn',
  'Only certain numbers',
];

const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });
const gradeOf = (grade: number): string => `Grade ${grade}: ${GRADES[grade]}`;
const reads = (page: Page, text: string): Promise<void> => expect(page.getByText(text, { exact: true })).toBeVisible();
const NONE = 'No move wins';

/** By hand, a right answer to the puzzle of each day. */
const OF_DAY = {
  '2026-03-29': 'F3', '2026-10-25': NONE, '2026-11-20': 'D2', '2026-11-21': NONE, '2026-11-24': 'C9',
  '2026-11-30': 'B8', '2026-12-01': 'B3',
};

/** Opens an address at noon of a day. */
async function start(page: Page, address: string, day = '2026-11-20'): Promise<void> {
  await page.clock.install({ time: `${day}T12:00:00` });
  await open(page, address);
}

/** Makes a move, or presses “No move wins”. */
const answer = (page: Page, move: string): Promise<void> => (move === NONE ? press(page, NONE) : take(page, move));

async function solve(page: Page, move: string): Promise<void> {
  await answer(page, move);
  await expect(question(page)).toContainText(/^Solved (on your first try|in \d tries)\./);
}

test('a wrong move is answered by the computer, and a right one told with its reason and the other ones', async ({ page }) => {
  await open(page, '#/puzzle/5/1', [1, 8, 4, 1]);
  await take(page, 'A1');
  await says(page, /Not right\. The computer took \d stones? from heap [BCD]\. .{20}/);
  expect(wins({ heaps: await heaps(page), rule: 'normal', takes: [1, 2, 3, 4] })).toBe(false);
  await press(page, 'Try again', [1, 8, 4, 1]);
  await press(page, NONE);
  await says(page, 'Not right. A move wins here. Look again.');
  await press(page, 'Try again', [1, 8, 4, 1]);
  await take(page, 'B4');
  await expect(question(page)).toContainText('Solved in 3 tries.');
  await says(page, 'Taking 4 stones from heap B wins. Heaps 1, 4, 4, 1: each block has a partner. This move wins too: 1 stone from heap C.');
  await expect(link(page, 'Analyse this')).toHaveAttribute('href', /#\/analyse\?heaps=1,8,4,1&rule=normal&take=4/);
  await follow(page, '#/puzzle/5/7', [15, 6, 15]);
  await take(page, 'A2');
  await says(page, 'Taking 2 stones from heap A wins. Divide each heap by 4: the remainders’ blocks 1, 2, 2 + 1 pair up. '
    + 'These moves win too: 2 stones from heap B and 2 stones from heap C.');

  // By hand: whoever must break two equal heaps loses.
  await follow(page, '#/puzzle/0/1', [9, 9]);
  await take(page, 'A1');
  await says(page, 'Not right. The computer took');
  await press(page, 'Show');
  await says(page, 'No move wins. Two heaps of 9: every move can be copied, until one stone can be left.');
  await press(page, 'Try again', [9, 9]);
  await press(page, NONE);
  await says(page, 'No move wins. Two heaps of 9');
  await expect(question(page)).not.toContainText('Solved');
});

test('the mistake of a game is found, and each move of the player is judged', async ({ page }) => {
  await open(page, '#/puzzle/2/25');
  await expect(question(page)).toHaveText('The first player lost this game. Which move was the mistake?');
  // By hand: 5 and 5, 2 and 2 are pairs; 2, 4, 5, 1 has an unpaired 2; and 4, 5 has an unpaired 1.
  for (const [turn, left, verdict] of [
    ['Heaps 2, 8, 5, 2: took 3 from B', [2, 5, 5, 2], 'This move kept the win. Heaps 2, 4 + 1, 4 + 1, 2: each block has a partner.'],
    ['Heaps 0, 4, 5, 1: took 5 from C', [0, 4, 0, 1], 'No move could win here any more.'],
    ['Heaps 2, 5, 5, 1: took 1 from B', [2, 4, 5, 1],
      'After this move the opponent can win. The largest unpaired block is 2: taking 2 stones from heap A pairs all blocks.'],
  ] as const) {
    await press(page, turn);
    // The game is shown up to the chosen move.
    await untilHeaps(page, left);
    await says(page, verdict);
  }
  await expect(question(page)).toContainText('Solved in 3 tries.');
});

test('the help names a heap, a move and the reason, or tells why no move wins', async ({ page }) => {
  // By hand: 2 and six single stones. Taking 1 leaves seven, an odd number.
  await open(page, '#/puzzle/3/2', [2, 1, 1, 1, 1, 1, 1]);
  for (const sentence of ['Look at heap A.', 'Take 1 stone from heap A.', 'Only single stones count now: leave an odd number.']) {
    await press(page, 'Hint');
    await says(page, sentence);
  }
  // The move and what it leaves, in lanes, and back to the heaps.
  for (let step = 0; step < 3; step += 1) await press(page, 'Hint');
  await take(page, 'A1');
  await expect(question(page)).toContainText('Solved on your first try. With hints.');

  await follow(page, '#/puzzle/2/2', [8, 9, 7, 6]);
  for (const sentence of [
    'Can your opponent answer each of your moves?', 'No move wins here.',
    'Every lane is even: any move makes one odd.',
  ]) {
    await press(page, 'Hint');
    await expect(page.getByRole('status')).toHaveText(sentence);
  }

  await follow(page, '#/puzzle/3/7?hints=off', [1, 1, 9]);
  await expect(button(page, 'Hint')).toHaveCount(0);
  await page.getByRole('link', { name: gradeOf(1) }).click();
  await expect(page).toHaveURL(/#\/puzzle\/1\/\d+\?hints=off$/);
  await expect(button(page, 'Hint')).toHaveCount(0);
});

test('three right answers raise the grade, two wrong ones lower it, a link leaves it alone, and it is kept', async ({ page }) => {
  await visit(page, '#/puzzle/1/3', { level: { grade: 'Small', right: 0, wrong: 0 } });
  for (const [move, end] of [['A9', ''], ['A9', ''], ['C8', ' The next puzzle is grade 2.']]) {
    await reads(page, gradeOf(1));
    await solve(page, move);
    await expect(question(page)).toHaveText(`Solved on your first try.${end}`);
    await link(page, 'Next').press('Enter');
    await expect(question(page)).not.toContainText('Solved');
  }
  await expect(page).toHaveURL(/#\/puzzle\/2\/6$/);
  await reads(page, gradeOf(2));
  await follow(page, '#/puzzle/4/1', [4, 4, 4, 4, 5, 4]);
  await reads(page, `${gradeOf(4)} · your grade: 2`);
  await solve(page, 'E1');
  await expect(question(page)).toContainText('The next puzzle is grade 2.');
  await link(page, 'Next').press('Enter');
  await reads(page, gradeOf(2));
  for (const [board, wrong, right, end] of [
    [[8, 9, 7, 6], 'A1', NONE, 'tries.'], [[4, 4, 6, 8], NONE, 'D2', 'The next puzzle is grade 1.'],
  ] as const) {
    await untilHeaps(page, board);
    await answer(page, wrong);
    await press(page, 'Try again', board);
    await solve(page, right);
    await expect(question(page)).toContainText(end);
    await link(page, 'Next').press('Enter');
  }
  await reads(page, gradeOf(1));
});

test('the streak counts days in a row, and a missed day ends it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await start(page, '#/puzzle');
  for (const [day, difficulty, streak, best] of [
    // 20 November 2026 was a Friday.
    [20, 'Hard', '', ''], [21, 'Hard', 'Streak: 2 days', ' Best: 2 days.'], [24, 'Medium', '', ' Best: 2 days.'],
  ] as const) {
    await page.clock.setSystemTime(`2026-11-${day}T12:00:00`);
    await open(page, '404.html');
    await open(page, '#/puzzle');
    await expect(page).toHaveURL(new RegExp(`#/puzzle/2026-11-${day}$`));
    await reads(page, `Puzzle for ${day} November 2026 · ${difficulty}`);
    await solve(page, OF_DAY[`2026-11-${day}`]);
    await expect(question(page)).toHaveText(`Solved on your first try.${streak && ` ${streak}.`}${best}`);
    await page.getByRole('main').getByRole('button', { name: 'Share' }).click();
    await expect(button(page, 'Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`Nim, puzzle for ${day} November 2026: solved on the first try.${streak && ` ${streak}.`}\n✅\n`);
    expect(copied).toMatch(new RegExp(`#/puzzle/2026-11-${day}$`));
    await expect(page.getByText(/^Streak: \d/)).toHaveText(streak || 'Streak: 1 day');
  }
});

test('the result of a day is selected where the browser neither shares nor copies', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  await start(page, '#/puzzle');
  await solve(page, 'D2');
  await page.getByRole('main').getByRole('button', { name: 'Share' }).last().click();
  await expect(button(page, 'Copy the selected text yourself')).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toMatch(/^Nim, puzzle for .*#\/puzzle\/2026-11-\d\d$/s);
});

test('a puzzle ahead of its day is practice, is asked afresh on its day, and then continues the streak', async ({ page }) => {
  await page.clock.install({ time: '2026-11-30T12:00:00' });
  await visit(page, '#/puzzle', { days: ['2026-11-29'] });
  await reads(page, 'Puzzle for 30 November 2026 · Easy');
  await solve(page, OF_DAY['2026-11-30']);
  await expect(question(page)).toContainText('Streak: 2 days.');
  // A friend’s link, from a zone where the day has begun.
  await follow(page, '#/puzzle/2026-12-01');
  await reads(page, 'Practice: this puzzle counts on 1 December 2026.');
  await solve(page, OF_DAY['2026-12-01']);
  await expect(question(page)).not.toContainText('Streak');
  await expect(page.getByText('Nim, puzzle for')).toHaveCount(0);
  await page.clock.setSystemTime('2026-12-01T12:00:00');
  await open(page, '404.html');
  await open(page, '#/puzzle');
  await expect(question(page)).toHaveText('Is there a winning move?');
  await expect(page.getByText(/^Practice: /)).toHaveCount(0);
  await solve(page, OF_DAY['2026-12-01']);
  await expect(question(page)).toContainText('Streak: 3 days.');
});

test('with a wrong clock one sentence takes the place of a puzzle of a day, and all else goes on', async ({ page }) => {
  for (const time of ['1999-12-31T12:00:00', '2101-01-01T12:00:00', '+012025-06-01T12:00:00']) {
    await page.clock.setFixedTime(time);
    await open(page, '404.html');
    await open(page, '#/puzzle');
    for (const address of ['#/puzzle', '#/puzzle/2026-11-20']) {
      await follow(page, address);
      await reads(page, 'The date of this device is wrong, and a puzzle of a day needs it: set the clock, and load the page again.');
    }
    await follow(page, '#/puzzle/3/2', [2, 1, 1, 1, 1, 1, 1]);
    await expect(button(page, 'Hint')).toBeVisible();
  }
});

test('nothing moves from a wrong answer to the next choice, in three small windows', async ({ page }) => {
  const places = (): Promise<string> => page.evaluate(() => ['section.step__board', '.step__actions']
    .map((part) => Object.values(document.querySelector(part)!.getBoundingClientRect().toJSON() as object).map(Math.round)).join(' | '));
  const buttons = (): Promise<string[]> => page.locator('.step__actions > *').evaluateAll((all) => all
    .map((one) => `${one.textContent} ${JSON.stringify(one.getBoundingClientRect())}`));
  for (const [width, height] of [[360, 640], [390, 844], [844, 390]]) {
    await page.setViewportSize({ width, height });
    await visit(page);
    for (const [address, board, move] of [['4/7', [3, 1, 1, 9, 5, 5], 'A1'], ['6/7', [7, 3, 12], 'A2']] as const) {
      await follow(page, `#/puzzle/${address}`, board);
      await expect(button(page, NONE)).toBeVisible();
      const [before, offered] = [await places(), await buttons()];
      await press(page, NONE);
      await says(page, 'Not right.');
      expect(await places(), `${address} at ${width}×${height}, wrong`).toBe(before);
      await press(page, 'Try again', board);
      expect(await places(), `${address} at ${width}×${height}, again`).toBe(before);
      expect(await buttons(), `${address} at ${width}×${height}, again`).toEqual(offered);
      await page.getByRole('button', { name: `Take ${move[1]} from heap A,` }).click();
      await expect(button(page, `Take ${move[1]} from heap A`)).toBeEnabled();
      expect(await places(), `${address} at ${width}×${height}, chosen`).toBe(before);
    }
  }
});

test('today’s puzzle keeps its tries and its result all day', async ({ page }) => {
  await start(page, '#/puzzle');
  const tries = (count: string): Promise<void> => expect(page.getByRole('img', { name: count, exact: true })).toBeVisible();
  await press(page, NONE);
  await tries('1 try');
  // The tries are there after a reload, in another language, and after another puzzle.
  await page.reload();
  await tries('1 try');
  await says(page, 'Not right. A move wins here. Look again.');
  await press(page, 'Try again', [1, 9, 9, 5]);
  await press(page, 'Hint');
  await open(page, '#/puzzle?lang=de');
  await tries('1 Versuch');
  await open(page, '#/puzzle/3/2?lang=en');
  await section(page, 'Puzzles');
  await tries('1 try');
  await take(page, 'D2');
  await tries('2 tries');
  const result = 'Solved in 2 tries. With hints.';
  await expect(question(page)).toHaveText(result);
  await expect(page.getByText(/^Nim, puzzle for .*\n❌💡✅\n/s)).toBeVisible();
  for (const come of [
    () => page.reload(),
    async () => {
      await link(page, 'Next').click();
      await expect(page).toHaveURL(/#\/puzzle\/0\/\d+$/);
      await page.goBack();
    },
    async () => {
      await section(page, 'Play');
      await section(page, 'Puzzles');
    },
  ]) {
    await come();
    await expect(page).toHaveURL(/#\/puzzle\/2026-11-20$/);
    await expect(question(page)).toHaveText(result);
    await untilHeaps(page, [1, 9, 9, 3]);
    await says(page, 'wins.');
  }
  // What is not solved the first time stays so.
  await follow(page, '#/puzzle/3/2', [2, 1, 1, 1, 1, 1, 1]);
  await press(page, NONE);
  await page.reload();
  await press(page, 'Try again');
  await take(page, 'A1');
  await expect(question(page)).toContainText('Solved in 2 tries.');
});

test('the menu has a dot while today’s puzzle is open, unless that is switched off', async ({ page }) => {
  const puzzles = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Puzzles' });
  const dot = puzzles.and(page.getByTitle('Today’s puzzle is open'));
  await start(page, '');
  await expect(dot).toBeVisible();
  await follow(page, '#/puzzle');
  await expect(dot, 'not while the puzzle is shown').toHaveCount(0);
  await solve(page, 'D2');
  await section(page, 'Learn');
  await expect(dot).toHaveCount(0);
  // The tab is seen again on the next day.
  await page.clock.setSystemTime('2026-11-21T08:00:00');
  for (const isHidden of [true, false]) await setHidden(page, isHidden);
  await expect(dot).toBeVisible();
  // An answer that was shown is no open puzzle either.
  await follow(page, '#/puzzle', [4, 3, 4, 3, 4, 4]);
  await take(page, 'A1');
  await says(page, 'Not right. The computer took');
  await press(page, 'Show');
  await expect(question(page)).not.toContainText('Solved');
  await expect(page.getByText('Nim, puzzle for')).toHaveCount(0);
  await section(page, 'Learn');
  await expect(dot).toHaveCount(0);
  await visit(page, '#/more', { settings: { daily: false } });
  await expect(puzzles).toBeVisible();
  await expect(dot).toHaveCount(0);
});

const until = (page: Page, time: string): Promise<void> =>
  expect(page.getByText('Next puzzle in')).toHaveText(`Next puzzle in ${time}`.replaceAll(/(\d) (?=[hm])|(?<=h) /g, '$1\u00a0'));

for (const [timezoneId, evening] of [['America/Los_Angeles', '2026-11-20T23:59:50-08:00'], ['Asia/Tokyo', '2026-11-20T23:59:50+09:00']]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test(`today’s puzzle is that of the day there, and the next one comes at midnight: ${timezoneId}`, async ({ page }) => {
      await page.clock.install({ time: new Date(evening) });
      await page.clock.pauseAt(new Date(evening).getTime() + 1000);
      await open(page, '#/puzzle');
      await expect(page.getByText('Puzzle for 20 November 2026 · ')).toBeVisible();
      await solve(page, 'D2');
      await until(page, '1 min');
      await page.clock.runFor(30_000);
      await expect(question(page), 'the solved one stays').toHaveText('Solved on your first try.');
      await page.getByRole('link', { name: 'A new puzzle is here.' }).click();
      await reads(page, 'Puzzle for 21 November 2026 · Hard');
      await expect(page.getByText('Streak: 1 day')).toBeVisible();
    });
  });
}

test('on days of 23 and of 25 hours the next puzzle comes at midnight too', async ({ page }) => {
  for (const [day, time, left] of [
    ['2026-03-29', '00:30:00+01:00', '22 h 30 min'], ['2026-10-25', '00:30:00+02:00', '24 h 30 min'],
  ] as const) {
    await page.clock.setFixedTime(`${day}T${time}`);
    await open(page, '404.html');
    await open(page, '#/puzzle');
    await solve(page, OF_DAY[day]);
    await until(page, left);
  }
});
