import {
  button, calm, choose, dialog, expect, follow, leave, open, openStill, press, says, section, stone, take, test, untilHeaps,
} from '../nim.ts';

test.beforeEach(calm);

test('a choice outlasts dialogs, a new action hides the rule, and letters on a puzzle leave the game alone', async ({ page }) => {
  await open(page, '#/play?two=human');
  await choose(page, 'C2');
  for (const key of ['?', 'n']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await leave(page);
    await expect(button(page, 'Take 2 from heap C')).toBeVisible();
  }
  const rule = page.getByText('“Last stone loses” is called misère.');
  for (const act of [() => press(page, 'Last stone loses'), () => choose(page, 'A2'), () => take(page, 'B1', [3, 4, 7])]) {
    await press(page, 'Last stone loses');
    // Nothing lies over it.
    await rule.click({ trial: true });
    await act();
    await expect(rule).toBeHidden();
  }
  await follow(page, '#/puzzle/2/7');
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  for (const key of ['u', 'h']) await page.keyboard.press(key);
  await section(page, 'Play');
  await untilHeaps(page, [3, 4, 7]);
  await says(page, 'Player 1 took 1 stone from heap B.');
});

test('the result waits until an open dialog is closed, and a link leads away from it', async ({ page }) => {
  await openStill(page, '#/play?heaps=1&two=human');
  await take(page, 'A1');
  await page.keyboard.press('?');
  await expect(dialog(page, 'How to play')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(dialog(page, 'Player 2 wins')).toHaveCount(0);
  await dialog(page, 'How to play').getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(10_000);
  await expect(dialog(page, 'Player 2 wins')).toBeVisible();
  await follow(page, '#/play?heaps=4&two=human', [4]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the learner learns from a game once, however often its end is undone and played again', async ({ page }) => {
  await open(page, '#/play?heaps=1&rule=normal&two=learner');
  const closeResult = (): Promise<void> => press(dialog(page, 'You win'), 'See the board');
  await take(page, 'A1');
  await closeResult();
  for (const again of [() => press(page, 'Redo'), () => take(page, 'A1')]) {
    await press(page, 'Undo', [1]);
    await again();
    await closeResult();
  }
  await press(page, 'New game');
  await press(page, 'Train the learner');
  await expect(dialog(page, 'The learner')).toContainText('The learner has learned from 1 game.');
  await expect(dialog(page, 'The learner')).toContainText('the learner has won 0 and lost 1.');
});

test('a look at the analysis of a game counts as help, once for each board', async ({ page }) => {
  await open(page, '#/play?heaps=1,2&rule=normal&two=human');
  for (const move of ['B1', 'A1', 'B1']) {
    if (move === 'A1') {
      await press(page, 'Analysis and moves');
      await expect(page.getByRole('complementary')).toBeVisible();
      await press(page, 'Analysis and moves');
      await section(page, 'Analysis');
      await expect(page.getByRole('heading', { name: 'Analysis', level: 2 })).toBeVisible();
      await section(page, 'Play');
    }
    await take(page, move);
  }
  await expect(dialog(page, 'Player 1 wins').getByText('help with 1 move', { exact: true })).toBeVisible();
  await press(page, 'See the board');
  // An open panel shows each board of the next game.
  await press(page, 'Analysis and moves');
  await press(page, 'Restart', [1, 2]);
  for (const move of ['B1', 'A1', 'B1']) await take(page, move);
  await expect(dialog(page, 'Player 1 wins')).toContainText('help with 3 moves');
});

test('a stone beyond the limit, an empty board and a game that is over say what can be done', async ({ page }) => {
  await open(page, '#/play?heaps=5&take=3&two=human');
  for (const [move, sentence] of [['A3', ''], ['A4', 'You may take 1 to 3 stones per turn.'], ['A5', 'You may take 1 to 3 stones per turn.']]) {
    await expect(stone(page, move)).toHaveAccessibleDescription(sentence);
  }
  await follow(page, '#/play?heaps=0,0', [0, 0]);
  await expect(button(page, 'Let the computer start')).toHaveCount(0);
  await follow(page, '#/play?heaps=1,0', [1, 0]);
  await expect(button(page, 'Let the computer start')).toBeVisible();
});
