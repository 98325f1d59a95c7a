import axe from 'axe-core';
import type { Page } from '@playwright/test';

/** The accessibility rules that the page breaks, each with its elements: of these rules, or of all that axe has. */
export async function broken(page: Page, ...rules: string[]): Promise<string[]> {
  // Each analysis by `AxeBuilder` would open another page.
  if (!await page.evaluate('"axe" in window')) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const options = { resultTypes: ['violations' as const], ...(only.length > 0 ? { runOnly: only } : {}) };
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  }, rules);
}

/** The classes of those of these parts that something covers. */
export const covered = (page: Page, by: string, parts: string): Promise<string[]> => page.locator(by).evaluate((cover, selector) => {
  const over = cover.getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((part) => {
    const { top, bottom, left, right } = part.getBoundingClientRect();
    return top < over.bottom && bottom > over.top && left < over.right && right > over.left;
  }).map((part) => part.className);
}, parts);

/**
 * The faults of the page in its window, in words: something sticks out, is cut off or too small to hit, the menu is incomplete,
 * or a control is not called what it shows. `at once`: main actions must also be visible without scrolling. `large`: letters are larger, so that the
 * table may scroll too. This function runs in the page, so it uses nothing from outside.
 */
export async function misfits(how: 'at once' | 'usual' | 'large'): Promise<string[]> {
  const MIN_TARGET = 24;
  // The height and width that the design gives to what is drawn as a button (`--target` in styles/tokens.css).
  const BUTTON = 44;
  // Browsers lay out in fractions of a pixel, and round some measures up.
  const SLACK = 1;
  type Box = { left: number; right: number; top: number; bottom: number };
  const [width, height] = [innerWidth, innerHeight];
  const page = document.scrollingElement!;
  const wrong: string[] = [];

  const round = (pixels: number): number => Math.round(pixels * 10) / 10;
  const nameOf = (element: Element): string => {
    const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    return `${element.localName}.${element.classList[0] ?? ''} “${name}”`;
  };
  const visible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  // Content for screen readers only, or in place of a label, is cut to a point.
  const isSeen = (box: DOMRect): boolean => box.width > 2 && box.height > 2;

  // Waits for two frames with the same places: a new size of the window may draw the page again.
  const moves = (animation: Animation): boolean =>
    animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity;
  const places = (): string => [...document.querySelectorAll('body *')].map((element) => {
    const { x, y, width: wide, height: high } = element.getBoundingClientRect();
    return [x, y, wide, high].join();
  }).join(';');
  for (let before: string | null = null; ;) {
    await new Promise(requestAnimationFrame);
    const now = document.fonts.status !== 'loaded' || document.getAnimations().some(moves) ? null : places();
    if (now !== null && now === before) break;
    before = now;
  }

  const dialog = document.querySelector('dialog:modal');
  const layer = dialog ?? document.body;
  // A window of 1280×1024 at a zoom of 400 % has this height. WCAG 2.2 (1.4.10) lets it scroll vertically.
  const isLow = height <= 256;
  // A long notice may lead down to the board.
  const scrolls = how === 'large' || isLow || !document.querySelector('main.table')
    || document.querySelector('.panel, .table .trouble') !== null;

  // The box in which the content of an element may lie. Null: it cuts off its content sideways, which is not checked.
  const known = new Map<Element, Box | null>();
  const bounds = (element: Element): Box | null => {
    if (element === page || element === document.body) {
      return { left: 0, right: width, top: scrolls ? -Infinity : 0, bottom: scrolls ? Infinity : height };
    }
    const found = known.get(element);
    if (found !== undefined) return found;
    let box = bounds(element.parentElement!);
    const { overflowX, overflowY } = getComputedStyle(element);
    if (box && /auto|scroll|hidden|clip/.test(overflowY)) box = { ...box, top: -Infinity, bottom: Infinity };
    // In a region that pans, by keys too, content may lie anywhere to the sides.
    if (box && element.matches('[role=region][tabindex]')) box = { ...box, left: -Infinity, right: Infinity };
    if (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + SLACK) box = null;
    known.set(element, box);
    return box;
  };

  if (page.scrollWidth > width + SLACK) wrong.push(`the page is ${page.scrollWidth} wide`);
  // The page behind a dialog is checked while no dialog is open.
  if (!dialog && !scrolls && page.scrollHeight > height + SLACK) wrong.push(`the page is ${page.scrollHeight} high`);
  for (const element of layer.querySelectorAll('*')) {
    if (!visible(element)) continue;
    const box = element.getBoundingClientRect();
    const allowed = bounds(element.parentElement!);
    if (!isSeen(box) || !allowed) continue;
    const sides: [string, number][] = [
      ['left', allowed.left - box.left], ['right', box.right - allowed.right],
      ['above', allowed.top - box.top], ['below', box.bottom - allowed.bottom],
    ];
    for (const [side, by] of sides) if (by > SLACK) wrong.push(`${nameOf(element)} sticks out ${side} by ${round(by)}`);
  }
  if (dialog) {
    const box = dialog.getBoundingClientRect();
    if (box.left < -SLACK || box.right > width + SLACK || box.top < -SLACK || box.bottom > height + SLACK) {
      wrong.push(`the dialog reaches from ${round(box.left)}, ${round(box.top)} to ${round(box.right)}, ${round(box.bottom)}`);
    }
    for (const element of [dialog, ...dialog.querySelectorAll('*')]) {
      const pans = /auto|scroll/.test(getComputedStyle(element).overflowX)
        && element.scrollWidth > element.clientWidth + SLACK;
      if (pans && visible(element)) wrong.push(`${nameOf(element)} scrolls sideways`);
    }
  }

  // A radio button may be hidden behind its label, which people press.
  const PRESSABLE = 'button, summary, input:not([type=radio], [type=checkbox]), '
    + 'label:has(input[type=radio], input[type=checkbox])';
  // The size of the area in which a press hits the element: its box, and what it covers beyond its own edges.
  const reach = (element: Element): { width: number; height: number } => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const answers = (atX: number, atY: number): boolean =>
      document.elementFromPoint(atX, atY)?.closest(PRESSABLE) === element;
    for (let i = 0; i < BUTTON && answers(left - 0.5, y); i += 1) left -= 1;
    for (let i = 0; i < BUTTON && answers(right + 0.5, y); i += 1) right += 1;
    for (let i = 0; i < BUTTON && answers(x, top - 0.5); i += 1) top -= 1;
    for (let i = 0; i < BUTTON && answers(x, bottom + 0.5); i += 1) bottom += 1;
    return { width: right - left, height: bottom - top };
  };
  for (const element of layer.querySelectorAll(PRESSABLE)) {
    // Stones that nobody may take now are a picture. A lesson draws them as small as it has room.
    if (!visible(element) || element.closest('[data-locked]')) continue;
    const least = element.matches('.button') && !isLow ? BUTTON - SLACK : MIN_TARGET;
    const own = element.getBoundingClientRect();
    if (Math.min(own.width, own.height) >= least) continue;
    const box = reach(element);
    if (box.width > 0 && Math.min(box.width, box.height) < least) {
      wrong.push(`${nameOf(element)} is too small to hit: ${round(box.width)}×${round(box.height)}`);
    }
  }

  // Whoever speaks the words that are seen presses the control: they stand in its name, in one piece (WCAG 2.5.3).
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
  for (const element of layer.querySelectorAll<HTMLElement>(':is(button, a, summary)[aria-label]')) {
    const seen = plain(element.innerText);
    if (/\p{L}/u.test(seen) && visible(element) && !plain(element.ariaLabel!).includes(seen)) {
      wrong.push(`${nameOf(element)} shows “${seen}”`);
    }
  }

  // Reports a control that lies outside of the window, is covered, or is smaller than `least` pixels.
  const checkReachable = (element: Element, least: number): void => {
    const box = element.getBoundingClientRect();
    const name = nameOf(element);
    if (box.left < 0 || box.top < 0 || box.right > width || box.bottom > height) {
      wrong.push(`${name} reaches from ${round(box.top)} to ${round(box.bottom)}`);
    }
    if (Math.min(box.width, box.height) < least) wrong.push(`${name} has ${round(box.width)}×${round(box.height)}`);
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!element.contains(hit)) wrong.push(`${name} is covered by ${hit?.className}`);
  };
  // Some views scroll by themselves to what is new: an action above the window is no fault there.
  if (how === 'at once') {
    for (const action of layer.querySelectorAll('.button--primary, .take')) {
      const isAbove = scrollY > 0 && action.getBoundingClientRect().bottom < 0;
      if (!isAbove && visible(action)) checkReachable(action, BUTTON - 0.5);
    }
  }

  // Texts that an element around them cuts off, and names of controls with a word on two lines.
  const range = document.createRange();
  const texts = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const around = text.parentElement!;
    if (!text.data.trim() || around.closest('script, style, textarea, svg') || !visible(around)) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const clips: Element[] = [];
    for (let element: Element | null = around; element && element !== document.body; element = element.parentElement) {
      const { overflow, textOverflow } = getComputedStyle(element);
      // A name that ends in dots is cut on purpose.
      if (/auto|scroll/.test(overflow) || textOverflow === 'ellipsis') break;
      if (/hidden|clip/.test(overflow)) clips.push(element);
    }
    if (clips.some((element) => !isSeen(element.getBoundingClientRect()))) continue;
    const cut = clips.find((element) => {
      const clip = element.getBoundingClientRect();
      return box.right > clip.right + SLACK || box.left < clip.left - SLACK
        || box.bottom > clip.bottom + SLACK || box.top < clip.top - SLACK;
    });
    if (cut) wrong.push(`“${text.data.trim().slice(0, 40)}” is cut off by ${nameOf(cut)}`);
    if (!around.closest('button, a, label, summary, h1, h2, h3, th')) continue;
    for (const { index, 0: word } of text.data.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,16}(?![\p{L}\p{N}])/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(isSeen).map(({ top }) => Math.round(top)));
      if (lines.size > 1) wrong.push(`“${word}” is broken in ${nameOf(around)}`);
    }
  }

  // The screen for a class hides the menu, and the page of a wrong address, which has an id, has none.
  if (!dialog && !document.documentElement.id && !document.querySelector('.editor[data-large]')) {
    // In a large window the menu scrolls away with a long screen.
    scrollTo(0, 0);
    const items = [...document.querySelectorAll('nav.nav a')];
    if (items.length !== 5) wrong.push(`the menu has ${items.length} entries`);
    const marked = items.filter((item) => item.getAttribute('aria-current') === 'page');
    if (marked.length !== 1) wrong.push(`${marked.length} entries are marked`);
    // At a zoom of 400 % the menu scrolls with the page.
    if (!isLow) for (const item of items) checkReachable(item, BUTTON);
  }
  return wrong;
}

/**
 * What a learner on a small phone must see or press without scrolling and cannot: parts of the question, the board and
 * the answers, in words, at most eight faults. This function runs in the page.
 */
export function outOfReach(): string[] {
  if (document.querySelector('dialog:modal') || !document.querySelector('.teaching:is(.step, .review)')) return [];
  const SLACK = 1;
  const wrong: string[] = [];
  const foot = document.querySelector('nav.nav')!.getBoundingClientRect().height;
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 2);
  const nameOf = (element: Element): string =>
    `${element.localName}.${[...element.classList].at(-1)} “${(element.ariaLabel ?? element.textContent).trim().slice(0, 30)}”`;
  const isCovered = (element: Element, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && !element.contains(top) && !top.contains(element);
  };
  const check = (element: Element): void => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    if (left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight - foot + SLACK) {
      wrong.push(`${nameOf(element)} reaches from ${Math.round(top)} to ${Math.round(bottom)}`);
    }
    if ([top + 3, bottom - 3].some((y) => isCovered(element, left + width / 2, y))) wrong.push(`${nameOf(element)} is covered`);
  };
  if (scrollY > 0) wrong.push(`the page is scrolled by ${scrollY}`);
  // All controls but the list of all moves and the stones, which may be smaller.
  const controls = all('.teaching :is(button, input, a)').filter((element) => !element.closest('.review__more, .board'));
  if (controls.length === 0) wrong.push('nothing can be pressed');
  controls.forEach(check);
  all('.step__task, .step__board, .step__below, .step__actions, .step__asks').forEach(check);
  all('.review__chart, .review__sentence, .review__board').forEach(check);
  all('.heap:not([data-locked]) .stone').forEach(check);
  return wrong.slice(0, 8);
}

/**
 * The elements that Tab reaches and that show no outline when they have the focus. This function runs in the page, and
 * after a press of a key: only then does a browser show the focus that a script sets.
 */
export function withoutOutline(): string[] {
  const layer = document.querySelector('dialog:modal') ?? document;
  const isOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean =>
    outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  const wrong: string[] = [];
  const all = layer.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  for (const element of all) {
    if (element.tabIndex < 0 || !element.isConnected || element.closest('[inert]')) continue;
    element.focus();
    if (document.activeElement !== element) continue;
    // A stone is drawn by `::before` of its button, and a radio button by its label.
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const drawn = [null, '::before', '::after'].map((part) => getComputedStyle(element, part));
    const ring = element.querySelector(':scope > .tree__ring');
    const isRinged = ring && parseFloat(getComputedStyle(ring).strokeWidth) >= 3;
    if (!isRinged && ![...drawn, ...labels.map((label) => getComputedStyle(label))].some(isOutline)) {
      wrong.push(element.outerHTML.slice(0, 120));
    }
  }
  return wrong;
}

/** In forced colours, the buttons that are grey and not disabled, or the reverse. This function runs in the page. */
export function wronglyGrey(): string[] {
  const probe = document.createElement('p');
  probe.style.color = 'GrayText';
  document.body.append(probe);
  const grey = getComputedStyle(probe).color;
  probe.remove();
  const buttons = [...document.querySelectorAll('.button, .lesson__answer')];
  const isDisabled = (button: Element): boolean => button.getAttribute('aria-disabled') === 'true';
  return buttons.filter((button) => (getComputedStyle(button).color === grey) !== isDisabled(button))
    .map((button) => button.outerHTML.slice(0, 120));
}

/** The buttons in sight but for the answers of lessons, each with the number of lines of its text. It runs in the page. */
export function buttonLines(): [text: string, lines: number][] {
  const buttons = [...document.querySelectorAll('button:not(.lesson__answer), a.button')].filter((button) => button.checkVisibility({ visibilityProperty: true }));
  return buttons.map((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    const tops = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 6).map(({ top, height }) => top + height / 2);
    const lines = tops.sort((a, b) => a - b).filter((top, index) => index === 0 || top - tops[index - 1] > 6);
    return [button.textContent.trim(), lines.length];
  });
}

/** A colour of the styles, `--safe`, as it is computed in the looks of this moment. */
export const colour = (page: Page, name: string): Promise<string> => page.getByRole('main').evaluate((main, token) => {
  const probe = main.appendChild(document.createElement('i'));
  probe.style.color = `var(${token})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}, name);
