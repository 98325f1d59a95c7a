import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test as plainTest } from '@playwright/test';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { after, boards, moves, nodes, read, winning, wins, write } from './oracle.ts';
import { DIST, FAULTY, renew, Site } from './server.mjs';

/** Firefox and WebKitGTK: what may differ from Chromium, by the presses, drags and keys of their own drivers. */

/** Where a program is: on PATH, among the tools of `cargo xtask setup`, or where Debian has MiniBrowser. */
function program(name: string): string | undefined {
  const list = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : []);
  const tools = list(join(homedir(), '.cache/nim-tools')).map((tool) => join(tool, 'bin'));
  return [...process.env.PATH!.split(':'), ...tools, ...list('/usr/lib')].map((folder) => join(folder, name)).find(existsSync);
}

interface Engine {
  /** As its driver calls the browser. */
  name: string;
  needs: Record<string, string | undefined>;
  /** The capabilities of a browser for the driver. */
  options: (binary: string, isDark: boolean) => object;
}
const ENGINES: Record<string, Engine> = {
  Firefox: {
    name: 'firefox',
    needs: { browser: program('firefox-esr') ?? program('firefox'), driver: program('geckodriver') },
    options: (binary: string, isDark: boolean) => {
      // Only this machine can be asked for anything.
      const prefs = { 'network.dns.disabled': true, 'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1 };
      return { 'moz:firefoxOptions': { binary, prefs, args: ['-headless', '--width=1280', '--height=900'] } };
    },
  },
  WebKitGTK: {
    name: 'MiniBrowser',
    needs: { browser: program('webkit2gtk-4.1/MiniBrowser'), driver: program('WebKitWebDriver'), screen: program('Xvfb') },
    options: (binary: string, isDark: boolean) =>
      ({ 'webkitgtk:browserOptions': { binary, args: ['--automation', ...(isDark ? ['--dark-mode'] : [])] } }),
  },
};

/** The page in a browser, as a person has it before them. */
class Nim {
  driver!: WebDriver;

  constructor(public site: Site, private readonly build: (isDark: boolean, isEager: boolean) => Promise<WebDriver>) {}

  /** Starts a new browser: a dark one, or one that does not wait until a page has loaded. */
  async startBrowser({ isDark = false, isEager = false } = {}): Promise<void> {
    await this.driver?.quit();
    this.driver = await this.build(isDark, isEager);
  }
  open = (address = ''): Promise<void> => this.driver.get(this.site.url + address);
  run = <T>(work: (...given: never[]) => T, ...given: unknown[]): Promise<Awaited<T>> =>
    this.driver.executeScript(work, ...given) as Promise<Awaited<T>>;
  until = (work: () => unknown, expected: RegExp | string): Promise<void> =>
    expect.poll(async () => String(await this.run(work))).toMatch(expected);
  reads = (text: RegExp | string): Promise<void> => this.until(() => document.body.innerText, text);
  says = (text: RegExp): Promise<void> => this.until(() => document.querySelector('[role=status]')?.textContent, text);
  saves = (text: RegExp | string): Promise<void> => this.until(() => localStorage.getItem('nim-save'), text);
  focuses = (text: RegExp): Promise<void> => this.until(() => {
    const element = document.activeElement!;
    return `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`;
  }, text);
  heaps = (): Promise<number[]> => this.run(() => [...document.querySelectorAll('[role=group]')]
    .flatMap((heap) => /^\S+\s[A-I], (\d+) /.exec(heap.getAttribute('aria-label') ?? '')?.[1] ?? []).map(Number));
  untilHeaps = (heaps: number[]): Promise<void> => expect.poll(this.heaps).toEqual(heaps);
  untilOffline = (): Promise<void> => this.until(() => navigator.serviceWorker.controller?.state, 'activated');

  /** Waits until an element of this kind is seen that the browser itself calls by this name. */
  async find(kind: string, name: string): Promise<WebElement> {
    let element: WebElement | null = null;
    await expect.poll(async () => {
      element = await this.run((selector: string, pattern: string) => [...document.querySelectorAll(selector)].find((seen) => {
        const title = document.getElementById(seen.getAttribute('aria-labelledby') ?? '');
        const label = seen.getAttribute('aria-label') ?? (title ?? seen).textContent!;
        return seen.checkVisibility({ visibilityProperty: true }) && new RegExp(pattern, 'u').test(label.trim());
      }), kind, `^${name}$`) as unknown as WebElement | null;
      return element !== null;
    }, `${kind} ${name}`).toBe(true);
    if (kind !== 'label') expect(await element!.getAccessibleName()).toMatch(new RegExp(`^${name}$`, 'u'));
    return element!;
  }
  press = async (name: string, kind = 'button'): Promise<void> => (await this.find(kind, name)).click();
  stone = (move: string): Promise<WebElement> => this.find('button', `Take ${move.slice(1)} from heap ${move[0]}, leaving \\d+`);
  take = async (...played: string[]): Promise<void> => {
    for (const move of played) {
      await (await this.stone(move)).click();
      await this.press(`Take ${move.slice(1)} from heap ${move[0]}`);
    }
  };
  /** Begins a game of two people on 3-5-7 with this move, and waits until it is saved. */
  async begun(move: string): Promise<void> {
    await this.open('#/play?two=human');
    await this.take(move);
    await this.saves(`moves=${move}`);
  }
  keys = (...keys: string[]): Promise<void> => this.driver.actions().sendKeys(...keys).perform();

  /** Plays against the computer by what brute force says, and wins. */
  async win(address: string, take: (move: string) => Promise<void>): Promise<void> {
    await this.open(address);
    // Before the program is there, a link shows no board to press on.
    await this.until(() => document.querySelectorAll('[data-drawn]').length, '0');
    for (let board = read(address); board.heaps.some((stones) => stones > 0);) {
      await this.says(/Your turn\.$/);
      const [move] = winning(board);
      await take(write(move));
      const left = after(board, move);
      const replies = moves(left).map((reply) => String(after(left, reply).heaps));
      if (replies.length > 0) await expect.poll(async () => replies.includes(String(await this.heaps()))).toBe(true);
      board = { ...board, heaps: await this.heaps() };
    }
    await this.find('dialog', 'You win');
  }
}

const CHECKS: Record<string, (nim: Nim) => Promise<void>> = {
  'a game is won by presses': (nim) => nim.win('#/play?heaps=2,3,4&rule=normal&two=perfect', nim.take),
  'a game is won by drags': (nim) => nim.win('#/play?heaps=1,3,4&rule=misere&two=perfect', async (move) => {
    const [origin, players] = [await nim.stone(move), await nim.find('section', 'Players')];
    await nim.driver.actions().move({ origin }).press().move({ origin: players }).release().perform();
  }),
  'a game is won by keys alone': (nim) => nim.win('#/play?heaps=3,4,5&take=3&rule=normal&two=perfect', async (move) => {
    if (await nim.run(() => document.activeElement === document.body)) {
      await nim.keys(Key.TAB);
      await nim.focuses(/To the board$/);
      await nim.keys(Key.ENTER);
    }
    await nim.focuses(/^button Take \d from heap/);
    const heap = await nim.run(() => /heap (.)/.exec(document.activeElement!.getAttribute('aria-label')!)![1]);
    const letters = (await nim.heaps()).flatMap((stones, index) => (stones > 0 ? 'ABC'[index] : []));
    // After the last heap comes the first one.
    const presses = (letters.indexOf(move[0]) - letters.indexOf(heap) + letters.length) % letters.length;
    await nim.keys(...Array<string>(presses).fill(Key.ARROW_RIGHT), move.slice(1), Key.ENTER);
  }),
  'Ctrl and Z takes a move back, and Ctrl and Y makes it again': async (nim) => {
    await nim.begun('C4');
    for (const [key, left] of [['z', 7], ['y', 3]] as const) {
      await nim.driver.actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform();
      await nim.untilHeaps([3, 5, left]);
    }
  },
  'a dialog takes the focus, and gives it back': async (nim) => {
    await nim.open('#/play?two=human');
    await nim.press('New game');
    await nim.focuses(/^h2 New game$/);
    await nim.keys(Key.ESCAPE);
    await nim.focuses(/^button New game$/);
    await nim.until(() => document.querySelectorAll('dialog[open]').length, '0');
  },
  'a game is there after a reload, in the language that was chosen': async (nim) => {
    await nim.begun('C4');
    await nim.press('More', 'a');
    await nim.press('Settings');
    await nim.press('Deutsch', 'label');
    await nim.find('dialog', 'Einstellungen');
    await nim.saves('"language":"de"');
    await nim.open();
    await nim.driver.navigate().refresh();
    await nim.untilHeaps([3, 5, 3]);
    await nim.find('button', 'Neue Partie');
  },
  'full storage is reported, and saving goes on with room': async (nim) => {
    await nim.open('#/play?two=human');
    await nim.run(() => {
      for (let size = 2 ** 23; size >= 1; size /= 2) {
        try { localStorage.setItem(`${size}`, 'x'.repeat(size)); } catch { /* No room. */ }
      }
    });
    await nim.take('C4');
    await nim.reads('The browser has no space left to save this game. You can play on.');
    await nim.run(() => localStorage.clear());
    await nim.take('A1');
    await nim.saves('moves=C4,A1');
  },
  'two tabs play one game': async (nim) => {
    await nim.begun('C4');
    const first = await nim.driver.getWindowHandle();
    await nim.driver.switchTo().newWindow('tab');
    await nim.open();
    await nim.untilHeaps([3, 5, 3]);
    await nim.take('B1');
    await nim.saves('moves=C4,B1');
    await nim.driver.switchTo().window(first);
    await nim.untilHeaps([3, 4, 3]);
  },
  'in a hidden tab the computer waits, and moves when it is seen': async (nim) => {
    await nim.open('#/play?two=human');
    const first = await nim.driver.getWindowHandle();
    await nim.run(() => document.addEventListener('visibilitychange', () => {
      location.hash = '#/play?heaps=3,5,7&two=perfect&first=two';
      // Its usual pause is a second.
      setTimeout(() => localStorage.setItem('left', `${document.querySelectorAll('[data-stone]').length} stones`), 3000);
    }, { once: true }));
    await nim.driver.switchTo().newWindow('tab');
    await nim.open('404.html');
    await nim.until(() => localStorage.getItem('left'), '15 stones');
    await nim.driver.switchTo().window(first);
    await nim.says(/^The computer took .* Your turn\.$/);
  },
  'before the program is there the board can be used, and the program goes on from it': async (nim) => {
    let go = (): void => undefined;
    nim.site.intercept = (path, _, response) => {
      if (!/nim-[0-9a-f]{12}\.wasm$/.test(path)) return false;
      go = () => response.writeHead(200, { 'content-type': 'application/wasm' }).end(readFileSync(join(DIST, path)));
      return true;
    };
    await nim.startBrowser({ isEager: true });
    await nim.open();
    await (await nim.stone('B2')).click();
    await nim.find('button', 'Take 2 from heap B');
    await nim.until(() => document.querySelectorAll('[data-drawn]').length, '1');
    go();
    await nim.until(() => document.querySelectorAll('[data-drawn]').length, '0');
    await nim.press('Take 2 from heap B');
    await nim.untilHeaps([3, 3, 7]);
  },
  'a program that stops says so, and a reload resumes the game': async (nim) => {
    await nim.site.close();
    nim.site = await Site.open(FAULTY);
    await nim.begun('B4');
    await nim.run(() => void dispatchEvent(new Event('nim-panic')));
    await nim.find('h1', 'An error in the program has stopped Nim: reload the page to go on.');
    await nim.keys('u', Key.ESCAPE);
    await nim.press('Reload');
    await nim.untilHeaps([3, 1, 7]);
    await nim.take('A3');
    await nim.untilHeaps([0, 1, 7]);
  },
  'after a first visit the page is there without a network': async (nim) => {
    await nim.open('#/play?heaps=1,2&rule=normal&two=human');
    await nim.untilOffline();
    await nim.site.close();
    await nim.driver.navigate().refresh();
    await nim.take('B2', 'A1');
    await nim.find('dialog', 'Player 2 wins');
  },
  'a new version is offered, and comes at a press on Update': async (nim) => {
    await nim.open('#/play?heaps=3,4&two=human');
    await nim.untilOffline();
    await nim.take('A1');
    const version = renew(nim.site);
    await nim.run(() => void navigator.serviceWorker.getRegistration().then((registration) => registration?.update()));
    await nim.press('Update');
    await nim.until(() => document.getElementById('boot')?.dataset.offline, version);
    await nim.untilHeaps([2, 4]);
  },
  'the content policy lets nothing foreign run': async (nim) => {
    const other = await Site.open();
    await nim.open('#/play?two=human');
    const ran = await nim.run(async (foreign: string) => {
      const all: string[] = [];
      for (const [tag, textContent] of [['script', 'document.title = "foreign"'], ['style', 'body { outline: 7px solid }']]) {
        // Trusted types refuse the text of a script itself.
        try { document.head.append(Object.assign(document.createElement(tag), { textContent })); } catch { /* Refused. */ }
      }
      if (document.title === 'foreign') all.push('an inline script');
      if (getComputedStyle(document.body).outlineStyle !== 'none') all.push('an inline style');
      await fetch(foreign, { mode: 'no-cors' }).then(() => all.push('a request of another host'), () => undefined);
      return all;
    }, other.url);
    expect([ran, other.asked]).toEqual([[], []]);
    await other.close();
  },
  'the analysis agrees with brute force': async (nim) => {
    for (const query of ['heaps=3,5,7&rule=misere', 'heaps=1,3,5,7&rule=normal', 'heaps=9,6,4&take=3']) {
      await nim.open(`#/analyse?${query}`);
      const board = read(`?${query}`);
      const [good, all] = [winning(board).length, moves(board).length];
      await nim.reads(good > 0
        ? new RegExp(`The player to move can win: ${good} of ${all} moves wins?\\.`)
        : `The player to move loses: none of the ${all} moves wins.`);
    }
  },
  'the tree has the nodes and boards of brute force, and the value of its root': async (nim) => {
    const board = read('#/tree?heaps=2,2&rule=normal');
    await nim.open('#/tree?heaps=2,2&rule=normal');
    await nim.press('To the end');
    await nim.find('[role=treeitem]', `2-2, Max to move, value ${wins(board) ? '\\+' : '−'}1.*`);
    await nim.until(() => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent).join(),
      new RegExp(`^${nodes(board)},\\d+,${boards(board)}$`));
  },
  'a puzzle is solved by the move of brute force': async (nim) => {
    await nim.open('#/puzzle/3/7');
    await nim.reads(/Is there a winning move\?\s+Last stone loses/);
    await nim.take(write(winning({ heaps: await nim.heaps(), rule: 'misere' })[0]));
    await nim.reads('Solved on your first try.');
  },
  'a link is copied, or left selected': async (nim) => {
    await nim.begun('B4');
    await nim.press('Share');
    await nim.press('Copy');
    await nim.reads(/Copied\. Paste it into a message\.|The link is selected: copy it yourself\./);
    expect(await nim.run(() => document.querySelector<HTMLInputElement>('dialog input[readonly]')!.value)).toMatch(/moves=B4$/);
  },
  'a worksheet is printed by its button': async (nim) => {
    await nim.open('#/print/worksheet/1/1');
    await nim.run(() => { window.print = () => { document.title = 'printed'; }; });
    await nim.press('Print');
    await nim.until(() => document.title, 'printed');
  },
  'the page is light or dark as the system is': async (nim) => {
    for (const isDark of [false, true]) {
      await nim.startBrowser({ isDark });
      await nim.open();
      const [paper, ink] = await nim.run(() => ['background-color', 'color']
        .map((part) => Number(/\d+/.exec(getComputedStyle(document.body).getPropertyValue(part))![0])));
      expect(paper < ink).toBe(isDark);
    }
  },
};

const test = plainTest.extend<{ engine: string; nim: Nim }>({
  engine: ['Firefox', { option: true }],
  nim: async ({ engine }, use) => {
    const { name, needs, options } = ENGINES[engine];
    const children: ChildProcess[] = [];
    // Where a processor stands in for the graphics card, WebKitGTK draws twice as slowly with this renderer.
    const env: NodeJS.ProcessEnv = { ...process.env, WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
    const site = await Site.ofCopy();
    // The driver gets a port that was free a moment ago.
    const probe = await Site.open();
    const { origin, port } = new URL(probe.url);
    await probe.close();
    const nim = new Nim(site, (isDark, isEager) => new Builder().usingServer(origin)
      .withCapabilities({ ...options(needs.browser!, isDark), pageLoadStrategy: isEager ? 'none' : 'normal' }).forBrowser(name).build());
    try {
      if (needs.screen) {
        const screen = spawn(needs.screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
        children.push(screen);
        env.DISPLAY = `:${String((await once(screen.stdout, 'data'))[0]).trim()}`;
      }
      children.push(spawn(needs.driver!, [`--port=${port}`], { env, stdio: 'ignore' }));
      await expect.poll(() => fetch(`${origin}/status`).then(({ ok }) => ok, () => false)).toBe(true);
      await nim.startBrowser();
      await use(nim);
    } finally {
      await nim.driver?.quit();
      for (const child of children) child.kill();
      for (const open of new Set([site, nim.site])) await open.close();
    }
  },
});

/** Checks that a browser does not pass, each with the reason. One that passes is red: then its line goes. */
const FAILS: Record<string, string> = {
  'Firefox: after a first visit the page is there without a network':
    'a reload without the host showed the browser’s own error page',
  'WebKitGTK: in a hidden tab the computer waits, and moves when it is seen': 'its driver opens a window, and hides no tab',
};

for (const [name, { needs }] of Object.entries(ENGINES)) {
  const missing = Object.entries(needs).flatMap(([what, path]) => (path ? [] : what));
  if (missing.length > 0) throw new Error(`${name} is not installed: it lacks its ${missing.join(' and ')}`);
  test.describe(name, () => {
    test.use({ engine: name });
    for (const [check, passes] of Object.entries(CHECKS)) {
      const why = FAILS[`${name}: ${check}`];
      if (why) test.fail(`${check}: ${why}`, ({ nim }) => passes(nim));
      else test(check, ({ nim }) => passes(nim));
    }
  });
}
