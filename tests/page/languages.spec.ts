import type { Page, Route } from '@playwright/test';
import { broken } from '../fits.ts';
import { button, calm, complained, dialog, expect, follow, leave, open, press, stop, test } from '../nim.ts';
import { Site } from '../server.mjs';
import { VIEWS } from '../views.ts';

/** In a text here ~ stands for a space at which no line ends, and ^ for a narrow one. */
const spaced = (text: string): string => text.replaceAll('~', '\u00a0').replaceAll('^', '\u202f');

/** What is read in German at some addresses. */
const SCREENS = {
  '#/analyse?heaps=1,2,4&rule=normal': ['Analyse von 1, 2, 4 – Nim', 'Wer am Zug ist, kann gewinnen: 1 von 7 Zügen gewinnt.',
    'Nim-Summe 7: 0001 ⊕ 0010 ⊕ 0100 = 0111', 'Bahnen zeigen',
    'Der größte Block ohne Partner ist 4: Nimmt man 1 Stein von Haufen~C, hat jeder Block einen Partner.'],
  '#/analyse?heaps=3,4,5,6,7,8&rule=misere&take=2,3': ['Gewinnt man so schnell wie möglich '
    + 'und hält die andere Seite durch, endet die Partie nach 12 Zügen. '
    + 'Von hier aus sind 1.526 verschiedene Stellungen möglich, diese mitgezählt.'],
  '#/puzzle/2026-11-20': ['Rätsel vom 20. November 2026 · Schwer', 'Gibt es einen Gewinnzug?',
    'Letzter Stein verliert · 1 oder 2 pro Zug'],
  '#/play?heaps=9,8&take=1,3,4&rule=normal&two=human': ['Person 1 ist am Zug.',
    'Nimm 1, 3 oder 4 Steine von einem Haufen. Wer den letzten Stein nimmt, gewinnt.'],
  '#/play?heaps=3,-1': ['Dieser Link ließ sich nicht öffnen. '
    + 'Bei Haufen~B steht „-1“. Schreib ganze Zahlen von 0 bis 31, zum Beispiel 3, 5, 7.'],
} as const;

/** Browsers that speak other languages, and what is read there at some addresses. */
const OTHERS: Record<string, Record<string, string[]>> = {
  'fr-CA': {
    '#/play?heaps=1,2&two=perfect': ['À toi de jouer – Nim', '0 jeton pris', 'Dernier jeton perdant', 'Tas~A, 1 jeton', 'Tas~B, 2 jetons',
      'Prends autant de jetons que tu veux dans un seul tas. Qui prend le dernier jeton perd.'],
    '#/tree?heaps=3,5,7': ['Arbre de jeu~: 3, 5, 7 – Nim', '39^861^780', 'Nœuds dessinés~: 16 sur 39^861^780^; repliés~: 15.'],
    '#/puzzle/2026-11-20': ['Énigme du 20 novembre 2026 · Difficile', 'Y a-t-il un coup gagnant^?'],
    '#/play?heaps=3,-1': ['Ce lien n’a pas pu être ouvert. '
      + 'Pour le tas~B, on lit «~-1~». Écris des nombres entiers de 0 à 31, par exemple 3, 5, 7.'],
  },
  'es-MX': {
    '#/play?heaps=1,2&two=perfect': ['Tu turno – Nim', '0 fichas quitadas', 'La última pierde', 'Montón~A, 1 ficha', 'Montón~B, 2 fichas',
      'Quita de un solo montón todas las fichas que quieras. Pierde quien quite la última.'],
    '#/tree?heaps=3,5,7': ['Árbol de juego: 3, 5, 7 – Nim', '39.861.780', 'Se dibujan 16 de 39.861.780 nodos; de ellos, 15 están plegados.'],
    '#/puzzle/2026-11-20': ['Reto del 20 de noviembre de 2026 · Difícil', '¿Hay una jugada ganadora?'],
    '#/play?heaps=3,-1': ['No se ha podido abrir este enlace. '
      + 'El montón~B es “-1”. Escribe números enteros de 0 a 31, por ejemplo 3, 5, 7.'],
  },
};

/** Every text that is seen or read out, and the title. It runs in the page. */
function textsOf(): string[] {
  const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const found = [document.title];
  const nodes = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const text = nodes.currentNode as Text;
    const around = text.parentElement;
    if (around && !around.closest('script, style, template, textarea') && isSeen(around)) found.push(text.data);
  }
  for (const element of document.querySelectorAll('body *')) {
    const names = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'];
    if (isSeen(element)) found.push(...names.map((name) => element.getAttribute(name) ?? ''));
  }
  return [...new Set(found.map((text) => text.replace(/^[ \n]+|[ \n]+$/g, '')))].filter((text) => /\p{L}{2}|\d/u.test(text));
}

const texts = (page: Page): Promise<string[]> => page.evaluate(textsOf);

/** Expects these texts, with just these spaces. */
const reads = (page: Page, expected: readonly string[]): Promise<void> => expect.poll(async () => {
  const there = await texts(page);
  return expected.filter((text) => !there.includes(spaced(text)));
}, { message: 'what is not read there' }).toEqual([]);

const speaks = (page: Page, tag: string): Promise<void> => expect(page.locator('html')).toHaveAttribute('lang', tag);

/** Opens the settings, which have this name now, and chooses another language. */
async function chooseLanguage(page: Page, settings: string, name: string): Promise<void> {
  await follow(page, '#/more');
  await press(page, settings);
  await page.getByRole('radio', { name, exact: true }).click();
}

/** Opens an address in a browser that speaks these languages. */
async function openIn(page: Page, languages: readonly string[], address: string): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'languages', { value, configurable: true }), languages);
  await open(page, address);
}

test.beforeEach(calm);

for (const [locale, screens] of Object.entries(OTHERS)) {
  test(`a browser that speaks ${locale} reads it`, async ({ page }) => {
    await page.clock.setSystemTime('2026-11-20T12:00:00');
    await openIn(page, [locale], '#/more');
    await speaks(page, locale.slice(0, 2));
    for (const [address, expected] of Object.entries(screens)) {
      await follow(page, address);
      await reads(page, expected);
    }
  });
}

test('a browser that speaks German plays a whole game, and has its screens, dialogs and faults in it', async ({ page, complaints }) => {
  await page.clock.setSystemTime('2026-11-20T12:00:00');
  await openIn(page, ['de-AT'], '#/play?heaps=1,2&two=perfect');
  await speaks(page, 'de');
  await reads(page, ['Du bist am Zug – Nim', 'Nimm beliebig viele Steine von einem Haufen. Wer den letzten Stein nimmt, verliert.',
    'Du bist am Zug.', 'Du', 'Meister', 'am Zug', '0 Steine genommen', 'Neue Partie', 'Letzter Stein verliert', 'Computer beginnt',
    'Haufen~A, 1 Stein', 'Haufen~B, 2 Steine']);
  await press(page, 'Tipp');
  await reads(page, ['Schau dir Haufen~B an.']);
  const stone = button(page, spaced('2 Steine von Haufen~B nehmen, 0 bleiben'));
  await stone.click();
  await expect(stone).toHaveAttribute('aria-pressed', 'true');
  await press(page, spaced('Von Haufen~B 2 nehmen'));
  await reads(page, ['2 Steine genommen']);
  await expect(dialog(page, 'Du hast gewonnen')).toBeVisible();
  await reads(page, ['Du hast den Sieg nie verschenkt.', 'Hilfe bei 1 Zug', 'Gewinnen, ohne zu beginnen', 'Revanche', 'Rückblick',
    'Ton und Vibration?', 'Ja', 'Nein']);
  expect(await broken(page)).toEqual([]);
  await press(page, 'Spielfeld ansehen');
  await reads(page, ['Der Computer hat den letzten Stein genommen. Wer den letzten Stein nimmt, verliert.', '1 Stein genommen']);

  for (const [address, expected] of Object.entries(SCREENS)) {
    await follow(page, address);
    await reads(page, expected);
  }
  await follow(page, '#/play?two=human&moves=C4');
  await press(page, 'Link schicken');
  await reads(page, ['Was du schickst', 'Diese Partie', 'Halte die Kamera eines Handys auf diesen Code.',
    'Eine Partie Nim nach 1 Zug. Die Haufen: 3, 5, 3. '
      + 'Nimm beliebig viele Steine von einem Haufen. Wer den letzten Stein nimmt, verliert. Spiel von hier weiter.']);
  await leave(page);
  await follow(page, '#/more');
  for (const [name, sentence] of [
    ['Spielanleitung', 'Die Steine liegen in Haufen. Beide Seiten ziehen abwechselnd.'],
    ['Einstellungen', 'Steine verblassen, statt zu wandern'],
    ['Über Nim', 'Nach dem ersten Besuch läuft die Seite auch ohne Internet.'],
  ]) {
    await press(page, name);
    await expect(dialog(page, name)).toContainText(sentence);
    await leave(page);
  }

  await stop(page);
  await reads(page, ['Neu laden', 'Nim ist wegen eines Fehlers abgestürzt: Lade die Seite neu, dann geht es weiter.']);
  await page.goto('./typo');
  await reads(page, ['Diese Seite gibt es nicht', 'Vielleicht ist die Adresse unvollständig oder falsch.', 'Nim spielen']);
  await complained(complaints, /404/);
});

test('a language that is chosen loads the page again, with game, settings and focus as they were, and Back leads to the game', async ({
  page, context,
}) => {
  const second = await context.newPage();
  await open(second, '#/more');
  await open(page, '#/play?heaps=3,5&two=human&moves=B2');
  await chooseLanguage(page, 'Settings', 'Deutsch');
  await expect(dialog(page, 'Einstellungen')).toBeVisible();
  await speaks(page, 'de');
  // Another tab keeps its language until it is loaded again.
  await speaks(second, 'en');
  await second.reload();
  await expect(second.getByRole('heading', { name: 'Mehr' })).toBeVisible();
  await expect(dialog(page, 'Einstellungen')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeFocused();
  await leave(page);
  await expect(page.getByRole('heading', { name: 'Mehr' })).toBeFocused();
  await page.goBack();
  await reads(page, ['Haufen~B, 3 Steine', 'Person 2 ist am Zug – Nim']);
  await page.reload();
  await reads(page, ['Haufen~B, 3 Steine', 'Person 2 ist am Zug – Nim']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await chooseLanguage(page, 'Einstellungen', 'Wie im Browser');
  await expect(dialog(page, 'Settings').getByRole('radio', { name: 'Same as the browser' })).toBeFocused();
  for (const [name, tag, heading] of [['Español', 'es', 'Ajustes'], ['English', 'en', 'Settings']]) {
    await page.getByRole('radio', { name, exact: true }).click();
    await expect(dialog(page, heading).getByRole('radio', { name, exact: true })).toBeFocused();
    await speaks(page, tag);
  }
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'More' })).toBeVisible();
});

test('where nothing can be stored the address has the language, and a frame stays one', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: () => { throw new DOMException('refused', 'SecurityError'); } });
    }
  });
  await open(page, '#/play?heaps=3,5&two=human&moves=B2&embed=1&lang=es');
  await speaks(page, 'es');
  await reads(page, ['Montón~B, 3 fichas']);
  await page.keyboard.press('n');
  await expect(dialog(page, 'Nueva partida')).toBeVisible();
  await leave(page);
  await chooseLanguage(page, 'Ajustes', 'Deutsch');
  await expect(dialog(page, 'Einstellungen').getByRole('radio', { name: 'Deutsch' })).toBeFocused();
  await speaks(page, 'de');
  await expect(page.locator('html')).toHaveAttribute('data-embed', '');
  await page.keyboard.press('Escape');
  // The browser tells the page of it a moment later.
  await expect(page.getByRole('heading', { name: 'Mehr' })).toBeFocused();
  await page.goBack();
  await reads(page, ['Haufen~B, 3 Steine']);
});

test('a link in a language holds for the visit, until another one is chosen, and is in no link of the page', async ({ page }) => {
  await open(page, '#/play?heaps=3,5&two=human&lang=fr');
  await speaks(page, 'fr');
  await reads(page, ['Joueur 1 doit jouer – Nim', 'Tas~A, 3 jetons']);
  await follow(page, '#/play?heaps=2,4&two=human&lang=es');
  await speaks(page, 'es');
  await reads(page, ['Jugador 1 tiene el turno – Nim', 'Montón~A, 2 fichas']);
  await expect(page).not.toHaveURL(/lang/);
  await press(page, 'Compartir');
  await expect(page.getByRole('textbox', { name: 'Enlace' })).toHaveValue(/#\/play\?heaps=2,4&two=human$/);
  await page.keyboard.press('Escape');
  await page.reload();
  await reads(page, ['Montón~A, 2 fichas']);
  await speaks(page, 'es');
  await chooseLanguage(page, 'Ajustes', 'El del navegador');
  await speaks(page, 'en');
});

test('the page speaks the language of its link, or the first of the browser that it knows, or else English', async ({ page }) => {
  for (const [languages, language, query, tag] of [
    ['["it-IT"]', 'it-IT', '', 'en'],
    ['["it-IT", "fr-CH", "de"]', 'it-IT', '?lang=xx', 'fr'],
    // Browsers that tell their languages in another way, or none.
    ['undefined', 'de-DE', '', 'de'],
    ['["de_DE.UTF-8"]', 'en', '', 'de'],
    ['[undefined, 7, "es@posix"]', 'en', '', 'es'],
    ['[]', '', '', 'en'],
    // A link that a program has changed.
    ['["en"]', 'en', '?heaps=3,5&amp;LANG=de_AT.UTF-8', 'de'],
  ]) {
    await page.goto('about:blank');
    await page.addInitScript(`
      Object.defineProperty(navigator, 'languages', { value: ${languages}, configurable: true });
      Object.defineProperty(navigator, 'language', { value: '${language}', configurable: true });
    `);
    await open(page, `#/play${query}`);
    await speaks(page, tag);
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
  }
});

const GERMAN_FILE = /\/de-[^/]*\.txt$/;

test('a language that is late, of another version, or not there is reported in English, and comes at the next press', async ({
  page, complaints,
}) => {
  await page.clock.install();
  await page.addInitScript("Object.defineProperty(navigator, 'languages', { value: ['de-DE'] })");
  const late = async (): Promise<void> => page.clock.fastForward(4000);
  for (const [answer, address, text] of [
    [late, '#/analyse?heaps=1,2,4&rule=normal', 'Wer am Zug ist, kann gewinnen: 1 von 7 Zügen gewinnt.'],
    [(route: Route) => route.fulfill({ body: 'de\0Spielen\0' }), '#/play?heaps=1,2', 'Haufen~B, 2 Steine'],
    [(route: Route) => route.abort(), '#/path/1?rule=misere', 'Du beginnst. Wer muss den letzten Stein nehmen?'],
  ] as const) {
    await page.goto('about:blank');
    await page.route(GERMAN_FILE, answer);
    await open(page, address);
    await expect(page.getByRole('alert').getByText('This language could not be loaded. Check the connection.')).toBeVisible();
    await speaks(page, 'en');
    await page.unroute(GERMAN_FILE);
    await press(page, 'Try again');
    await speaks(page, 'de');
    await reads(page, [text]);
    await expect(page.getByRole('alert')).toBeEmpty();
  }
  await complained(complaints, /ERR_FAILED/);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a language is there once it was used, and no other one', async ({ page, complaints }) => {
    const host = await Site.open();
    const { url } = host;
    await page.goto(url);
    await chooseLanguage(page, 'Settings', 'Deutsch');
    await speaks(page, 'de');
    await expect(dialog(page, 'Einstellungen')).toBeVisible();
    await leave(page);
    await expect.poll(() => page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const kept = (await Promise.all(all.map((cache) => cache.keys()))).flat();
      return kept.some((request) => request.url.includes('/de-')) && (await navigator.serviceWorker.ready).active?.state;
    }), { message: 'the worker has the language' }).toBe('activated');
    await host.close();
    const address = '#/analyse?heaps=1,2,4&rule=normal';
    await page.goto(`${url}?offline${address}`);
    await reads(page, SCREENS[address]);
    await chooseLanguage(page, 'Einstellungen', 'Français');
    const settings = dialog(page, 'Settings');
    await expect(settings.getByText('This language could not be loaded. Check the connection.')).toBeVisible();
    await expect(button(settings, 'Try again')).toBeVisible();
    await speaks(page, 'en');
    await leave(page);
    await chooseLanguage(page, 'Settings', 'Deutsch');
    await expect(dialog(page, 'Einstellungen')).toBeVisible();
    await complained(complaints, /ERR_FAILED/);
    await page.goto('about:blank');
  });
});

test('no frame of a visit in another language is English', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'de-AT', baseURL, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions',
    { offline: false, latency: 100, downloadThroughput: 2_000_000, uploadThroughput: 2_000_000 });
  await page.addInitScript(`
    window.seen = new Set();
    const look = () => { (${textsOf})().forEach((text) => seen.add(text)); requestAnimationFrame(look); };
    requestAnimationFrame(look);
  `);
  const seen = (): Promise<string[]> => page.evaluate('[...seen]');
  const expectNoEnglish = async (address: string): Promise<void> => {
    const words = /\b(the|and|your?|stones?|heaps?|turn|game|loading|learn|puzzles?|more|settings|share|print)\b/i;
    // Titles of books and parts of a link stay.
    const german = (await seen()).map((text) => text.replace(/.*, (Eureka|International) .*|„.*?“|^(#|http).*/, ''));
    expect(german.filter((text) => words.test(text)), address).toEqual([]);
  };
  for (const [address, last] of [
    ['', 'Letzter Stein verliert'], ['#/analyse?heaps=1,2,4&rule=normal', 'Wer am Zug ist, kann gewinnen: 1 von 7 Zügen gewinnt.'],
    ['#/path/2', 'Lass eine ungerade Anzahl Einzelsteine übrig.'],
  ]) {
    await page.goto('about:blank');
    await open(page, address);
    await expect.poll(seen, address).toContain(last);
    await expectNoEnglish(address);
  }
  // Every other screen that an address opens.
  for (const { address } of VIEWS.filter((view) => !view.steps && !view.save && !view.isLikeOthers && view.address.startsWith('#'))) {
    await follow(page, address);
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    await expect(page.locator('.coming, .fetching')).toHaveCount(0);
    await expectNoEnglish(address);
  }
  await context.close();
});
