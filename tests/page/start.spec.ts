import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { broken, covered } from '../fits.ts';
import {
  beginWith, button, choose, complained, dialog, expect, follow, open, openStill, players, press, saved, says, section, stone, stop as end,
  take, test, untilHeaps, untilStarted,
} from '../nim.ts';
import { DIST, Site } from '../server.mjs';

/** Holds back these files. The function that it returns lets them through, and waits until the program has drawn the page. */
async function hold(page: Page, files: RegExp): Promise<() => Promise<void>> {
  let asked = 0;
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => { letThrough = resolve; });
  await page.route(files, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => asked).toBeGreaterThan(0);
    letThrough();
    await untilStarted(page);
  };
}

const PROGRAM = /nim-[0-9a-f]{12}\.wasm$/;
/** The program, and the styles that load beside it. */
const LATER = /(nim-[0-9a-f]{12}\.wasm|table-[0-9a-f]{12}\.css)$/;

/** Opens an address, and holds back the program. */
async function openEarly(page: Page, address = '', files = PROGRAM): Promise<() => Promise<void>> {
  const letThrough = await hold(page, files);
  await page.goto(`./${address}`, { waitUntil: 'commit' });
  return letThrough;
}

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
        const letThrough = await openEarly(page, '', LATER);
        await says(page, sentence);
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
        await letThrough();
        expect(await look()).toEqual(before);
        expect(await page.evaluate('shifts')).toBe(0);
      });
    });
  }

  const LINKS: [address: string, heaps: number[], locale: string, width: number, height: number][] = [
    ['#/play?two=human&moves=C2,B1', [3, 4, 5], 'en', 360, 640],
    ['#/play?heaps=1,7,2,5&via=link&moves=D5', [1, 7, 2, 5], 'de', 360, 640],
    ['#/play?heaps=1,1,1,1,1,1,1,1&embed=1', [1, 1, 1, 1, 1, 1, 1, 1], 'es', 667, 375],
    ['#/play?heaps=3,5&via=challenge&moves=A1,B2', [2, 3], 'en', 1280, 800],
  ];
  for (const [address, heaps, locale, width, height] of LINKS) {
    test.describe(`${locale} ${width}×${height} ${address}`, () => {
      // A friend’s move is played after a while.
      test.use({ locale, viewport: { width, height }, pace: 1 });

      test('the board of a link is there at once, and stays where it is', async ({ page }) => {
        const letThrough = await openEarly(page, address, LATER);
        const counts = page.locator('.heap__count').filter({ visible: true });
        const stones = page.locator('.stone').filter({ visible: true });
        const places = (): Promise<number[]> => counts.or(stones).evaluateAll((all) => all.flatMap((one) => {
          const { x, y, width: wide } = one.getBoundingClientRect();
          return [x, y, wide];
        }));
        const expectBoard = async (): Promise<void> => {
          await expect(counts).toHaveText(heaps.map(String));
          await expect(stones).toHaveCount(heaps.reduce((sum, heap) => sum + heap));
        };
        await expectBoard();
        const before = await places();
        // It cannot be pressed yet, and nothing of a first visit is beside it.
        await expect(page.locator('.board')).toHaveAttribute('inert');
        for (const part of ['.status', '.bar', '.banner']) await expect(page.locator(part)).not.toBeVisible();
        expect(await covered(page, '.waits.late', '.heap__label, .stone')).toEqual([]);
        await letThrough();
        await expectBoard();
        // A table by link has two lines of names.
        (await places()).forEach((place, index) => expect(Math.abs(place - before[index])).toBeLessThan(2.5));
      });
    });
  }

  test('no board is shown too early', async ({ page }) => {
    for (const address of [
      '#/play?heaps=8,2&two=human', '#/play?heaps=3,5,7,1,1,1,1,1,1,1', '#/play?heaps=2&moves=A3', '#/play?heaps=x', '#/play?HEAPS=1,2',
      '#/play?rule=normal&amp;heaps=1,2', '#/play?heaps=3,5&moves=a1', '#/play?heaps=2,5&moves=A1,%20B2',
      '#/play?heaps=7,7,7,7,7,7,7,7,7', '#/puzzle/1/7', '#/path',
    ]) {
      await page.goto('about:blank');
      await openEarly(page, address, LATER);
      await expect(page.getByText('Nim is loading…'), address).toBeVisible();
      await expect(page.locator('.stone').filter({ visible: true }), address).toHaveCount(0);
    }
  });

  test('another press changes the choice, and the program goes on from it, with the focus where it was', async ({ page }) => {
    const letThrough = await openEarly(page);
    await choose(page, 'A2');
    await expect(stone(page, 'A2')).toHaveAttribute('aria-pressed', 'true');
    await choose(page, 'C4');
    await expect(stone(page, 'C4')).toHaveAttribute('aria-pressed', 'true');
    await expect(stone(page, 'A2')).not.toHaveAttribute('aria-pressed', 'true');
    await letThrough();
    await expect(stone(page, 'C4')).toHaveAttribute('aria-pressed', 'true');
    await expect(stone(page, 'C4')).toBeFocused();
    await expect(button(page, 'Take 4 from heap C')).toBeVisible();
  });

  test('the focus that was taken from the board does not come back', async ({ page }) => {
    const letThrough = await openEarly(page);
    await stone(page, 'A1').focus();
    const { x, y, height } = (await page.getByRole('main').boundingBox())!;
    await page.mouse.click(x + 3, y + height - 3);
    await letThrough();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test('of several presses the last counts: a move waits, and is made at the start', async ({ page }) => {
    const letThrough = await openEarly(page);
    await press(page, 'Let the computer start');
    await take(page, 'C4');
    await says(page, 'Your move is made when Nim has loaded.');
    await letThrough();
    await expect(players(page)).toContainText(/You.*4 stones taken/);
  });

  for (const [width, height] of [[320, 256], [360, 640], [844, 390], [1280, 800]]) {
    test(`the words of a slow load leave stones and Take free, in a window of ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openEarly(page);
      await expect(page.getByText('Nim is loading…')).toBeVisible();
      for (const move of ['A3', 'B5', 'C7']) await choose(page, move);
      await take(page, 'C4');
      await says(page, 'Your move is made when Nim has loaded.');
    });
  }

  test('a move is made by keys', async ({ page }) => {
    const letThrough = await openEarly(page);
    await stone(page, 'C1').focus();
    for (const key of ['3', 'Escape', '4', 'Enter']) await page.keyboard.press(key);
    await letThrough();
    await expect(players(page)).toContainText('4 stones taken');
  });

  test('a letter and a press wait, and have their effect then', async ({ page }) => {
    for (const [act, name] of [
      [() => page.keyboard.press('?'), 'How to play'],
      [() => press(page, 'New game'), 'New game'],
    ] as const) {
      const letThrough = await openEarly(page);
      await expect(button(page, 'New game')).toBeVisible();
      await act();
      await letThrough();
      await expect(dialog(page, name)).toBeVisible();
    }
  });

  test('an earlier visit has its look at once, and a press where its board comes later does nothing', async ({ page }) => {
    await beginWith(page, { settings: { theme: 'dark' }, game: '#/play?heaps=2,4&two=human&moves=B1' });
    const letThrough = await openEarly(page);
    await expect(page.locator('main')).toBeAttached();
    const expectDark = (): Promise<void> => expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 22, 27)');
    await expectDark();
    await expect(button(page, /^Take/)).toHaveCount(0);
    await page.mouse.click(640, 400);
    await letThrough();
    await untilHeaps(page, [2, 3]);
    await expect(button(page, 'Choose stones')).toBeVisible();
    await expectDark();
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
    const requested: string[] = [];
    let late = '';
    await page.route(/\.(js|wasm|css)$/, async (route) => {
      const file = route.request().url();
      requested.push(file);
      if (file === late) await page.waitForFunction(() => (window as unknown as { seen: { frames: number } }).seen.frames > 15);
      await route.continue();
    });
    for (const [address, own] of [['#/play?heaps=1,1', 'main.table'], ['#/analyse?heaps=1,3,5,7', '.study']]) {
      const arrive = async (): Promise<void> => {
        await page.goto('about:blank');
        await open(page, address);
        await expect(page.locator(own)).toBeVisible();
      };
      requested.length = 0;
      await arrive();
      expect(requested.length, address).toBeGreaterThan(2);
      // The program does not wait for what loads in idle time.
      for (const file of requested.filter((one) => !one.includes('/offline-'))) {
        late = file;
        await arrive();
        expect(await page.evaluate('seen.frames'), `${file} did not come late`).toBeGreaterThan(15);
        expect(await page.evaluate('seen.foreign'), `while ${file} comes late`).toBe(0);
      }
    }
    // The last one may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a long wait shows a way to reload, which keeps the address', async ({ page }) => {
    const letThrough = await openEarly(page, '#/play?heaps=2,4&two=human');
    for (const sentence of ['Nim is loading…', 'If nothing changes, reload the page. Nim needs a browser from 2024 or later.']) {
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await page.evaluate(() => Object.assign(window, { before: true }));
    const reload = page.getByRole('link', { name: 'Reload' });
    await reload.click();
    await expect.poll(() => page.evaluate(() => 'before' in window)).toBe(false);
    await letThrough();
    await untilHeaps(page, [2, 4]);
    await expect(reload).toHaveCount(0);
  });
});

test.describe('a part that comes later', () => {
  test('takes nobody from the board while it is on its way', async ({ page }) => {
    const letThrough = await hold(page, /\/learn-.*\.wasm$/);
    await open(page, '#/play?two=human');
    await take(page, 'A1');
    await section(page, 'Learn');
    await expect(page).toHaveURL(/#\/path/);
    await page.goBack();
    await untilHeaps(page, [2, 5, 7]);
    await letThrough();
    await take(page, 'B1', [2, 4, 7]);
    await section(page, 'Learn');
    await expect(page.getByRole('heading', { name: 'Learn to win' })).toBeVisible();
  });

  test('its style may come late: the board stays and can be played', async ({ page }) => {
    const letThrough = await hold(page, /\/analysis-.*\.css$/);
    await open(page, '#/play?two=human');
    await press(page, 'Analysis and moves');
    await take(page, 'A1', [2, 5, 7]);
    const analysis = page.getByRole('region', { name: 'Analysis', exact: true });
    await expect(button(page, 'Moves')).toBeVisible();
    await expect(analysis).toHaveCount(0);
    await letThrough();
    await expect(analysis).toContainText('moves');
  });

  test('says that it did not come, or came in halves, and comes whole at the next press', async ({ page, complaints }) => {
    const host = await Site.open();
    await page.route(/\/dialogs-/, (route) => route.abort());
    await page.goto(host.url);
    await press(page, 'Share');
    await expect(page.getByText('This part could not be loaded. Check the connection.')).toBeVisible();
    await complained(complaints, /ERR_FAILED/);
    await page.unroute(/\/dialogs-/);
    // The browser may keep the half of the file, because a file whose name has a hash never changes.
    host.intercept = (path, _, response) => {
      if (!/^\/dialogs-.*\.wasm$/.test(path)) return false;
      const program = readFileSync(join(DIST, path));
      response.writeHead(200, { 'content-type': 'application/wasm', 'cache-control': 'max-age=3600' });
      response.end(program.subarray(0, program.length / 2));
      return true;
    };
    await press(page, 'Try again');
    await expect(page.getByText('This part could not be loaded. Check the connection.')).toBeVisible();
    host.intercept = undefined;
    await press(page, 'Try again');
    await expect(button(page, 'Copy')).toBeVisible();
    await page.goto('about:blank');
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
    await open(page);
  });
  const letGo = async (page: Page): Promise<void> => expect(await page.evaluate('letGo()')).toBeGreaterThan(0);

  test('a key takes effect', async ({ page }) => {
    await page.keyboard.press('?');
    await letGo(page);
    await expect(dialog(page, 'How to play')).toBeVisible();
  });

  test('Escape takes back a dialog that is on its way, and a link is followed', async ({ page }) => {
    await page.keyboard.press('?');
    await page.keyboard.press('Escape');
    await follow(page, '#/play?heaps=2,3&two=human');
    await letGo(page);
    await untilHeaps(page, [2, 3]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('a program that cannot go on', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the page names its need', async ({ page }) => {
      await page.goto('.');
      await expect(page.locator('noscript')).toContainText('Nim needs JavaScript, and this browser blocks it.', { useInnerText: true });
    });
  });

  const stop = async (page: Page): Promise<void> => {
    await end(page);
    await expect(button(page, 'Reload')).toBeVisible();
  };

  test('an error leads to one sentence, nothing that still runs changes or saves anything, and a reload resumes the game', async ({
    page, context,
  }) => {
    await openStill(page, '#/play?two=perfect');
    await take(page, 'B4');
    await page.clock.runFor(100);
    await expect.poll(() => saved(page)).toContain('moves=B4');
    const before = await saved(page);
    await stop(page);
    // The computer would have moved.
    await page.clock.runFor(10_000);
    for (const key of ['u', 'n', 'Escape']) await page.keyboard.press(key);
    expect(await saved(page)).toBe(before);
    await page.clock.resume();
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
      expect(await broken(page)).toEqual([]);
    }
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, 'Copy');
    await expect(button(page, 'Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(before);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await press(page, 'Copied.');
    await expect(button(page, 'The browser does not let the page copy.')).toBeVisible();
    // The computer makes its move then: only this one wins.
    await press(page, 'Reload', [3, 1, 2]);
  });

  test('after repeated stops Reload leaves the link, and then the saved data', async ({ page }) => {
    await open(page, '#/play?two=human');
    await take(page, 'B4');
    await expect.poll(() => saved(page)).toContain('moves=B4');
    await follow(page, '#/path');
    const reload = button(page, 'Reload');
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
    await press(page, 'Reload', [3, 5, 7]);
    await expect.poll(async () => {
      await page.clock.runFor(1000);
      return page.evaluate(() => sessionStorage.getItem('nim-stopped'));
    }).toBeNull();
    await stop(page);
    await expect(page.getByText('An error in the program has stopped Nim')).toBeVisible();
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
    await take(page, 'A1', [2, 1, 7]);
    await expect(button(page, 'Reload')).toHaveCount(0);
    await stop(page);
    await complained(complaints, /a test refused/);
  });
});
