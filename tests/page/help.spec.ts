import { button, calm, dialog, expect, follow, heaps, open, openSettings, press, says, section, showers, take, test } from '../nim.ts';
import { winning, write } from '../oracle.ts';

test.beforeEach(calm);

test('help that is switched off has neither button nor key', async ({ page }) => {
  await open(page, '#/play?two=human&moves=C2');
  const help = ['Undo', 'Redo', 'Hint'];
  await openSettings(page);
  for (const name of ['Hints', 'Undo']) await page.getByRole('switch', { name }).uncheck();
  await press(page, 'Close');
  await section(page, 'Play');
  await expect(button(page, 'Choose stones')).toBeVisible();
  for (const name of help) await expect(button(page, name)).toHaveCount(0);
  // No key of these reverses what another has done.
  for (const key of ['h', 'r', 'u', 'Control+z']) await page.keyboard.press(key);
  await expect(page.getByRole('status')).not.toContainText('Look at');
  // The keys before this one had no effect.
  await take(page, 'A1', [2, 5, 5]);
  await says(page, 'Player 2 took 1 stone from heap A.');
  await openSettings(page);
  for (const name of ['Hints', 'Undo']) await page.getByRole('switch', { name }).check();
  await press(page, 'Close');
  await section(page, 'Play');
  for (const name of help) await expect(button(page, name)).toBeVisible();
});

test('the result lists the help that was used', async ({ page }) => {
  await open(page, '#/play?heaps=1,2&rule=normal&two=human&moves=A1');
  await take(page, 'B2');
  await expect(dialog(page, 'Player 2 wins')).not.toContainText(/help with|undo/);
  await press(page, 'See the board');
  await press(page, 'Undo', [0, 2]);
  await take(page, 'B2');
  await expect(dialog(page, 'Player 2 wins')).toContainText('1 undo');
  await press(page, 'See the board');
  await press(page, 'Restart', [1, 2]);
  await take(page, 'A1');
  // Two hints for one move are help in one move.
  await press(page, 'Hint');
  await says(page, 'Look at heap B.');
  await press(page, 'Hint');
  await says(page, 'Take 2 stones from heap B.');
  await press(page, 'Undo', [1, 2]);
  await press(page, 'Redo', [0, 2]);
  await press(page, 'Undo', [1, 2]);
  await take(page, 'B1');
  await press(page, 'Hint');
  await says(page, 'Look at heap');
  await take(page, 'A1');
  await take(page, 'B1');
  await expect(dialog(page, 'Player 1 wins')).toContainText(/help with 2 moves.*2 undos/);
});

test('the first win over a strength is announced once, except over the weakest and where a link or Undo has helped', async ({
  page,
}) => {
  const won = dialog(page, 'You win');
  const expectFirstWin = async (sentence?: string): Promise<void> => {
    await expect(won).toBeVisible();
    if (sentence) {
      await expect(won).toContainText(sentence);
      await showers(page, '.win__first');
    } else {
      await expect(won).not.toContainText('first win');
    }
    await press(page, 'See the board');
  };
  /** Wins by taking a whole heap, and then whatever wins: two turns. */
  const win = async (strength: string): Promise<void> => {
    await follow(page, `#/play?heaps=2,2,2&two=${strength}`, [2, 2, 2]);
    await take(page, 'A2');
    await says(page, /The computer took.*Your turn\./);
    await take(page, write(winning({ heaps: await heaps(page), rule: 'misere' })[0]));
  };

  await open(page, '#/play?heaps=2,2,2&two=skilled&moves=A2,B2,C1,C1');
  await expectFirstWin();
  await follow(page, '#/play?heaps=2,2,2&two=skilled&moves=A2,B2', [0, 0, 2]);
  await take(page, 'C2');
  await press(dialog(page, 'You lose'), 'See the board');
  await press(page, 'Undo', [0, 0, 2]);
  await take(page, 'C1');
  await expectFirstWin();
  // On a board as small as that nobody is beaten.
  await follow(page, '#/play?heaps=1,1,1,2&two=minimax', [1, 1, 1, 2]);
  await take(page, 'D2');
  await says(page, /The computer took.*Your turn\./);
  await take(page, write(winning({ heaps: await heaps(page), rule: 'misere' })[0]));
  await expectFirstWin();
  for (const [strength, sentence] of [
    ['casual', 'Your first win over Casual.'], ['skilled', 'Your first win over Skilled.'],
    ['perfect', 'Your first win over Perfect.'], ['perfect', undefined], ['beginner', undefined],
  ]) {
    await win(strength!);
    await expectFirstWin(sentence);
  }
});
