import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { choose, expect, test } from '../nim.ts';
import { show, VIEWS, type View } from '../views.ts';

/** `cargo xtask pictures [name]`: each view in these windows, light and dark, with each look of the stones. */
const WINDOWS = [[320, 568], [360, 640], [390, 844], [844, 390], [768, 1024], [1280, 800], [1920, 1080]];
const LOOKS = ['stones', 'matches', 'coins'];

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const SITE = join(ROOT, 'assets/site');

/** Ends what moves, and takes a picture. */
const shoot = async (page: Page, path: string): Promise<void> => {
  await page.screenshot({ path, animations: 'disabled', caret: 'initial' });
};

test.use({ reducedMotion: 'reduce' });

for (const view of VIEWS) {
  test(view.name, async ({ page }) => {
    await show(page, view);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const look of LOOKS) {
          await page.evaluate((name) => { document.documentElement.dataset.look = name; }, look);
          await shoot(page, join(ROOT, `target/pictures/${view.name}-${width}x${height}-${colorScheme}-${look}.png`));
        }
      }
    }
  });
}

const GAME: View = {
  name: 'a game',
  address: '#/play?two=skilled&moves=C2,B1',
  steps: (page) => choose(page, 'C2'),
};
const STUDY: View = {
  name: 'a game with its analysis',
  address: GAME.address,
  steps: async (page) => {
    await page.getByRole('button', { name: 'Analysis and moves', exact: true }).click();
    await expect(page.getByText('One way to go on')).toBeVisible();
    await choose(page, 'A2');
  },
};
/** Pictures for people who do not have the page open: in the README, in a chat, and before they install it. */
const ELSEWHERE: [string, View, number, number][] = [
  [join(ROOT, 'docs/screenshot.png'), GAME, 1280, 800],
  [join(SITE, 'og.png'), GAME, 1200, 630],
  [join(SITE, 'screenshot-wide.png'), STUDY, 1280, 800],
  [join(SITE, 'screenshot-narrow.png'), GAME, 390, 844],
];
for (const [path, view, width, height] of ELSEWHERE) {
  test(`elsewhere: ${path.slice(ROOT.length + 1)}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await show(page, view);
    await shoot(page, path);
  });
}

/** The icons of an installed page: file, size, and whether the background goes beyond the edges, which systems cut. */
const ICONS: [string, number, boolean][] = [
  ['icon-192.png', 192, false],
  ['icon-512.png', 512, false],
  ['icon-maskable.png', 512, true],
  ['apple-touch-icon.png', 180, true],
];
for (const [file, size, isFullBleed] of ICONS) {
  test(`elsewhere: ${file}`, async ({ page }) => {
    let drawing = readFileSync(join(ROOT, 'assets/icon.svg'), 'utf8');
    // The stones lie within the circle that no system cuts: four fifths of the width.
    for (const [from, to] of isFullBleed ? [
      ['viewBox="0 0 32 32"', 'viewBox="-2 .5 36 36"'],
      ['<rect width="32" height="32" rx="7"', '<rect x="-4" y="-4" width="42" height="44"'],
    ] : []) {
      expect(drawing).toContain(from);
      drawing = drawing.replace(from, to);
    }
    await page.setViewportSize({ width: size, height: size });
    await page.goto(`data:image/svg+xml,${encodeURIComponent(drawing)}`);
    await page.screenshot({ path: join(SITE, file), omitBackground: true });
  });
}
