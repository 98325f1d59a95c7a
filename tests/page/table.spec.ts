import type { Page } from '@playwright/test';
import {
  button, calm, choose, dialog, expect, follow, open, openStill, players, press, says, stone, take, test, untilHeaps,
} from '../nim.ts';
import { read } from '../oracle.ts';

test.beforeEach(calm);

/** Presses a button that only says why it has nothing to do. */
const pressInVain = (page: Page, name: string): Promise<void> => button(page, name).click({ force: true });

test('the table says what a turn takes, what the last stone does, and who starts', async ({ page }) => {
  await open(page);
  for (const [address, sentence, rule] of [
    ['heaps=4,4', 'Take any number of stones from one heap. The last stone loses. Your turn.', 'Last stone loses'],
    // Some stones may be left that nobody can take.
    ['heaps=9,7&take=2,3', 'Take 2 or 3 stones from one heap. The last move loses.', 'Last move loses'],
    ['heaps=9,6&take=2,3&rule=normal', 'The last move wins.', 'Last move wins'],
    ['heaps=9,5&two=human&names=Ada,Bob&first=two', 'The last stone loses. Bob’s turn.', 'Last stone loses'],
    // After a move the button tells the numbers.
    ['heaps=21&take=3&moves=A1&two=human', 'Player 1 took 1 stone from heap A.', 'Last stone loses · take 1 to 3'],
    ['heaps=9&take=2,3&rule=normal&moves=A2&two=human', 'Player 1 took 2 stones from heap A.', 'Last move wins · take 2 or 3'],
  ]) {
    await follow(page, `#/play?${address}`);
    await says(page, sentence);
    await expect(button(page, rule)).toBeVisible();
  }
});

test('each move tells who took what, who is next, and what each player has taken', async ({ page }) => {
  await open(page, '#/play?two=human&names=Ada,Bob');
  await expect(players(page)).toHaveText(/^Ada\s*to move\s*0 stones taken\s*Bob\s*0 stones taken$/);
  await take(page, 'A2');
  await says(page, 'Ada took 2 stones from heap A. Heaps: 1, 5, 7. Bob’s turn.');
  await expect(players(page)).toHaveText(/^Ada\s*2 stones taken\s*Bob\s*to move\s*0 stones taken$/);
  await expect(page.getByText('Move 2', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Bob’s turn – Nim');
  await take(page, 'C1');
  await says(page, 'Bob took 1 stone from heap C. Heaps: 1, 5, 6. Ada’s turn.');
  await take(page, 'B4');
  await expect(players(page)).toHaveText(/^Ada\s*6 stones taken\s*Bob\s*to move\s*1 stone taken$/);
  await expect(page.getByText('Move 4', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/moves=A2,C1,B4/);
});

test('a press chooses, another moves the choice, and a later one on the same stone lets go', async ({ page }) => {
  await openStill(page, '#/play?two=human');
  await expect(button(page, 'Choose stones')).toBeDisabled();
  await choose(page, 'C2');
  await expect(stone(page, 'C2')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Take 2 from heap C')).toHaveText('Take 2');
  await choose(page, 'C4');
  await expect(button(page, 'Take 4 from heap C')).toHaveText('Take 4');
  await choose(page, 'A1');
  await says(page, 'Take from one heap only. Now heap A is chosen.');
  await expect(stone(page, 'C4')).not.toHaveAttribute('aria-pressed', 'true');
  await page.clock.runFor(399);
  await choose(page, 'A1');
  await expect(button(page, 'Take 1 from heap A')).toBeVisible();
  await page.clock.runFor(1);
  await choose(page, 'A1');
  await expect(button(page, 'Choose stones')).toBeDisabled();
  await untilHeaps(page, [3, 5, 7]);
});

test('what cannot be done says why', async ({ page }) => {
  await open(page, '#/play?heaps=3,9&take=4&two=human');
  await pressInVain(page, 'Choose stones');
  await says(page, 'First choose stones to take.');
  await pressInVain(page, 'Undo');
  await says(page, 'There is no move to undo.');
  await pressInVain(page, 'Redo');
  await says(page, 'There is no move to redo.');
  await stone(page, 'A1').focus();
  await page.keyboard.press('4');
  await says(page, 'Heap A has only 3 stones.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('5');
  await says(page, 'You may take 1 to 4 stones per turn.');
  await expect(button(page, 'Choose stones')).toBeDisabled();
  // A stone that is out of reach is pressed in vain.
  await stone(page, 'B5').click({ force: true });
  await expect(button(page, 'Choose stones')).toBeDisabled();
  await untilHeaps(page, [3, 9]);
});

test('two people undo and redo move by move, and another move ends the redo', async ({ page }) => {
  await open(page, '#/play?two=human');
  await take(page, 'C3');
  await take(page, 'A1', [2, 5, 4]);
  await press(page, 'Undo', [3, 5, 4]);
  await says(page, 'Move undone. Heaps: 3, 5, 4. Player 2’s turn.');
  await press(page, 'Undo', [3, 5, 7]);
  await expect(button(page, 'Undo')).toBeDisabled();
  await press(page, 'Redo', [3, 5, 4]);
  await says(page, 'Move redone. Heaps: 3, 5, 4. Player 2’s turn.');
  await press(page, 'Redo', [2, 5, 4]);
  await expect(button(page, 'Redo')).toBeDisabled();
  await press(page, 'Undo');
  await take(page, 'B2', [3, 3, 4]);
  await expect(button(page, 'Redo')).toBeDisabled();
});

test('undo against the computer takes back its reply too, and redo makes both moves', async ({ page }) => {
  // The computer has one winning reply: the same number from the other heap.
  await open(page, '#/play?heaps=4,4&rule=normal&two=perfect');
  await take(page, 'A1', [3, 3]);
  await press(page, 'Undo', [4, 4]);
  await says(page, 'Your turn.');
  await press(page, 'Redo', [3, 3]);
  await says(page, 'Your turn.');
});

test('restart lays the same board again, with the same players and the same starter', async ({ page }) => {
  await open(page, '#/play?heaps=2,4&rule=normal&two=human&first=two&names=Ada,Bob&moves=B1,A1', [1, 3]);
  await press(page, 'Restart', [2, 4]);
  await says(page, 'The last stone wins. Bob’s turn.');
});

test('before the first move the computer is let start, and the person again', async ({ page }) => {
  await openStill(page, '#/play?heaps=5,5&two=perfect&rule=normal');
  await press(page, 'Let the computer start');
  await says(page, 'The computer starts.');
  await press(page, 'Let me start');
  await says(page, 'Your turn.');
  await page.clock.runFor(5000);
  await untilHeaps(page, [5, 5]);
  await press(page, 'Let the computer start');
  await expect(button(page, 'Let me start')).toBeVisible();
  await page.clock.runFor(5000);
  await says(page, 'The computer took');
  await expect(page.getByRole('button', { name: /^Let / })).toHaveCount(0);
});

/** Boards, their move and why it is to be made. On the first five one move wins, on the others none. */
const HINTS: [board: string, before: string, move: string, why: string][] = [
  ['2,6&rule=normal', '', '4 stones from heap B', 'Two heaps of 2: every move can be copied in the other heap.'],
  ['2,6', '', '4 stones from heap B', 'Two heaps of 2: every move can be copied, until one stone can be left.'],
  ['11&take=3', '', '2 stones from heap A', '9 is 1 above a multiple of 4: two turns together can always take 4.'],
  ['1,6&take=1,3,4&rule=normal', '', '3 stones from heap B', 'The values 1, 1 cancel out (nim-sum 0), and every move changes it.'],
  ['4&take=3&rule=normal', 'No move wins against best play, but your opponent may make a mistake. ', '1 stone from heap A',
    '4 is a multiple of 4: two turns together can always take 4.'],
  ['1,1&rule=normal', 'No move wins here. ', '1 stone from heap A',
    '2 single stones are left, an even number: the next player cannot take the last.'],
];

test('hints name a heap, then a move, then the reason, and a board that no move wins says so', async ({ page }) => {
  await open(page);
  for (const [board, before, move, why] of HINTS) {
    await follow(page, `#/play?heaps=${board}&two=human`, read(`?heaps=${board}`).heaps);
    for (const hint of [
      `${before}Look at heap ${move.at(-1)}.`, `${before}Take ${move}.`, `${before ? 'No move wins here.' : `Take ${move}.`} ${why}`,
    ]) {
      await press(page, 'Hint');
      await expect(page.getByRole('status')).toHaveText(hint);
    }
  }
});

test('a hint ends a choice of another move, and is gone after the move', async ({ page }) => {
  // The only winning move makes the heaps equal.
  await open(page, '#/play?heaps=2,6&rule=normal&two=human');
  await choose(page, 'A1');
  await press(page, 'Hint');
  await says(page, 'Look at heap B.');
  await expect(button(page, 'Choose stones')).toBeDisabled();
  await press(page, 'Hint');
  await says(page, 'Take 4 stones from heap B.');
  await take(page, 'B4');
  await says(page, 'Player 1 took 4 stones from heap B. Heaps: 2, 2. Player 2’s turn.');
});

// In normal play, and by hand: from 2, 3 one from B wins, from 3, 1 two from A, and from 2, 2 and 1, 1 no move.
const STORIES: [game: string, winner: string, story: string][] = [
  ['two=human&names=Ada,Bob&heaps=3,1&moves=A1,A1,A1,B1', 'Bob wins', 'Ada could have won, but took 1 stone from heap A.'],
  ['two=human&names=Ada,Bob&heaps=3,3&moves=A2,B3,A1', 'Ada wins', 'Bob could have won, but took 3 stones from heap B.'],
  ['two=human&names=Ada,Bob&heaps=1,2&moves=B1,A1,B1', 'Ada wins', 'Ada never gave the win away.'],
  ['two=beginner&heaps=3,1&moves=A1,A1,A1,B1', 'You lose', 'You could have won, but took 1 stone from heap A.'],
  ['two=beginner&heaps=2,3&moves=A2,B3', 'You lose', 'You could have won, but took 2 stones from heap A.'],
  // From 2, 2 the computer gives a win away, which the reader misses; from 1, 4, 1 the reader gives away two.
  ['two=beginner&heaps=2,2&moves=A1,A1,B1,B1', 'You lose', 'You had 1 chance to win. You could have won, but took 1 stone from heap B.'],
  ['two=beginner&heaps=1,4,1&moves=B1,A1,B1,B1,B1,C1', 'You lose',
    'You had 2 chances to win. You could have won, but took 1 stone from heap B.'],
  ['two=beginner&heaps=1,1&moves=A1,B1', 'You lose',
    'You made no mistake. From the first board, the player who goes second can always win.'],
  ['two=beginner&heaps=2,1&first=two&moves=A1,A1,B1', 'You lose',
    'You made no mistake. From the first board, the player who goes first can always win.'],
  ['two=beginner&heaps=1,3&moves=B1,A1,B2', 'You win', 'The computer could have won, but took 1 stone from heap A.'],
  ['two=beginner&heaps=3,3&moves=A2,B3,A1', 'You win', 'The computer could have won, but took 3 stones from heap B.'],
  ['two=beginner&heaps=1,2&moves=B1,A1,B1', 'You win', 'You never gave the win away.'],
];

test('the result names the winner, and the mistake that decided the game, or who can always win', async ({ page }) => {
  await open(page);
  for (const [game, winner, story] of STORIES) {
    await follow(page, `#/play?rule=normal&${game}`);
    await expect(dialog(page, winner).getByText(story, { exact: true })).toBeVisible();
  }
});

test('after a mistake the person looks at it, or plays on from just before it', async ({ page }) => {
  // The only winning move is found on 3, 4 and 1, and missed on 2, 2 and 1.
  await open(page, '#/play?heaps=3,4,1&rule=normal&two=perfect&moves=B2,A1,B1,A2,B1,C1');
  const result = dialog(page, 'You lose');
  await press(result, 'Show my mistake');
  await expect(page.getByText('Move 3 of 6: 1 stone from heap B.')).toBeVisible();
  await page.goBack();
  await untilHeaps(page, [0, 0, 0]);
  await press(page, 'Undo');
  await press(page, 'Redo');
  await press(result, 'Try again from there', [2, 2, 1]);
  await says(page, 'Your turn.');
  await expect(button(page, 'Redo')).toBeEnabled();
});

test('who has beaten a strength plays the next one on the same board', async ({ page }) => {
  await open(page, '#/play?heaps=1,2&two=casual');
  for (const next of ['Skilled', 'Perfect']) {
    await take(page, 'B2');
    await press(dialog(page, 'You win'), `Play ${next}`, [1, 2]);
    await expect(players(page)).toContainText(next);
    await says(page, 'Your turn.');
  }
});

test('who could never win starts second, or first, where that side can win', async ({ page }) => {
  await open(page);
  // With two equal heaps whoever starts loses, and with two unequal heaps whoever comes second.
  for (const [lost, way, next] of [
    ['heaps=2,2&rule=normal&two=perfect&moves=A2,B2', 'Let the computer start', /heaps=2,2&rule=normal&two=perfect&first=two/],
    ['heaps=2,1&rule=normal&two=perfect&first=two&moves=A1,A1,B1', 'Let me start', /heaps=2,1&rule=normal&two=perfect$/],
  ] as const) {
    await follow(page, `#/play?${lost}`);
    await press(dialog(page, 'You lose'), way);
    await expect(page).toHaveURL(next);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a second loss in a row offers to learn why, and an easier opponent', async ({ page }) => {
  await open(page, '#/play?heaps=1&two=skilled');
  const [learn, easier] = [button(page, 'Learn why'), button(page, 'Play Casual')];
  await take(page, 'A1');
  await press(dialog(page, 'You lose'), 'Restart', [1]);
  await expect(learn.or(easier)).toHaveCount(0);
  await take(page, 'A1');
  await expect(learn).toBeVisible();
  await easier.click();
  await expect(page).toHaveURL(/#\/play\?heaps=1$/);
  await take(page, 'A1');
  await expect(button(page, 'Play Beginner')).toBeVisible();
  await learn.click();
  await expect(page).toHaveURL(/#\/path\/why\?heaps=1&rule=misere$/);
  await expect(page.getByRole('main')).toContainText('On this board the player to move loses against best play.');
});

test('Learn why draws no blocks where single stones decide', async ({ page }) => {
  // Blocks would say to take all of heap C, which loses: 2 stones win.
  await open(page, '#/path/why?heaps=1,1,3&rule=misere');
  await expect(page.getByRole('main')).toContainText('Only heap C has more than one stone: leave an odd number of single stones.');
  await expect(page.getByRole('group', { name: 'Heap C, 3 stones' })).toBeVisible();
  await expect(page.getByText(/Block of|alone|partner/)).toHaveCount(0);
});

test('two people have a score over rematches, which other names end', async ({ page }) => {
  await open(page, '#/play?heaps=1&rule=normal&two=human&names=Ada,Bob');
  await expect(players(page)).not.toContainText('won');
  for (const [winner, score] of [['Ada', /^Ada\s*1 1 won.*Bob\s*0 0 won/], ['Bob', /^Ada\s*1 1 won.*Bob\s*1 1 won/], ['Ada', /^Ada\s*2 2 won/]] as const) {
    await take(page, 'A1');
    await expect(players(page)).toHaveText(score);
    await press(dialog(page, `${winner} wins`), 'Rematch', [1]);
    await expect(players(page)).toHaveText(score);
  }
  await page.reload();
  await expect(players(page)).toHaveText(/^Ada\s*2 2 won.*Bob\s*1 1 won/);
  await press(page, 'New game');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Eve');
  await press(page, 'Play');
  await expect(players(page)).toContainText('Eve');
  await expect(players(page)).not.toContainText('won');
  // An end that is taken back counts no more.
  await follow(page, '#/play?heaps=2&rule=normal&two=human&names=Ida,Max', [2]);
  await take(page, 'A2');
  await press(dialog(page, 'Ida wins'), 'See the board');
  await expect(players(page)).toHaveText(/^Ida\s*1 1 won.*Max\s*0 0 won/);
  await press(page, 'Undo', [2]);
  await expect(players(page)).not.toContainText('won');
  await take(page, 'A1');
  await take(page, 'A1');
  await press(dialog(page, 'Max wins'), 'See the board');
  await expect(players(page)).toHaveText(/^Ida\s*0 0 won.*Max\s*1 1 won/);
});
