import { scanned } from '../codes.ts';
import { covered } from '../fits.ts';
import { button, calm, dialog, expect, follow, leave, open, players, press, section, take, test, untilHeaps } from '../nim.ts';

test.beforeEach(calm);

/** Addresses that cannot be opened, or only in part, and the sentence that says why. `tests/readings` has more of them. */
const REFUSED: [string, string][] = [
  ['#/analyse?heaps=4,4&screen=small',
    '“screen” is “small”, and this page ignored that part. Write big, or leave “screen” out.'],
  ['#/puzzle?heaps=2,4,6', 'This page does not use “heaps” here'],
  ['#/play?two=robot', '“two” is “robot”. Write human, beginner, casual, skilled, perfect, minimax or learner.'],
  ['#/play?via=post', '“via” is “post”. Write link or challenge.'],
  ['#/play?via=link&two=casual', 'A game by link is for two people. Write human for “one” and “two”.'],
  ['#/play?names=%FF', 'The codes after “names” cannot be read as text.'],
  ['#/play?heaps=3&heaps=4', '“heaps” is there more than once. Keep one of them.'],
  ['#/play?names=100%25,Bob,Cleo', '“names” is “100%,Bob,Cleo”. Write one name, or two with a comma between them.'],
  ['#/play?names=Ada,Bob,Cleo', '“names” is “Ada,Bob,Cleo”. Write one name, or two with a comma between them.'],
  ['#/review?moves=A1&at=one', '“at” is “one”. Write the number of a move, such as 3.'],
  ['#/play?moves=A1,x', 'Move 2 is “x”. Write each move as a heap and a number, such as B3.'],
  ['#/play?heaps=1&moves=A1,A1', 'Move 2, “A1”, is against the rules. Heap A is empty.'],
  ['#/play?moves=D1', 'Move 1, “D1”, is against the rules. There is no heap D.'],
  ['#/tree?tree=forest', '“tree” is “forest”. Write graph, cutoffs, most or best.'],
  [`#/play?names=${'x'.repeat(70_000)}`, 'The link is too long for a game.'],
  ['#/path/4/foo', 'There is no step “4/foo”. Write a step from 1 to 12.'],
  ['#/puzzle/3/x',
    'There is no puzzle “3/x”. Write a grade, such as 3, a grade and a number, such as 3/1234, or a date, such as 2026-11-20. The grades are 0 to 6.'],
];

test('each wrong address is refused with its reason, and the way to the board stays', async ({ page }) => {
  await open(page, '#/play?heaps=2,3&two=human', [2, 3]);
  for (const [address, reason] of REFUSED) {
    await follow(page, address);
    await expect(page.locator('body'), address.slice(0, 60)).toContainText(reason);
  }
  await section(page, 'Play');
  await untilHeaps(page, [2, 3]);
  for (const [address, list] of [['#/learn/3', 'Go deeper'], ['#/path/99', 'Learn to win'], ['#/puzzle/9', 'Puzzles']]) {
    await follow(page, address);
    await page.getByRole('alert').getByRole('link', { name: list, exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('');
    await expect(page).toHaveURL(new RegExp(`${address.replace(/\/[^/]*$/, '')}`));
  }
});

/** What must never run: each sets `canary`. */
const MARKUP = [
  '<img src=x onerror=window.canary=1>',
  '<script>window.canary=1</script>',
  '"><svg onload=window.canary=1>',
  "' onmouseover='window.canary=1",
  'javascript:window.canary=1',
  '<iframe srcdoc="<script>parent.canary=1</script>">',
  '</p></div><a href=javascript:window.canary=1>x</a>',
  '&lt;img src=x onerror=window.canary=1&gt;',
];
const SCREENS = `#/play? #/play?via=link& #/play?two=human& #/analyse? #/tree? #/tree?heaps=3&tree= #/review? #/review?heaps=1,2&
  #/path #/path/ #/path/4? #/learn #/learn/ #/learn/move #/learn/history/ #/learn/teachers? #/puzzle/ #/puzzle/3/
  #/puzzle/2026-11-20 #/puzzle/9/18446744073709551616 #/print #/print/worksheet/ #/statistics #/statistics? #/more? #/
  #//play? #play? #/PLAY? #/play/..? #/__proto__? #`.split(/\s+/);
test('hostile links of every screen leave one message at most, and put nothing into the page', async ({ page }) => {
  const board = '#/play?heaps=2,3&two=human';
  let refused = 0;
  await open(page, board);
  for (const [index, screen] of SCREENS.entries()) {
    for (const encode of [encodeURI, encodeURIComponent, String]) {
      const markup = encode(MARKUP[index % MARKUP.length]);
      const link = `${screen}&heaps=${markup}&names=${markup}&${markup}=1`;
      const { wrong, message } = await page.evaluate(async (hash) => {
        location.hash = hash;
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        const all = (what: string): Element[] => [...document.body.querySelectorAll(what)];
        const isForeign = ({ name, value }: Attr): boolean => /^on|canary/.test(name) || /^\s*javascript:/.test(value);
        const foreign = [
          ...all(':is(main, dialog, [role=alert]) :is(script, img, iframe, object, embed, base, meta, style, link)'),
          ...all('*').filter((part) => [...part.attributes].some(isForeign)),
          ...all('[role=alert] p').slice(1),
        ];
        const wrong = foreign.map((part) => part.outerHTML.slice(0, 300));
        if ('canary' in window) wrong.push('a script of the link runs');
        if (!document.getElementById('app')) wrong.push('the program has stopped');
        return { wrong, message: document.querySelector('[role=alert]')!.textContent! };
      }, link);
      expect(wrong, link).toEqual([]);
      expect(message.length, message).toBeLessThan(420);
      if (message) refused += 1;
    }
    await follow(page, board, [2, 3]);
  }
  await take(page, 'A1', [1, 3]);
  expect(refused).toBeGreaterThan(SCREENS.length / 3);
});

/** Other spellings of a link, and the heaps that it lays. `crates/nim-game/tests/game/links.rs` has all of them. */
const SPELLINGS: [string, number[]][] = [
  ['#/play?heaps=31,29,0&take=31&two=human', [31, 29, 0]],
  ['#/play?heaps=4,5&amp;two=human', [4, 5]],
  ['#%2Fplay%3Fheaps%3D5%2C4%26two%3Dhuman', [5, 4]],
  ['#!/PLAY?HEAPS=7,5&two=human', [7, 5]],
  ...[')', '>', '%20', '\u200b', '“', '。', '\u00a0»'].map((behind, at): [string, number[]] =>
    [`#/play?two=human&heaps=9,${at + 1}${behind}`, [9, at + 1]]),
  ['#/play?heaps=3%2C5%2C7&two=human&moves=A1%2CB1', [2, 4, 7]],
];

test('links are read as other programs write them, up to the largest board and the longest game', async ({ page }) => {
  await open(page);
  for (const [address, heaps] of SPELLINGS) {
    await follow(page, address, heaps);
    await expect(page.getByRole('alert'), address).toHaveText('');
  }
  const made = Array.from({ length: 60 }, (_, ply) => `${'AB'[ply % 2]}1`);
  const name = encodeURIComponent('🪨'.repeat(24));
  await follow(page, `#/play?heaps=30,30&rule=normal&two=human&moves=${made.join('%2C')}&names=${name},Bob`);
  await expect(dialog(page, 'Bob wins')).toBeVisible();
  await untilHeaps(page, [0, 0]);
});

/** Pairs of names with the signs that mean something in links, saves or sentences, of letters of any script, and of pictures. */
const NAMES = [
  ['50%de 5%41x %25 C++?!-_', 'Ana%20M&b=1#1;c,d|~Zoë~'], ['“Q” ‘q’ 名前、(M)[b]。', 'a\\u0041 {"a":1} &amp;'],
  ['👩‍👩‍👧‍👦 🇩🇪 נועה & علي', 'M:~:text=x %2525 %'],
];

test('names of any signs come back after a reload, on another screen and from a code', async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const other = await elsewhere.newPage();
  await open(page);
  for (const names of NAMES) {
    await press(page, 'New game');
    await page.getByRole('radio', { name: 'A friend here' }).check();
    for (const [place, name] of names.entries()) await page.getByRole('textbox', { name: `Player ${place + 1}` }).fill(name);
    await press(page, 'Play');
    await take(page, 'A1', [2, 5, 7]);
    await expect(page).toHaveURL(/moves=A1/);
    await page.reload();
    await untilHeaps(page, [2, 5, 7]);
    await expect(page.getByRole('alert')).toHaveText('');
    await press(page, 'Share');
    await other.goto((await scanned(page.getByRole('img', { name: 'QR code of the link' })))!);
    await untilHeaps(other, [2, 5, 7]);
    await leave(page);
    for (const screen of [page, other]) {
      const lines = (await players(screen).innerText()).split('\n').map((line) => line.replace(/[\u2068\u2069]/g, '').trim());
      expect(lines).toEqual(expect.arrayContaining(names));
    }
  }
  expect(await page.evaluate(() => localStorage.getItem('nim-aside'))).toBeNull();
  await elsewhere.close();
});

test('a wrong link and data that could not be read are one notice, with one button to close it', async ({ page }) => {
  await open(page, '404.html');
  await page.evaluate(() => localStorage.setItem('nim-save', '{"version":7,"settings":'));
  await open(page, '#/play?heaps=99');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('A heap here has at most 31 stones.');
  await expect(alert).toContainText('The saved data could not be read, and is set aside.');
  await expect(alert.getByRole('link', { name: 'Save a copy' })).toHaveAttribute('href', /"settings":$/);
  await expect(button(alert, 'Close')).toHaveCount(1);
  await press(alert, 'Close');
  await expect(alert).toHaveText('');
});

test('a game without hints closes the panel, and is analysed after its end', async ({ page }) => {
  const panel = page.getByRole('complementary', { name: 'Analysis and moves' });
  await open(page, '#/play?heaps=4,4&two=human');
  await press(page, 'Analysis and moves');
  await expect(panel).toBeVisible();
  await follow(page, '#/play?heaps=1,1&two=human&hints=off', [1, 1]);
  await expect(panel).toHaveCount(0);
  for (const move of ['B1', 'A1']) await take(page, move);
  await press(page, 'See the board');
  await press(page, 'Analysis and moves');
  await expect(panel).toContainText('The game is over: the player who would have to move has won.');
  await section(page, 'Analysis');
  await untilHeaps(page, [1, 1]);
});

test('the long line of a friend’s first link covers no button on a phone on its side', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, '#/play?heaps=3,5,7&via=link&moves=A2&names=Mia,Ben');
  await expect(page.getByText('Mia took 2 stones from heap A.')).toBeVisible();
  expect(await covered(page, '[role=status]', 'button')).toEqual([]);
});
