import type { Page } from '@playwright/test';
import {
  button, calm, chance, choose, dialog, expect, follow, heaps, isWhole, open, press, says, section, take, test, untilHeaps, visit,
} from '../nim.ts';
import { after, moves, winning, wins, write, read, type Board, type Move } from '../oracle.ts';
import { checkReason } from '../reasons.ts';

test.beforeEach(calm);

/** A move as a label has it. */
const moveText = ([heap, take]: Move): string => `${take} from ${'ABC'[heap]}`;

/** What a move took, in a sentence. */
const taken = ([heap, take]: Move): string => `${take} ${take === 1 ? 'stone' : 'stones'} from heap ${'ABC'[heap]}`;

interface Played {
  /** The board before the move. */
  board: Board;
  move: Move;
  /** Whether the move kept the win, gave it away, or had none to keep. */
  verdict: 'kept' | 'gave' | 'lost';
}

/** A game of random moves, the same in each run. Where moves win, half of the choices are among these. */
function play(board: Board, seed: number): Played[] {
  const draw = chance(seed);
  const game: Played[] = [];
  for (let now = board; moves(now).length > 0;) {
    const best = winning(now);
    const from = best.length > 0 && draw(2) === 0 ? best : moves(now);
    const move = from[draw(from.length)];
    const verdict = !wins(now) ? 'lost' : wins(after(now, move)) ? 'gave' : 'kept';
    game.push({ board: now, move, verdict });
    now = after(now, move);
  }
  return game;
}

/** Who moves, as the page calls them in a list and within a sentence. */
const PEOPLE = {
  query: 'two=human&names=Ada,Bob',
  list: ['Ada', 'Bob'],
  terms: ['Ada', 'Bob'],
  was: ['Ada was', 'Bob was'],
  wins: ['Ada wins', 'Bob wins'],
};
const COMPUTER = {
  query: 'two=casual',
  list: ['You', 'The computer'],
  terms: ['You', 'Computer'],
  was: ['you were', 'the computer was'],
  wins: ['You win', 'The computer wins'],
};

/** The text above the chart: by which move the game was decided, and the mistakes before that. */
function story(game: Played[], players: typeof PEOPLE): [decided: RegExp, earlier: RegExp | null] {
  const instead = (ply: number): string => `(${winning(game[ply].board).map(taken).join('|')})`;
  const mistakes = [...game.keys()].filter((ply) => game[ply].verdict === 'gave');
  const last = mistakes.pop();
  if (last === undefined) {
    const ahead = wins(game[0].board) ? 0 : 1;
    const isLost = players === COMPUTER && ahead === 1;
    const was = players.was[ahead];
    return [new RegExp(isLost ? '^You never had a winning move\\.$'
      : `^${was[0].toUpperCase()}${was.slice(1)} winning from the start and never gave the win away\\.$`), null];
  }
  const decided = new RegExp(`^${players.list[last % 2]} gave the win away at move ${last + 1}, `
    + `by taking ${taken(game[last].move)}\\. A winning move was to take ${instead(last)}\\.$`);
  const before = 'Before that, the win was given away ';
  const times = mistakes.length === 1 ? 'once' : `${mistakes.length} times`;
  return [decided, mistakes.length === 0 ? null : new RegExp(`^${before}${times}\\.$`)];
}

/** Follows a link to the review of a drawn game, and compares all its claims with brute force. */
async function judge(page: Page, address: string, players: typeof PEOPLE, seed: number): Promise<void> {
  const game = play(read(address), seed);
  await follow(page, `${address}&${players.query}&moves=${game.map(({ move }) => write(move))}`);
  const list = page.getByRole('button', { name: /^\d+ [A-C]\d+ / });
  await expect(list).toHaveCount(game.length);
  // The review opens at the last mistake of the reader, or else at the last of anybody.
  const mistakes = [...game.keys()].filter((ply) => game[ply].verdict === 'gave');
  const own = players === COMPUTER ? mistakes.filter((ply) => ply % 2 === 0) : [];
  const opened = own.at(-1) ?? mistakes.at(-1);
  await says(page, opened === undefined ? 'Before the first move.' : `Move ${opened + 1} of ${game.length}:`);
  const [decided, earlier] = story(game, players);
  await expect(page.getByText(decided)).toBeVisible();
  await expect(page.getByText(earlier ?? /^Before that, /)).toHaveCount(earlier ? 1 : 0);
  for (const [ply, { board, move, verdict }] of game.entries()) {
    const begin = `${ply + 1} ${write(move)} ${players.list[ply % 2]}`;
    const better = winning(board).map(moveText).join('|');
    const gave = `gave the win away\\. Better: (${better})`;
    const end = { kept: 'kept the win', lost: 'had no winning move', gave }[verdict];
    await expect(list.nth(ply)).toHaveAccessibleName(new RegExp(`^${begin} ${end}$`));
  }
  const counts = [0, 1].map((side) => {
    const chances = game.filter(({ verdict }, ply) => ply % 2 === side && verdict !== 'lost');
    const kept = chances.filter(({ verdict }) => verdict === 'kept').length;
    return chances.length === 0
      ? 'never had a winning move'
      : `kept the win in ${kept} of ${chances.length} ${chances.length === 1 ? 'chance' : 'chances'}`;
  });
  await expect(page.getByRole('term')).toHaveText(players.terms);
  await expect(page.getByRole('definition')).toHaveText(counts);

  const ahead = [...game.map(({ board }, ply) => (wins(board) ? ply % 2 : 1 - (ply % 2)))];
  ahead.push(wins(after(game.at(-1)!.board, game.at(-1)!.move)) ? game.length % 2 : 1 - (game.length % 2));
  const first = players.was[ahead[0]];
  const changes = ahead.flatMap((who, ply) => (ply === 0 || who === ahead[ply - 1] ? [] : [
    players === PEOPLE ? `${players.was[who]} winning after move ${ply}.` : `After move ${ply}, ${players.was[who]} winning.`,
  ]));
  const chart = [`${first[0].toUpperCase()}${first.slice(1)} winning from the start.`, ...changes].join(' ');
  await expect(page.getByRole('region', { name: 'Who was winning' })).toContainText(chart);

  const expectEnabled = async (names: string[], enabled: boolean): Promise<void> => {
    for (const name of names) await expect(button(page, name)).toBeEnabled({ enabled });
  };
  await press(page, 'End');
  await says(page, `Move ${game.length} of ${game.length}:`);
  await expectEnabled(['Start', 'Back'], true);
  await expectEnabled(['Forward', 'End'], false);
  await press(page, 'Start');
  await says(page, 'Before the first move.');
  await expectEnabled(['Start', 'Back'], false);
  await expectEnabled(['Forward', 'End'], true);
  expect(await heaps(page)).toEqual(read(address).heaps);
  for (const [ply, { board, move, verdict }] of game.entries()) {
    await press(page, 'Forward');
    await says(page, `Move ${ply + 1} of ${game.length}: ${taken(move)}.`);
    const all = moves(board).length;
    if (verdict === 'gave') {
      const better = button(page, /^Better: /);
      const [take, heap] = (await better.innerText()).match(/(\d+) from ([A-C])/)!.slice(1);
      const best: Move = ['ABC'.indexOf(heap), Number(take)];
      await better.click();
      await says(page, `Heaps: ${after(board, best).heaps.join(', ')}.`);
      const [reason] = (await page.getByRole('status').innerText()).match(/(?<=Instead: \d+ stones? from heap [A-C]\. )[^.]+\./)!;
      checkReason(reason, after(board, best));
      // The stones of the better move are only marked.
      await untilHeaps(page, board.heaps);
      expect(wins(after(board, best))).toBe(false);
      await press(page, /^(Played: |You took )/);
      await says(page, `This gave the win away. ${winning(board).length === 1 ? 'The winning move was to take' : 'These moves would have won:'}`);
      for (const one of winning(board)) await says(page, taken(one));
    } else if (verdict === 'kept') {
      await says(page, 'This kept the win.');
      for (const one of winning(board).filter((other) => write(other) !== write(move))) await says(page, taken(one));
    } else {
      await says(page, all === 1
        ? 'This was the only possible move, but not a winning move.'
        : `None of the ${all} possible moves was a winning move.`);
    }
    const isOver = ply + 1 === game.length;
    const winner = players.wins[ahead[ply + 1]].replace(isOver ? /$/ : /wins?$/, isOver ? '.' : 'can win from here.');
    await says(page, `Heaps: ${after(board, move).heaps.join(', ')}. ${winner}`);
    await untilHeaps(page, after(board, move).heaps);
  }
}

test('each move is judged as by trying all moves', async ({ page }) => {
  test.slow();
  const games = [
    ['#/review?heaps=3,5,4&rule=misere', COMPUTER],
    ['#/review?heaps=3,5,4&rule=normal', PEOPLE],
    ['#/review?heaps=2,2,5&rule=normal', COMPUTER],
    ['#/review?heaps=9,7&rule=misere&take=3', PEOPLE],
    ['#/review?heaps=9,8&rule=misere&take=1,3,4', COMPUTER],
    ['#/review?heaps=1,2,4&rule=misere', PEOPLE],
    ['#/review?heaps=6,4&rule=normal', COMPUTER],
    ['#/review?heaps=1,1,3&rule=misere', COMPUTER],
    ['#/review?heaps=10,5&rule=normal&take=4', COMPUTER],
    ['#/review?heaps=8,7,6&rule=normal&take=2,5', PEOPLE],
  ] as const;
  await open(page);
  for (const [index, [address, players]] of games.slice(0, isWhole ? games.length : 5).entries()) {
    await test.step(address, () => judge(page, address, players, 7 + index));
  }
});

// By hand: 3-5-7 is won by 1 from A, as is 2-5-3 by 4 from B; 2-2-3 by taking 3 from C.
const SAMPLE = '#/review?heaps=3,5,7&rule=misere&moves=A1,C4,B3,C1,B2';

test('the review opens at the reader’s mistake, and buttons and keys step through the game', async ({ page }) => {
  await open(page, SAMPLE);
  await says(page, 'Move 3 of 5: 3 stones from heap B. Instead: 4 stones from heap B.');
  await expect(button(page, 'Better: 4 from B')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('This game is not over yet.')).toBeVisible();
  for (const lane of ['You are winning', 'The computer is winning']) await expect(page.getByText(lane, { exact: true })).toBeVisible();
  for (const [name, expected] of [
    ['Next mistake', 'Move 4 of 5: 1 stone from heap C.'],
    ['Previous mistake', 'Move 3 of 5: 3 stones from heap B.'],
    ['Back', 'Move 2 of 5: 4 stones from heap C.'],
    ['Start', 'Before the first move.'],
    ['Forward', 'Move 1 of 5: 1 stone from heap A.'],
    ['End', 'Move 5 of 5: 2 stones from heap B.'],
    ['1 A1 You kept the win', 'Move 1 of 5: 1 stone from heap A.'],
  ]) {
    await press(page, name);
    await says(page, expected);
  }
  await expect(button(page, '1 A1 You kept the win')).toHaveAttribute('aria-current', 'step');
  await expect(button(page, 'Previous mistake')).toBeDisabled();
  await page.getByRole('heading', { name: 'Review' }).click();
  for (const [key, expected] of [
    ['End', 'Move 5 of 5: 2 stones from heap B.'],
    ['ArrowLeft', 'Move 4 of 5: 1 stone from heap C.'],
    ['p', 'Move 3 of 5: 3 stones from heap B.'],
    ['n', 'Move 4 of 5: 1 stone from heap C.'],
    ['Home', 'Before the first move.'],
    ['ArrowRight', 'Move 1 of 5: 1 stone from heap A.'],
    ['n', 'Move 3 of 5: 3 stones from heap B.'],
  ]) {
    await page.keyboard.press(key);
    await says(page, expected);
  }
});

test('the board that is looked at goes to the analysis, to a game, and to the lesson on boards like it', async ({ page }) => {
  await open(page, SAMPLE);
  const expectAt = (move: number): Promise<void> => says(page, `Move ${move} of 5:`);
  await expectAt(3);
  await page.getByRole('link', { name: 'Analyse this' }).click();
  await expect(page).toHaveURL(/#\/analyse\?heaps=3,5,7&rule=misere&moves=A1,C4$/);
  await untilHeaps(page, [2, 5, 3]);
  await page.goBack();
  await expectAt(3);
  await page.getByRole('link', { name: 'Learn why' }).click();
  await expect(page).toHaveURL(/#\/path\/why\?heaps=2,5,3&rule=misere$/);
  await expect(page.getByRole('heading', { name: 'Learn why' })).toBeVisible();
  await page.goBack();
  await press(page, 'End');
  await expectAt(5);
  await press(page, 'Back');
  await expectAt(4);
  await press(page, 'Play from move 4');
  // The computer made move 4 and moves again there: before that move the heaps were 2, 2 and 3.
  await expect(page).toHaveURL(/#\/play\?.*moves=A1,C4,B3/);
  await page.goto('about:blank');
  await open(page, SAMPLE);
  await expectAt(3);
  await press(page, 'Try move 3 again', [2, 5, 3]);
  await expect(button(page, 'Choose stones')).toBeVisible();
  await page.goBack();
  await press(page, 'Start');
  await press(page, 'Play from the start', [3, 5, 7]);
});

test('Learn why explains the board, and leads to the step on boards like it, or to a lesson', async ({ page }) => {
  // Who has done no step begins with the first.
  await visit(page, '', { lessons: '1=1 normal-1=1' });
  for (const [board, place] of [
    ['heaps=1,1,1&rule=misere', 'path/1?rule=misere'],
    ['heaps=1,2&rule=normal', 'path/2?rule=normal'],
    ['heaps=1,1,5&rule=misere', 'path/2?rule=misere'],
    ['heaps=2,2&rule=normal', 'path/5?rule=normal'],
    ['heaps=4,7&rule=misere', 'path/5?rule=misere'],
    ['heaps=3,3,5,5&rule=misere', 'path/7?rule=misere'],
    ['heaps=3,3,5&rule=normal', 'path/7?rule=normal'],
    ['heaps=3,5,7&rule=normal', 'path/10?rule=normal'],
  ]) {
    await follow(page, `#/review?${board}&moves=A1`);
    await page.getByRole('link', { name: 'Learn why' }).click();
    await expect(page).toHaveURL(/#\/path\/why\?/);
    await expect(page.getByRole('link', { name: 'Learn it', exact: true }), board).toHaveAttribute('href', `#/${place}`);
  }
  for (const [board, place] of [
    ['heaps=9,7&rule=misere&take=3', 'learn/limits'],
    ['heaps=9,7&rule=normal&take=1,3,4', 'learn/values'],
  ]) {
    await follow(page, `#/review?${board}&moves=A1`);
    await expect(page.getByRole('link', { name: 'Learn why' }), board).toHaveAttribute('href', `#/${place}`);
    await follow(page, `#/path/why?${board}`);
    await expect(page, board).toHaveURL(new RegExp(`#/${place}$`));
  }
});

test('a finished game leads to its review; one without a mistake, without a move, or of sixty says so', async ({ page }) => {
  await open(page, '#/review?heaps=1,2&rule=normal&two=human&names=Ada,Bob&moves=B2');
  for (const lane of ['Ada is winning', 'Bob is winning']) await expect(page.getByText(lane, { exact: true })).toBeVisible();
  await open(page, '#/play?heaps=1,2&rule=normal&two=human&names=Ada,Bob&moves=B2');
  await take(page, 'A1');
  await press(dialog(page, 'Bob wins'), 'Review');
  await says(page, 'Move 1 of 2: 2 stones from heap B.');
  await expect(page.getByText('Ada gave the win away at move 1, by taking 2 stones from heap B. A winning move was to take 1 stone from heap B.')).toBeVisible();
  await press(page, 'Back to the game', [0, 0]);
  await follow(page, '#/review?heaps=1,2&rule=normal&moves=B1,A1,B1&two=perfect');
  await expect(page.getByText('You were winning from the start and never gave the win away.')).toBeVisible();
  await expect(page.getByText('You win.')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['kept the win in 2 of 2 chances', 'never had a winning move']);
  for (const name of ['Previous mistake', 'Next mistake']) await expect(button(page, name)).toHaveCount(0);
  await follow(page, '#/review?heaps=2,2&rule=normal&moves=A2,B2&two=perfect');
  await expect(page.getByText('You never had a winning move.')).toBeVisible();
  await follow(page, '#/review?heaps=3,5,7');
  await expect(page.getByText('No move has been made yet, so there is nothing to review.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Moves' })).toHaveCount(0);
  const longest = [7, 7, 7, 7, 7, 7, 6, 6, 6];
  const made = longest.flatMap((stones, heap) => Array.from({ length: stones }, () => `${'ABCDEFGHI'[heap]}1`));
  await follow(page, `#/review?heaps=${longest}&rule=normal&moves=${made}`);
  await expect(page.getByRole('button', { name: /^\d+ [A-I]1 / })).toHaveCount(60);
  await press(page, 'End');
  await says(page, 'Move 60 of 60: 1 stone from heap I.');
});

test('another move is tried on the board, and each tells the truth', async ({ page }) => {
  await open(page, SAMPLE);
  await says(page, 'Move 3 of 5:');
  const board: Board = { heaps: [2, 5, 3], rule: 'misere' };
  await press(page, 'Back', board.heaps);
  for (const move of moves(board)) {
    const left = after(board, move);
    // The reader is to move, and the computer next.
    const who = wins(left) ? 'The computer' : 'You';
    await choose(page, write(move));
    await says(page, `Tried: ${move[1]} ${move[1] === 1 ? 'stone' : 'stones'} from heap ${'ABC'[move[0]]}. Heaps: ${left.heaps.join(', ')}. ${who} can win from here.`);
    checkReason((await page.getByRole('status').innerText()).match(/(?<=can win from here\. ).+$/)![0], left);
  }
  await page.keyboard.press('Escape');
  await says(page, 'Move 2 of 5: 4 stones from heap C.');
});

test('a review that was left for the table does not come back in its place', async ({ page }) => {
  await open(page, '#/play?heaps=1,2&two=human', [1, 2]);
  await take(page, 'B2', [1, 0]);
  await take(page, 'A1');
  await press(page, 'Review');
  await expect(page).toHaveURL(/#\/review/);
  for (const name of ['Play', 'Analysis', 'Play']) {
    await section(page, name);
    await expect(page).toHaveURL(name === 'Play' ? /#\/play/ : /#\/analyse/);
  }
});

test('a review opens again at the move where one was', async ({ page }) => {
  await open(page, '#/review?heaps=3,5,7&rule=misere&moves=A1,C4,B3,C1,B2');
  const place = page.getByText(/^Move \d of 5$/);
  const seen = await place.innerText();
  await page.getByRole('heading', { level: 2 }).first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(place).not.toHaveText(seen);
  const last = await place.innerText();
  await expect(page).toHaveURL(new RegExp(`&at=${last.match(/\d/)![0]}$`));
  await page.reload();
  await expect(place).toHaveText(last);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'More' }).click();
  await expect(place).toHaveCount(0);
  await page.goBack();
  await expect(place).toHaveText(last);
  // A number beyond the game is its end.
  await open(page, '#/review?heaps=3,5,7&rule=misere&moves=A1,C4&at=9');
  await expect(page.getByText('Move 2 of 2', { exact: true })).toBeVisible();
});
