import type { Locator, Page } from '@playwright/test';

/** What only the DevTools protocol of Chromium can do: keys of other keyboards, fingers, and pens. */

type Point = [x: number, y: number];

/** The middle of what this locator finds. */
export async function middle(locator: Locator): Promise<Point> {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** Presses the key that is at the place `code` of a US keyboard, and means `key` on the keyboard of the person. */
export async function pressKey(page: Page, key: string, code: string, held?: 'Control' | 'Shift'): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const event = { key, code, modifiers: held ? { Control: 2, Shift: 8 }[held] : 0 };
  const text = held === 'Control' || key.length > 1 ? undefined : key;
  await devtools.send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', text, ...event });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  await devtools.detach();
}

/** Puts a pointer down at the first point, moves it over the others, and lifts it. */
export async function stroke(page: Page, by: 'finger' | 'pen', points: Point[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const send = async (phase: 'begin' | 'move' | 'end', [x, y]: Point): Promise<void> => {
    if (by === 'finger') {
      const type = ({ begin: 'touchStart', move: 'touchMove', end: 'touchEnd' } as const)[phase];
      await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: phase === 'end' ? [] : [{ x, y }] });
    } else {
      const type = ({ begin: 'mousePressed', move: 'mouseMoved', end: 'mouseReleased' } as const)[phase];
      const buttons = phase === 'end' ? 0 : 1;
      const pen = { x, y, button: 'left', buttons, clickCount: 1, pointerType: 'pen' } as const;
      await devtools.send('Input.dispatchMouseEvent', { type, ...pen });
    }
  };
  await send('begin', points[0]);
  for (const point of points) await send('move', point);
  await send('end', points.at(-1)!);
  await devtools.detach();
}
