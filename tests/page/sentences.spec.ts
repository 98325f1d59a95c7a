import type { Page } from '@playwright/test';
import { button, calm, expect, follow, open, openStill, press, says, take, test, untilHeaps, visit } from '../nim.ts';
import { DIST, Site } from '../server.mjs';
import { save, type Kept } from '../save.ts';

test.beforeEach(calm);

/** Sentences of one situation only. `messages.spec.ts` lists those that nobody has read. */

const reads = (page: Page, sentence: string): Promise<void> =>
  expect(page.getByText(sentence).filter({ visible: true }).first(), sentence).toBeVisible();

/** Boards of each screen, and what is read there after so many presses on Step, or at the end. */
const READ: Record<string, [board: string, sentence: string, steps?: number][]> = {
  '#/analyse?heaps=': [
    // Where a turn takes 2 or 3, the values of heaps from 0 to 4 are 0, 0, 1, 1 and 2, and then begin again.
    ['4,9,2&rule=misere&take=2,3', 'Play as if the last stone won, until only one value is above 1.'],
    ['4,6,3&rule=misere&take=2,3', 'values of 1 decide'],
    ['4,5,6&rule=misere&take=3', 'remainders of 1 decide'],
    ['31&rule=normal&take=1,8,11', 'You may take 1, 8 or 11 stones per turn. So each heap counts as its Grundy value: 1. '
      + 'From a heap of 13 stones on, the values repeat every 19 stones.'],
    ['5&rule=normal&take=1,10,17,26,27', 'You may take 1, 10, 17, 26 or 27 stones per turn. So each heap counts as its Grundy value: 1. '
      + 'In heaps of up to 1,000 stones the values follow no repeating pattern.'],
  ],
  '#/tree?': [
    ['heaps=2,1&rule=misere', 'Step 5 of 12. 1-1 left: Min chooses the smallest of −1, −1. The value is −1. '
      + 'All moves have the same value.', 5],
    ['heaps=2,1&rule=misere&tree=cutoffs', 'Step 2 of 6. 0-1 left: Max has one move, so the value is −1 too. '
      + 'The move that leads here wins for Min, and no other can be better, so the other moves are cut off.', 2],
    ['heaps=2,1&rule=misere&tree=cutoffs', 'Step 3 of 6. 1-1 left: Min has found −1 and looks no further.', 3],
    ['heaps=0&rule=misere', '0 of 1 node looked at'],
    ['heaps=2,1&rule=misere&tree=cutoffs', '4 of 12 nodes looked at, 1 branch cut off', 2],
    ['heaps=7&rule=normal', 'Step 128 of 128. 7 left: the best of 7 values for Max is +1.', Infinity],
    ['heaps=3&rule=misere&tree=graph', 'Each board is drawn once, whatever the order of its heaps. '
      + 'Each step finds out for one board whether the player to move wins.'],
    ['heaps=0&rule=misere&tree=graph', '1 board and 1 node: the game is over.'],
  ],
  '#/play?heaps=': [
    ['1,5&moves=A2', 'This link could not be opened. Move 1, “A2”, is against the rules. Heap A has only 1 stone.'],
    ['3,5&take=1&moves=A2', 'This link could not be opened. Move 1, “A2”, is against the rules. You may take one stone per turn.'],
  ],
};

for (const [screen, boards] of Object.entries(READ)) {
  test(`each kind of board is described: ${screen}`, async ({ page }) => {
    await open(page);
    for (const [board, sentence, steps = 0] of boards) {
      // A tree begins at its first step on another board.
      if (steps > 0) await follow(page, '#/tree?heaps=1');
      if (steps > 0) await expect(page).toHaveTitle('Game tree of 1 – Nim');
      await follow(page, `${screen}${board}`);
      if (steps === Infinity) await press(page, 'To the end');
      else for (let step = 0; step < steps; step += 1) await press(page, 'Step');
      await reads(page, sentence);
    }
  });
}

test('a node of the tree tells alpha and beta, and who is Max there', async ({ page }) => {
  const node = (name: string) => page.getByRole('treeitem', { name, exact: true });
  await open(page, '#/tree?heaps=2,3&rule=misere&tree=cutoffs');
  await press(page, 'Step');
  for (const text of ['α −1', 'β +1', 'On a line: 2 from B']) await reads(page, text);
  await press(page, 'To the end');
  await reads(page, 'Step 50 of 50.');
  await follow(page, '#/tree?heaps=2,1&rule=misere');
  await node('Take 1 from A: 1-1, Min to move').click();
  await press(page, 'Start at the chosen node');
  await reads(page, 'Min was to move here. In this tree that player is called Max, so +1 and −1 change places.');
});

// Each line: the game, the moves to look at (0 is before the first), and the sentences about them.
const REVIEWS: [game: string, sentences: Record<number | 'main', string[]>][] = [
  ['heaps=1,3,5,7&rule=normal&moves=A1,D7,B3,C5', {
    main: ['You gave the win away at move 3, by taking 3 stones from heap B. A winning move was to take 2 stones from heap C.', 'You could not win here',
      'The computer kept the win', 'The computer was winning from the start. After move 2, you were winning. '
        + 'After move 3, the computer was winning.'],
    4: ['This kept the win. There was no other winning move.'],
  }],
  ['heaps=2,2&rule=normal&two=human&names=Ada,Bob&moves=A2,B2', {
    main: ['Bob was winning from the start and never gave the win away.'],
  }],
  ['heaps=1,2&rule=normal&moves=B2,A1', { main: [], 2: ['This kept the win. There was no other move.'] }],
  ['heaps=1,1&rule=misere&two=human&moves=A1,B1', { main: [], 1: ['This kept the win. Another winning move was to take 1 stone from heap B.'] }],
  ['heaps=3,5,7&rule=misere&moves=A1,A1,A1,B1,B1,B1,B1,B1', {
    main: ['Before that, the win was given away 5 times.'],
    1: ['This kept the win. These moves would have won too: 1 stone from heap B and 1 stone from heap C.'],
  }],
  ['heaps=5,5,5&rule=normal&moves=A1,A1,A1,B1,B1,B1,B1,B1,C1,C1,C1,C1,C1,A1,A1', {
    main: ['Before that, the win was given away 11 times.'],
  }],
];

test('the review tells each kind of game and move', async ({ page }) => {
  await open(page);
  for (const [game, { main, ...moves }] of REVIEWS) {
    await follow(page, `#/review?${game}`);
    for (const sentence of main) await expect(page.getByRole('main')).toContainText(sentence);
    for (const [number, sentences] of Object.entries(moves)) {
      await press(page, new RegExp(`^${number} [A-I]\\d`));
      for (const sentence of sentences) await says(page, sentence);
    }
  }
});

test('a link that is too long for a code asks to be copied', async ({ page }) => {
  const host = await Site.open(DIST, `/${'a'.repeat(2950)}/`);
  await page.goto(host.url);
  await press(page, 'Share');
  await reads(page, 'This link is too long for a QR code. Copy the link instead.');
  await page.goto('about:blank');
  await host.close();
});

test('what cannot be done in a game says why', async ({ page }) => {
  await openStill(page, '#/play?heaps=1,2&two=human&moves=B2,A1');
  await press(page, 'See the board');
  await page.keyboard.press('h');
  await says(page, 'This game is over. Press “Rematch” or “New game”.');
  await follow(page, '#/play?heaps=3,4&two=perfect&first=two');
  await page.clock.runFor(100);
  await expect(page).toHaveTitle('The computer’s turn – Nim');
  await page.keyboard.press('h');
  await says(page, 'The computer is thinking.');
  await page.clock.runFor(5_000);
  await says(page, 'Your turn.');
  await press(page, 'Undo');
  await says(page, 'Move undone. Heaps: 3, 4. The computer’s turn.');
  await page.keyboard.press('h');
  await says(page, 'The computer is waiting. Press “Start”.');
  await page.clock.runFor(10_000);
  await untilHeaps(page, [3, 4]);
  await press(page, 'Start');
  await page.clock.runFor(5_000);
  await says(page, 'Your turn.');
  await follow(page, '#/play?one=perfect&two=casual');
  await page.clock.runFor(100);
  await says(page, 'Perfect starts.');
  await page.keyboard.press('h');
  await says(page, 'Perfect is waiting. Press “Start”.');
});

test('the analysis beside a game tells who can win', async ({ page }) => {
  await openStill(page, '#/play?heaps=3,5,7&two=perfect');
  await press(page, 'Analysis and moves');
  await reads(page, 'You can win: 3 of 15 moves win.');
  await press(page, 'Moves');
  await reads(page, 'No move yet.');
  await press(page, 'Analysis');
  await take(page, 'A1');
  await reads(page, 'The computer loses: none of the 14 moves wins.');
  await press(page, 'Undo');
  await take(page, 'A2');
  await reads(page, 'The computer can win: 1 of 13 moves wins.');
});

/** Where lessons were left, an answer there, and why it is wrong, or what follows from it. */
const ANSWERS: Record<string, [lesson: string, answer: string, sentence: string, isWritten?: boolean][]> = {
  'binary=0 limits=2 values=0 tree=0 cutoffs=1': [
    ['binary', '101', '5 is 101. These digits are called bits. A number in bits is called binary.', true],
    ['limits', '1', 'Subtract 4 from 7 as often as you can. What is left?'],
    ['values', '0', 'Look among the marked values for 0, then 1, then 2. The first number that is missing is the value.'],
    ['tree', '8', 'Count only the triangles. Each triangle is the end of a different game.'],
    ['cutoffs', '9', 'First find the values of the triangles: whoever must move there has won.'],
  ],
  'binary=1 move=1 values=2 cutoffs=3': [
    ['binary', '111', '3 = 2 + 1. Write one digit for each of the sizes 4, 2 and 1, in this order.', true],
    ['move', '1', 'Where S has a one, change the heap’s digit. Where S has a zero, keep the heap’s digit.'],
    ['values', '0', 'Go back 7 heaps in the row: the same value stands there.'],
    ['cutoffs', '9', 'At the root the first move wins, and the computer has only one answer to it.'],
  ],
  'binary=2 move=3 values=5': [
    ['binary', '0', 'Count only the ones in the last column.'],
    ['move', '1', 'Work out h ⊕ 1 for each heap. Count the heaps that get smaller.'],
    ['values', '0', 'A heap without a move has the value 0. Begin there, and go on with one stone more each time.'],
    ['values', '2', 'The row is 0, 0, 1, 1, 2. A heap without a move has the value 0.'],
  ],
  'binary=4': [
    ['binary', '111', 'Go column by column. An odd number of ones gives a one, an even number gives a zero.', true],
  ],
  'binary=5': [['binary', '9', 'A plain sum would be 9, but ⊕ counts only unpaired blocks. 6 = 4 + 2 and 3 = 2 + 1.']],
};

test('a wrong answer gets its reason, and a right one what follows', async ({ page }) => {
  for (const [lessons, answers] of Object.entries(ANSWERS)) {
    await visit(page, '#/learn', { lessons });
    for (const [lesson, answer, sentence, isWritten] of answers) {
      await follow(page, '#/learn');
      await expect(page.getByRole('heading', { name: 'Go deeper' })).toBeVisible();
      await follow(page, `#/learn/${lesson}`);
      if (isWritten) await page.getByRole('textbox', { name: 'Ones and zeros' }).fill(answer);
      await press(page, isWritten ? 'Check' : answer);
      await says(page, sentence);
    }
  }
});

test('an import names the contents of the file', async ({ page }) => {
  await open(page, '#/statistics');
  for (const [kept, sentence] of [
    [{ settings: { theme: 'dark' } }, 'The file holds no finished game and no finished lesson.'],
    [{ lessons: '1=done 2=done binary=done', days: ['2026-11-20'], game: '#/play?heaps=3,5&two=human&moves=A1,B1' },
      'The file holds 2 finished steps of the path, 1 finished lesson, a puzzle streak of 1 day and an unfinished game of 2 moves.'],
  ] satisfies [Kept, string][]) {
    await page.getByText('Paste its text instead').click();
    await page.getByRole('textbox', { name: 'Text of the file' }).fill(save(kept));
    await press(page, 'Read the text');
    await reads(page, sentence);
  }
});

test('each entry under More says what is behind it', async ({ page }) => {
  const expectSaid = (name: string, what: string): Promise<void> => expect(button(page, name)).toHaveAccessibleDescription(what);
  await open(page, '#/more');
  await expectSaid('Statistics and data', 'Your games. Export and delete.');
  await expectSaid('How to play', 'The rules and the keys');
  await expectSaid('Big screen', 'Your board for a class, with the answer covered');
  await expectSaid('Settings', 'Language, look, sound, help');
  await expectSaid('About', 'Where Nim comes from, licences');
  await press(page, 'Big screen');
  await expect(page.getByRole('heading', { name: 'Who wins?' })).toBeVisible();
  await page.goBack();
  await press(page, 'About');
  await press(page, 'Where Nim comes from');
  await expect(page).toHaveURL(/#\/learn\/history$/);
  await follow(page, '#/more');
  for (const [computer, games] of [['perfect', '1 game'], ['casual', '2 games']]) {
    await follow(page, `#/play?heaps=1&two=${computer}`);
    await take(page, 'A1');
    await press(page, 'See the board');
    await follow(page, '#/more');
    await expectSaid('Statistics and data', `${games}, 0 won. Export and delete.`);
  }
  await follow(page, '#/play?heaps=2,3&two=human');
  await take(page, 'A1');
  await follow(page, '#/play?heaps=4,4&two=human');
  await follow(page, '#/more');
  await expectSaid('Back to the last game', 'You left it for a new one.');
});

test('the end of a game leads to the other side or to a friend', async ({ page }) => {
  await open(page, '#/play?heaps=1,1&rule=normal&two=perfect&first=two&moves=A1');
  await take(page, 'B1');
  await expect(button(page, 'Win as first player')).toBeVisible();
  await follow(page, '#/play?heaps=1&via=link');
  await take(page, 'A1');
  await reads(page, 'Send the link to your friend to show how the game ended.');
  await press(page, 'See the board');
  await press(page, 'Rematch');
  await press(page, 'Share');
  await reads(page, 'your friend makes the first move');
  await press(page, 'Close');
  await follow(page, '#/play?heaps=3,5&via=link');
  await take(page, 'A1');
  await press(page, 'Share');
  await reads(page, 'your friend plays on from here');
});

test('the files of the host tell what it is', async ({ site, request }) => {
  const text = async (file: string): Promise<string> =>
    (await (await request.get(`${site.url}${file}`)).text()).replaceAll(/\s+/g, ' ');
  expect(await text('')).toContain('Play Nim, the game of heaps and stones, against a friend or the computer. '
    + 'Nothing leaves your device unless you send it.');
  expect(await text('typo')).toContain('<title>Page not found – Nim</title>');
  expect(JSON.parse(await text('manifest.webmanifest'))).toMatchObject({
    name: 'Nim',
    description: 'Play Nim, the game of heaps and stones, against a friend or the computer, and learn to win it.',
    screenshots: [{ label: 'A game of three heaps beside its analysis' }, { label: 'A game on a phone' }],
    shortcuts: [{ name: 'Play' }, { name: 'Learn' }, { name: 'Puzzle' }, { name: 'Analyse' }],
  });
});
