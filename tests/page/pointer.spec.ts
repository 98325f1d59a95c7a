import type { Locator, Page } from '@playwright/test';
import { middle, stroke } from '../devtools.ts';
import {
  button, calm, choose, dialog, expect, follow, leave, open, openSettings, openStill, players, press, says, stone, take, test, untilHeaps,
} from '../nim.ts';

test.beforeEach(calm);

/** Drags from the middle of one element to the middle of another, by mouse. */
async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(...end, { steps: 5 });
  await page.mouse.up();
}

test('stones dragged to the players by mouse, pen or finger are taken with all above them', async ({ page, context }) => {
  await open(page, '#/play?two=human');
  const from = await middle(stone(page, 'C3'));
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + 40, from[1], { steps: 3 });
  await expect(page.getByText('Drop here to take 3')).toBeVisible();
  await page.mouse.move(...await middle(players(page)), { steps: 5 });
  await page.mouse.up();
  await untilHeaps(page, [3, 5, 4]);
  await says(page, 'Player 1 took 3 stones from heap C.');
  // A drag from any chosen stone takes the whole choice.
  await choose(page, 'B4');
  await dragByMouse(page, stone(page, 'B2'), players(page));
  await untilHeaps(page, [3, 1, 4]);
  const devtools = await context.newCDPSession(page);
  for (const [by, pointer, left, sentence] of [
    ['pen', 'pen', [3, 1, 1], 'Player 1 took 3 stones from heap C.'],
    ['finger', 'touch', [0, 1, 1], 'Player 2 took 3 stones from heap A.'],
  ] as const) {
    if (by === 'finger') await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const kind = page.evaluate(() => new Promise((done) => {
      addEventListener('pointerdown', ({ pointerType }) => done(pointerType), { once: true });
    }));
    const [[x, y], to] = [await middle(stone(page, by === 'pen' ? 'C3' : 'A3')), await middle(players(page))];
    await stroke(page, by, [[x, y], [x, y - 40], to, to]);
    expect(await kind).toBe(pointer);
    await untilHeaps(page, left);
    await says(page, sentence);
  }
});

test('stones dropped elsewhere are not taken, and stay chosen until a press beside the stones', async ({ page }) => {
  await open(page, '#/play?two=human');
  await dragByMouse(page, stone(page, 'C3'), stone(page, 'A1'));
  await expect(button(page, 'Take 3 from heap C')).toBeVisible();
  await untilHeaps(page, [3, 5, 7]);
  const [x, y] = await middle(stone(page, 'B2'));
  await stroke(page, 'pen', [[x, y], [x + 60, y]]);
  await expect(button(page, 'Take 2 from heap B')).toBeVisible();
  await untilHeaps(page, [3, 5, 7]);
  // A hand that trembles presses, and does not drag.
  await stroke(page, 'pen', [[x, y], [x + 5, y]]);
  await untilHeaps(page, [3, 5, 7]);
  await choose(page, 'B3');
  await expect(button(page, 'Take 3 from heap B')).toBeVisible();
  const board = (await page.getByRole('region', { name: 'Board', exact: true }).boundingBox())!;
  await page.mouse.click(board.x + 5, board.y + 5);
  await expect(button(page, 'Choose stones')).toBeVisible();
  await untilHeaps(page, [3, 5, 7]);
});

test('a drag ends with its button, also outside the window and while another button is held', async ({ page }) => {
  await open(page, '#/play?two=human');
  const [x, y] = await middle(stone(page, 'C3'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 3 });
  await expect(page.getByText('Drop here to take 3')).toBeVisible();
  await page.mouse.down({ button: 'right' });
  await page.mouse.up();
  await page.mouse.move(...await middle(players(page)), { steps: 5 });
  await expect(page.getByText('Drop here to take 3')).toBeHidden();
  await page.mouse.up({ button: 'right' });
  await untilHeaps(page, [3, 5, 7]);
  // The next press counts.
  await choose(page, 'B2');
  await expect(button(page, 'Take 2 from heap B')).toBeVisible();
});

test('keys go on from the stone that a press has slipped off', async ({ page }) => {
  await open(page, '#/play?two=human');
  const { x, y, width } = (await stone(page, 'B3').boundingBox())!;
  await page.mouse.move(x + width / 2, y + 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y - 4);
  await page.mouse.up();
  await expect(button(page, 'Choose stones')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(stone(page, 'B2')).toBeFocused();
});

test('two quick presses zoom nowhere', async ({ page }) => {
  await open(page);
  for (const [address, title] of [
    ['#/more', 'More – Nim'], ['#/learn/teachers', 'For teachers – Nim'], ['#/path', 'Learn to win – Nim'],
    ['#/statistics', 'Statistics and data – Nim'], ['#/analyse', 'Analysis of 1, 3, 5, 7 – Nim'],
  ]) {
    await follow(page, address);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('.coming, .fetching')).toHaveCount(0);
    const zooming = await page.evaluate(() => [...document.querySelectorAll('a, button, label, summary, input')]
      .filter((element) => getComputedStyle(element).touchAction === 'auto').map((element) => element.outerHTML));
    expect(zooming, address).toEqual([]);
  }
});

test('the stones of the computer’s turn cannot be dragged', async ({ page }) => {
  await openStill(page, '#/play?heaps=3,3&two=perfect&rule=normal');
  await take(page, 'A2');
  await dragByMouse(page, stone(page, 'B2'), players(page));
  await untilHeaps(page, [1, 3]);
  await says(page, 'The computer is thinking.');
});

test('a double press chooses once and takes once, and begins no rematch', async ({ page }) => {
  await open(page, '#/play?two=human');
  await stone(page, 'C2').dblclick();
  await expect(button(page, 'Take 2 from heap C')).toBeVisible();
  await untilHeaps(page, [3, 5, 7]);
  await button(page, 'Take 2 from heap C').dblclick();
  await untilHeaps(page, [3, 5, 5]);
  await expect(players(page)).toHaveText(/2 stones taken.*to move\s*0 stones taken$/);
  await expect(page).toHaveURL(/moves=C2$/);
  await follow(page, '#/play?heaps=1,2&two=human&moves=B2');
  await choose(page, 'A1');
  await button(page, 'Take 1 from heap A').dblclick();
  await untilHeaps(page, [0, 0]);
  await expect(dialog(page, 'Player 1 wins')).toBeVisible();
});

test('where one press takes, a press takes the stone and all above it, once', async ({ page }) => {
  await open(page, '#/play?two=human');
  await openSettings(page);
  await page.getByRole('switch', { name: 'Take with one press' }).check();
  await press(page, 'Close');
  await page.getByRole('link', { name: 'Play' }).click();
  await choose(page, 'C3');
  await says(page, 'Player 1 took 3 stones from heap C.');
  await stone(page, 'B2').press('Space');
  await untilHeaps(page, [3, 3, 4]);
  await page.keyboard.press('?');
  await expect(page.getByText('Press a stone to take this stone and all stones above it.')).toBeVisible();
  await leave(page);
  await follow(page, '#/play?two=human&take=3', [3, 5, 7]);
  await stone(page, 'C4').click({ force: true });
  await says(page, 'You may take 1 to 3 stones per turn.');
  await untilHeaps(page, [3, 5, 7]);
});

