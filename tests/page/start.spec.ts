import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { choose, expect, follow, open, openStill, saved, stone, stop as end, take, test, untilHeaps } from '../nim.ts';
import { DIST, named, Site } from '../server.mjs';

/** Holds requests for some files until `letThrough`. */
class Held {
  private readonly waiting: (() => void)[] = [];
  private isOpen = false;

  private constructor(private readonly page: Page) {}

  static async from(page: Page, files: RegExp): Promise<Held> {
    const held = new Held(page);
    await page.route(files, async (route) => {
      if (!held.isOpen) await new Promise<void>((resolve) => held.waiting.push(resolve));
      await route.continue();
    });
    return held;
  }

  /** Lets all requests through, and waits until the program has drawn the page. */
  async letThrough(): Promise<void> {
    await expect.poll(() => this.waiting.length).toBeGreaterThan(0);
    this.isOpen = true;
    for (const go of this.waiting) go();
    await this.page.waitForFunction(() => !document.querySelector('[data-drawn]'));
  }
}

const PROGRAM = /nim-[0-9a-f]{12}\.wasm$/;
/** The program, and the styles that load beside it. */
const LATER = /(nim-[0-9a-f]{12}\.wasm|table-[0-9a-f]{12}\.css)$/;

test.describe('before the program is there', () => {
  for (const [language, sentence] of [
    ['en', 'The last stone loses.'],
    ['de', 'Wer den letzten Stein nimmt, verliert.'],
    ['fr', 'Qui prend le dernier jeton perd.'],
    ['es', 'Pierde quien quite la última.'],
  ]) {
    test.describe(language, () => {
      test.use({ locale: language, viewport: { width: 360, height: 640 } });

      test('the board is the one that the program draws', async ({ page }) => {
        const held = await Held.from(page, LATER);
        // The document is there, its program not.
        await page.goto('./', { waitUntil: 'commit' });
        await expect(page.getByRole('status')).toContainText(sentence);
        const look = (): Promise<string[]> => page.locator('.app, .app *:not(#drop)').evaluateAll((parts) => parts.map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return `${part.tagName} ${part.getAttribute('class')} ${[x, y, width, height]} ${part.children.length ? '' : part.textContent}`;
        }));
        const before = await look();
        await page.evaluate(() => {
          Object.assign(window, { shifts: 0 });
          new PerformanceObserver((list) => Object.assign(window, { shifts: list.getEntries().length }))
            .observe({ type: 'layout-shift' });
        });
        await held.letThrough();
        expect(await look()).toEqual(before);
        expect(await page.evaluate('shifts')).toBe(0);
      });
    });
  }

  for (const [address, heaps, language] of [
    ['#/play?two=human&moves=C2,B1', [3, 4, 5], 'en'],
    ['#/play?heaps=1,7,2,5&via=link&moves=D5', [1, 7, 2, 5], 'de'],
    ['#/play?heaps=7&take=3&rule=normal', [7], 'fr'],
    ['#/play?heaps=1,1,1,1,1,1,1,1&embed=1', [1, 1, 1, 1, 1, 1, 1, 1], 'es'],
    ['#/play?heaps=3,5&via=challenge&moves=A1,B2', [2, 3], 'en'],
  ] as const) {
    test.describe(`${language} ${address}`, () => {
      test.use({ locale: language });

      test('the board of a link is there at once, and stays where it is', async ({ page }) => {
        for (const [width, height] of [[360, 640], [667, 375], [1280, 800]]) {
          await page.setViewportSize({ width, height });
          const held = await Held.from(page, LATER);
          await page.goto('about:blank');
          await page.goto(`./${address}`, { waitUntil: 'commit' });
          const seen = (): Promise<{ counts: string[]; stones: number[]; places: number[] }> => page.evaluate(() => {
            const within = (heap: Element, kind: string): Element[] =>
              [...heap.querySelectorAll(kind)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
            const all = [...document.querySelectorAll('.heap')];
            const places = all.flatMap((heap) => within(heap, '.stone, .heap__count')).map((one) => one.getBoundingClientRect());
            return {
              counts: all.flatMap((heap) => within(heap, '.heap__count').map(({ textContent }) => textContent)),
              stones: all.map((heap) => within(heap, '.stone').length),
              places: places.flatMap(({ x, y, width: wide }) => [x, y, wide]),
            };
          });
          await expect.poll(async () => (await seen()).stones).toEqual(heaps);
          const before = await seen();
          expect(before.counts).toEqual(heaps.map(String));
          // It cannot be pressed yet, and nothing of a first visit is beside it.
          await expect(page.locator('.board')).toHaveAttribute('inert');
          for (const part of ['.status', '.bar', '.banner']) await expect(page.locator(part)).not.toBeVisible();
          const covered = await page.locator('.heap__label, .stone').evaluateAll((all) => {
            const { left, right, top, bottom } = document.querySelector('.waits')!.getBoundingClientRect();
            return all.map((one) => one.getBoundingClientRect())
              .filter((one) => one.right > left && one.left < right && one.bottom > top && one.top < bottom).length;
          });
          expect(covered).toBe(0);
          await held.letThrough();
          const after = await seen();
          expect([after.counts, after.stones], `${width}×${height}`).toEqual([before.counts, before.stones]);
          // A table by link has two lines of names.
          after.places.forEach((place, index) => expect(Math.abs(place - before.places[index]), `${width}×${height}`).toBeLessThan(2.5));
          await page.unrouteAll({ behavior: 'wait' });
        }
      });
    });
  }

  for (const address of ['#/play?heaps=8,2&two=human', '#/play?heaps=3,5,7,1,1,1,1,1,1,1', '#/play?heaps=2&moves=A3', '#/play?heaps=x', '#/play?HEAPS=1,2', '#/play?rule=normal&amp;heaps=1,2',
    '#/play?heaps=3,5&moves=a1', '#/play?heaps=2,5&moves=A1,%20B2', '#/play?heaps=7,7,7,7,7,7,7,7,7', '#/puzzle/1/7', '#/path']) {
    test(`no board is shown too early: ${address}`, async ({ page, complaints }) => {
      await Held.from(page, LATER);
      await page.goto(`./${address}`, { waitUntil: 'commit' });
      await expect(page.getByText('Nim is loading…')).toBeVisible();
      expect(await page.locator('.stone').evaluateAll((all) =>
        all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length)).toBe(0);
      expect(complaints).toEqual([]);
    });
  }

  test('stones are chosen, another press changes the choice, and the program goes on from it', async ({ page }) => {
    const held = await Held.from(page, PROGRAM);
    await page.goto('./', { waitUntil: 'commit' });
    await choose(page, 'A2');
    await expect(stone(page, 'A2')).toHaveAttribute('aria-pressed', 'true');
    await choose(page, 'C4');
    await expect(stone(page, 'C4')).toHaveAttribute('aria-pressed', 'true');
    await expect(stone(page, 'A2')).not.toHaveAttribute('aria-pressed', 'true');
    await held.letThrough();
    await expect(stone(page, 'C4')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Take 4 from heap C', exact: true })).toBeVisible();
  });

  test('a move waits, and is made at the start', async ({ page }) => {
    const held = await Held.from(page, PROGRAM);
    await page.goto('./', { waitUntil: 'commit' });
    await take(page, 'C4');
    await expect(page.getByRole('status').first()).toHaveText('Your move is made when Nim has loaded.');
    await held.letThrough();
    await expect(page.getByRole('region', { name: 'Players' })).toContainText('4 stones taken');
  });

  test('a move is made by keys', async ({ page }) => {
    const held = await Held.from(page, PROGRAM);
    await page.goto('./', { waitUntil: 'commit' });
    await stone(page, 'C1').focus();
    for (const key of ['3', 'Escape', '4', 'Enter']) await page.keyboard.press(key);
    await held.letThrough();
    await expect(page.getByRole('region', { name: 'Players' })).toContainText('4 stones taken');
  });

  for (const [key, dialog] of [['n', 'New game'], ['?', 'How to play']]) {
    test(`the key ${key} waits, and opens “${dialog}” then`, async ({ page }) => {
      const held = await Held.from(page, PROGRAM);
      await page.goto('./', { waitUntil: 'commit' });
      await expect(page.getByRole('status')).toBeVisible();
      await page.keyboard.press(key);
      await held.letThrough();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    });
  }

  test('a press waits, and has its effect then', async ({ page }) => {
    const held = await Held.from(page, PROGRAM);
    await page.goto('./', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'New game' }).click();
    await held.letThrough();
    await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible();
  });

  test('of several presses the last counts', async ({ page }) => {
    const held = await Held.from(page, PROGRAM);
    await page.goto('./', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Let the computer start' }).click();
    await take(page, 'C4');
    await held.letThrough();
    await expect(page.getByRole('region', { name: 'Players' })).toContainText(/You.*4 stones taken/);
  });

  test('settings of an earlier visit hold', async ({ page }) => {
    await open(page, '#/more');
    await page.getByRole('button', { name: /^Settings/ }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    const colour = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('nim-save'))).toContain('"theme":"dark"');
    const dark = await colour();
    const held = await Held.from(page, PROGRAM);
    await page.goto('about:blank');
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.locator('main')).toBeAttached();
    expect(await colour()).toBe(dark);
    await held.letThrough();
    expect(await colour()).toBe(dark);
  });

  test('the focus stays where it was', async ({ page }) => {
    const held = await Held.from(page, PROGRAM);
    await page.goto('./', { waitUntil: 'commit' });
    await stone(page, 'A1').focus();
    await held.letThrough();
    await expect(stone(page, 'A1')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Take 1 from heap A', exact: true })).toBeVisible();
  });

  test('the focus that was taken from the board does not come back', async ({ page }) => {
    const held = await Held.from(page, PROGRAM);
    await page.goto('./', { waitUntil: 'commit' });
    await stone(page, 'A1').focus();
    const { x, y, height } = (await page.getByRole('main').boundingBox())!;
    await page.mouse.click(x + 3, y + height - 3);
    await held.letThrough();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test('a press where the board of an earlier visit comes later does nothing', async ({ page }) => {
    await open(page, '#/play?heaps=2,4&two=human');
    await take(page, 'B1');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('nim-save'))).toContain('moves=B1');
    const held = await Held.from(page, PROGRAM);
    await page.goto('about:blank');
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.locator('main')).toBeAttached();
    await expect(page.getByRole('button', { name: /^Take/ })).toHaveCount(0);
    await page.mouse.click(640, 400);
    await held.letThrough();
    await untilHeaps(page, [2, 3]);
    await expect(page.getByRole('button', { name: 'Choose stones' })).toBeVisible();
  });

  test('each file of a screen may come late, and no other board is seen meanwhile', async ({ page }) => {
    // Counts the frames, and those in which a board can be pressed that the address does not name.
    await page.addInitScript(() => {
      const seen = { frames: 0, foreign: 0 };
      Object.assign(window, { seen });
      const look = (): void => {
        seen.frames += 1;
        const first = document.querySelector('#board [data-stone]');
        if (first?.checkVisibility({ visibilityProperty: true }) && !first.closest('[inert]')) {
          const named = /^#\/play\?heaps=([\d,]+)/.exec(location.hash)?.[1];
          const heaps = document.querySelectorAll('#board .heap').length;
          const isOwn = named ? heaps === named.split(',').length : !first.closest('main.table');
          if (!isOwn) seen.foreign += 1;
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(request.url()));
    for (const [address, own] of [['#/play?heaps=1,1', 'main.table'], ['#/analyse?heaps=1,3,5,7', '.study']]) {
      const arrive = async (): Promise<void> => {
        await page.goto('about:blank');
        await page.goto(`./${address}`);
        await expect(page.locator(own)).toBeVisible();
        await expect(page.locator('[data-drawn]')).toHaveCount(0);
      };
      requested.clear();
      await arrive();
      const files = [...requested].filter((url) => /\.(js|wasm|css)$/.test(url));
      expect(files.length).toBeGreaterThan(2);
      for (const file of files) {
        await page.route(file, async (route) => {
          // Some fifteen frames late.
          await new Promise((arrived) => setTimeout(arrived, 250));
          await route.continue();
        });
        await arrive();
        await page.unrouteAll({ behavior: 'wait' });
        expect(await page.evaluate('seen.frames')).toBeGreaterThan(1);
        expect(await page.evaluate('seen.foreign'), `while ${file} comes late`).toBe(0);
      }
    }
  });

  test('a long wait shows a way to reload', async ({ page }) => {
    await page.clock.install();
    const held = await Held.from(page, PROGRAM);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.getByRole('status').first()).toBeVisible();
    const reload = page.getByRole('link', { name: 'Reload' });
    await expect(reload).toBeVisible();
    for (const sentence of ['Nim is loading…', 'If nothing appears, reload the page. Nim needs a browser from 2024 or later.']) {
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await page.evaluate(() => Object.assign(window, { before: true }));
    await reload.click();
    await expect.poll(() => page.evaluate(() => 'before' in window)).toBe(false);
    await held.letThrough();
    await expect(reload).toHaveCount(0);
  });
});

test.describe('a part that comes later', () => {
  test('comes once, when it is opened', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await open(page);
    await untilHeaps(page, [3, 5, 7]);
    const requests = (): number => requested.filter((url) => url.includes('/dialogs-')).length;
    expect(requests()).toBe(0);
    for (const _ of ['once', 'again']) {
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    // Its program and its style.
    expect(requests()).toBe(2);
  });

  test('says that it did not come, and comes at the next press', async ({ page, complaints }) => {
    await page.route(/\/dialogs-/, (route) => route.abort());
    await open(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('This part could not be loaded. Check the connection.')).toBeVisible();
    await page.unroute(/\/dialogs-/);
    complaints.length = 0;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  });

  test('takes nobody from the board while it is on its way', async ({ page }) => {
    const held = await Held.from(page, /\/learn-.*\.wasm$/);
    await open(page, '#/play?two=human');
    await take(page, 'A1');
    await page.getByRole('link', { name: 'Learn' }).click();
    await expect(page).toHaveURL(/#\/path/);
    await page.goBack();
    await untilHeaps(page, [2, 5, 7]);
    await held.letThrough();
    await take(page, 'B1');
    await untilHeaps(page, [2, 4, 7]);
    await page.getByRole('link', { name: 'Learn' }).click();
    await expect(page.getByRole('heading', { name: 'Learn to win' })).toBeVisible();
  });

  test('its style may come late: the board stays and can be played', async ({ page }) => {
    const held = await Held.from(page, /\/analysis-.*\.css$/);
    await open(page, '#/play?two=human');
    await page.getByRole('button', { name: 'Analysis and moves' }).click();
    await take(page, 'A1');
    await untilHeaps(page, [2, 5, 7]);
    const analysis = page.getByRole('region', { name: 'Analysis', exact: true });
    await expect(page.getByRole('button', { name: 'Moves', exact: true })).toBeVisible();
    await expect(analysis).toHaveCount(0);
    await held.letThrough();
    await expect(analysis).toContainText('moves');
  });

  test('that is damaged comes whole at the next request', async ({ page, complaints }) => {
    const host = await Site.open();
    let isMended = false;
    // The browser may keep the half of the file, because a file whose name has a hash never changes.
    host.intercept = (path, _, response) => {
      if (isMended || !/\/dialogs-.*\.wasm$/.test(path)) return false;
      const program = readFileSync(join(DIST, path));
      response.writeHead(200, { 'content-type': 'application/wasm', 'cache-control': 'max-age=3600' });
      response.end(program.subarray(0, program.length / 2));
      return true;
    };
    await page.goto(host.url);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    isMended = true;
    complaints.length = 0;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
    await host.close();
  });
});

test.describe('after a slow first drawing, in which the program lets the browser go on', () => {
  test.beforeEach(async ({ page }) => {
    // This clock makes Yew yield to the browser: Yew goes on in a timeout of 0 ms, which waits for `letGo()`.
    await page.addInitScript(() => {
      const { now } = Date;
      let late = 0;
      Date.now = () => now.call(Date) + (late += 20);
      const start = window.setTimeout;
      const held: TimerHandler[] = [];
      window.setTimeout = ((work: TimerHandler, time?: number, ...given: unknown[]) =>
        time === 0 ? held.push(work) : start(work, time, ...given)) as typeof setTimeout;
      Object.assign(window, {
        letGo: () => {
          window.setTimeout = start;
          for (const work of held) start(work);
          return held.length;
        },
      });
    });
  });

  test('a key takes effect', async ({ page }) => {
    await open(page);
    await expect(page.locator('[data-drawn]')).toHaveCount(0);
    await page.keyboard.press('?');
    expect(await page.evaluate('letGo()')).toBeGreaterThan(0);
    await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
  });

  test('a link is followed', async ({ page }) => {
    await open(page);
    await expect(page.locator('[data-drawn]')).toHaveCount(0);
    await follow(page, '#/play?heaps=2,3&two=human');
    expect(await page.evaluate('letGo()')).toBeGreaterThan(0);
    await untilHeaps(page, [2, 3]);
  });

  test('Escape takes back a dialog that is on its way', async ({ page }) => {
    await open(page, '#/play?heaps=1,2&rule=normal&two=human');
    await expect(page.locator('[data-drawn]')).toHaveCount(0);
    await page.keyboard.press('?');
    await page.keyboard.press('Escape');
    expect(await page.evaluate('letGo()')).toBeGreaterThan(0);
    await take(page, 'B2');
    await untilHeaps(page, [1, 0]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('a program that cannot go on', () => {
  for (const [extension, status, type, half] of [
    ['.wasm', 200, 'application/wasm', Buffer.from([0, 97, 115, 109, 1, 0, 0])],
    ['.js', 200, 'text/javascript', 'export const half = ('],
    ['.css', 404, 'text/plain', ''],
  ] as const) {
    test(`a file ${extension} that is damaged or missing is reported, and a reload brings the whole`, async ({ page, complaints }) => {
      const host = await Site.open();
      const file = named(host, new RegExp(`^(nim|table)-[0-9a-f]{12}\\${extension}$`));
      host.intercept = (path, _, response) => {
        if (path !== `/${file}`) return false;
        response.writeHead(status, { 'content-type': type });
        response.end(half);
        return true;
      };
      await page.goto(`${host.url}#/play?heaps=1,2&two=human`);
      await expect(page.getByRole('heading')).toHaveText(
        'Nim could not be loaded: check the connection and reload, in a browser from 2024 or later.',
      );
      host.intercept = undefined;
      complaints.length = 0;
      await page.getByRole('button', { name: 'Reload' }).click();
      await untilHeaps(page, [1, 2]);
      await page.goto('about:blank');
      await host.close();
    });
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the page names its need', async ({ page, complaints }) => {
      await open(page);
      // The program is fetched all the same.
      complaints.length = 0;
      expect(await page.locator('noscript').innerText()).toContain('Nim needs JavaScript, and this browser blocks it.');
    });
  });

  const stop = async (page: Page): Promise<void> => {
    await end(page);
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  };

  test('an error leads to one sentence, nothing changes any more, and a reload resumes the game', async ({ page }) => {
    await open(page, '#/play?two=human&names=Ada,Bob');
    await take(page, 'B4');
    await expect.poll(() => saved(page)).toContain('moves=B4');
    const before = await saved(page);
    await stop(page);
    await expect(page.getByRole('heading', { name: 'An error in the program has stopped Nim: reload the page to go on.' }))
      .toBeFocused();
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - main:
        - heading [level=1]
        - button "Reload"
        - link "Save my data"
    `);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }
    for (const key of ['u', 'n', 'Escape']) await page.keyboard.press(key);
    expect(await saved(page)).toBe(before);
    await page.getByRole('button', { name: 'Reload' }).click();
    await untilHeaps(page, [3, 1, 7]);
    await take(page, 'A3');
    await untilHeaps(page, [0, 1, 7]);
  });

  test('what still runs of it saves nothing, and covers nothing', async ({ page }) => {
    await openStill(page, '#/play?heaps=1,1&two=perfect');
    await take(page, 'A1');
    await page.clock.runFor(100);
    await expect.poll(() => saved(page)).toContain('moves=A1');
    const before = await saved(page);
    await stop(page);
    // The computer takes the last stone, and the result comes.
    await page.clock.runFor(10_000);
    expect(await saved(page)).toBe(before);
    await page.getByRole('button', { name: 'Reload' }).click({ trial: true });
  });

  test('after repeated stops Reload leaves the link, and then the saved data', async ({ page }) => {
    await open(page, '#/play?two=human');
    await take(page, 'B4');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('nim-save'))).toContain('moves=B4');
    await follow(page, '#/path');
    const reload = page.getByRole('button', { name: 'Reload' });
    await stop(page);
    await expect(page.getByText('An error in the program has stopped Nim: reload the page to go on.')).toBeVisible();
    await reload.click();
    await expect(page.getByRole('heading', { name: 'Learn to win' })).toBeVisible();
    await stop(page);
    await expect(page.getByText(
      'Nim has stopped twice in a row, perhaps because of the address: Reload opens the start page.',
    )).toBeVisible();
    await reload.click();
    await untilHeaps(page, [3, 1, 7]);
    await stop(page);
    await expect(page.getByText('Nim has stopped again, perhaps because of the saved data: '
      + 'Reload starts without it and keeps it under “Statistics and data”.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Save my data' })).toHaveAttribute('href', /moves%3DB4|moves=B4/);
    await reload.click();
    await untilHeaps(page, [3, 5, 7]);
    await expect(page.getByText('The saved data could not be read, and is set aside.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('nim-aside'))).toContain('moves=B4');
  });

  test('a stop after a longer run is no repeated stop', async ({ page }) => {
    await page.clock.install();
    await open(page, '#/play?two=human');
    await untilHeaps(page, [3, 5, 7]);
    await stop(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await untilHeaps(page, [3, 5, 7]);
    await expect.poll(async () => {
      await page.clock.runFor(1000);
      return page.evaluate(() => sessionStorage.getItem('nim-stopped'));
    }).toBeNull();
    await stop(page);
    await expect(page.getByText('An error in the program has stopped Nim')).toBeVisible();
  });

  test('saved data stays where there is no room to set it aside', async ({ page }) => {
    await open(page, '#/play?two=human');
    await take(page, 'B4');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('nim-save'))).toContain('moves=B4');
    const before = await page.evaluate(() => {
      let text = '';
      for (let size = 8388608; size >= 1; size /= 2) {
        try {
          localStorage.setItem('full', text + 'x'.repeat(size));
          text += 'x'.repeat(size);
        } catch {
          // There was no room for so many.
        }
      }
      // With two stops noted, the next one is the third, after which Reload sets the saved data aside.
      sessionStorage.setItem('nim-stopped', '2');
      history.replaceState(null, '', '.');
      return localStorage.getItem('nim-save');
    });
    await stop(page);
    const reload = page.getByRole('button', { name: 'Reload' });
    await reload.click();
    await expect(page.getByText('There is no space to set the saved data aside: save it to a file, then delete this site’s '
      + 'data in the browser’s settings.')).toBeVisible();
    expect(await page.evaluate(() => [localStorage.getItem('nim-save'), localStorage.getItem('nim-aside')]))
      .toEqual([before, null]);
    await page.evaluate(() => localStorage.removeItem('full'));
    await reload.click();
    await untilHeaps(page, [3, 5, 7]);
    expect(await page.evaluate(() => localStorage.getItem('nim-aside'))).toBe(before);
  });

  test('errors of extensions stop nothing, and one of the program does', async ({ page, complaints }) => {
    await open(page, '#/play?two=human');
    await take(page, 'B4');
    await page.evaluate(() => {
      const error = (init: ErrorEventInit): boolean => dispatchEvent(new ErrorEvent('error', init));
      error({ message: 'ResizeObserver loop completed with undelivered notifications.' });
      error({ message: 'x', filename: 'moz-extension://0b0c/content.js' });
      error({ message: 'Script error.' });
      error({ message: 'x', filename: 'chrome-extension://abc/main-0123456789ab.js' });
      void Promise.reject(new DOMException('a test refused', 'NotAllowedError'));
    });
    await take(page, 'A1');
    await untilHeaps(page, [2, 1, 7]);
    await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
    await stop(page);
    complaints.length = 0;
  });
});
