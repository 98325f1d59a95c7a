import type { Locator, Page } from '@playwright/test';
import { dialog, expect, follow, leave, open, openSettings, press, saved, stone, take, test } from '../nim.ts';

/** Closes the settings, and follows a link. */
async function leaveTo(page: Page, address: string): Promise<void> {
  await leave(page);
  await follow(page, address);
  await expect(page.getByRole('status')).toBeVisible();
}

/** A setting: its control, a reader of its effect in GAME, and the effect before and after a press. */
type Setting = [name: string, seen: (page: Page) => Promise<string>, before: string, after: string];

const GAME = '#/play?heaps=3,5,9&two=human&moves=A1';

const background = (page: Page): Promise<string> => page.evaluate(() => {
  const brightest = Math.max(...getComputedStyle(document.body).backgroundColor.match(/\d+/g)!.map(Number));
  return brightest > 128 ? 'light' : 'dark';
});

const shape = (page: Page): Promise<string> => stone(page, 'C1').evaluate((one) => {
  const { width, height } = getComputedStyle(one, '::before');
  const ratio = parseFloat(width) / parseFloat(height);
  return ratio > 3 ? 'long' : ratio > 1.2 ? 'flat' : 'round';
});

const dialogAnimation = async (page: Page): Promise<string> => {
  await press(page, 'New game');
  const name = await dialog(page, 'New game').evaluate((one) => getComputedStyle(one).animationName);
  await leave(page);
  return name;
};

/** Settings none of which changes the effect of another. */
const SETTINGS: Setting[] = [
  ['Dark', background, 'light', 'dark'],
  ['Matches', shape, 'round', 'long'],
  ['Less motion', dialogAnimation, 'rise', 'fade'],
  ['Dot at Puzzles', async (page) => String(await page.getByTitle('Today’s puzzle is open').count()), '1', '0'],
];

test('each setting is seen in another tab at once, and after a reload', async ({ page, context }) => {
  const second = await context.newPage();
  const control = (tab: Page, name: string): Locator =>
    tab.getByRole('radio', { name, exact: true }).or(tab.getByRole('switch', { name }));
  const expectSeen = async (tab: Page, time: 'before' | 'after'): Promise<void> => {
    await leaveTo(tab, GAME);
    for (const [name, seen, before, after] of SETTINGS) expect(await seen(tab), `${name} ${time}`).toBe({ before, after }[time]);
  };
  for (const tab of [page, second]) await open(tab);
  await expectSeen(page, 'before');
  for (const tab of [page, second]) await openSettings(tab);
  for (const [name] of SETTINGS) {
    const isOn = await control(page, name).isChecked();
    await control(page, name).setChecked(!isOn);
    for (const tab of [page, second]) await expect(control(tab, name)).toBeChecked({ checked: !isOn });
  }
  await expectSeen(second, 'after');
  await page.reload();
  await expectSeen(page, 'after');
});

test('two settings that change before a drawing both change', async ({ page }) => {
  await open(page);
  await openSettings(page);
  await dialog(page, 'Settings').evaluate((settings) => {
    const controls = [...settings.querySelectorAll('input')];
    for (const name of ['Dark', 'Undo', 'Less motion']) {
      controls.find((control) => (control.ariaLabel ?? control.labels![0]!.textContent.trim()) === name)!.click();
    }
  });
  await expect(page.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Undo' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Less motion' })).toBeChecked();
});

test('the settings stay open when a move is made in another tab', async ({ page, context }) => {
  await open(page);
  await openSettings(page);
  const second = await context.newPage();
  await open(second, '#/play?heaps=2,3&two=human');
  await take(second, 'A1');
  await expect.poll(() => saved(page)).toContain('moves=A1');
  await expect(dialog(page, 'Settings')).toBeVisible();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => background(second)).toBe('dark');
});

test('colours are those of the system or as chosen, and those of the window around the page too', async ({ page }) => {
  const frame = (): Promise<string> => page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    const { content } = metas.find(({ media }) => matchMedia(media).matches)!;
    return parseInt(content.slice(1, 3), 16) > 128 ? 'light' : 'dark';
  });
  await open(page);
  await openSettings(page);
  for (const [choice, colorScheme, expected] of [
    ['Auto', 'light', 'light'], ['Auto', 'dark', 'dark'], ['Light', 'dark', 'light'], ['Dark', 'light', 'dark'], ['Auto', 'light', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.getByRole('radio', { name: choice }).check();
    await expect.poll(() => background(page), `${choice} on ${colorScheme}`).toBe(expected);
    expect(await frame(), `${choice} on ${colorScheme}`).toBe(expected);
  }
});

test('a watched game steps back with undo off, and the settings lead to the saved data', async ({ page }) => {
  await open(page);
  await openSettings(page);
  await page.getByRole('switch', { name: 'Undo' }).uncheck();
  await leaveTo(page, '#/play?one=casual&two=skilled&heaps=2,3&moves=A1');
  await press(page, 'Undo', [2, 3]);
  await openSettings(page);
  await press(dialog(page, 'Settings'), 'Statistics and data');
  await expect(page.getByRole('heading', { name: 'Statistics and data', level: 2 })).toBeVisible();
});
