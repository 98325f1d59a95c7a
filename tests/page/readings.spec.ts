import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../nim.ts';
import { show, VIEWS } from '../views.ts';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../readings');

// Each file is what a screen reader meets, and the words that are seen where they differ from it. Somebody has
// read it beside the rules and a picture. `NIM_READINGS=write` writes the files anew: read what has changed.
for (const view of VIEWS) {
  test(`reads as approved: ${view.name}`, async ({ page, site }) => {
    await page.clock.setSystemTime('2026-11-20T12:00:00');
    await show(page, view);
    const read = async (): Promise<string> =>
      (await page.locator('body').ariaSnapshot()).replaceAll(site.url, 'https://nim.example/');
    const file = join(FOLDER, `${view.name}.yml`);
    if (process.env.NIM_READINGS === 'write') {
      let last = '';
      await expect.poll(async () => last === (last = await read()), { intervals: [1000] }).toBe(true);
      writeFileSync(file, `${last}\n`);
    }
    await expect.poll(async () => `${await read()}\n`).toBe(readFileSync(file, 'utf8'));
  });
}
