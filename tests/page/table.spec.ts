import type { Page } from '@playwright/test';
import { button, chance, choose, dialog, expect, follow, open, press, says, stone, take, test, untilHeaps, visit } from '../nim.ts';
import { after, type Board, type Move, moves, read, winning, wins, write } from '../oracle.ts';
import { checkReason } from '../reasons.ts';

/** Presses a button that only says why it has nothing to do. */
const stones = (number: number): string => (number === 1 ? '1 stone' : `${number} stones`);
const pressInVain = (page: Page, name: string): Promise<void> => button(page, name).click({ force: true });

test('the table says what a turn takes, what the last stone does, and who starts', async ({ page }) => {
  await open(page);
  for (const [address, sentence, rule] of [
    ['heaps=4,4', 'Take any number of stones from one heap. The last stone loses. Your turn.', 'Last stone loses'],
    ['heaps=4,5&rule=normal', 'Take any number of stones from one heap. The last stone wins.', 'Last stone wins'],
    ['heaps=21&take=3', 'Take 1 to 3 stones from one heap. The last stone loses.', 'Last stone loses'],
    ['heaps=22&take=1&rule=normal', 'Take one stone from one heap. The last stone wins.', 'Last stone wins'],
    ['heaps=9,8&take=1,3,4', 'Take 1, 3 or 4 stones from one heap. The last stone loses.', 'Last stone loses'],
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

test('the rule button explains misère and normal play, and hides it again', async ({ page }) => {
  await open(page, '#/play');
  for (const [address, name, sentence] of [
    ['heaps=1,2', 'Last stone loses', '“Last stone loses” is called misère. In normal play, the last stone wins.'],
    [
      'heaps=1,3&rule=normal', 'Last stone wins',
      '“Last stone wins” is called normal play. In misère, the last stone loses.',
    ],
    ['heaps=9,6&take=2,3&rule=normal', 'Last move wins', 'The last move wins. You may take 2 or 3 stones per turn.'],
  ]) {
    await follow(page, `#/play?${address}`);
    await press(page, name);
    await expect(page.getByText(sentence)).toBeVisible();
    await press(page, name);
    await expect(page.getByText(sentence)).toBeHidden();
  }
});

test('each move tells who took what, who is next, and what each player has taken', async ({ page }) => {
  const players = page.getByRole('region', { name: 'Players' });
  await open(page, '#/play?two=human&names=Ada,Bob');
  await expect(players).toHaveText(/^Ada\s*to move\s*0 stones taken\s*Bob\s*0 stones taken$/);
  await take(page, 'A2');
  await says(page, 'Ada took 2 stones from heap A. Heaps: 1, 5, 7. Bob’s turn.');
  await expect(players).toHaveText(/^Ada\s*2 stones taken\s*Bob\s*to move\s*0 stones taken$/);
  await expect(page.getByText('Move 2', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Bob’s turn – Nim');
  await take(page, 'C1');
  await says(page, 'Bob took 1 stone from heap C. Heaps: 1, 5, 6. Ada’s turn.');
  await take(page, 'B4');
  await expect(players).toHaveText(/^Ada\s*6 stones taken\s*Bob\s*to move\s*1 stone taken$/);
  await expect(page.getByText('Move 4', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/moves=A2,C1,B4/);
});

test('a press chooses, another moves the choice, and a later one on the same stone lets go', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page, '#/play?two=human');
  await page.clock.pauseAt(60_000);
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

test('a choice that waits for three seconds is reminded of Take', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page, '#/play?two=human');
  await page.clock.pauseAt(60_000);
  await choose(page, 'B2');
  await expect(button(page, 'Take 2 from heap B')).toBeVisible();
  await page.clock.runFor(2999);
  await expect(page.getByRole('status')).not.toContainText('Now press “Take”.');
  await page.clock.runFor(1);
  await says(page, 'Now press “Take”.');
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
  await take(page, 'A1');
  await untilHeaps(page, [2, 5, 4]);
  await press(page, 'Undo');
  await untilHeaps(page, [3, 5, 4]);
  await says(page, 'Move undone.');
  await says(page, 'Player 2’s turn.');
  await press(page, 'Undo');
  await untilHeaps(page, [3, 5, 7]);
  await expect(button(page, 'Undo')).toBeDisabled();
  await press(page, 'Redo');
  await untilHeaps(page, [3, 5, 4]);
  await says(page, 'Move redone.');
  await press(page, 'Redo');
  await untilHeaps(page, [2, 5, 4]);
  await expect(button(page, 'Redo')).toBeDisabled();
  await press(page, 'Undo');
  await take(page, 'B2');
  await untilHeaps(page, [3, 3, 4]);
  await expect(button(page, 'Redo')).toBeDisabled();
});

test('undo against the computer takes back its reply too, and redo makes both moves', async ({ page }) => {
  // The computer has one winning reply each time: the same number from the other heap.
  await open(page, '#/play?heaps=4,4&rule=normal&two=perfect');
  await take(page, 'A1');
  await untilHeaps(page, [3, 3]);
  await press(page, 'Undo');
  await untilHeaps(page, [4, 4]);
  await says(page, 'Your turn.');
  await press(page, 'Redo');
  await untilHeaps(page, [3, 3]);
  await says(page, 'Your turn.');
});

test('restart lays the same board again, with the same players and the same starter', async ({ page }) => {
  await open(page, '#/play?heaps=2,4&rule=normal&two=human&first=two&names=Ada,Bob&moves=B1,A1');
  await untilHeaps(page, [1, 3]);
  await press(page, 'Restart');
  await untilHeaps(page, [2, 4]);
  await says(page, 'The last stone wins. Bob’s turn.');
});

test('before the first move the computer is let start, and the person again', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page, '#/play?heaps=5,5&two=perfect&rule=normal');
  await page.clock.pauseAt(60_000);
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
  await expect(button(page, 'Let me start')).toHaveCount(0);
  await expect(button(page, 'Let the computer start')).toHaveCount(0);
});

const BOARDS = [
  'heaps=3,5,7', 'heaps=3,5,6', 'heaps=1,4,4', 'heaps=1,1,2', 'heaps=1,1,1', 'heaps=1,2,3', 'heaps=4',
  'heaps=3,5,7&rule=normal', 'heaps=1,4,5&rule=normal', 'heaps=1,1&rule=normal', 'heaps=6,2&rule=normal',
  'heaps=2,4,6,1&rule=normal', 'heaps=21&take=3', 'heaps=20&take=3&rule=normal', 'heaps=9,7,5&take=3',
  'heaps=10,4&take=4&rule=normal', 'heaps=8,7&take=1,3,4', 'heaps=7,2&take=1,3,4&rule=normal', 'heaps=9,6&take=2,3',
  'heaps=6,6&take=1,4&rule=normal', 'heaps=5,4&take=1', 'heaps=2&take=1,3,4&rule=normal',
];

test('hints name a heap, then a move, then the reason, and a board that no move wins says so', async ({ page }) => {
  test.slow();
  await open(page, '#/play?two=human&heaps=9');
  let won = 0;
  for (const keys of BOARDS) {
    const board = read(`#/play?${keys}`);
    await follow(page, `#/play?${keys}&two=human`);
    await untilHeaps(page, board.heaps);
    const hints: string[] = [];
    for (const _ of [1, 2, 3]) {
      await press(page, 'Hint');
      if (hints.length) await expect(page.getByRole('status')).not.toHaveText(hints.at(-1)!);
      else await says(page, 'Look at heap');
      hints.push((await page.getByRole('status').textContent())!);
    }
    const heap = hints[0].match(/Look at heap ([A-I])\.$/)?.[1];
    const [, number, from] = hints[1].match(/Take (\d+) stones? from heap ([A-I])\.$/) ?? [];
    expect(from, keys).toBe(heap);
    const move: Move = [heap!.charCodeAt(0) - 65, Number(number)];
    expect(moves(board).map(write), keys).toContain(write(move));
    if (wins(board)) {
      won += 1;
      expect(winning(board).map(write), keys).toContain(write(move));
      expect(hints[2], keys).toMatch(new RegExp(`^Take ${number} stones? from heap ${heap}\\. `));
      checkReason(hints[2].replace(/^Take \d+ stones? from heap [A-I]\. /, ''), after(board, move));
      expect(hints.join(), keys).not.toContain('No move wins');
    } else {
      const left = after(board, move);
      const mayErr = moves(left).some((answer) => wins(after(left, answer)));
      const prefix = mayErr
        ? 'No move wins against best play, but your opponent may make a mistake. '
        : 'No move wins here. ';
      expect(hints[0].startsWith(prefix) && hints[1].startsWith(prefix), `${keys}: ${hints}`).toBe(true);
      expect(hints[2], keys).toMatch(/^No move wins here\. /);
      checkReason(hints[2].slice('No move wins here. '.length), board);
    }
  }
  expect(won).toBe(BOARDS.filter((keys) => wins(read(`?${keys}`))).length);
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

test('a game without hints has none, and no analysis, until it is over', async ({ page }) => {
  await open(page, '#/play?heaps=1,2&two=human&hints=off');
  await expect(button(page, 'Undo')).toBeVisible();
  await expect(button(page, 'Hint')).toHaveCount(0);
  await expect(button(page, 'Analysis and moves')).toHaveCount(0);
  await page.keyboard.press('h');
  await page.keyboard.press('n');
  await expect(dialog(page, 'New game')).toBeVisible();
  await page.keyboard.press('Escape');
  await says(page, 'The last stone loses. Player 1’s turn.');
  await take(page, 'B2');
  await take(page, 'A1');
  await dialog(page, 'Player 1 wins').getByRole('button', { name: 'See the board' }).click();
  await expect(button(page, 'Analysis and moves')).toBeVisible();
});

interface Played {
  board: Board;
  made: Move[];
}

/** Games played at random to their ends, the same ones each time. */
function games(count: number): Played[] {
  const random = chance(9);
  return Array.from({ length: count }, (_, index) => {
    const heaps = Array.from({ length: 2 + random(2) }, () => 1 + random(4));
    const board: Board = { heaps, rule: index % 2 ? 'normal' : 'misere' };
    const made: Move[] = [];
    for (let now = board; moves(now).length > 0; now = after(now, made.at(-1)!)) {
      made.push(moves(now)[random(moves(now).length)]);
    }
    return { board, made };
  });
}

/** The board after so many moves. */
const at = ({ board, made }: Played, ply: number): Board => made.slice(0, ply).reduce(after, board);

/** Whether the winner made the first move. */
const starterWins = ({ board, made }: Played): boolean => (made.length % 2 === 1) === (board.rule === 'normal');

/** The ply of the loser's last move that gave a win away, or -1. */
function mistake(game: Played): number {
  const loser = starterWins(game) ? 1 : 0;
  return game.made.findLastIndex((_, ply) => ply % 2 === loser && wins(at(game, ply)) && wins(at(game, ply + 1)));
}

/** The link to the end of a game. */
const link = ({ board, made }: Played, players: string): string =>
  `#/play?heaps=${board.heaps}&rule=${board.rule}&${players}&moves=${made.map(write)}`;

test('the result names the winner of two people, and the mistake by which the game turned', async ({ page }) => {
  await page.clock.install();
  await open(page, '#/play?two=human');
  for (const game of games(8)) {
    const [winner, loser] = starterWins(game) ? ['Ada', 'Bob'] : ['Bob', 'Ada'];
    await follow(page, link(game, 'two=human&names=Ada,Bob'));
    await page.clock.fastForward(3000);
    const result = dialog(page, `${winner} wins`);
    const ply = mistake(game);
    const [heap, number] = game.made[ply] ?? [];
    await expect(result).toContainText(ply < 0
      ? `${winner} never gave the win away.`
      : `${loser} could have won, but took ${stones(number)} from heap ${'ABC'[heap]}.`);
    await result.getByRole('button', { name: 'See the board' }).click();
    await expect(result).toHaveCount(0);
  }
});

test('the result against the computer says who turned the game, or who can always win', async ({ page }) => {
  await page.clock.install();
  await open(page, '#/play?two=human');
  const seen = new Set<string>();
  for (const [index, game] of games(8).entries()) {
    const starts = index % 4 < 2;
    const won = starterWins(game) === starts;
    const ply = mistake(game);
    const [heap, number] = game.made[ply] ?? [];
    const loser = won ? 'The computer' : 'You';
    const story = ply >= 0 ? `${loser} could have won, but took ${stones(number)} from heap ${'ABC'[heap]}.`
      : won ? 'You never gave the win away.'
        : `From the first board, the player who goes ${wins(game.board) ? 'first' : 'second'} can always win.`;
    await follow(page, link(game, `two=beginner&first=${starts ? 'one' : 'two'}`));
    await page.clock.fastForward(3000);
    const result = dialog(page, won ? 'You win' : 'You lose');
    await expect(result).toContainText(story);
    seen.add(story.replace(/\d+ stones? from heap ./, ''));
    await result.getByRole('button', { name: 'See the board' }).click();
    await expect(result).toHaveCount(0);
  }
  expect(seen.size, 'kinds of stories').toBe(5);
});

test('after a mistake the person looks at it, or plays on from just before it', async ({ page }) => {
  // The only winning move is found on 3, 4 and 1, and missed on 2, 2 and 1.
  const game: Played = {
    board: { heaps: [3, 4, 1], rule: 'normal' },
    made: [[1, 2], [0, 1], [1, 1], [0, 2], [1, 1], [2, 1]],
  };
  expect(starterWins(game)).toBe(false);
  const ply = mistake(game);
  expect(ply).toBe(2);
  await open(page, link(game, 'two=perfect'));
  const result = dialog(page, 'You lose');
  await result.getByRole('button', { name: 'Show my mistake' }).click();
  await expect(page.getByText('Move 3 of 6: 1 stone from heap B.')).toBeVisible();
  await page.goBack();
  await untilHeaps(page, [0, 0, 0]);
  await press(page, 'Undo');
  await press(page, 'Redo');
  await result.getByRole('button', { name: 'Try again from there' }).click();
  await untilHeaps(page, at(game, ply).heaps);
  await says(page, 'Your turn.');
  await expect(button(page, 'Redo')).toBeEnabled();
});

test('a rematch lets the other side start, by the dialog or by the button on the board', async ({ page }) => {
  await open(page, '#/play?heaps=2,1&two=human&names=Ada,Bob&rule=normal&moves=A2,B1');
  await dialog(page, 'Bob wins').getByRole('button', { name: 'Rematch' }).click();
  await untilHeaps(page, [2, 1]);
  await says(page, 'Bob’s turn.');
  await take(page, 'A2');
  await take(page, 'B1');
  await dialog(page, 'Ada wins').getByRole('button', { name: 'See the board' }).click();
  await says(page, 'Ada took the last stone. The board is empty. Ada wins.');
  await press(page, 'Rematch');
  await untilHeaps(page, [2, 1]);
  await says(page, 'Ada’s turn.');
});

test('who has beaten a strength plays the next one, and at last from the other side', async ({ page }) => {
  await open(page, '#/play?heaps=1,2&two=casual');
  const players = page.getByRole('region', { name: 'Players' });
  for (const [next, name] of [['Skilled', 'Skilled'], ['Perfect', 'Perfect']]) {
    await take(page, 'B2');
    const result = dialog(page, 'You win');
    await expect(result).toContainText('You never gave the win away.');
    await result.getByRole('button', { name: `Play ${next}` }).click();
    await untilHeaps(page, [1, 2]);
    await expect(players).toContainText(name);
    await says(page, 'Your turn.');
  }
  await take(page, 'B2');
  await page.getByRole('button', { name: 'Win as second player' }).click();
  // The computer starts on a board that the person can win.
  await expect(page).toHaveURL(/first=two/);
  await expect(players).toContainText('Perfect');
  const board = read(page.url());
  expect(board.heaps.length).toBe(3);
  expect(board.rule).toBe('misere');
  expect(wins(board)).toBe(false);
});

test('who could never win starts second, or first, where that side can win', async ({ page }) => {
  await open(page);
  // With two equal heaps whoever starts loses, and with two unequal heaps whoever comes second.
  for (const [lost, way, next] of [
    ['heaps=2,2&rule=normal&two=perfect&moves=A2,B2', 'Let the computer start', /heaps=2,2&rule=normal&two=perfect&first=two/],
    ['heaps=2,1&rule=normal&two=perfect&first=two&moves=A1,A1,B1', 'Let me start', /heaps=2,1&rule=normal&two=perfect$/],
  ] as const) {
    await follow(page, `#/play?${lost}`);
    await dialog(page, 'You lose').getByRole('button', { name: way }).click();
    await expect(page).toHaveURL(next);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a second loss in a row offers to learn why, and an easier opponent', async ({ page }) => {
  await open(page, '#/play?heaps=1&two=skilled');
  const [learn, easier] = [button(page, 'Learn why'), button(page, 'Play Casual')];
  const result = dialog(page, 'You lose');
  await take(page, 'A1');
  await expect(result).toContainText('From the first board, the player who goes second can always win.');
  await expect(learn.or(easier)).toHaveCount(0);
  await result.getByRole('button', { name: 'Restart' }).click();
  await take(page, 'A1');
  await expect(learn).toBeVisible();
  await easier.click();
  await expect(page).toHaveURL(/#\/play\?heaps=1$/);
  await take(page, 'A1');
  await expect(button(page, 'Play Beginner')).toBeVisible();
  await learn.click();
  await expect(page).toHaveURL(/#\/path\/why\?heaps=1&rule=misere$/);
  await expect(page.getByRole('main')).toContainText('On this board the player to move loses against best play.');
  await expect(page.getByRole('main')).not.toContainText('A block has');
  // Who has done no step begins with the first.
  await expect(page.getByRole('link', { name: 'Learn it', exact: true })).toHaveAttribute('href', '#/path/1?rule=misere');
});

test('Learn why draws no blocks where single stones decide', async ({ page }) => {
  // Blocks would say to take all of heap C, which loses: 2 stones win.
  await open(page, '#/path/why?heaps=1,1,3&rule=misere');
  await expect(page.getByRole('main')).toContainText('Only heap C has more than one stone: leave an odd number of single stones.');
  await expect(page.getByRole('group', { name: 'Heap C, 3 stones' })).toBeVisible();
  await expect(page.getByText(/Block of|alone|partner/)).toHaveCount(0);
});

test('Learn why draws the blocks of the board, explains both words, and leads to the step', async ({ page }) => {
  await visit(page, '#/path/why?heaps=3,5,7&rule=misere', { lessons: '1=done' });
  const main = page.getByRole('main');
  await expect(main).toContainText('On this board the player to move can win.');
  await expect(main).toContainText('A block has 1, 2, 4, 8 or 16 stones. The blocks of a heap are all different.');
  await expect(main).toContainText('Two equal blocks in different heaps are partners.');
  await page.getByRole('link', { name: 'Learn it', exact: true }).click();
  await expect(page).toHaveURL(/#\/path\/10\?rule=misere$/);
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'All steps' }).click();
  await expect(page).toHaveURL(/#\/path\?rule=misere$/);
});

test('a lost game names the move that decided it, and says how often the win was near', async ({ page }) => {
  await open(page);
  for (const [query, sentence] of [
    // By hand: 2 from A would have left 1, 1.
    ['heaps=3,1&rule=normal&moves=A1,A1,A1,B1', 'You could have won, but took 1 stone from heap A.'],
    // From 2, 2 nobody wins at first. The computer errs with 1 from A, and the reader leaves one stone.
    ['heaps=2,2&rule=normal&moves=A1,A1,B1,B1', 'You had 1 chance to win. You could have won, but took 1 stone from heap B.'],
    // By hand: all three first moves err.
    ['heaps=1,4,1&rule=normal&moves=B1,A1,B1,B1,B1,C1', 'You had 2 chances to win. You could have won, but took 1 stone from heap B.'],
  ] as const) {
    await follow(page, `#/play?${query}`);
    await expect(dialog(page, 'You lose')).toContainText(sentence);
  }
});

test('a game that a link replaces can be gone back to, until the next move', async ({ page }) => {
  await open(page, '#/play?two=human');
  const offer = page.getByText('Your old game is saved.');
  await take(page, 'A2');
  await follow(page, '#/play?heaps=4,4&two=human');
  await expect(offer).toBeVisible();
  await press(page, 'Go back to your old game');
  await untilHeaps(page, [1, 5, 7]);
  await says(page, 'Player 2’s turn.');
  await expect(offer).toHaveCount(0);
  await press(page, 'New game');
  await dialog(page, 'New game').getByRole('radio', { name: '1-3-5-7' }).check();
  await press(page, 'Play');
  await untilHeaps(page, [1, 3, 5, 7]);
  await expect(offer).toBeVisible();
  await take(page, 'D7');
  await expect(offer).toHaveCount(0);
  await untilHeaps(page, [1, 3, 5, 0]);
});

test('two people have a score over rematches, which other names end', async ({ page }) => {
  const players = page.getByRole('region', { name: 'Players' });
  await open(page, '#/play?heaps=1&rule=normal&two=human&names=Ada,Bob');
  await expect(players).not.toContainText('won');
  for (const [winner, score] of [['Ada', /^Ada\s*1 1 won.*Bob\s*0 0 won/], ['Bob', /^Ada\s*1 1 won.*Bob\s*1 1 won/], ['Ada', /^Ada\s*2 2 won/]] as const) {
    await take(page, 'A1');
    await expect(players).toHaveText(score);
    await press(dialog(page, `${winner} wins`), 'Rematch', [1]);
    await expect(players).toHaveText(score);
  }
  await page.reload();
  await expect(players).toHaveText(/^Ada\s*2 2 won.*Bob\s*1 1 won/);
  await press(page, 'New game');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Eve');
  await press(page, 'Play');
  await expect(players).toContainText('Eve');
  await expect(players).not.toContainText('won');
  // An end that is taken back counts no more.
  await follow(page, '#/play?heaps=2&rule=normal&two=human&names=Ida,Max', [2]);
  await take(page, 'A2');
  await press(dialog(page, 'Ida wins'), 'See the board');
  await expect(players).toHaveText(/^Ida\s*1 1 won.*Max\s*0 0 won/);
  await press(page, 'Undo', [2]);
  await expect(players).not.toContainText('won');
  await take(page, 'A1');
  await take(page, 'A1');
  await press(dialog(page, 'Max wins'), 'See the board');
  await expect(players).toHaveText(/^Ida\s*0 0 won.*Max\s*1 1 won/);
  // A name from right to left moves no number to its other side.
  await follow(page, `#/play?heaps=1&rule=normal&two=human&names=${encodeURIComponent('נועה')},Bob`, [1]);
  await take(page, 'A1');
  await expect(players).toContainText('1 won');
  const [name, score] = await page.locator('.banner__name').first().evaluate((element) => {
    const range = document.createRange();
    return [...element.childNodes].slice(0, 2).map((part) => {
      range.selectNodeContents(part);
      return range.getBoundingClientRect().left;
    });
  });
  expect(score).toBeGreaterThan(name);
});
