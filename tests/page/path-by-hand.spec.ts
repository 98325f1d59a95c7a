import type { Locator, Page } from '@playwright/test';
import { middle, stroke } from '../devtools.ts';
import { button, calm, expect, follow, open, press, says, stone, tabTo, test } from '../nim.ts';

test.beforeEach(calm);

const heading = (page: Page): Locator => page.getByRole('heading', { level: 2 });
const isFocused = (of: Locator): Promise<boolean> => of.evaluate((element) => element === document.activeElement);

/** Presses Tab until the focus is on the board, and then arrows until it is on this button of the board. */
async function walkTo(page: Page, wanted: Locator): Promise<void> {
  const isOnBoard = (): Promise<boolean> =>
    page.getByRole('region', { name: 'Board', exact: true }).evaluate((board) => board.contains(document.activeElement));
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 40 && !await isOnBoard(); presses += 1) await page.keyboard.press('Tab');
  const down = Array<string>(5).fill('ArrowDown');
  const column = [...down, ...down.map(() => 'ArrowUp')];
  const sides = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'];
  for (const key of sides.flatMap((side) => [...column, side])) {
    if (await isFocused(wanted)) break;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
}

test('a heap is cut by pulling its stones apart, by mouse, pen and finger, and joined by a press', async ({ page, context }) => {
  await open(page, '#/path/8?rule=misere');
  await expect(heading(page)).toBeFocused();
  const blocks = (size: number): Locator => page.getByRole('listitem').filter({ hasText: `Block of ${size} in heap C` });
  for (const by of ['mouse', 'pen', 'finger'] as const) {
    const devtools = await context.newCDPSession(page);
    if (by === 'finger') await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const [x, y] = await middle(button(page, 'Cut heap C into 3 and 3'));
    if (by === 'mouse') {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y - 40, { steps: 4 });
      await page.mouse.up();
    } else {
      await stroke(page, by, [[x, y], [x, y - 20], [x, y - 40]]);
    }
    await expect(blocks(3), by).toHaveCount(2);
    // Keys go on from the pulled stone.
    if (by === 'mouse') await page.keyboard.press('Enter');
    else await press(page, 'Join 3 and 3 in heap C');
    await expect(blocks(6)).toHaveCount(1);
  }
});

test('a heap is cut, and partners are joined, by keys alone', async ({ page }) => {
  await open(page, '#/path/8?rule=misere');
  await expect(heading(page)).toBeFocused();
  await walkTo(page, button(page, 'Cut heap C into 2 and 4'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'Join 2 and 4 in heap C')).toBeFocused();
  await tabTo(page, button(page, 'Check'));
  await page.keyboard.press('Enter');
  await says(page, '4 and 2 have partners');
  await expect(button(page, 'Next')).toBeFocused();

  await follow(page, '#/path/10?rule=misere');
  // By hand: 3 = 2 + 1, 5 = 4 + 1 and 6 = 4 + 2.
  for (const [one, other] of [['2 in heap A', '2 in heap C'], ['1 in heap A', '1 in heap B'], ['4 in heap B', '4 in heap C']]) {
    for (const block of [one, other]) {
      await walkTo(page, button(page, `Block of ${block}, alone`));
      await page.keyboard.press('Space');
    }
    await expect(button(page, `Block of ${one}, partner in ${other.at(-1)}`).or(button(page, 'Next'))).toBeVisible();
  }
  await says(page, 'Every block has a partner');
});

test('the first steps are walked by keys alone, and a board that is right stays right after a reload', async ({ page }) => {
  const expectRight = (right: number, needed: number): Promise<void> =>
    expect(page.getByRole('img', { name: `${right} right, ${needed} needed` })).toBeVisible();
  const enter = async (name: string): Promise<void> => {
    await tabTo(page, button(page, name));
    await page.keyboard.press('Enter');
  };
  await open(page, '#/path/1?rule=normal');
  await expect(heading(page)).toBeFocused();
  // By hand: of four single stones the computer takes the last, and of three the reader.
  await enter('You');
  await says(page, 'Not right.');
  await enter('Computer');
  await expect(button(page, 'Next')).toBeFocused();
  await page.reload();
  await expectRight(1, 2);
  await enter('You');
  await expect(page.getByRole('link', { name: 'Next step' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expectRight(0, 3);
  // Of 1, 1 and 4 an even number of single stones is to be left.
  for (const [number, then, focus] of [['1', 'Try again', /^Take \d+ from heap [A-C], leaving/], ['4', 'Next', /./]] as const) {
    await walkTo(page, stone(page, 'C1'));
    await page.keyboard.press(number);
    await enter(`Take ${number} from heap C`);
    await expect(button(page, then)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveAccessibleName(focus);
  }
  await expectRight(1, 3);
  await expect(heading(page)).toBeFocused();
});
