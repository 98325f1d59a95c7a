import type { Locator, Page } from '@playwright/test';
import { middle, stroke } from '../devtools.ts';
import { button, choose, expect, open, says, stone, take, test, untilHeaps } from '../nim.ts';

const players = (page: Page): Locator => page.getByRole('region', { name: 'Players' });

/** Drags what lies under the stone from there to the middle of something, by mouse. */
async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(...end, { steps: 5 });
  await page.mouse.up();
}

test('stones dragged to the players by mouse are taken with all above them', async ({ page }) => {
  await open(page, '#/play?two=human');
  const from = await middle(stone(page, 'C3'));
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + 40, from[1], { steps: 3 });
  await expect(page.getByText('Drop here to take 3')).toBeVisible();
  await page.mouse.move(...await middle(players(page)), { steps: 5 });
  await page.mouse.up();
  await untilHeaps(page, [3, 5, 4]);
  await says(page, 'Player 1 took 3 from heap C.');
  // A drag of a stone that is chosen takes the whole choice.
  await choose(page, 'B4');
  await dragByMouse(page, stone(page, 'B2'), players(page));
  await untilHeaps(page, [3, 1, 4]);
});

for (const by of ['finger', 'pen'] as const) {
  test(`stones dragged to the players by ${by} are taken`, async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    if (by === 'finger') await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await open(page, '#/play?two=human');
    const kinds = page.evaluate(() => new Promise((done) => {
      addEventListener('pointerdown', ({ pointerType }) => done(pointerType), { once: true });
    }));
    const [from, to] = [await middle(stone(page, 'C3')), await middle(players(page))];
    await stroke(page, by, [from, [from[0], from[1] - 40], to, to]);
    expect(await kinds).toBe(by === 'finger' ? 'touch' : 'pen');
    await untilHeaps(page, [3, 5, 4]);
    await says(page, 'Player 1 took 3 from heap C.');
  });
}

test('stones dropped elsewhere are not taken, and stay chosen', async ({ page }) => {
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
});

test('the stones of the computer’s turn cannot be dragged', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page, '#/play?heaps=3,3&two=perfect&rule=normal');
  await page.clock.pauseAt(60_000);
  await take(page, 'A2');
  await dragByMouse(page, stone(page, 'B2'), players(page));
  await untilHeaps(page, [1, 3]);
  await says(page, 'The computer is thinking.');
});

test('a double press chooses once, and a double press of Take takes once', async ({ page }) => {
  await open(page, '#/play?two=human');
  await stone(page, 'C2').dblclick();
  await expect(button(page, 'Take 2 from heap C')).toBeVisible();
  await untilHeaps(page, [3, 5, 7]);
  await button(page, 'Take 2 from heap C').dblclick();
  await untilHeaps(page, [3, 5, 5]);
  await expect(players(page)).toHaveText(/2 stones taken.*to move\s*0 stones taken$/);
  await expect(page).toHaveURL(/moves=C2$/);
});

test('a double press on the last Take begins no rematch', async ({ page }) => {
  await open(page, '#/play?heaps=1,2&two=human&moves=B2');
  await choose(page, 'A1');
  await button(page, 'Take 1 from heap A').dblclick();
  await untilHeaps(page, [0, 0]);
  await expect(page.getByRole('dialog', { name: 'Player 1 wins' })).toBeVisible();
});

test('a press beside the stones lets the choice go', async ({ page }) => {
  await open(page, '#/play?two=human');
  await choose(page, 'B2');
  await expect(button(page, 'Take 2 from heap B')).toBeVisible();
  const { x, y } = (await page.getByRole('region', { name: 'Board', exact: true }).boundingBox())!;
  await page.mouse.click(x + 5, y + 5);
  await expect(button(page, 'Choose stones')).toBeVisible();
  await untilHeaps(page, [3, 5, 7]);
});

/** Switches settings on, and goes back to the game. */
async function switchOn(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('link', { name: 'More' }).click();
  await button(page, 'Settings').click();
  for (const name of names) {
    await page.getByRole('switch', { name }).check();
    await expect(page.getByRole('switch', { name })).toBeChecked();
  }
  await button(page, 'Close').click();
  await page.getByRole('link', { name: 'Play' }).click();
  await expect(page.getByRole('region', { name: 'Board', exact: true })).toBeVisible();
}

test('where one press takes, a press takes the stone and all above it, once', async ({ page }) => {
  await open(page, '#/play?two=human');
  await switchOn(page, 'Take with one press');
  await stone(page, 'C3').click();
  await untilHeaps(page, [3, 5, 4]);
  await says(page, 'Player 1 took 3 from heap C.');
  await stone(page, 'B2').press('Space');
  await untilHeaps(page, [3, 3, 4]);
});

/** How many stones fly now, of those that the players have. */
const flying = (page: Page): Promise<number> => page.evaluate(() => {
  const moving = document.getAnimations().filter((animation) => animation.effect instanceof KeyframeEffect
    && animation.effect.getKeyframes().some((frame) => 'translate' in frame)
    && animation.effect.target?.closest('.banner, .end, .stone'));
  return new Set(moving.map((animation) => (animation.effect as KeyframeEffect).target)).size;
});

/** Lets nothing that is animated come to its end. */
const HELD = `
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    animation.pause();
    return animation;
  };
`;

test('as many stones fly as are taken, and back again', async ({ page }) => {
  await page.addInitScript(HELD);
  await open(page, '#/play?heaps=3,5,9&two=human');
  for (const [move, number] of [['C4', 4], ['A1', 1], ['B3', 3]] as const) {
    await choose(page, move);
    await expect.poll(() => flying(page)).toBe(0);
    await button(page, `Take ${number} from heap ${move[0]}`).click();
    await expect.poll(() => flying(page)).toBe(number);
  }
  await button(page, 'Undo').click();
  await untilHeaps(page, [2, 5, 5]);
  await expect.poll(() => flying(page)).toBe(3);
});

test('with less motion no stone flies', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(HELD);
  await open(page, '#/play?heaps=3,5,9&two=human');
  await take(page, 'C4');
  await untilHeaps(page, [3, 5, 5]);
  expect(await flying(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await take(page, 'A2');
  await expect.poll(() => flying(page)).toBe(2);
  await switchOn(page, 'Less motion');
  await take(page, 'B2');
  await untilHeaps(page, [1, 3, 5]);
  expect(await flying(page)).toBe(0);
});

test('the last stone stays on the board beside its taker, and the others fly to the pile', async ({ page }) => {
  await page.addInitScript(HELD);
  await open(page, '#/play?heaps=3,2&two=human&moves=B2');
  await take(page, 'A3');
  await expect.poll(() => flying(page)).toBe(3);
  await says(page, 'Player 2 took the last stone. In misère it loses. The board is empty. Player 1 wins.');
  await expect(page.locator('.end .piece')).toHaveCount(1);
  await expect(players(page).locator('.piece')).toHaveCount(4);
  await expect(players(page)).toHaveText(/2 stones taken.*3 stones taken/);
});

/** Notes each stroke that is heard and each vibration, in place of those of the device. */
const NOTED = `
  window.heard = 0;
  window.felt = [];
  AudioBufferSourceNode.prototype.start = () => { window.heard += 1; };
  Navigator.prototype.vibrate = (time) => { window.felt.push(time); return true; };
`;
const noted = (page: Page): Promise<{ heard: number; felt: number[] }> =>
  page.evaluate('({ heard: window.heard, felt: window.felt })');

test('sound and vibration are off until they are switched on, each by itself', async ({ page }) => {
  await page.addInitScript(NOTED);
  await open(page, '#/play?heaps=9,9,9&two=human');
  await take(page, 'A2');
  await untilHeaps(page, [7, 9, 9]);
  expect(await noted(page)).toEqual({ heard: 0, felt: [] });
  await switchOn(page, 'Sound');
  const before = (await noted(page)).heard;
  // A tick for the choice, and a click for each stone.
  await take(page, 'B3');
  await untilHeaps(page, [7, 6, 9]);
  await expect.poll(() => noted(page)).toEqual({ heard: before + 1 + 3, felt: [] });
  await switchOn(page, 'Vibration');
  await page.evaluate('window.felt = []');
  await choose(page, 'C4');
  await expect.poll(async () => (await noted(page)).felt.length).toBe(1);
  await button(page, 'Take 4 from heap C').click();
  await expect.poll(async () => (await noted(page)).felt.length).toBe(2);
});

for (const [answer, on] of [['Yes', true], ['No', false]] as const) {
  test(`after the first game sound and vibration are offered, and ${answer} is kept`, async ({ page }) => {
    await page.addInitScript(NOTED);
    await open(page, '#/play?heaps=1,1&two=human&moves=A1');
    await take(page, 'B1');
    await page.getByRole('group', { name: 'Sound and vibration?' }).getByRole('button', { name: answer }).click();
    await expect(page.getByText('Sound and vibration?')).toHaveCount(0);
    expect((await noted(page)).heard > 0).toBe(on);
    expect((await noted(page)).felt.length > 0).toBe(on);
    await button(page, 'See the board').click();
    await page.getByRole('link', { name: 'More' }).click();
    await button(page, 'Settings').click();
    await expect(page.getByRole('switch', { name: 'Sound' })).toBeChecked({ checked: on });
    await expect(page.getByRole('switch', { name: 'Vibration' })).toBeChecked({ checked: on });
  });
}
