import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';

/** The text of the QR code in a picture of red, green, blue and opacity, as another program reads it. */
export function readCode(pixels: Uint8ClampedArray, width: number, height: number): string | undefined {
  return jsqr.default(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data;
}

/** The text of the QR code in this element, read from a screenshot. */
export async function scanned(code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot()).toString('base64');
  const { bytes, width, height } = await code.evaluate(async (_, base64) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return { bytes: [...data].map((byte) => String.fromCharCode(byte)).join(''), width: image.width, height: image.height };
  }, picture);
  return readCode(Uint8ClampedArray.from(Buffer.from(bytes, 'latin1')), width, height);
}
