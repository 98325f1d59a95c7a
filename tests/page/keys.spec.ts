import type { Page } from '@playwright/test';
import { pressKey } from '../devtools.ts';
import {
  button, calm, dialog, expect, follow, leave, open, openSettings, openStill, press, says, section, stone, tabTo, take, test, untilHeaps,
} from '../nim.ts';

test.beforeEach(calm);

/** Presses these keys, which spaces separate, and expects that the heaps are `then` afterwards. */
async function keys(page: Page, names: string, then?: number[]): Promise<void> {
  for (const name of names.split(' ')) await page.keyboard.press(name);
  if (then) await untilHeaps(page, then);
}

test('a whole game is played by keys alone, from the setup to the result and a rematch', async ({ page }) => {
  await open(page);
  await keys(page, 'n');
  const setup = dialog(page, 'New game');
  await expect(setup.getByRole('heading', { name: 'New game' })).toBeFocused();
  await tabTo(page, setup.getByRole('radio', { name: 'Computer', exact: true }).first());
  await keys(page, 'ArrowRight');
  await expect(setup.getByRole('radio', { name: 'A friend here' })).toBeChecked();
  await tabTo(page, setup.getByRole('textbox', { name: 'Player 1' }));
  await page.keyboard.type('Ada');
  await keys(page, 'Enter');
  await expect(setup).toHaveCount(0);

  await expect(stone(page, 'A1')).toBeFocused();
  await keys(page, 'ArrowRight ArrowRight End ArrowDown ArrowDown Enter');
  await expect(button(page, 'Take 3 from heap C')).toBeVisible();
  await keys(page, 'Enter', [3, 5, 4]);
  await expect(stone(page, 'C1')).toBeFocused();

  await keys(page, '4');
  await tabTo(page, button(page, 'Take 4 from heap C'));
  await keys(page, 'Enter', [3, 5, 0]);
  // Heap C is empty, and the next one around the board is A.
  await expect(stone(page, 'A1')).toBeFocused();
  await keys(page, '3');
  await tabTo(page, button(page, 'Take 3 from heap A'));
  await keys(page, 'Space', [0, 5, 0]);
  await expect(stone(page, 'B1')).toBeFocused();
  await keys(page, '5 Enter');
  const result = dialog(page, 'Ada wins');
  await expect(result.getByRole('heading', { name: 'Ada wins' })).toBeFocused();
  await leave(page);
  await expect(button(page, 'Rematch')).toBeFocused();
  await keys(page, 'Enter', [3, 5, 7]);
  await says(page, 'Player 2’s turn.');
});

test('a second key counts before the board is drawn again', async ({ page }) => {
  await open(page, '#/play?two=human');
  await stone(page, 'B1').focus();
  // Both in one task, as a slow phone hands them over.
  const together = (names: string[]): Promise<void> =>
    page.evaluate((all) => {
      const focused = document.activeElement;
      for (const key of all) focused?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }, names);
  await together(['4', 'Enter']);
  await untilHeaps(page, [3, 1, 7]);
  await stone(page, 'C1').focus();
  await together(['ArrowDown', 'ArrowDown', 'Enter', 'Enter']);
  await untilHeaps(page, [3, 1, 4]);
});

test('arrows, Home and End walk from stone to stone', async ({ page }) => {
  await open(page);
  for (const [board, ...walk] of [
    // Left and right lead past the empty heap to a stone of the same height: one stone lies below A2 and below C4.
    ['3,0,5,7', 'ArrowUp A1', 'ArrowDown A2', 'Home A3', 'ArrowDown A3', 'ArrowLeft A3', 'ArrowUp A2', 'ArrowRight C4', 'End C1',
      'ArrowLeft A1'],
    // In rows of four: the top row has one stone, and each row below it has four.
    ['21&take=9', 'ArrowDown A5', 'ArrowRight A4', 'ArrowRight A3', 'ArrowDown A7', 'ArrowLeft A8'],
  ]) {
    await follow(page, `#/play?two=human&heaps=${board}`, board.split('&')[0].split(',').map(Number));
    await stone(page, 'A1').focus();
    for (const step of walk) {
      const [key, to] = step.split(' ');
      await keys(page, key);
      await expect(stone(page, to), `${step} on ${board}`).toBeFocused();
    }
  }
});

test('a digit chooses that many, Enter takes them, Escape lets go, and Tab goes once through the board', async ({ page }) => {
  await open(page, '#/play?two=human');
  await keys(page, 'Tab');
  await expect(button(page, 'To the board')).toBeFocused();
  await keys(page, 'Enter');
  await expect(stone(page, 'A1')).toBeFocused();
  await keys(page, 'ArrowRight Tab');
  await expect(button(page, 'Undo')).toBeFocused();
  await keys(page, 'Shift+Tab');
  await expect(stone(page, 'B3')).toBeFocused();
  await keys(page, '2');
  await expect(stone(page, 'B2')).toBeFocused();
  await expect(button(page, 'Take 2 from heap B')).toBeVisible();
  await keys(page, '4');
  await expect(button(page, 'Take 4 from heap B')).toBeVisible();
  // A number that is refused leaves choice and focus where they are.
  await keys(page, '6');
  await says(page, 'Heap B has only 5 stones.');
  await expect(stone(page, 'B4')).toBeFocused();
  await expect(button(page, 'Take 4 from heap B')).toBeVisible();
  await keys(page, 'Escape');
  await expect(button(page, 'Choose stones')).toBeVisible();
  await keys(page, '3 Enter', [3, 2, 7]);
});

test('letters undo, redo, hint, open a new game, and the instructions', async ({ page }) => {
  await open(page, '#/play?two=human');
  await take(page, 'C3');
  await keys(page, 'u', [3, 5, 7]);
  await keys(page, 'r', [3, 5, 4]);
  await keys(page, 'h');
  await says(page, 'Look at heap');
  await keys(page, 'h');
  await says(page, /Take \d stones? from heap [ABC]\.$/);
  for (const [key, name] of [['n', 'New game'], ['?', 'How to play'], ['N', 'New game']]) {
    await keys(page, key);
    await expect(dialog(page, name)).toBeVisible();
    await leave(page);
  }
  await keys(page, 'U', [3, 5, 7]);
  await keys(page, 'R', [3, 5, 4]);
});

test('letters in a field are no shortcuts, and neither are those in a dialog', async ({ page }) => {
  await open(page, '#/play?two=human&moves=A1');
  await press(page, 'New game');
  const name = page.getByRole('textbox', { name: 'Player 1' });
  await name.focus();
  await page.keyboard.type('hunr?');
  await expect(name).toHaveValue('hunr?');
  // The focus is on a radio button of the dialog, in which nobody types letters.
  await page.getByRole('radio', { name: '1-3-5-7' }).focus();
  await keys(page, 'u ? Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await untilHeaps(page, [2, 5, 7]);
});

test('Control or Command with Z and Y undoes and redoes, as on each platform', async ({ page }) => {
  for (const [platform, brand, control] of [
    ['Win32', 'Windows', 'Control'], ['MacIntel', 'macOS', 'Meta'],
  ]) {
    await page.goto('about:blank');
    await page.addInitScript(`
      Object.defineProperty(navigator, 'platform', { value: '${platform}', configurable: true });
      Object.defineProperty(navigator, 'userAgentData', { value: { platform: '${brand}' }, configurable: true });
    `);
    await open(page, '#/play?two=human');
    await take(page, 'C3');
    for (const again of [`${control}+Shift+Z`, `${control}+y`]) {
      await keys(page, `${control}+z`, [3, 5, 7]);
      await keys(page, again, [3, 5, 4]);
    }
    // Z and Y mean nothing alone, and other letters mean nothing with Alt, Control or Command.
    await keys(page, `z y Alt+u ${control}+h`);
    await expect(page.getByRole('status'), brand).not.toContainText('Look at heap');
    await keys(page, 'h', [3, 5, 4]);
    await says(page, 'Look at heap');
  }
});

test('shortcut keys are switched off, and the keys of the board stay', async ({ page }) => {
  await open(page, '#/play?two=human&moves=A1');
  await openSettings(page);
  await page.getByRole('switch', { name: 'Shortcut keys' }).uncheck();
  await leave(page);
  await section(page, 'Play');
  await stone(page, 'A1').focus();
  await keys(page, 'ArrowRight u h n ? Control+z 3');
  await expect(button(page, 'Take 3 from heap B')).toBeVisible();
  await expect(page.getByRole('status')).not.toContainText('Look at');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await untilHeaps(page, [2, 5, 7]);
  await keys(page, 'Escape');
  await expect(button(page, 'Choose stones')).toBeVisible();
  await keys(page, '2 Enter', [2, 3, 7]);
});

test('Enter that is held chooses and takes no more than one press', async ({ page }) => {
  const hold = async (): Promise<void> => {
    for (let times = 0; times < 30; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  await open(page, '#/play?two=human');
  await stone(page, 'A1').focus();
  await hold();
  await expect(button(page, 'Take 1 from heap A')).toBeVisible();
  await untilHeaps(page, [3, 5, 7]);
  // Nor does the held key press the button that comes in place of Take.
  await follow(page, '#/play?heaps=1,2&two=human&moves=B2', [1, 0]);
  await stone(page, 'A1').click();
  await button(page, 'Take 1 from heap A').focus();
  await hold();
  await expect(dialog(page, 'Player 1 wins')).toBeVisible();
  await untilHeaps(page, [0, 0]);
});

test('a key means what is written on it, wherever it lies', async ({ page }) => {
  await open(page, '#/play?two=human');
  await take(page, 'C3');
  // German keyboards exchange Y and Z.
  await pressKey(page, 'z', 'KeyY', 'Control');
  await untilHeaps(page, [3, 5, 7]);
  await pressKey(page, 'y', 'KeyZ', 'Control');
  await untilHeaps(page, [3, 5, 4]);
  await pressKey(page, '?', 'Minus', 'Shift');
  await expect(dialog(page, 'How to play')).toBeVisible();
  await leave(page);
  // French keyboards have digits with Shift, and large keyboards also have a block of digits.
  await stone(page, 'B1').focus();
  await pressKey(page, '3', 'Digit3', 'Shift');
  await expect(button(page, 'Take 3 from heap B')).toBeVisible();
  await pressKey(page, '2', 'Numpad2');
  await expect(button(page, 'Take 2 from heap B')).toBeVisible();
  // Dvorak has the U where others have the F.
  await pressKey(page, 'u', 'KeyF');
  await untilHeaps(page, [3, 5, 7]);
  // Caps Lock.
  await pressKey(page, 'R', 'KeyR');
  await untilHeaps(page, [3, 5, 4]);
  await pressKey(page, 'Z', 'KeyZ', 'Control');
  await untilHeaps(page, [3, 5, 7]);
});

test('keys without a Latin letter or a digit mean those of their place', async ({ page }) => {
  await open(page, '#/play?two=human');
  for (const [key, code] of [['&', 'Digit1'], ['é', 'Digit2'], ['"', 'Digit3']]) {
    await stone(page, 'B1').focus();
    await pressKey(page, key, code);
    await expect(button(page, `Take ${code.at(-1)} from heap B`)).toBeVisible();
  }
  await press(page, 'Take 3 from heap B', [3, 2, 7]);
  for (const [undo, redo] of [['г', 'к'], ['ו', 'ר'], ['υ', 'ρ']]) {
    await pressKey(page, undo, 'KeyU');
    await untilHeaps(page, [3, 5, 7]);
    await pressKey(page, redo, 'KeyR');
    await untilHeaps(page, [3, 2, 7]);
  }
  await pressKey(page, 'я', 'KeyZ', 'Control');
  await untilHeaps(page, [3, 5, 7]);
  // What closes a tab in French is no Undo.
  await pressKey(page, 'w', 'KeyZ', 'Control');
  await pressKey(page, 'т', 'KeyN');
  await expect(dialog(page, 'New game')).toBeVisible();
  await untilHeaps(page, [3, 5, 7]);
});

test('a key that composes a word is no command, and neither is its Enter', async ({ page }) => {
  await openStill(page, '#/play?two=human&moves=C3');
  const composes = async (key: string): Promise<void> => page.evaluate((name) => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, isComposing: true }));
  }, key);
  for (const key of ['u', 'n', 'h']) await composes(key);
  await untilHeaps(page, [3, 5, 4]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status')).not.toContainText('Look at heap');
  await press(page, 'New game');
  const setup = dialog(page, 'New game');
  await setup.getByRole('radio', { name: 'Your own' }).check();
  await setup.getByRole('textbox', { name: 'Heap sizes' }).fill('2,2');
  await composes('Enter');
  // The dialog is still there for a second Enter.
  await setup.getByRole('textbox', { name: 'Player 1' }).press('Enter');
  await untilHeaps(page, [2, 2]);
});

test('in a review N opens no dialog, and where shortcuts are off N and P lead to no mistake', async ({ page }) => {
  await open(page, '#/review?heaps=3,5,7&two=human&moves=A2,C4');
  const at = (number: number): Promise<void> => expect(page.getByText(`Move ${number} of 2: `)).toBeAttached();
  const explained = page.getByText('Keys: ← and → step, Home and End jump, N and P go from mistake to mistake.');
  await expect(explained).toBeAttached();
  await page.getByRole('link', { name: 'Learn', exact: true }).focus();
  await keys(page, 'n');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openSettings(page);
  await page.getByRole('switch', { name: 'Shortcut keys' }).uncheck();
  await leave(page);
  await page.goBack();
  await expect(explained).toHaveCount(0);
  await page.getByRole('heading', { name: 'Review' }).focus();
  await keys(page, 'Home End p');
  await at(2);
  await keys(page, 'Home n');
  await says(page, 'Before the first move.');
  await keys(page, 'ArrowRight');
  await at(1);
});

test('the focus goes back to where it was when a dialog or the panel closes', async ({ page }) => {
  await open(page, '#/play?two=human');
  for (const name of ['New game', 'Share']) {
    await button(page, name).focus();
    await keys(page, 'Enter');
    await expect(dialog(page, name).getByRole('heading', { name })).toBeFocused();
    await leave(page);
    await expect(button(page, name)).toBeFocused();
  }
  await stone(page, 'B2').focus();
  await keys(page, '?');
  await button(dialog(page, 'How to play'), 'Close').press('Enter');
  await expect(stone(page, 'B2')).toBeFocused();
  await button(page, 'Analysis and moves').press('Enter');
  await expect(button(page.getByRole('complementary'), 'Analysis')).toBeFocused();
  await keys(page, 'Escape');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(button(page, 'Analysis and moves')).toBeFocused();
});

test('the focus stays on its stone when the window turns, or another layout fits it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/play?heaps=9,9,9,9,9,9,6&two=human', [9, 9, 9, 9, 9, 9, 6]);
  await stone(page, 'B3').focus();
  for (const [width, height] of [[360, 640], [844, 390], [320, 568], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await expect(stone(page, 'B3')).toBeFocused();
  }
  await keys(page, 'Enter Enter', [9, 6, 9, 9, 9, 9, 6]);
});
