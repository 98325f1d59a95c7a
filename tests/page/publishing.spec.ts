import { expect, open, take, test, untilHeaps } from '../nim.ts';

type Picture = Partial<Record<'src' | 'sizes' | 'type' | 'purpose' | 'form_factor', string>>;
type Manifest = Record<string, unknown> & { icons: Picture[]; screenshots: Picture[]; shortcuts: { url: string; icons: Picture[] }[] };

test('the manifest starts the page wherever it lies, and its pictures are as it says', async ({ page, request, site }) => {
  await open(page);
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(new URL(address!, site.url).href)).json() as Manifest;
  // Two folders of one host are two pages, each known by its own address.
  expect(manifest).not.toHaveProperty('id');
  expect(manifest).toMatchObject({
    start_url: '.', scope: '.', display: 'standalone', short_name: 'Nim', lang: 'en', dir: 'ltr',
  });
  // Both colours are the background of the page by day.
  expect([manifest.theme_color, manifest.background_color]).toEqual(['#f6f4ef', '#f6f4ef']);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 244, 239)');
  const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(icons).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  expect(manifest.screenshots.map((picture) => picture.form_factor)).toEqual(['wide', 'narrow']);
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes, type } of pictures) {
    const [kind, size] = await page.evaluate(async (picture) => {
      const file = await (await fetch(picture)).blob();
      const image = await createImageBitmap(file);
      return [file.type, `${image.width}x${image.height}`];
    }, src!);
    expect([kind, size], src).toEqual([type, sizes]);
  }
  // Each shortcut resumes: an unfinished game stays on the table.
  await open(page, '#/play?heaps=2,3&two=human');
  await take(page, 'B1', [2, 2]);
  for (const [index, current] of ['Play', 'Learn', 'Puzzles', 'Analysis'].entries()) {
    await page.goto('about:blank');
    await page.goto(new URL(manifest.shortcuts[index].url, site.url).href);
    await expect(page.getByRole('link', { name: current, exact: true })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await untilHeaps(page, [2, 2]);
  }
});

test('the pictures of the page have their sizes and corners, and a link in a chat a title, a sentence and a picture of few bytes', async ({
  page,
}) => {
  await open(page);
  for (const [file, wide, high, corner] of [
    ['icon-192.png', 192, 192, 'clear'],
    ['icon-512.png', 512, 512, 'clear'],
    ['icon-maskable.png', 512, 512, 'opaque'],
    ['apple-touch-icon.png', 180, 180, 'opaque'],
    ['og.png', 1200, 630, 'opaque'],
  ] as const) {
    const found = await page.evaluate(async (address) => {
      const image = await createImageBitmap(await (await fetch(address)).blob());
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      return [image.width, image.height, context.getImageData(0, 0, 1, 1).data[3]];
    }, file);
    expect(found, file).toEqual([wide, high, corner === 'clear' ? 0 : 255]);
  }
  for (const [meta, content] of [
    ['property="og:title"', 'Nim'],
    ['property="og:description"', 'Play Nim, the game of heaps and stones, against a friend or the computer, and learn to win it.'],
    ['name="twitter:card"', 'summary_large_image'],
  ]) await expect(page.locator(`meta[${meta}]`)).toHaveAttribute('content', content);
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const size = await page.evaluate(async (file) => (await (await fetch(file)).blob()).size, address!);
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThan(100_000);
});
