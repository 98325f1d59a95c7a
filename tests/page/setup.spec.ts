import type { Page } from '@playwright/test';
import { button, calm, expect, follow, open, openStill, players, press, says, take, test, untilHeaps } from '../nim.ts';

test.beforeEach(calm);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'New game' });
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });

/** Chooses an answer to a question of the dialog. */
const pick = async (page: Page, question: string, answer: string): Promise<void> => {
  const radio = dialog(page).getByRole('group', { name: question, exact: true }).getByRole('radio', { name: answer });
  await radio.check();
  await expect(radio).toBeChecked();
};

/** Opens a game, in which no computer moves and no reminder comes, and opens the dialog. */
async function setup(page: Page, address = ''): Promise<void> {
  await openStill(page, address);
  await press(page, 'New game');
}

/** Follows a link to another game on the open page, and opens the dialog. */
async function setupNext(page: Page, address: string): Promise<void> {
  await follow(page, address);
  await page.clock.runFor(100);
  await press(page, 'New game');
}

async function play(page: Page, then?: readonly number[]): Promise<void> {
  await press(page, 'Play');
  await expect(dialog(page)).toHaveCount(0);
  if (then) await untilHeaps(page, then);
}

test('every board can be chosen, and brings or ends its limit', async ({ page }) => {
  await setup(page);
  for (const [board, heaps, limit, sentence] of [
    ['1-3-5-7', [1, 3, 5, 7], '', 'Take any number of stones from one heap.'],
    ['5-4-3-2-1', [5, 4, 3, 2, 1], '', 'Take any number of stones from one heap.'],
    ['21, take 1–3', [21], '3', 'Take 1 to 3 stones from one heap.'],
    ['3-5-7', [3, 5, 7], '', 'Take any number of stones from one heap.'],
  ] as const) {
    // Exact, because “3-5-7” is also the end of “1-3-5-7”.
    await dialog(page).getByRole('radio', { name: board, exact: true }).check();
    await expect(field(page, 'Stones per turn')).toHaveValue(limit);
    await play(page, heaps);
    await says(page, sentence);
    await press(page, 'New game');
  }
});

test('the rule, the limit and the starter that were chosen are those of the game', async ({ page }) => {
  await setup(page);
  await pick(page, 'The last stone', 'wins normal');
  await pick(page, 'Who starts', 'Computer');
  await field(page, 'Stones per turn').fill('4');
  await field(page, 'Your name').fill('Ada');
  await play(page);
  await says(page, 'The computer starts.');
  await expect(button(page, 'Last stone wins')).toBeVisible();
  await expect(players(page)).toHaveText(/^Ada\s*0 stones taken\s*Casual\s*to move/);
  await press(page, 'New game');
  await pick(page, 'The last stone', 'loses misère');
  await pick(page, 'Who starts', 'Ada');
  for (const [name, sentence] of [['1, 3, 4', '1, 3 or 4'], ['1, 4', '1 or 4'], ['2, 3', '2 or 3']]) {
    await dialog(page).getByRole('button', { name, exact: true }).click();
    await expect(field(page, 'Stones per turn')).toHaveValue(name.replaceAll(' ', ''));
    await play(page);
    const last = name === '2, 3' ? 'move' : 'stone';
    await says(page, `Take ${sentence} stones from one heap. The last ${last} loses. Ada’s turn.`);
    await press(page, 'New game');
  }
});

test('a friend here, a friend by link, and two computers can be chosen', async ({ page }) => {
  await setup(page);
  await pick(page, 'Against', 'A friend here');
  await field(page, 'Player 1').fill(' Ada ');
  await field(page, 'Player 2').fill('Bob');
  await pick(page, 'Who starts', 'Bob');
  await play(page);
  await expect(players(page)).toHaveText(/^Ada\s*0 stones taken\s*Bob\s*to move\s*0 stones taken$/);
  await says(page, 'The last stone loses. Bob’s turn.');

  await press(page, 'New game');
  await pick(page, 'Against', 'A friend by link');
  await field(page, 'Your name').fill('Eve');
  await field(page, 'Your friend’s name').fill('Max');
  await pick(page, 'Who starts', 'Max');
  await play(page);
  await says(page, 'Max starts. Heaps: 3, 5, 7. Send the link to Max.');
  await expect(button(page, 'Send the link')).toBeVisible();

  await press(page, 'New game');
  await pick(page, 'Against', 'Watch');
  await pick(page, 'Computer 1', 'Skilled');
  await pick(page, 'Computer 2', 'Beginner');
  await pick(page, 'Who starts', 'Computer 2');
  await play(page);
  await says(page, 'Beginner starts.');
  await expect(players(page)).toHaveText(/^Skilled\s*0 stones taken\s*Beginner\s*to move/);
});

test('chance lets either player start', async ({ page }) => {
  await page.addInitScript('crypto.getRandomValues = (bytes) => bytes.fill(window.given)');
  await setup(page);
  for (const [given, first] of [[0, 1], [255, 2]]) {
    await page.evaluate(`window.given = ${given}`);
    await pick(page, 'Against', 'A friend here');
    await pick(page, 'Who starts', 'Random');
    await play(page);
    await says(page, `Player ${first}’s turn.`);
    await press(page, 'New game');
  }
});

const NOT_A_HEAP = 'Write whole numbers from 1 to 31, such as 3, 5, 7.';
const NOT_A_LIMIT = 'Write one whole number from 1 to 31, or several, such as 1, 3, 4. For no limit, leave the field empty.';

test('an error of a field stands beside it, until it is right, and nothing is lost', async ({ page }) => {
  await setup(page);
  await pick(page, 'Against', 'A friend here');
  await pick(page, 'Board', 'Your own');
  await expect(field(page, 'Heap sizes')).toHaveAccessibleDescription('Up to 9 heaps of 1 to 31 stones, at most 60 in all, such as 3, 5, 7');
  await field(page, 'Player 1').fill('Ada');
  for (const [name, right, wrong] of [
    ['Heap sizes', '2, 4', [
      ['', 'Write the size of each heap, such as 3, 5, 7.'],
      ['3 0 5', 'Heap B has no stones. Write at least 1, or leave this heap out.'],
      ['3, five, 7', `Heap B is “five”. ${NOT_A_HEAP}`],
      ['3,,5', `Heap B is “”. ${NOT_A_HEAP}`],
      ['32', 'A heap here has at most 31 stones.'],
      ['1 1 1 1 1 1 1 1 1 1', 'A board here has at most 9 heaps.'],
      ['31 30', 'A board here has at most 60 stones.'],
    ]],
    ['Stones per turn', '3', [
      ['0', NOT_A_LIMIT], ['1, x', NOT_A_LIMIT],
      ['32', 'The largest limit here is 31 stones per turn.'],
    ]],
    ['Player 2', 'Bob', [
      ['n'.repeat(25), 'A name has at most 24 characters; this one has 25.'],
      ['<b>', 'A name cannot have < or > in it.'],
      // The character U+202E would reverse the order of the letters.
      ['A\u202eB', 'Keep the name on one line.'],
    ]],
  ] as const) {
    for (const [typed, sentence] of wrong) {
      await field(page, name).fill(typed);
      await press(page, 'Play');
      await expect(field(page, name), typed).toHaveAccessibleDescription(sentence);
      await expect(field(page, name)).toBeFocused();
    }
    // A screen reader reads the error again when the focus comes again.
    await field(page, name).evaluate((input) => input.addEventListener('focus', () => input.blur(), { once: true }));
    await field(page, name).press('Enter');
    await expect(field(page, name)).not.toBeFocused();
    await expect(field(page, name)).toHaveValue(wrong.at(-1)![0]);
    await expect(dialog(page).locator('[aria-invalid=true]')).toHaveCount(1);
    await field(page, name).fill(right);
    await expect(dialog(page).locator('[aria-invalid=true]')).toHaveCount(0);
  }
  await expect(field(page, 'Player 1')).toHaveValue('Ada');
  await play(page, [2, 4]);
  await says(page, 'Take 1 to 3 stones from one heap. The last stone loses. Ada’s turn.');
});

test('all wrong fields are reported at once, also a board without a turn; hidden fields hinder nothing', async ({ page }) => {
  await setup(page);
  const noTurn = 'No heap has enough stones for a turn. Make a heap larger.';
  await field(page, 'Stones per turn').fill('8, 9');
  await press(page, 'Play');
  await expect(dialog(page)).toContainText(noTurn);
  await pick(page, 'Board', 'Your own');
  await field(page, 'Heap sizes').fill('3, 5, 6');
  await field(page, 'Stones per turn').fill('7, 8');
  await press(page, 'Play');
  await expect(field(page, 'Heap sizes')).toHaveAccessibleDescription(noTurn);
  await field(page, 'Heap sizes').fill('');
  await field(page, 'Stones per turn').fill('none');
  await field(page, 'Your name').fill('<');
  await press(page, 'Play');
  for (const name of ['Heap sizes', 'Stones per turn', 'Your name']) {
    await expect(field(page, name), name).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, 'Heap sizes')).toBeFocused();
  await field(page, 'Heap sizes').fill('3, 5, 7');
  await field(page, 'Stones per turn').fill('7, 8');
  await field(page, 'Your name').fill('');
  await play(page, [3, 5, 7]);
  await setupNext(page, '#/play?heaps=2,4&two=human');
  await field(page, 'Player 2').fill('<b>');
  await pick(page, 'Against', 'Computer');
  await play(page);
  await expect(players(page)).toContainText('Casual');
});

test('what is typed is kept when the dialog closes or another board is looked at', async ({ page }) => {
  await setup(page, '#/play?heaps=4,4&two=perfect&moves=A1,B1');
  await expect(dialog(page).getByRole('radio', { name: 'Perfect' })).toBeChecked();
  await expect(field(page, 'Heap sizes')).toHaveValue('4,4');
  await field(page, 'Heap sizes').fill('9, 9, x');
  await pick(page, 'Board', '1-3-5-7');
  await expect(field(page, 'Heap sizes')).toHaveCount(0);
  await field(page, 'Your name').fill('Ada');
  await press(page, 'Close');
  await expect(dialog(page)).toHaveCount(0);
  await untilHeaps(page, [3, 3]);
  await press(page, 'New game');
  await expect(dialog(page).getByRole('radio', { name: '1-3-5-7' })).toBeChecked();
  await expect(field(page, 'Your name')).toHaveValue('Ada');
  await pick(page, 'Board', 'Your own');
  await expect(field(page, 'Heap sizes')).toHaveValue('9, 9, x');
  await press(page, 'Close');
  // A game that begins ends that.
  await press(page, 'Restart', [4, 4]);
  await press(page, 'New game');
  await expect(field(page, 'Your name')).toHaveValue('');
  await press(dialog(page), 'Close');
  // Where the computer was player 1, the next game makes the person player 1 and the computer player 2, which starts again.
  await setupNext(page, '#/play?one=perfect&two=human&names=,Ada');
  await play(page);
  await expect(players(page)).toHaveText(/^Ada\s*0 stones taken\s*Perfect\s*to move/);
  // On a phone the dialog restarts the game that has begun.
  await page.setViewportSize({ width: 360, height: 640 });
  await setupNext(page, '#/play?heaps=4,4&two=human&moves=A1');
  await press(dialog(page), 'Restart', [4, 4]);
  await expect(dialog(page)).toHaveCount(0);
});

test('the learner shows its beads, is trained and forgotten, and plays as trained', async ({ page }) => {
  const learner = page.getByRole('dialog', { name: 'The learner' });
  const train = async (address: string): Promise<void> => {
    await follow(page, address);
    await press(page, 'New game');
    await press(page, 'Train the learner');
  };
  await open(page, '#/play?heaps=1&two=learner');
  await take(page, 'A1');
  await press(page.getByRole('dialog', { name: 'You lose' }), 'See the board');
  await press(page, 'New game');
  await press(page, 'Train the learner');
  await expect(learner).toContainText('In games against you, the learner has won 1 and lost 0.');
  await press(page, 'Close');
  await train('#/play?heaps=9,9,9,9,9&two=learner');
  await expect(learner).toContainText('This board is too large for the learner to remember. '
    + 'Choose a smaller board, such as 3-5-7.');
  await expect(learner.getByRole('group', { name: 'Training against itself' })).toHaveCount(0);
  await press(page, 'Choose a small board instead: 2, 3');
  await expect(learner).toContainText('Box of the board 2, 3');
  await press(page, 'Close');

  await train('#/play?heaps=1,2&rule=normal&two=learner&first=two');
  await expect(learner).toContainText('Board: 1, 2 · Last stone wins');
  await expect(learner).toContainText('The learner has learned from 0 games.');
  await expect(button(page, 'Delete this training')).toBeDisabled();
  const beads = async (): Promise<Record<string, number>> => Object.fromEntries(
    (await learner.getByRole('list').getByRole('button').allInnerTexts()).map((text) => {
      const [move, count] = text.split(': ');
      return [move.trim(), parseInt(count.replaceAll(',', ''), 10)];
    }),
  );
  // By Michie: four beads of each colour, and after a game three more for a move of the winner, one fewer for one of the loser.
  expect(await beads()).toEqual({ '1 from A': 4, '1 from B': 4, '2 from B': 4 });
  await press(page, '1 game');
  await expect(learner).toContainText('The learner has learned from 1 game.');
  const changes = Object.values(await beads()).map((count) => count - 4).filter((change) => change !== 0);
  expect([[3], [-1]]).toContainEqual(changes);
  // The box of the board that a move leaves, and the way back.
  await learner.getByRole('button', { name: /^1 from B/ }).click();
  await expect(learner).toContainText('Box of the board 1, 1');
  expect(Object.keys(await beads())).toEqual(['1 from A']);
  await learner.getByRole('button', { name: /^1 from A/ }).click();
  await learner.getByRole('button', { name: /^1 from B/ }).click();
  await expect(learner).toContainText('The game is over on this board, so it has no box.');
  await press(page, 'Back to the first box');
  await expect(learner).toContainText('Box of the board 1, 2');
  for (const [name, games] of [['10 games', '11'], ['100 games', '111'], ['1,000 games', '1,111'], ['1,000 games', '2,111']]) {
    await press(page, name);
    await expect(learner).toContainText(`The learner has learned from ${games} games.`);
  }
  // After so much training, the learner wins nearly each game in which it has the winning side.
  await expect(learner).toContainText('Won of 50 games against perfect play');
  await expect(learner.getByText('games learned from', { exact: true })).toBeVisible();
  const [, won, all] = (await learner.textContent())!.match(/the learner won ([\d,]+) of ([\d,]+) games against perfect play/)!;
  expect(Number(won)).toBeGreaterThan(0.9 * Number(all));
  const { '1 from B': right, ...wrong } = await beads();
  expect(right).toBeGreaterThan(10 * Object.values(wrong).reduce((sum, count) => sum + count, 0));
  // 1 from B is the only move that wins, and a trained learner has found it.
  await press(page, 'Back to new game');
  await play(page);
  await says(page, 'The computer took 1 stone from heap B.');
  await press(page, 'New game');
  await press(page, 'Train the learner');
  await press(page, 'Delete this training');
  await expect(learner).toContainText(/The learner has learned from [1-9]/);
  await press(page, 'Really delete?');
  await expect(learner).toContainText('The learner has learned from 0 games.');
});
