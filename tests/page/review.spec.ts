import {
  button, calm, choose, dialog, expect, follow, open, press, says, section, take, test, untilHeaps, visit,
} from '../nim.ts';

test.beforeEach(calm);

// By hand: 3-5-7 is won by 1 from A, as is 2-5-3 by 4 from B; 2-2-3 by taking 3 from C.
const SAMPLE = '#/review?heaps=3,5,7&rule=misere&moves=A1,C4,B3,C1,B2';

test('each move is judged, and a better move and the one that was made are shown', async ({ page }) => {
  await open(page, '#/review?heaps=1,2,3&rule=normal&two=human&names=Ada,Bob&moves=A1,C1,B1,C2,B1');
  await press(page, 'Start');
  await says(page, 'Before the first move.');
  for (const name of ['Start', 'Back']) await expect(button(page, name)).toBeDisabled();
  for (const [sentence, board] of [
    ['Ada took 1 stone from heap A. None of the 6 possible moves was a winning move. Heaps: 0, 2, 3. Bob can win from here.', [0, 2, 3]],
    ['This kept the win. There was no other winning move. Heaps: 0, 2, 2. Bob can win from here.', [0, 2, 2]],
    ['None of the 4 possible moves was a winning move. Heaps: 0, 1, 2. Bob can win from here.', [0, 1, 2]],
    ['This gave the win away. The winning move was to take 1 stone from heap C. Heaps: 0, 1, 0. Ada can win from here.', [0, 1, 0]],
    ['This kept the win. There was no other move. Heaps: 0, 0, 0. Ada wins.', [0, 0, 0]],
  ] as const) {
    await press(page, 'Forward');
    await says(page, sentence);
    await untilHeaps(page, board);
  }
  for (const name of ['Forward', 'End']) await expect(button(page, name)).toBeDisabled();
  await press(page, 'Back');
  // The stones of the better move are only marked.
  await press(page, 'Better: 1 from C', [0, 1, 2]);
  await says(page, 'Instead: 1 stone from heap C. 2 single stones are left, an even number: the next player cannot take the last. Heaps: 0, 1, 1.');
  await press(page, 'Played: 2 from C', [0, 1, 0]);

  // By hand: of 1 and 2 only taking 2 from C wins, and then one stone is left.
  await follow(page, `${SAMPLE},A1,C1,A1,C1`);
  await says(page, 'Move 7 of 9: 1 stone from heap C. Instead: 2 stones from heap C. One stone is left, and the next player must take that stone.');
  await expect(page.getByText('Before that, the win was given away 2 times.')).toBeVisible();
  await press(page, 'End');
  await says(page, 'This was the only possible move, but not a winning move.');
});

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
  await press(page, 'Next mistake');
  await press(page, 'Play from move 4');
  // The computer made move 4 and moves again there: before that move the heaps were 2, 2 and 3.
  await expect(page).toHaveURL(/#\/play\?.*moves=A1,C4,B3/);
  await follow(page, SAMPLE);
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
    ['heaps=2,2&rule=normal', 'path/5?rule=normal'],
    ['heaps=3,3,5,5&rule=misere', 'path/7?rule=misere'],
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

test('a finished game leads to its review; one without a mistake says so', async ({ page }) => {
  await open(page, '#/play?heaps=1,2&rule=normal&two=human&names=Ada,Bob&moves=B2', [1, 0]);
  await take(page, 'A1');
  await press(dialog(page, 'Bob wins'), 'Review');
  for (const lane of ['Ada is winning', 'Bob is winning']) await expect(page.getByText(lane, { exact: true })).toBeVisible();
  await expect(page.getByText('Ada gave the win away at move 1, by taking 2 stones from heap B. A winning move was to take 1 stone from heap B.')).toBeVisible();
  await press(page, 'Back to the game', [0, 0]);
  await follow(page, '#/review?heaps=1,2&rule=normal&moves=B1,A1,B1&two=perfect');
  await expect(page.getByText('You were winning from the start and never gave the win away.')).toBeVisible();
  await expect(page.getByText('You win.')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['kept the win in 2 of 2 chances', 'never had a winning move']);
  for (const name of ['Previous mistake', 'Next mistake']) await expect(button(page, name)).toHaveCount(0);
  await follow(page, '#/review?heaps=2,2&rule=normal&moves=A2,B2&two=perfect');
  await expect(page.getByText('You never had a winning move.')).toBeVisible();
});

test('another move is tried on the board, and each tells the truth', async ({ page }) => {
  await open(page, SAMPLE);
  await says(page, 'Move 3 of 5:');
  await press(page, 'Back', [2, 5, 3]);
  // The reader is to move, and the computer next.
  for (const [move, sentence] of [
    ['B4', 'Tried: 4 stones from heap B. Heaps: 2, 1, 3. You can win from here. Heaps 2, 1, 2 + 1: each block has a partner.'],
    ['C3', 'Tried: 3 stones from heap C. Heaps: 2, 5, 0. The computer can win from here. '
      + 'Heap B has 3 more stones than heap A: to win, make them equal.'],
  ]) {
    await choose(page, move);
    await expect(page.getByRole('status')).toHaveText(sentence);
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
  await open(page, SAMPLE);
  const place = page.getByText(/^Move \d of \d$/);
  await expect(place).toHaveText('Move 3 of 5');
  await press(page, 'Back');
  await expect(place).toHaveText('Move 2 of 5');
  await expect(page).toHaveURL(/&at=2$/);
  await page.reload();
  await expect(place).toHaveText('Move 2 of 5');
  await section(page, 'More');
  await expect(place).toHaveCount(0);
  await page.goBack();
  await expect(place).toHaveText('Move 2 of 5');
  // A number beyond the game is its end.
  await follow(page, '#/review?heaps=3,5,7&rule=misere&moves=A1,C4&at=9');
  await expect(place).toHaveText('Move 2 of 2');
});

test('on a phone the bar of steps covers no move of the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '#/review?heaps=9,9&two=human&moves=A1,B1,A1,B1,A1,B1,A1,B1,A1,B1,A1,B1,A1,B1,A1,B1,A1');
  const last = page.getByRole('button', { name: /^17 A1/ });
  await last.evaluate((button) => button.scrollIntoView({ block: 'nearest' }));
  await page.mouse.wheel(0, 2000);
  const bar = page.getByRole('group', { name: 'Step through the game' });
  await expect.poll(async () => {
    const [move, steps] = [await last.boundingBox(), await bar.boundingBox()];
    return move!.y + move!.height - steps!.y;
  }).toBeLessThanOrEqual(0);
});
