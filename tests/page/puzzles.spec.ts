import type { Locator, Page } from '@playwright/test';
import { button, calm, expect, follow, heaps, isWhole, open, press, says, section, setHidden, stone, take, test, untilHeaps, visit } from '../nim.ts';
import { after, moves, upTo, winning, wins, write, type Board, type Move } from '../oracle.ts';
import { checkReason } from '../reasons.ts';

test.beforeEach(calm);

const question = (page: Page): Locator => page.getByRole('heading', { level: 2 });
const GRADES = [
  'Two heaps', 'Two or three heaps', 'Four heaps', 'Misère endgame', 'Five or six heaps', 'Limit on each turn',
  'Only certain numbers',
];

const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });
const gradeOf = (grade: number): string => `Grade ${grade}: ${GRADES[grade]}`;
const reads = (page: Page, text: string): Promise<void> => expect(page.getByText(text, { exact: true })).toBeVisible();

async function start(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  await open(page, address);
}

/** Goes to a puzzle, and returns whether it asks for the mistake of a game. */
async function goTo(page: Page, address: string): Promise<boolean> {
  await follow(page, `#/puzzle/${address}`);
  await expect(page).toHaveURL(new RegExp(`/${address}$`));
  await expect(question(page)).toContainText(/^(Is there a winning move\?|The first player lost)/);
  return (await question(page).innerText()).startsWith('The first player lost');
}

/** The board of the puzzle on the screen, with the rule that stands there. */
async function read(page: Page): Promise<Board> {
  const rule = await page.getByText(/^Last (stone|move) (wins|loses)/).innerText();
  const takes = rule.match(/take (.+)$/)?.[1];
  return {
    heaps: await heaps(page),
    rule: rule.includes('loses') ? 'misere' : 'normal',
    takes: takes?.includes(' to ') ? upTo(Number(takes.split(' to ')[1])) : takes?.match(/\d+/g)?.map(Number),
  };
}

/** The sentence of the status that follows this beginning. */
async function sentenceAfter(page: Page, beginning: RegExp): Promise<string> {
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
    else await press(page, 'No move wins');
  }
  await page.clock.runFor(5_000);
  await expect(question(page)).toContainText(/^Solved (on your first try|in \d tries)\./);
}

interface Turn {
  button: Locator;
  board: Board;
  /** The board after the move. */
  left: Board;
  /** Whether the player could win before the move. */
  couldWin: boolean;
  isMistake: boolean;
}

/** The turns of a game to choose from, such as “Heaps 9, 5: took 4 from A”. */
async function turnsOf(page: Page): Promise<Turn[]> {
  const rules = await read(page);
  const buttons = page.getByRole('group', { name: 'Answers' }).getByRole('button');
  const names = await buttons.allInnerTexts();
  return names.map((name, index) => {
    const [, sizes, number, heap] = name.match(/^Heaps ([\d, ]+): took (\d+) from ([A-I])$/)!;
    const board = { ...rules, heaps: sizes.split(', ').map(Number) };
    const move: Move = ['ABCDEFGHI'.indexOf(heap), Number(number)];
    const [couldWin, left] = [wins(board), after(board, move)];
    return { button: buttons.nth(index), board, left, couldWin, isMistake: couldWin && wins(left) };
  });
}

async function judgeMistake(page: Page): Promise<void> {
  const turns = await turnsOf(page);
  expect(turns.filter((turn) => turn.isMistake).length).toBe(1);
  const right = turns.findIndex((turn) => turn.isMistake);
  for (const [index, turn] of [...[...turns.entries()].filter(([index]) => index !== right), [right, turns[right]] as const]) {
    await turn.button.click();
    await page.clock.runFor(10_000);
    // The game is shown up to the chosen move.
    await untilHeaps(page, turn.left.heaps);
    if (index > right) {
      await says(page, 'No move could win here any more.');
    } else {
      const verdict = index === right ? 'After this move the opponent can win.' : 'This move kept the win.';
      await says(page, verdict);
      checkReason(await sentenceAfter(page, new RegExp(`${verdict} `)), turn.left);
    }
    expect(turn.couldWin).toBe(index <= right);
  }
  const tries = turns.length === 1 ? 'on your first try.' : `in ${turns.length} tries.`;
  await expect(question(page)).toContainText(`Solved ${tries}`);
}

async function judgeWon(page: Page, board: Board, errsByMove: boolean): Promise<void> {
  const best = winning(board);
  const bad = moves(board).find((move) => !best.some((one) => write(one) === write(move)));
  if (bad && errsByMove) {
    await take(page, write(bad));
    await says(page, 'Not right. Watch the computer’s answer.');
    await page.clock.runFor(10_000);
    await says(page, 'Not right. The computer took');
    const replied = { ...board, heaps: await heaps(page) };
    checkReason(await sentenceAfter(page, /The computer took \d+ stones? from heap [A-F]\. /), replied);
    expect(wins(replied)).toBe(false);
    const missed = after(board, bad);
    expect(moves(missed).map((move) => after(missed, move).heaps)).toContainEqual(replied.heaps);
  } else {
    await press(page, 'No move wins');
    await says(page, 'Not right. A move wins here. Look again.');
  }
  await press(page, 'Try again', board.heaps);
  await take(page, write(best[0]));
  await expect(question(page)).toContainText('Solved in 2 tries.');
  const moveText = ([heap, number]: Move): string => `${number} ${number === 1 ? 'stone' : 'stones'} from heap ${'ABCDEFGHI'[heap]}`;
  await says(page, `Taking ${moveText(best[0])} wins.`);
  checkReason(await sentenceAfter(page, / wins\. /), after(board, best[0]));
  for (const other of best.slice(1)) await says(page, moveText(other));
  if (best.length > 1) await says(page, best.length === 2 ? 'This move wins too: ' : 'These moves win too: ');
}

async function judgeLost(page: Page, board: Board): Promise<void> {
  await take(page, write(moves(board)[0]));
  await page.clock.runFor(10_000);
  await says(page, 'Not right. The computer took');
  expect(wins({ ...board, heaps: await heaps(page) })).toBe(false);
  await press(page, 'Show');
  await page.clock.runFor(10_000);
  await says(page, 'No move wins.');
  checkReason(await sentenceAfter(page, /No move wins\. /), board);
  await press(page, 'Try again');
  await press(page, 'No move wins');
  await says(page, 'No move wins.');
  await expect(question(page)).not.toContainText('Solved');
}

for (const grades of [[0, 1, 2, 3], [4, 5, 6]]) {
  test(`puzzles of the grades ${grades} are judged as by trying all moves`, async ({ page }) => {
    test.slow();
    await start(page, '#/puzzle');
    for (const grade of grades) {
      const left = isWhole ? { won: 2, lost: 1, mistake: 1 } : { won: 1, lost: (grade + 1) % 2, mistake: grade % 2 };
      for (let seed = 1; Object.values(left).some((count) => count > 0); seed += 1) {
        expect(seed, 'each kind of puzzle comes').toBeLessThan(60);
        const isMistake = await goTo(page, `${grade}/${seed}`);
        const board = await read(page);
        const kind = isMistake ? 'mistake' : wins(board) ? 'won' : 'lost';
        if (left[kind] === 0) continue;
        left[kind] -= 1;
        if (kind === 'mistake') await judgeMistake(page);
        else if (kind === 'lost') await judgeLost(page, board);
        else await judgeWon(page, board, (left.won + grade) % 2 === 1);
        await expect(page.getByRole('link', { name: 'Analyse this' })).toHaveAttribute('href', /#\/analyse\?heaps=/);
      }
    }
  });
}

test('the help names a heap, a move and the reason, or tells why no move wins; a board tells its limit', async ({ page }) => {
  // By hand: 2 and six single stones. Taking 1 leaves seven, an odd number.
  await open(page, '#/puzzle/3/2', [2, 1, 1, 1, 1, 1, 1]);
  for (const sentence of ['Look at heap A.', 'Take 1 stone from heap A.', /Take 1 stone from heap A\. .*odd number/]) {
    await press(page, 'Hint');
    await says(page, sentence);
  }
  await take(page, 'A1');
  await expect(question(page)).toContainText('Solved on your first try. With hints.');

  let board: Board = { heaps: [], rule: 'misere' };
  for (let seed = 1; board.heaps.length === 0 || wins(board); seed += 1) {
    if (!await goTo(page, `2/${seed}`)) board = await read(page);
  }
  for (const sentence of ['Can your opponent answer each of your moves?', 'No move wins here.', /^No move wins here\. .{15}/]) {
    await press(page, 'Hint');
    await expect(page.getByRole('status')).toHaveText(sentence);
  }
  checkReason(await sentenceAfter(page, /No move wins here\. /), board);

  await goTo(page, '5/7');
  await expect(button(page, 'No move wins')).toBeVisible();
  board = await read(page);
  const limit = board.takes!.length;
  const deep = board.heaps.findIndex((stones) => stones > limit);
  await page.getByRole('button', { name: `Take ${limit + 1} from heap ${'ABC'[deep]},` }).click({ force: true });
  await says(page, `You may take 1 ${limit === 2 ? 'or' : 'to'} ${limit} stones per turn.`);
  await button(page, 'Choose stones').click({ force: true });
  await says(page, 'First choose stones to take.');
  await untilHeaps(page, board.heaps);

  await follow(page, '#/puzzle/3/7?hints=off');
  await expect(button(page, 'Hint')).toHaveCount(0);
  await expect(button(page, 'No move wins')).toBeVisible();
  await page.getByRole('link', { name: gradeOf(1) }).click();
  await expect(page).toHaveURL(/#\/puzzle\/1\/\d+\?hints=off$/);
  await expect(button(page, 'Hint')).toHaveCount(0);
});

test('three right answers raise the grade, two wrong ones lower it, a link leaves it alone, and it is kept', async ({ page }) => {
  await start(page, '#/puzzle/1');
  for (const end of ['', '', ' The next puzzle is grade 2.']) {
    await reads(page, gradeOf(1));
    await solve(page);
    await expect(question(page)).toHaveText(`Solved on your first try.${end}`);
    await link(page, 'Next').press('Enter');
    await expect(question(page)).not.toContainText('Solved');
  }
  await reads(page, gradeOf(2));
  await page.goto('about:blank');
  await open(page, '#/puzzle/4/1');
  await reads(page, `${gradeOf(4)} · your grade: 2`);
  await solve(page);
  await expect(question(page)).toContainText('The next puzzle is grade 2.');
  await link(page, 'Next').press('Enter');
  await reads(page, gradeOf(2));
  for (const end of ['tries.', 'The next puzzle is grade 1.']) {
    await expect(question(page)).not.toContainText('Solved');
    if ((await question(page).innerText()).startsWith('The first')) {
      await (await turnsOf(page)).find(({ isMistake }) => !isMistake)!.button.click();
      await page.clock.runFor(10_000);
    } else {
      const board = await read(page);
      if (wins(board)) await press(page, 'No move wins');
      else await take(page, write(moves(board)[0]));
      await page.clock.runFor(10_000);
      await press(page, 'Try again', board.heaps);
    }
    await solve(page);
    await expect(question(page)).toContainText(end);
    await link(page, 'Next').press('Enter');
  }
  await reads(page, gradeOf(1));
  for (const grade of GRADES.keys()) {
    await page.getByRole('link', { name: gradeOf(grade) }).click();
    await expect(page.getByText(gradeOf(grade))).toBeVisible();
  }
});

test('the streak counts days in a row, and a missed day ends it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await start(page, '#/puzzle');
  for (const [day, difficulty, streak, best] of [
    // 20 November 2026 was a Friday.
    [20, 'Hard', '', ''], [21, 'Hard', 'Streak: 2 days', ' Best: 2 days.'], [22, 'Medium', 'Streak: 3 days', ' Best: 3 days.'],
    [24, 'Medium', '', ' Best: 3 days.'],
  ] as const) {
    await page.clock.setSystemTime(`2026-11-${day}T12:00:00`);
    await page.goto('about:blank');
    await open(page, '#/puzzle');
    await expect(page).toHaveURL(new RegExp(`#/puzzle/2026-11-${day}$`));
    await reads(page, `Puzzle for ${day} November 2026 · ${difficulty}`);
    await solve(page);
    await expect(question(page)).toHaveText(`Solved on your first try.${streak && ` ${streak}.`}${best}`);
    await page.getByRole('main').getByRole('button', { name: 'Share' }).click();
    await expect(button(page, 'Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`Nim, puzzle for ${day} November 2026: solved on the first try.${streak && ` ${streak}.`}\n✅\n`);
    expect(copied).toMatch(new RegExp(`#/puzzle/2026-11-${day}$`));
    await expect(page.getByText(/^Streak: \d/)).toHaveText(streak || 'Streak: 1 day');
  }
  // What was solved on its day is shown so, and what is solved on another day counts for no streak.
  await follow(page, '#/puzzle/2026-11-22');
  await expect(question(page)).toHaveText('Solved on your first try.');
  await follow(page, '#/puzzle/2026-11-23');
  await reads(page, 'Puzzle for 23 November 2026 · Easy');
  await solve(page);
  await expect(question(page)).toHaveText('Solved on your first try.');
  await expect(page.getByText(/^Streak: \d/)).toHaveText('Streak: 1 day');
  await follow(page, '#/statistics');
  const learning = page.getByRole('region', { name: 'Learning' });
  await expect(learning.getByRole('term').filter({ hasText: 'puzzle streak' })).toHaveText([
    'current puzzle streak, in days', 'longest puzzle streak, in days',
  ]);
  await expect(learning.getByRole('definition').nth(-2)).toHaveText('1');
  await expect(learning.getByRole('definition').nth(-1)).toHaveText('3');
});

test('the result of a day is selected where the browser neither shares nor copies', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  await start(page, '#/puzzle');
  await solve(page);
  await page.getByRole('main').getByRole('button', { name: 'Share' }).last().click();
  await expect(button(page, 'Copy the selected text yourself')).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toMatch(/^Nim, puzzle for .*#\/puzzle\/2026-11-\d\d$/s);
});

test('each day has its own puzzle, which is not solved where its answer was shown', async ({ page }) => {
  await start(page, '#/puzzle');
  const board = await read(page);
  expect(wins(board)).toBe(true);
  await press(page, 'No move wins');
  await press(page, 'Show', after(board, winning(board)[0]).heaps);
  await press(page, 'Try again');
  await take(page, write(winning(board)[0]));
  await expect(link(page, 'Next')).toBeVisible();
  await expect(question(page)).not.toContainText('Solved');
  await expect(page.getByText(/^Streak/)).toHaveCount(0);
  await expect(page.getByText('Nim, puzzle for')).toHaveCount(0);
  const seen: string[] = [];
  for (const visit of [0, 1]) {
    for (const [index, date] of ['2027-01-01', '2026-11-20', '2026-11-21', '2026-11-22'].entries()) {
      await follow(page, `#/puzzle/${date}`);
      await expect(page.getByText(/^Puzzle for /)).toContainText(String(Number(date.slice(-2))));
      const content = JSON.stringify(await read(page));
      if (visit === 0) seen.push(content);
      else expect(content, 'the same for everybody').toBe(seen[index]);
    }
    await page.reload();
  }
  expect(new Set(seen).size).toBe(4);
});

for (const [timezoneId, day] of [
  ['Asia/Tokyo', '21 November 2026'],
  ['America/Los_Angeles', '20 November 2026'],
  ...isWhole ? [['Pacific/Kiritimati', '21 November 2026']] : [],
]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test(`today’s puzzle is that of the day there: ${timezoneId}`, async ({ page }) => {
      await page.clock.install({ time: '2026-11-20T23:30:00Z' });
      await open(page, '#/puzzle');
      await expect(page.getByText(`Puzzle for ${day} · `)).toBeVisible();
    });
  });
}

test('a puzzle ahead of its day is practice, is asked afresh on its day, and then continues the streak', async ({ page }) => {
  await page.clock.install({ time: '2026-11-29T12:00:00' });
  await open(page, '#/puzzle');
  await solve(page);
  await page.clock.setSystemTime('2026-11-30T12:00:00');
  await open(page, '404.html');
  await open(page, '#/puzzle');
  await solve(page);
  await expect(question(page)).toContainText('Streak: 2 days.');
  // A friend’s link, from a zone where the day has begun.
  for (const address of ['#/puzzle/2026-12-01', '#/puzzle/9999-12-31']) {
    await follow(page, address);
    const day = address.endsWith('31') ? '31 December 9999' : '1 December 2026';
    await reads(page, `Practice: this puzzle counts on ${day}.`);
    await solve(page);
    await expect(question(page)).not.toContainText('Streak');
    await expect(page.getByText('Nim, puzzle for')).toHaveCount(0);
  }
  await follow(page, '#/puzzle');
  await expect(question(page)).toContainText('Streak: 2 days.');
  await page.clock.setSystemTime('2026-12-01T12:00:00');
  await open(page, '404.html');
  await open(page, '#/puzzle');
  await expect(question(page)).toHaveText(/^(Is there a winning move\?|The first player lost)/);
  await expect(page.getByText(/^Practice: /)).toHaveCount(0);
  await solve(page);
  await expect(question(page)).toContainText('Streak: 3 days.');
});

test('answers ahead of their day in a save are dropped', async ({ page }) => {
  await page.clock.install({ time: '2026-12-01T12:00:00' });
  await visit(page, '#/puzzle/2026-12-02', { tried: ['/2026-12-02 none B1 show', '/2026-11-30 none'] });
  await expect(button(page, 'Hint').or(page.getByRole('group', { name: 'Answers' }))).toBeVisible();
  await expect(page.getByRole('img', { name: /^\d (try|tries)$/ })).toHaveCount(0);
  await follow(page, '#/puzzle/2026-11-30');
  await expect(page.getByRole('img', { name: '1 try', exact: true })).toBeVisible();
});

test('with a wrong clock one sentence takes the place of a puzzle of a day, and all else goes on', async ({ page }) => {
  for (const time of ['1999-12-31T12:00:00', '2101-01-01T12:00:00', '+012025-06-01T12:00:00']) {
    await page.clock.setFixedTime(time);
    for (const address of ['#/puzzle', '#/puzzle/2026-11-20']) {
      await visit(page, address);
      await reads(page, 'The date of this device is wrong, and a puzzle of a day needs it: set the clock, and load the page again.');
    }
    await follow(page, '#/puzzle/3/2');
    await take(page, 'A1');
    await expect(question(page)).toContainText('Solved on your first try.');
    await follow(page, '#/path/1');
    await expect(question(page)).toBeVisible();
  }
});

for (const [width, height] of [[360, 640], [390, 844], [844, 390]]) {
  test(`nothing moves from a wrong answer to the next choice: ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await start(page, '#/puzzle/3/7919');
    const places = (): Promise<string> => page.evaluate(() => ['section.step__board', '.step__actions']
      .map((part) => Object.values(document.querySelector(part)!.getBoundingClientRect().toJSON() as object).map(Math.round)).join(' | '));
    const buttons = (): Promise<string[]> => page.locator('.step__actions > *').evaluateAll((all) => all
      .map((one) => `${one.textContent} ${JSON.stringify(one.getBoundingClientRect())}`));
    const judged: string[] = [];
    for (const address of ['3/7919', '2026-11-30', '2026-11-16', '2/5', '3/9', '4/7', '5/7', '6/7']) {
      if (await goTo(page, address)) continue;
      const board = await read(page);
      if (!winning(board).length) continue;
      judged.push(address);
      const [before, offered] = [await places(), await buttons()];
      await press(page, 'No move wins');
      await says(page, 'Not right.');
      expect(await places(), `${address}, wrong`).toBe(before);
      await press(page, 'Try again', board.heaps);
      expect(await places(), `${address}, again`).toBe(before);
      expect(await buttons(), `${address}, again`).toEqual(offered);
      await stone(page, write(moves(board)[0])).click();
      await expect(page.getByRole('button', { name: /^Take \d+ from heap [A-I]$/ })).toBeEnabled();
      expect(await places(), `${address}, chosen`).toBe(before);
    }
    expect(judged).toEqual(expect.arrayContaining(['3/7919', '2026-11-30']));
  });
}

test('today’s puzzle keeps its tries and its result all day', async ({ page }) => {
  await start(page, '#/puzzle');
  const board = await read(page);
  expect(wins(board), 'a move wins on this day').toBe(true);
  const tries = (count: string): Promise<void> => expect(page.getByRole('img', { name: count, exact: true })).toBeVisible();
  await press(page, 'No move wins');
  await tries('1 try');
  // The tries are there after a reload, in another language, and after another puzzle.
  await page.reload();
  await tries('1 try');
  await says(page, 'Not right. A move wins here. Look again.');
  await press(page, 'Try again', board.heaps);
  await press(page, 'Hint');
  await open(page, '#/puzzle?lang=de');
  await expect(page.getByRole('img', { name: '1 Versuch', exact: true })).toBeVisible();
  await open(page, '#/puzzle/3/2?lang=en');
  await section(page, 'Puzzles');
  await tries('1 try');
  await take(page, write(winning(board)[0]));
  await tries('2 tries');
  const result = 'Solved in 2 tries. With hints.';
  await expect(question(page)).toHaveText(result);
  await expect(page.getByText(/^Nim, puzzle for .*\n❌💡✅\n/s)).toBeVisible();
  const solved = after(board, winning(board)[0]).heaps;
  for (const come of [
    () => page.reload(),
    () => open(page, '#/puzzle'),
    async () => {
      await link(page, 'Next').click();
      await expect(page).toHaveURL(/#\/puzzle\/0\/\d+$/);
      await page.goBack();
    },
    async () => {
      await link(page, 'Analyse this').click();
      await expect(page).toHaveURL(/#\/analyse/);
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
    await untilHeaps(page, solved);
    await says(page, 'wins.');
  }
  // What is not solved the first time stays so. The menu leads to today’s puzzle also from another one.
  await open(page, '#/puzzle/3/2');
  await section(page, 'Play');
  await section(page, 'Puzzles');
  await expect(page).toHaveURL(/#\/puzzle\/2026-11-20$/);
  await open(page, '#/puzzle/3/2');
  await press(page, 'No move wins');
  await page.reload();
  await press(page, 'Try again');
  await take(page, 'A1');
  await expect(question(page)).toContainText('Solved in 2 tries.');
});

test('Next leads on, and back leads to the one just solved', async ({ page }) => {
  await start(page, '#/puzzle/3/2');
  await take(page, 'A1');
  await expect(question(page)).toContainText('Solved on your first try.');
  await link(page, 'Next').click();
  await expect(page).toHaveURL(/#\/puzzle\/0\/3$/);
  await solve(page);
  await link(page, 'Next').click();
  await expect(page).toHaveURL(/#\/puzzle\/0\/4$/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/puzzle\/0\/3$/);
  await expect(question(page)).toContainText('Solved on your first try.');
  await page.goBack();
  await expect(page).toHaveURL(/#\/puzzle\/3\/2$/);
  await expect(question(page)).toContainText('Solved on your first try.');
  await untilHeaps(page, [1, 1, 1, 1, 1, 1, 1]);
});

const dot = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Puzzles' }).and(page.getByTitle('Today’s puzzle is open'));

test('the menu has a dot while today’s puzzle is open, unless that is switched off', async ({ page }) => {
  await start(page, '');
  await expect(dot(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await follow(page, '#/puzzle');
  await expect(dot(page), 'not while the puzzle is shown').toHaveCount(0);
  await solve(page);
  await section(page, 'Learn');
  await expect(dot(page)).toHaveCount(0);
  // The tab is seen again on the next day.
  await page.clock.setSystemTime('2026-11-21T08:00:00');
  for (const isHidden of [true, false]) await setHidden(page, isHidden);
  await expect(dot(page)).toBeVisible();
  // An answer that was shown is no open puzzle either.
  await follow(page, '#/puzzle');
  await reads(page, 'Puzzle for 21 November 2026 · Hard');
  const board = await read(page);
  if (wins(board)) await press(page, 'No move wins');
  else await take(page, write(moves(board)[0]));
  await page.clock.runFor(10_000);
  await press(page, 'Show');
  await section(page, 'Learn');
  await expect(dot(page)).toHaveCount(0);
  await visit(page, '#/more', { settings: { daily: false } });
  await expect(link(page, 'Puzzles')).toBeVisible();
  await expect(dot(page)).toHaveCount(0);
});

for (const [timezoneId, before, left, hours] of [
  ['Europe/Berlin', '2026-11-20T23:59:50+01:00', '1 min', 1],
  ['America/Los_Angeles', '2026-11-20T23:59:50-08:00', '1 min', 1],
  // A day of 25 hours, and one of 23.
  ['Europe/Berlin', '2026-10-25T00:30:00+02:00', '24 h 30 min', 0],
  ['America/Los_Angeles', '2026-03-08T00:30:00-08:00', '22 h 30 min', 0],
] as const) {
  test.describe(`${timezoneId} ${before}`, () => {
    test.use({ timezoneId });
    test(`the next puzzle comes at midnight: ${timezoneId} ${before}`, async ({ page }) => {
      await page.clock.install({ time: new Date(before) });
      await page.clock.pauseAt(new Date(before).getTime() + 1000);
      await open(page, '#/puzzle');
      const board = await read(page);
      const best = winning(board)[0];
      if (best) await take(page, write(best));
      else await press(page, 'No move wins');
      await expect(question(page)).toHaveText('Solved on your first try.');
      await expect(page.getByText('Next puzzle in')).toHaveText(`Next puzzle in ${left}`.replaceAll(/(\d) (?=[hm])|(?<=h) /g, '$1\u00a0'));
      if (!hours) return;
      await page.clock.runFor(30_000);
      await expect(question(page), 'the solved one stays').toHaveText('Solved on your first try.');
      await page.getByRole('link', { name: 'A new puzzle is here.' }).click();
      await reads(page, 'Puzzle for 21 November 2026 · Hard');
      await expect(page.getByText('Streak: 1 day')).toBeVisible();
    });
  });
}
