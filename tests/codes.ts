import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';

/** The text of the QR code in a picture of red, green, blue and opacity, as another program reads it. */
export function readCode(points: Uint8ClampedArray, width: number, height: number): string | undefined {
  return jsqr.default(points, width, height, { inversionAttempts: 'dontInvert' })?.data;
}

/** The text of the QR code that is seen here. */
export async function scanned(code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot()).toString('base64');
  // An empty page reads the picture: it has no policy against that.
  const reader = await code.page().context().newPage();
  const { points, width, height } = await reader.evaluate(async (base64) => {
    const bytes = await (await fetch(`data:image/png;base64,${base64}`)).blob();
    const image = await createImageBitmap(bytes);
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    return { points: [...context.getImageData(0, 0, image.width, image.height).data], width: image.width, height: image.height };
  }, picture);
  await reader.close();
  return readCode(Uint8ClampedArray.from(points), width, height);
}
