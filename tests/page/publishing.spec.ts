import { expect, open, take, test, untilHeaps } from '../nim.ts';

type Picture = Partial<Record<'src' | 'sizes' | 'type' | 'purpose' | 'form_factor', string>>;
type Manifest = Record<string, unknown> & { icons: Picture[]; screenshots: Picture[]; shortcuts: { url: string; icons: Picture[] }[] };

/** Pictures that the manifest does not name. */
const OTHERS: Picture[] = [
  { src: 'apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
  { src: 'og.png', sizes: '1200x630', type: 'image/png' },
];

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
  for (const { src, sizes, type } of [...pictures, ...OTHERS]) {
    const [kind, size, corner] = await page.evaluate(async (picture) => {
      const file = await (await fetch(picture)).blob();
      const image = await createImageBitmap(file);
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      return [file.type, `${image.width}x${image.height}`, context.getImageData(0, 0, 1, 1).data[3]];
    }, src!);
    expect([kind, size], src).toEqual([type, sizes]);
    expect(corner, src).toBe(/^icon-\d/.test(src!) ? 0 : 255);
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

test('a link in a chat shows a title, a sentence and a picture of few bytes', async ({ page }) => {
  await open(page);
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
