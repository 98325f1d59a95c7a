import type { Locator, Page } from '@playwright/test';
import { button, expect, follow, heaps, open, says, take, test, untilHeaps } from '../nim.ts';
import { after, moves, upTo, winning, wins, write, type Board, type Move } from '../oracle.ts';
import { checkReason } from '../reasons.ts';

const question = (page: Page): Locator => page.getByRole('heading', { level: 2 });
const GRADES = [
  'Two heaps', 'Two or three heaps', 'Four heaps', 'Misère endgame', 'Five or six heaps', 'Limit on each turn',
  'Several numbers to take',
];

/** The puzzle on the screen, by the rule that stands there. */
async function read(page: Page): Promise<Board> {
  const told = await page.getByText(/^Last (stone|move) (wins|loses)/).innerText();
  const takes = told.match(/take (.+)$/)?.[1];
  return {
    heaps: await heaps(page),
    rule: told.includes('loses') ? 'misere' : 'normal',
    takes: takes?.includes(' to ') ? upTo(Number(takes.split(' to ')[1])) : takes?.match(/\d+/g)?.map(Number),
  };
}

/** The sentence of the status behind this beginning. */
async function behind(page: Page, beginning: RegExp): Promise<string> {
  const status = await page.getByRole('status').innerText();
  return status.slice(status.match(beginning)!.index! + status.match(beginning)![0].length).match(/^[^.]+\./)![0];
}

async function solve(page: Page): Promise<void> {
  await expect(question(page)).toBeVisible();
  if ((await question(page).innerText()).startsWith('The first player lost')) {
    const turns = await turnsOf(page);
    await turns.find(({ isMistake }) => isMistake)!.button.click();
  } else {
    const best = winning(await read(page))[0];
    if (best) await take(page, write(best));
    else await button(page, 'No move wins').click();
  }
  await page.clock.runFor(5_000);
  await expect(question(page)).toContainText(/^Solved (on your first try|in \d tries)\./);
}

interface Turn {
  button: Locator;
  board: Board;
  /** The board after it. */
  left: Board;
  /** Whether a move won before it. */
  isWon: boolean;
  isMistake: boolean;
}

/** The turns of a game to choose from, such as “9, 5: 4 from A”. */
async function turnsOf(page: Page): Promise<Turn[]> {
  const rules = await read(page);
  const buttons = page.getByRole('group', { name: 'Answers' }).getByRole('button');
  const names = await buttons.allInnerTexts();
  return names.map((name, index) => {
    const [sizes, made] = name.split(': ');
    const board = { ...rules, heaps: sizes.split(', ').map(Number) };
    const [, number, heap] = made.match(/^(\d+) from ([A-I])$/)!;
    const move: Move = ['ABCDEFGHI'.indexOf(heap), Number(number)];
    const [isWon, left] = [wins(board), after(board, move)];
    return { button: buttons.nth(index), board, left, isWon, isMistake: isWon && wins(left) };
  });
}

for (const [grade, name] of GRADES.entries()) {
  test(`puzzles of grade ${grade} are judged as by trying all moves`, async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T12:00:00' });
    await open(page, `#/puzzle/${grade}`);
    await expect(page.getByText(`Grade ${grade}: ${name}`, { exact: true })).toBeVisible();
    const left = { won: 2, lost: 1, mistake: 1 };
    for (let seed = 1; Object.values(left).some((count) => count > 0); seed += 1) {
      expect(seed, 'each kind of puzzle comes').toBeLessThan(60);
      await follow(page, `#/puzzle/${grade}/${seed}`);
      await expect(page).toHaveURL(new RegExp(`/${seed}$`));
      await expect(question(page)).toContainText(/^(Is there a winning move\?|The first player lost)/);
      const isMistake = (await question(page).innerText()).startsWith('The first player lost');
      const board = await read(page);
      const kind = isMistake ? 'mistake' : wins(board) ? 'won' : 'lost';
      if (left[kind] === 0) continue;
      left[kind] -= 1;
      if (kind === 'mistake') {
        const turns = await turnsOf(page);
        expect(turns.filter((turn) => turn.isMistake).length).toBe(1);
        const right = turns.findIndex((turn) => turn.isMistake);
        for (const [index, turn] of turns.entries()) {
          if (index === right) continue;
          await turn.button.click();
          await page.clock.runFor(10_000);
          // The game is shown up to the chosen move.
          await untilHeaps(page, turn.left.heaps);
          await says(page, index < right ? 'This move kept the win.' : 'No move could win here any more.');
          if (index < right) checkReason(await behind(page, /kept the win\. /), turn.left);
          expect(turn.isWon).toBe(index < right);
        }
        await turns[right].button.click();
        await page.clock.runFor(10_000);
        await untilHeaps(page, turns[right].left.heaps);
        await says(page, 'After this move the opponent can win.');
        checkReason(await behind(page, /the opponent can win\. /), turns[right].left);
        const tries = turns.length === 1 ? 'on your first try.' : `in ${turns.length} tries.`;
        await expect(question(page)).toContainText(`Solved ${tries}`);
      } else if (kind === 'won') {
        const best = winning(board);
        const bad = moves(board).find((move) => !best.some((one) => write(one) === write(move)));
        if (bad && left.won === 1) {
          await take(page, write(bad));
          await says(page, 'Not right. Watch the computer’s answer.');
          await page.clock.runFor(10_000);
          await says(page, 'Not right. The computer took');
          const replied = await heaps(page);
          checkReason(await behind(page, /The computer took \d+ from [A-F]\. /), { ...board, heaps: replied });
          expect(wins({ ...board, heaps: replied })).toBe(false);
          const missed = after(board, bad);
          expect(moves(missed).map((move) => after(missed, move).heaps)).toContainEqual(replied);
        } else {
          await button(page, 'No move wins').click();
          await says(page, 'Not right. A move wins here. Look again.');
        }
        await button(page, 'Try again').click();
        await untilHeaps(page, board.heaps);
        await take(page, write(best[0]));
        await expect(question(page)).toContainText('Solved in 2 tries.');
        const [heap, number] = best[0];
        await says(page, `${number} from ${'ABCDEFGHI'[heap]} wins.`);
        checkReason(await behind(page, / wins\. /), after(board, best[0]));
        for (const [other, count] of best.slice(1)) await says(page, `${count} from ${'ABCDEFGHI'[other]}`);
        if (best.length > 1) await says(page, best.length === 2 ? 'wins too.' : 'win too.');
      } else {
        await take(page, write(moves(board)[0]));
        await page.clock.runFor(10_000);
        await says(page, 'Not right. The computer took');
        expect(wins({ ...board, heaps: await heaps(page) })).toBe(false);
        await button(page, 'Show').click();
        await page.clock.runFor(10_000);
        await says(page, 'No move wins.');
        checkReason(await behind(page, /No move wins\. /), board);
        await button(page, 'Try again').click();
        await button(page, 'No move wins').click();
        await says(page, 'No move wins.');
        await expect(question(page)).not.toContainText('Solved');
      }
      await expect(page.getByRole('link', { name: 'Analyse this' })).toHaveAttribute('href', /#\/analyse\?heaps=/);
    }
  });
}

test('the help names a heap, then a winning move, then the reason', async ({ page }) => {
  await open(page, '#/puzzle/3/2');
  // By hand: 2 and six single stones. Taking 1 leaves seven, an odd number.
  await untilHeaps(page, [2, 1, 1, 1, 1, 1, 1]);
  await button(page, 'Help').click();
  await says(page, 'Look at heap A.');
  await button(page, 'Help').click();
  await says(page, 'Take 1 from heap A.');
  await button(page, 'Help').click();
  await says(page, /Take 1 from heap A\. .*odd number/);
  await take(page, 'A1');
  await expect(question(page)).toContainText('Solved on your first try. With hints.');
});

test('where no move wins the help names none, and tells why', async ({ page }) => {
  await open(page, '#/puzzle/2');
  let board: Board = { heaps: [], rule: 'misere' };
  for (let seed = 1; board.heaps.length === 0 || wins(board); seed += 1) {
    await follow(page, `#/puzzle/2/${seed}`);
    await expect(page).toHaveURL(new RegExp(`/${seed}$`));
    await expect(question(page)).toContainText(/^(Is there a winning move\?|The first player lost)/);
    if ((await question(page).innerText()).startsWith('Is there')) board = await read(page);
  }
  for (const sentence of ['See whether every move has an answer.', 'No move wins here.', /^No move wins here\. .{15}/]) {
    await button(page, 'Help').click();
    await expect(page.getByRole('status')).toHaveText(sentence);
  }
  checkReason(await behind(page, /No move wins here\. /), board);
});

test('the board of a puzzle tells what cannot be done', async ({ page }) => {
  await open(page, '#/puzzle/5/7');
  await expect(button(page, 'No move wins')).toBeVisible();
  const board = await read(page);
  const deep = board.heaps.findIndex((stones) => stones > board.takes!.length);
  const take = board.takes!.length + 1;
  await page.getByRole('button', { name: `Take ${take} from heap ${'ABC'[deep]},` }).click({ force: true });
  await says(page, `A turn takes 1 to ${board.takes!.length} stones.`);
  await button(page, 'Choose stones').click({ force: true });
  await says(page, 'First choose stones to take.');
  await untilHeaps(page, board.heaps);
});

test('a puzzle of another grade, from a link, leaves the grade alone', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  await open(page, '#/puzzle/1');
  await expect(page.getByText('Grade 1: Two or three heaps', { exact: true })).toBeVisible();
  await page.goto('about:blank');
  await open(page, '#/puzzle/4/1');
  await expect(page.getByText('Grade 4: Five or six heaps · your grade: 1')).toBeVisible();
  await solve(page);
  await expect(question(page)).toContainText('The next puzzle is grade 1.');
  await button(page, 'Next').press('Enter');
  await expect(page.getByText('Grade 1: Two or three heaps', { exact: true })).toBeVisible();
});

test('three right answers raise the grade, two wrong ones lower it, and it is kept', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  await open(page, '#/puzzle/1');
  for (const count of [1, 2, 3]) {
    await expect(page.getByText('Grade 1: Two or three heaps', { exact: true })).toBeVisible();
    await solve(page);
    await expect(question(page)).toHaveText(
      count < 3 ? 'Solved on your first try.' : 'Solved on your first try. The next puzzle is grade 2.',
    );
    await button(page, 'Next').press('Enter');
    await expect(question(page)).not.toContainText('Solved');
  }
  await expect(page.getByText('Grade 2: Four heaps', { exact: true })).toBeVisible();
  await page.goto('about:blank');
  await open(page, '#/puzzle');
  await expect(page.getByText('Grade 2: Four heaps', { exact: true })).toBeVisible();
  for (const count of [1, 2]) {
    await expect(question(page)).not.toContainText('Solved');
    if ((await question(page).innerText()).startsWith('The first')) {
      await (await turnsOf(page)).find(({ isMistake }) => !isMistake)!.button.click();
      await page.clock.runFor(10_000);
    } else {
      const board = await read(page);
      if (wins(board)) await button(page, 'No move wins').click();
      else await take(page, write(moves(board)[0]));
      await page.clock.runFor(10_000);
      await button(page, 'Try again').click();
      await untilHeaps(page, board.heaps);
    }
    await solve(page);
    await expect(question(page)).toContainText(count < 2 ? 'tries.' : 'The next puzzle is grade 1.');
    await button(page, 'Next').press('Enter');
  }
  await expect(page.getByText('Grade 1: Two or three heaps', { exact: true })).toBeVisible();
});

test('a link of the grades opens a puzzle of that grade', async ({ page }) => {
  await open(page, '#/puzzle/0/7');
  for (const [grade, name] of GRADES.entries()) {
    await page.getByRole('link', { name: `Grade ${grade}: ${name}` }).click();
    await expect(page.getByText(`Grade ${grade}: ${name}`, { exact: true })).toBeVisible();
  }
});

test('the streak counts days in a row, and a missed day ends it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  const days: [string, string, string][] = [
    ['2026-11-20', '20 November 2026', ''],
    ['2026-11-21', '21 November 2026', 'Streak: 2 days'],
    ['2026-11-22', '22 November 2026', 'Streak: 3 days'],
    ['2026-11-24', '24 November 2026', ''],
  ];
  for (const [date, told, streak] of days) {
    await page.clock.setSystemTime(`${date}T12:00:00`);
    await page.goto('about:blank');
    await open(page, '#/puzzle');
    await page.getByRole('link', { name: /^Today’s puzzle/ }).click();
    await expect(page).toHaveURL(new RegExp(`#/puzzle/${date}$`));
    await expect(page.getByText(`Puzzle for ${told}`, { exact: true })).toBeVisible();
    await solve(page);
    await expect(question(page)).toHaveText(`Solved on your first try.${streak && ` ${streak}.`}`);
    const result = `Nim, puzzle for ${told}: solved on the first try.`;
    await page.getByRole('main').getByRole('button', { name: 'Share' }).last().click();
    await expect(button(page, 'Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`${result}${streak && ` ${streak}.`}\n`);
    expect(copied).toMatch(new RegExp(`#/puzzle/${date}$`));
    await expect(page.getByText(/^Streak: \d/)).toHaveText(streak || 'Streak: 1 day');
  }
  // What is solved on another day counts for no streak.
  for (const name of ['Puzzle for 22 November 2026 · Solved', 'Puzzle for 23 November 2026']) {
    await follow(page, `#/puzzle/2026-11-${name.match(/\d+/)![0]}`);
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await solve(page);
    await expect(question(page)).toHaveText('Solved on your first try.');
    await expect(page.getByText(/^Streak: \d/)).toHaveText('Streak: 1 day');
  }
  await open(page, '#/statistics');
  const learning = page.getByRole('region', { name: 'Learning' });
  await expect(learning.getByRole('term').filter({ hasText: 'puzzle streak' })).toHaveText([
    'current puzzle streak, in days', 'longest puzzle streak, in days',
  ]);
  await expect(learning.getByRole('definition').nth(-2)).toHaveText('1');
  await expect(learning.getByRole('definition').nth(-1)).toHaveText('3');
});

test('a day whose answer was shown is not solved, and has no result to share', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  await open(page, '#/puzzle/today');
  const board = await read(page);
  expect(wins(board)).toBe(true);
  await button(page, 'No move wins').click();
  await button(page, 'Show').click();
  await untilHeaps(page, after(board, winning(board)[0]).heaps);
  await button(page, 'Try again').click();
  await take(page, write(winning(board)[0]));
  await expect(button(page, 'Next')).toBeVisible();
  await expect(question(page)).not.toContainText('Solved');
  await expect(page.getByText(/^Streak/)).toHaveCount(0);
  // The one Share is that of every screen.
  await expect(page.getByRole('main').getByRole('button', { name: 'Share' })).toHaveCount(1);
});

for (const [timezoneId, day] of [
  ['Asia/Tokyo', '21 November 2026'],
  ['America/Los_Angeles', '20 November 2026'],
  ['Pacific/Kiritimati', '21 November 2026'],
]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test(`today’s puzzle is that of the day there: ${timezoneId}`, async ({ page }) => {
      await page.clock.install({ time: '2026-11-20T23:30:00Z' });
      await open(page, '#/puzzle/today');
      await expect(page.getByText(`Puzzle for ${day}`, { exact: true })).toBeVisible();
    });
  });
}

test('the puzzle of a day is the same for everybody, and each day has its own', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  const seen = new Set<string>();
  await open(page, '#/puzzle');
  for (const date of ['2026-11-20', '2026-11-21', '2026-11-22', '2027-01-01']) {
    await follow(page, `#/puzzle/${date}`);
    await expect(page.getByText(/^Puzzle for /)).toContainText(String(Number(date.slice(-2))));
    const first = JSON.stringify(await read(page));
    await page.reload();
    await expect(page.getByText(/^Puzzle for /)).toBeVisible();
    expect(JSON.stringify(await read(page))).toBe(first);
    seen.add(first);
  }
  expect(seen.size).toBe(4);
});

test('a puzzle without help has no button for it', async ({ page }) => {
  await open(page, '#/puzzle/3/2?hints=off');
  await expect(button(page, 'No move wins')).toBeVisible();
  await expect(button(page, 'Help')).toHaveCount(0);
  await page.getByRole('link', { name: 'Grade 1: Two or three heaps' }).click();
  await expect(page).toHaveURL(/#\/puzzle\/1\/\d+\?hints=off$/);
  await expect(button(page, 'Help')).toHaveCount(0);
});

test('a wrong address of a puzzle is refused with its reason', async ({ page }) => {
  await open(page, '#/puzzle');
  for (const [address, sentence] of [
    ['8', 'There is no grade “8”. Write a grade from 0 to 6.'],
    ['hard/1', 'There is no grade “hard”. Write a grade from 0 to 6.'],
    ['3/-1', '“-1” is not the number of a puzzle. Write a whole number of up to 19 digits.'],
    ['3/1/2', 'The address of a puzzle looks like #/puzzle, #/puzzle/3/1234 or #/puzzle/2026-11-20.'],
    ['2026-02-30', '“2026-02-30” is not a date. That month has 28 days.'],
    ['2028-02-30', '“2028-02-30” is not a date. That month has 29 days.'],
    ['2026-13-01', '“2026-13-01” is not a date. Write a month from 01 to 12.'],
    ['0000-01-01', '“0000-01-01” is not a date. Write a year from 0001 to 9999.'],
    ['2026-11-2', '“2026-11-2” is not a date. Write year, month and day, such as 2026-11-20.'],
  ]) {
    await follow(page, `#/puzzle/${address}`);
    await expect(page.getByText(sentence)).toBeVisible();
  }
});
