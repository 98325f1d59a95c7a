import type { Page } from '@playwright/test';
import { calm, chance, expect, isWhole, open, test } from '../nim.ts';

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
  return found.filter((text) => text.trim());
});

/** The controls that only change the page itself. */
const controls = (page: Page) => page
  .locator(':is(main, dialog[open]) :is(button, summary, a, input[type=radio], input[type=checkbox]):visible:enabled')
  .filter({ hasNotText: /screen|print|share|copy|save|export|download|file/i });

test.beforeEach(calm);

for (const [name, address] of Object.entries({
  table: '#/play?heaps=3,5,7&two=human',
  lesson: '#/learn/binary',
  step: '#/path/1?rule=misere',
  puzzle: '#/puzzle/3/7',
  analysis: '#/analyse?heaps=3,5,7&rule=normal',
  review: '#/review?heaps=3,5,7&rule=misere&moves=A1,C4,B3,C1,B2',
  tree: '#/tree?heaps=2,2,1&rule=normal',
  statistics: '#/statistics',
})) {
  test(`a translator of the browser disturbs nothing: ${name}`, async ({ page, browser, baseURL }) => {
    await page.clock.install({ time: '2026-11-20T12:00:00' });
    // A context of its own: two tabs of one context would share the saved game.
    const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block' });
    const other = await context.newPage();
    await calm({ page: other });
    await other.clock.install({ time: '2026-11-20T12:00:00' });
    const both = [page, other];
    for (const one of both) {
      // The computer chooses among equal moves by chance: in both the same.
      await one.addInitScript('crypto.getRandomValues = (array) => array.fill(7)');
      await open(one, address);
      await expect(one.getByText('Loading…')).toHaveCount(0);
      await expect(one.locator('main :is(h2, button)').first()).toBeAttached();
    }
    // Half of the screens get a translator that replaces a text, the others one that first inserts beside it.
    await other.evaluate(translate, name < 'q');
    const untilAlike = (): Promise<void> => expect(async () => expect(await texts(other)).toEqual(await texts(page))).toPass({ timeout: 30_000 });
    const random = chance(63);
    for (let presses = 0; presses < (isWhole ? 40 : 12); presses += 1) {
      await untilAlike();
      // A screen that is still being fetched has no controls.
      await expect(controls(page)).not.toHaveCount(0);
      const count = await controls(page).count();
      const number = random(count);
      for (const one of both) await controls(one).nth(number).dispatchEvent('click');
      // What moves by itself comes to its end, or the two pages would differ at the next press.
      for (const one of both) await one.clock.runFor(10_000);
    }
    await untilAlike();
    await expect.poll(() => other.evaluate(() => {
      const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
      const left: string[] = [];
      while (walker.nextNode()) if (!/«|^\s*$/.test(walker.currentNode.nodeValue!)) left.push(walker.currentNode.nodeValue!);
      return left;
    }), { message: 'what is not translated' }).toEqual([]);
    await context.close();
  });
}
