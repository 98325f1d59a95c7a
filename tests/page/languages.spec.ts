import type { Page } from '@playwright/test';
import { broken } from '../fits.ts';
import { button, calm, dialog, expect, follow, isWhole, leave, open, press, stop, test } from '../nim.ts';
import { Site } from '../server.mjs';
import { show, showIn, trailOf, VIEWS } from '../views.ts';

/** In a text here ~ stands for a space at which no line ends, and ^ for a narrow one. */
const spaced = (text: string): string => text.replaceAll('~', '\u00a0').replaceAll('^', '\u202f');

/** What a speaker reads and presses: a whole game, and screens and dialogs by their addresses or names. */
const SPOKEN = {
  de: {
    name: 'Deutsch', locale: 'de-AT', settings: 'Einstellungen',
    title: 'Du bist am Zug – Nim',
    first: ['Nimm beliebig viele Steine von einem Haufen. Wer den letzten Stein nimmt, verliert.', 'Du bist am Zug.', 'Du',
      'Meister', 'am Zug', '0 Steine genommen', 'Neue Partie', 'Letzter Stein verliert', 'Computer beginnt',
      'Haufen~A, 1 Stein', 'Haufen~B, 2 Steine', 'Haufen~B'],
    hint: 'Tipp', hinted: 'Schau dir Haufen~B an.',
    stone: '2 Steine von Haufen~B nehmen, 0 bleiben', take: 'Von Haufen~B 2 nehmen', taken: '2 Steine genommen',
    won: 'Du hast gewonnen', anaWins: 'Ana hat gewonnen', board: 'Spielfeld ansehen',
    result: ['Du hast den Sieg nie verschenkt.', 'Hilfe bei 1 Zug',
      'Gewinnen, ohne zu beginnen', 'Revanche', 'Rückblick', 'Ton und Vibration?', 'Ja', 'Nein'],
    over: ['Der Computer hat den letzten Stein genommen. Wer den letzten Stein nimmt, verliert.', '1 Stein genommen'],
    screens: {
      '#/analyse?heaps=1,2,4&rule=normal': ['Analyse von 1, 2, 4 – Nim', 'Wer am Zug ist, kann gewinnen: 1 von 7 Zügen gewinnt.',
        'Nim-Summe 7: 0001 ⊕ 0010 ⊕ 0100 = 0111', '4er-Block in Haufen~C, allein',
        'Der größte Block ohne Partner ist 4: Nimmt man 1 Stein von Haufen~C, hat jeder Block einen Partner.'],
      '#/analyse?heaps=3,4,5,6,7,8&rule=misere&take=2,3': ['Die Partie endet nach 12 Zügen, '
        + 'wenn die Siegerseite sich beeilt und die andere bremst. '
        + 'Von hier aus sind 1.526 verschiedene Stellungen möglich, diese mitgezählt.'],
      '#/tree?heaps=3,5,7': ['Spielbaum von 3, 5, 7 – Nim', '39.861.780', 'Max zieht zuerst und will +1'],
      '#/puzzle/2026-11-20': ['Rätsel vom 20. November 2026 · Schwer', 'Gibt es einen Gewinnzug?',
        'Letzter Stein verliert · 1 oder 2 pro Zug'],
      '#/learn/binary': ['Haufen~A hat 5 Steine: 5 = 4~+~1. Geh die Größen 4, 2 und 1 durch. '
        + 'Schreib eine Eins, wenn Haufen~A einen Block dieser Größe hat, und eine Null, wenn nicht.'],
      '#/play?heaps=9,8&take=1,3,4&rule=normal&two=human': ['Person 1 ist am Zug.',
        'Nimm 1, 3 oder 4 Steine von einem Haufen. Wer den letzten Stein nimmt, gewinnt.'],
      '#/review?heaps=3,5,7&rule=misere&moves=A1,C4,B3,C1,B2': ['Rückblick – Nim', 'Du hast den Sieg verschenkt. Besser: 4 von B',
        'Der Computer hat den Sieg in Zug 4 verschenkt, als er 1 Stein von Haufen~C nahm. '
          + 'Ein Gewinnzug wäre gewesen: 3 Steine von Haufen~C.'],
      '#/play?heaps=3,-1': ['Dieser Link ließ sich nicht öffnen. '
        + 'Bei Haufen~B steht „-1“. Schreib ganze Zahlen von 0 bis 31, zum Beispiel 3, 5, 7.'],
    },
    share: ['Link schicken', 'Was du schickst', 'Diese Partie', 'Halte die Kamera eines Handys auf diesen Code.',
      'Eine Partie Nim nach 1 Zug. Die Haufen: 3, 5, 3. '
        + 'Nimm beliebig viele Steine von einem Haufen. Wer den letzten Stein nimmt, verliert. Spiel von hier weiter.'],
    learner: ['Neue Partie', 'Lehrling trainieren', 'Am Anfang kennt der Lehrling nur die Regeln und zieht zufällig.'],
    dialogs: {
      Spielanleitung: 'Die Steine liegen in Haufen. Beide Seiten ziehen abwechselnd.',
      Einstellungen: 'Steine verblassen, statt zu wandern',
      'Über Nim': 'Nach dem ersten Besuch läuft die Seite auch ohne Internet.',
    },
    lost: ['Diese Seite gibt es nicht', 'Vielleicht ist die Adresse unvollständig oder falsch.', 'Nim spielen'],
    stopped: ['Neu laden', 'Nim ist wegen eines Fehlers abgestürzt: Lade die Seite neu, dann geht es weiter.'],
  },
  fr: {
    name: 'Français', locale: 'fr-CA', settings: 'Réglages',
    title: 'À toi de jouer – Nim',
    first: ['Prends autant de jetons que tu veux dans un seul tas. Qui prend le dernier jeton perd.', 'À toi de jouer.', 'Toi',
      'Parfait', 'à jouer', '0 jeton pris', 'Nouvelle partie', 'Dernier jeton perdant', 'L’ordi commence',
      'Tas~A, 1 jeton', 'Tas~B, 2 jetons', 'tas~B'],
    hint: 'Indice', hinted: 'Regarde le tas~B.',
    stone: 'Prendre 2 dans le tas~B, en laisser 0', take: 'Prendre 2 dans le tas~B', taken: '2 jetons pris',
    won: 'Tu as gagné', anaWins: 'Ana a gagné', board: 'Voir le plateau',
    result: ['Tu as gardé l’avantage du début à la fin.', 'aide pour 1 coup',
      'Gagner sans commencer', 'Revanche', 'Bilan', 'Son et vibration^?', 'Oui', 'Non'],
    over: ['L’ordinateur a pris le dernier jeton. Qui prend le dernier jeton perd.', '1 jeton pris'],
    screens: {
      '#/analyse?heaps=1,2,4&rule=normal': ['Analyse~: 1, 2, 4 – Nim', 'Celui qui doit jouer peut gagner~: 1 coup sur 7 gagne.', 'Bloc de 4 dans le tas~C, seul'],
      '#/analyse?heaps=3,4,5,6,7,8&rule=misere&take=2,3': ['La partie dure encore 12 coups '
        + 'si le gagnant se presse et si le perdant la fait durer. D’ici, 1^526 positions différentes sont possibles, celle-ci comprise.'],
      '#/tree?heaps=3,5,7': ['Arbre de jeu~: 3, 5, 7 – Nim', '39^861^780', 'Nœuds dessinés~: 16 sur 39^861^780^; repliés~: 15.'],
      '#/puzzle/2026-11-20': ['Énigme du 20 novembre 2026 · Difficile', 'Y a-t-il un coup gagnant^?',
        'Dernier jeton perdant · 1 ou 2 par tour'],
      '#/learn/binary': ['Le tas~A a 5 jetons~: 5 = 4~+~1. Regarde les tailles 4, 2 et 1 l’une après l’autre. '
        + 'Écris un 1 si le tas~A a un bloc de cette taille, et un 0 sinon.'],
      '#/play?heaps=9,8&take=1,3,4&rule=normal&two=human': ['Joueur 1 doit jouer.',
        'Prends 1, 3 ou 4 jetons dans un seul tas. Qui prend le dernier jeton gagne.'],
      '#/review?heaps=3,5,7&rule=misere&moves=A1,C4,B3,C1,B2': ['Bilan – Nim', 'Tu as gardé l’avantage',
        'L’ordinateur a perdu l’avantage au coup 4, en prenant 1 jeton dans le tas~C. Un coup gagnant~: prendre 3 jetons dans le tas~C.'],
      '#/play?heaps=3,-1': ['Ce lien n’a pas pu être ouvert. '
        + 'Pour le tas~B, on lit «~-1~». Écris des nombres entiers de 0 à 31, par exemple 3, 5, 7.'],
    },
    share: ['Partager', 'À envoyer', 'Cette partie', 'Pointe l’appareil photo d’un téléphone vers ce code.',
      'Une partie de Nim après 1 coup. Les tas~: 3, 5, 3. '
        + 'Prends autant de jetons que tu veux dans un seul tas. Qui prend le dernier jeton perd. Joue la suite.'],
    learner: ['Nouvelle partie', 'Entraîner l’apprenti', 'Au début, l’apprenti ne connaît que les règles, et il joue au hasard.'],
    dialogs: {
      'Comment jouer': 'Des jetons sont posés en tas. On joue à deux, chacun son tour.',
      Réglages: 'Les jetons s’effacent au lieu de bouger',
      'À propos': 'Après la première visite, la page marche aussi sans connexion.',
    },
    lost: ['Cette page n’existe pas', 'L’adresse est peut-être coupée ou mal écrite.', 'Jouer à Nim'],
    stopped: ['Recharger', 'Une erreur du programme a arrêté Nim~: recharge la page pour continuer.'],
  },
  es: {
    name: 'Español', locale: 'es-MX', settings: 'Ajustes',
    title: 'Tu turno – Nim',
    first: ['Quita de un solo montón todas las fichas que quieras. Pierde quien quite la última.', 'Es tu turno.', 'Tú',
      'Perfecta', 'turno', '0 fichas quitadas', 'Nueva partida', 'La última ficha pierde', 'Que empiece la máquina',
      'Montón~A, 1 ficha', 'Montón~B, 2 fichas', 'montón~B'],
    hint: 'Pista', hinted: 'Mira el montón~B.',
    stone: 'Quitar 2 del montón~B y dejar 0', take: 'Quitar 2 del montón~B', taken: '2 fichas quitadas',
    won: 'Has ganado', anaWins: 'Ana ha ganado', board: 'Ver el tablero',
    result: ['Nunca has dejado escapar la victoria.', 'ayuda en 1 jugada',
      'Ganar sin empezar', 'Revancha', 'Revisión', '¿Sonido y vibración?', 'Sí', 'No'],
    over: ['La máquina ha quitado la última ficha. Pierde quien quite la última.', '1 ficha quitada'],
    screens: {
      '#/analyse?heaps=1,2,4&rule=normal': ['Análisis: 1, 2, 4 – Nim', 'Quien tiene el turno puede ganar: 1 de 7 jugadas gana.',
        'Suma Nim 7: 0001 ⊕ 0010 ⊕ 0100 = 0111'],
      '#/analyse?heaps=3,4,5,6,7,8&rule=misere&take=2,3': ['La partida termina en 12 turnos si quien gana se da prisa y quien pierde la alarga. '
        + 'Desde aquí son posibles 1526 posiciones distintas, contando esta.'],
      '#/tree?heaps=3,5,7': ['Árbol de juego: 3, 5, 7 – Nim', '39.861.780',
        'Se dibujan 16 de 39.861.780 nodos; de ellos, 15 están plegados.'],
      '#/puzzle/2026-11-20': ['Reto del 20 de noviembre de 2026 · Difícil', '¿Hay una jugada ganadora?',
        'La última ficha pierde · 1 o 2 por turno'],
      '#/learn/binary': ['El montón~A tiene 5 fichas: 5 = 4~+~1. Recorre los tamaños 4, 2 y 1. '
        + 'Escribe un uno si el montón~A tiene un bloque de ese tamaño, y un cero si no lo tiene.'],
      '#/play?heaps=9,8&take=1,3,4&rule=normal&two=human': ['Jugador 1 tiene el turno.',
        'Quita 1, 3 o 4 fichas de un solo montón. Gana quien quite la última.'],
      '#/review?heaps=3,5,7&rule=misere&moves=A1,C4,B3,C1,B2': ['Revisión – Nim', 'Mantuviste la ventaja',
        'La máquina dejó escapar la victoria en la jugada 4, al quitar 1 ficha del montón~C. '
          + 'Una jugada ganadora era quitar 3 fichas del montón~C.'],
      '#/play?heaps=3,-1': ['No se ha podido abrir este enlace. '
        + 'El montón~B es “-1”. Escribe números enteros de 0 a 31, por ejemplo 3, 5, 7.'],
    },
    share: ['Compartir', 'Qué enviar', 'Esta partida', 'Apunta a este código con la cámara de un teléfono.',
      'Una partida de Nim después de 1 jugada. Los montones son 3, 5, 3. '
        + 'Quita de un solo montón todas las fichas que quieras. Pierde quien quite la última. Sigue desde aquí.'],
    learner: ['Nueva partida', 'Entrenar a la aprendiz', 'Al principio, la aprendiz solo conoce las reglas y juega al azar.'],
    dialogs: {
      'Cómo se juega': 'Las fichas están en montones. Juegan dos, por turnos.',
      Ajustes: 'Las fichas se desvanecen sin moverse',
      'Acerca de': 'Tras la primera visita funciona también sin conexión.',
    },
    lost: ['Esta página no existe', 'Puede que la dirección esté cortada o mal escrita.', 'Jugar al Nim'],
    stopped: ['Recargar', 'Un fallo del programa ha detenido Nim: recarga la página para continuar.'],
  },
} as const;

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

/** Opens the settings, where this language is spoken, and chooses another one. */
async function chooseLanguage(page: Page, spoken: 'en' | keyof typeof SPOKEN, name: string): Promise<void> {
  await follow(page, '#/more');
  await press(page, spoken === 'en' ? 'Settings' : SPOKEN[spoken].settings);
  await page.getByRole('radio', { name, exact: true }).click();
}

/** Opens an address in a browser that speaks these languages. */
async function openIn(page: Page, languages: readonly string[], address: string): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'languages', { value, configurable: true }), languages);
  await open(page, address);
}

test.beforeEach(calm);

for (const [tag, spoken] of Object.entries(SPOKEN)) {
  test(`a browser that speaks ${spoken.name} plays a whole game, and has its screens, dialogs and faults in it`, async ({
    page, complaints,
  }) => {
    test.skip(!isWhole && tag !== 'de');
    await page.clock.setSystemTime('2026-11-20T12:00:00');
    await openIn(page, [spoken.locale], '#/play?heaps=1,2&two=perfect');
    await speaks(page, tag);
    await reads(page, [spoken.title, ...spoken.first]);
    await press(page, spaced(spoken.hint));
    await reads(page, [spoken.hinted]);
    await press(page, spaced(spoken.stone));
    await expect(button(page, spaced(spoken.stone))).toHaveAttribute('aria-pressed', 'true');
    await press(page, spaced(spoken.take));
    await reads(page, [spoken.taken]);
    await expect(dialog(page, spoken.won)).toBeVisible();
    await reads(page, spoken.result);
    expect(await broken(page)).toEqual([]);
    await press(page, spaced(spoken.board));
    await reads(page, spoken.over);
    // Ben takes the last stone, and loses.
    await follow(page, '#/play?heaps=1,1&two=human&names=Ana,Ben&moves=A1,B1');
    await expect(dialog(page, spoken.anaWins)).toBeVisible();

    for (const [address, expected] of Object.entries(spoken.screens)) {
      await follow(page, address);
      await reads(page, expected);
    }
    await follow(page, '#/play?two=human&moves=C4');
    await press(page, spaced(spoken.share[0]));
    await reads(page, spoken.share);
    await page.keyboard.press('Escape');
    await follow(page, '#/play?heaps=1,3,5&two=learner');
    const [newGame, train, begins] = spoken.learner;
    await press(page, spaced(newGame));
    await press(page, spaced(train));
    await reads(page, [begins]);
    await page.keyboard.press('Escape');
    await follow(page, '#/more');
    for (const [name, sentence] of Object.entries(spoken.dialogs)) {
      await press(page, spaced(name));
      await expect(dialog(page, name)).toContainText(sentence);
      await leave(page);
    }

    await stop(page);
    await reads(page, spoken.stopped);
    await open(page, 'typo');
    await reads(page, spoken.lost);
    complaints.length = 0;
  });
}

test('a language that is chosen loads the page again, with the game, the settings and the focus as they were', async ({
  page, context,
}) => {
  const second = await context.newPage();
  await open(second, '#/more');
  await open(page, '#/play?heaps=3,5&two=human&moves=B2');
  await chooseLanguage(page, 'en', 'Deutsch');
  await expect(dialog(page, 'Einstellungen')).toBeVisible();
  await speaks(page, 'de');
  // Another tab keeps its language until it is loaded again.
  await speaks(second, 'en');
  await second.reload();
  await expect(second.getByRole('heading', { name: 'Mehr' })).toBeVisible();
  await expect(dialog(page, 'Einstellungen')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Spielen' }).click();
  await reads(page, ['Haufen~B, 3 Steine', 'Person 2 ist am Zug – Nim']);
  await page.reload();
  await reads(page, ['Haufen~B, 3 Steine', 'Person 2 ist am Zug – Nim']);
  await speaks(page, 'de');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await chooseLanguage(page, 'de', 'Wie im Browser');
  await expect(dialog(page, 'Settings').getByRole('radio', { name: 'Same as the browser' })).toBeFocused();
  await speaks(page, 'en');
  for (const [name, tag, heading] of [['Español', 'es', 'Ajustes'], ['English', 'en', 'Settings']]) {
    await page.getByRole('radio', { name, exact: true }).click();
    await expect(dialog(page, heading).getByRole('radio', { name, exact: true })).toBeFocused();
    await speaks(page, tag);
  }
  await expect(dialog(page, 'Settings')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'More' })).toBeVisible();
});

for (const [where, address, english, german] of [
  ['an analysis', '#/analyse?heaps=1,2,4&rule=normal', 'The player to move can win: 1 of 7 moves wins.', ['Wer am Zug ist, kann gewinnen: 1 von 7 Zügen gewinnt.']],
  ['a lesson', '#/learn/binary', 'Blocks become bits', SPOKEN.de.screens['#/learn/binary']],
] as const) {
  test(`a language is chosen on the way from ${where}, and Back leads there`, async ({ page }) => {
    await open(page, address);
    await reads(page, [english]);
    await chooseLanguage(page, 'en', 'Deutsch');
    await expect(dialog(page, 'Einstellungen').getByRole('radio', { name: 'Deutsch' })).toBeFocused();
    await leave(page);
    await expect(page.getByRole('heading', { name: 'Mehr' })).toBeFocused();
    await page.goBack();
    await reads(page, german);
  });
}

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
  await chooseLanguage(page, 'es', 'Deutsch');
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
  for (const [tag, heaps, title, heap] of [
    ['fr', '3,5', 'Joueur 1 doit jouer – Nim', 'Tas~A, 3 jetons'],
    // Another one is followed in the open page.
    ['es', '2,4', 'Jugador 1 tiene el turno – Nim', 'Montón~A, 2 fichas'],
  ]) {
    const address = `#/play?heaps=${heaps}&two=human&lang=${tag}`;
    await (tag === 'fr' ? open(page, address) : follow(page, address));
    await speaks(page, tag);
    await reads(page, [title, heap]);
    await expect(page).not.toHaveURL(/lang/);
  }
  await press(page, 'Compartir');
  await expect(page.getByRole('textbox', { name: 'Enlace' })).toHaveValue(/#\/play\?heaps=2,4&two=human$/);
  await page.keyboard.press('Escape');
  await page.reload();
  await reads(page, ['Montón~A, 2 fichas']);
  await speaks(page, 'es');
  await chooseLanguage(page, 'es', 'El del navegador');
  await speaks(page, 'en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'More' })).toBeVisible();
  await speaks(page, 'en');
});

test('of the languages of a browser the page speaks the first that it knows, or else English', async ({ page }) => {
  for (const [wanted, tag, title] of [
    [['it-IT'], 'en', 'Your turn – Nim'],
    [['it-IT', 'fr-CH', 'de'], 'fr', 'À toi de jouer – Nim'],
    [['de-CH', 'en'], 'de', 'Du bist am Zug – Nim'],
  ] as const) {
    await page.goto('about:blank');
    await openIn(page, wanted, '#/play?lang=xx');
    await expect(page, String(wanted)).toHaveTitle(title);
    await speaks(page, tag);
  }
});

test('a link keeps its language where a program has changed it', async ({ page }) => {
  for (const query of ['?heaps=3,5&amp;lang=de', '?LANG=de', '?lang=de_AT.UTF-8']) {
    await page.goto('about:blank');
    await open(page, `#/play${query}`);
    await speaks(page, 'de');
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('a browser that tells its languages in another way is understood, and one that tells none plays', async ({ page }) => {
  for (const [languages, language, tag] of [
    ['undefined', 'de-DE', 'de'], ['[]', 'de-DE', 'de'], ['["de_DE.UTF-8"]', 'en', 'de'], ['["es@posix"]', 'en', 'es'],
    ['undefined', '', 'en'], ['[undefined, 7, "fr"]', 'en', 'fr'],
  ]) {
    await page.goto('about:blank');
    await page.addInitScript(`
      Object.defineProperty(navigator, 'languages', { value: ${languages}, configurable: true });
      Object.defineProperty(navigator, 'language', { value: '${language}', configurable: true });
    `);
    await open(page, '#/more');
    await speaks(page, tag);
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
  }
});

const GERMAN = /\/de-[^/]*\.txt$/;

test('a language that is late, or a file of another version, leaves the page in English, and is asked for again', async ({ page }) => {
  for (const body of [null, 'de\0Spielen\0', '<!doctype html>']) {
    await page.goto('about:blank');
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => { letThrough = resolve; });
    await page.route(GERMAN, async (route) => {
      if (body === null) await held;
      await (body === null ? route.continue() : route.fulfill({ body })).catch(() => undefined);
    });
    await openIn(page, ['de-DE'], '#/analyse?heaps=1,2,4&rule=normal');
    await expect(page.getByText('The player to move can win: 1 of 7 moves wins.')).toBeVisible();
    await expect(page.getByRole('alert').getByText('This language could not be loaded. Check the connection.')).toBeVisible();
    await speaks(page, 'en');
    letThrough();
    await page.unroute(GERMAN);
    await press(page, 'Try again');
    await speaks(page, 'de');
    await reads(page, ['Wer am Zug ist, kann gewinnen: 1 von 7 Zügen gewinnt.']);
    await expect(page.getByRole('alert')).toBeEmpty();
  }
});

test('a language that does not load is reported in English, and requested again', async ({ page, complaints }) => {
  for (const [address, text] of [
    ['#/play?heaps=1,2', 'Haufen~B, 2 Steine'],
    ['#/analyse?heaps=1,2,4&rule=normal', 'Wer am Zug ist, kann gewinnen: 1 von 7 Zügen gewinnt.'],
    ['#/path/1?rule=misere', 'Du beginnst. Wer muss den letzten Stein nehmen?'],
  ]) {
    await page.goto('about:blank');
    await page.route(GERMAN, (route) => route.abort());
    await openIn(page, ['de-DE'], address);
    await expect(page.getByRole('alert').getByText('This language could not be loaded. Check the connection.')).toBeVisible();
    await speaks(page, 'en');
    complaints.length = 0;
    await page.unroute(GERMAN);
    await press(page, 'Try again');
    await speaks(page, 'de');
    await reads(page, [text]);
    await expect(page.getByRole('alert')).toBeEmpty();
  }
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [tag, spoken] of Object.entries(SPOKEN)) {
    test(`${spoken.name} is there once it was used, and no other language`, async ({ page, complaints }) => {
      test.skip(!isWhole && tag !== 'de');
      const host = await Site.open();
      const { url } = host;
      await page.goto(url);
      await chooseLanguage(page, 'en', spoken.name);
      await speaks(page, tag);
      await expect(dialog(page, spoken.settings)).toBeVisible();
      await leave(page);
      await expect.poll(() => page.evaluate(async (file) => {
        const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const kept = (await Promise.all(all.map((cache) => cache.keys()))).flat();
        return kept.some((request) => request.url.includes(file)) && (await navigator.serviceWorker.ready).active?.state;
      }, `/${tag}-`), { message: 'the worker has the language' }).toBe('activated');
      await host.close();
      const address = '#/analyse?heaps=1,2,4&rule=normal';
      const readsOffline = async (): Promise<void> => {
        await page.goto(url + address).catch(() => undefined);
        await page.reload();
        await reads(page, spoken.screens[address]);
      };
      await readsOffline();
      const [other] = Object.values(SPOKEN).filter(({ name }) => name !== spoken.name);
      await chooseLanguage(page, tag as keyof typeof SPOKEN, other.name);
      const settings = dialog(page, 'Settings');
      await expect(settings.getByText('This language could not be loaded. Check the connection.')).toBeVisible();
      await expect(button(settings, 'Try again')).toBeVisible();
      await speaks(page, 'en');
      await leave(page);
      await expect(page.getByRole('alert').getByText('This language could not be loaded.')).toBeVisible();
      await chooseLanguage(page, 'en', spoken.name);
      await speaks(page, tag);
      await expect(dialog(page, spoken.settings)).toBeVisible();
      await leave(page);
      await readsOffline();
      complaints.length = 0;
      await page.goto('about:blank');
    });
  }
});

/** What is the same in another language: names, links, and words that it shares with English. */
const SHARED = new RegExp(`^(${[
  'Nim', 'Ada', 'Bob', 'NIMROD', 'Charles L\\. Bouton', 'Thomas Ferguson', '.*, (Eureka|Tôhoku|International) .*', '#/.*',
  'http.*', 'English', 'Deutsch', 'Français', 'Español', 'Minimax', 'misère', 'normal', 'Computer( \\d)?', 'Graph', 'Link',
  'Start', 'Name: _+', 'Version [\\d.]+', 'Vibration', 'Licences', 'Sources', 'Solutions', '(\\d )?[Mm]inutes?', 'Auto', 'Esc',
  'Enter', '[Nn]o', 'M+', 'W+',
].join('|')})$`);

test.describe('in another language a screen has no English left', () => {
  const walked = VIEWS.filter(({ isLikeOthers }) => !isLikeOthers);
  for (let first = 0; first < walked.length; first += 12) {
    const part = walked.slice(first, first + 12);
    test(`from ${part[0].name} to ${part.at(-1)!.name}`, async ({ page }) => {
      test.skip(!isWhole);
      test.slow();
      await page.clock.setSystemTime('2026-11-20T12:00:00');
      for (const view of part) {
        await show(page, view);
        await expect(page).toHaveTitle(/ – Nim$/);
        const english = (await texts(page)).filter((text) => /\p{L}{2}/u.test(text) && !SHARED.test(text));
        const trail = await trailOf(page);
        for (const tag of Object.keys(SPOKEN)) {
          await showIn(page, view, tag, trail);
          await expect.configure({ soft: true }).poll(async () => {
            const there = await texts(page);
            return english.filter((text) => there.includes(text));
          }, { message: `${view.name} in ${tag}`, intervals: [50, 100, 200, 400] }).toEqual([]);
        }
      }
    });
  }
});

test('no frame of a visit in another language is English', async ({ browser, baseURL }) => {
  const addresses = ['', '#/analyse?heaps=1,2,4', '#/path/2'];
  /** The texts of all frames, and those of the last one. */
  const visit = async (locale: string): Promise<[all: Set<string>, last: Set<string>]> => {
    const context = await browser.newContext({ locale, baseURL, serviceWorkers: 'block', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Network.emulateNetworkConditions',
      { offline: false, latency: 100, downloadThroughput: 2_000_000, uploadThroughput: 2_000_000 });
    await page.addInitScript(`
      window.frames_seen = new Set();
      const look = () => { (${textsOf})().forEach((text) => frames_seen.add(text)); requestAnimationFrame(look); };
      requestAnimationFrame(look);
    `);
    const [all, last] = [new Set<string>(), new Set<string>()];
    for (const address of addresses) {
      await page.goto('about:blank');
      await open(page, address);
      await page.waitForLoadState('networkidle');
      for (const text of await page.evaluate('[...frames_seen]') as string[]) all.add(text);
      for (const text of await texts(page)) last.add(text);
    }
    await context.close();
    return [all, last];
  };
  const [english] = await visit('en-GB');
  expect(english).toContain('Last stone loses');
  for (const [tag, { locale }] of Object.entries(SPOKEN).slice(0, isWhole ? 3 : 1)) {
    const [all, last] = await visit(locale);
    expect(all.size).toBeGreaterThan(50);
    expect([...all].filter((text) => english.has(text) && !last.has(text)), tag).toEqual([]);
  }
});
