import type { Page } from '@playwright/test';
import { calm, chance, expect, follow, openStill, test } from '../nim.ts';

/** Translates as browsers do: wraps each text, also one that comes later, in two <font>. It runs in the page. */
function translate(isInOneStep: boolean): void {
  const translated = new WeakSet<Node>();
  const wrap = (node: Node): void => {
    const around = node.parentElement;
    if (!node.nodeValue?.trim() || translated.has(node) || !around || around.closest('script, style, template, textarea')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    const text = document.createTextNode(`«${node.nodeValue}»`);
    translated.add(text);
    inner.append(text);
    outer.append(inner);
    if (isInOneStep) around.replaceChild(outer, node);
    else {
      around.insertBefore(outer, node);
      around.removeChild(node);
    }
  };
  const wrapAll = (root: Node): void => {
    if (root.nodeType === Node.TEXT_NODE) return wrap(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    nodes.forEach(wrap);
  };
  wrapAll(document.body);
  document.documentElement.lang = 'xx';
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') addedNodes.forEach((node) => node.isConnected && wrapAll(node));
      else if (target.isConnected) wrap(target);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Every text in the page, without the marks of the translator. */
const texts = (page: Page): Promise<string[]> => page.evaluate(() => {
  const walker = document.createTreeWalker(document.querySelector('#app')!, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) found.push(walker.currentNode.nodeValue!.replace(/[«»]/g, ''));
  // The size of a drawing depends on the room that texts leave.
  return found.filter((text) => text.trim() && !/^\d+%$/.test(text));
});

/** The controls that only change the page itself. */
const controls = (page: Page) => page
  .locator(':is(main, dialog[open]) :is(button, summary, a, input[type=radio], input[type=checkbox]):visible:enabled')
  .filter({ hasNotText: /screen|print|share|copy|save|export|download|file/i });

test.beforeEach(calm);

/** Screens by the way in which the translator replaces a text: in one step, or first inserting beside it. */
for (const [way, addresses] of Object.entries({
  'in one step': ['#/play?heaps=3,5,7&two=human', '#/learn/binary', '#/puzzle/3/7', '#/analyse?heaps=3,5,7&rule=normal'],
  'in two steps': ['#/path/1?rule=misere', '#/review?heaps=3,5,7&rule=misere&moves=A1,C4,B3,C1,B2', '#/tree?heaps=2,2,1&rule=normal', '#/statistics'],
})) {
  test(`a translator of the browser disturbs nothing: ${way}`, async ({ page, browser, baseURL }) => {
    // A context of its own: two tabs of one context would share the saved game.
    const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block', reducedMotion: 'reduce' });
    const other = await context.newPage();
    const both = [page, other];
    for (const one of both) {
      // The computer chooses among equal moves by chance: in both the same.
      await one.addInitScript('crypto.getRandomValues = (array) => array.fill(7)');
      await openStill(one, '');
    }
    await other.evaluate(translate, way === 'in one step');
    // What waits for a part that is still being fetched begins to wait later.
    const untilAlike = (): Promise<void> => expect(async () => {
      for (const one of both) await one.clock.runFor(5_000);
      expect(await texts(other)).toEqual(await texts(page));
    }).toPass();
    const random = chance(63);
    for (const address of addresses) {
      for (const one of both) {
        const before = await one.title();
        await follow(one, address);
        await expect(one).not.toHaveTitle(before);
        await expect(one.locator('.coming, .fetching')).toHaveCount(0);
      }
      for (let presses = 0; presses < 8; presses += 1) {
        await untilAlike();
        // A screen that is still being fetched has no controls.
        await expect(controls(page)).not.toHaveCount(0);
        const number = random(await controls(page).count());
        for (const one of both) await controls(one).nth(number).dispatchEvent('click');
      }
      await untilAlike();
      await expect.poll(() => other.evaluate(() => {
        const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
        const left: string[] = [];
        while (walker.nextNode()) if (!/«|^\s*$/.test(walker.currentNode.nodeValue!)) left.push(walker.currentNode.nodeValue!);
        return left;
      }), { message: 'what is not translated' }).toEqual([]);
    }
    await context.close();
  });
}
