import { existsSync, readdirSync, readFileSync, writeFileSync, renameSync } from 'node:fs';
import { test, expect } from '@playwright/test';
import * as nim from '../nim.ts';
import { Site } from '../server.ts';

const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
test('repl', async ({ browser }) => {
  test.setTimeout(0);
  const site = await Site.open();
  const S: any = { complaints: [] };
  const fresh = async (options: any = {}) => {
    if (S.context) await S.context.close();
    S.context = await browser.newContext({
      viewport: { width: 390, height: 844 }, locale: 'en-GB', timezoneId: 'Europe/Berlin', serviceWorkers: 'block',
      baseURL: site.url, permissions: ['clipboard-read', 'clipboard-write'], ...options,
    });
    S.context.setDefaultTimeout(15000);
    S.context.on('console', (m: any) => { if (['error', 'warning'].includes(m.type()) && !/blocked by Playwright/.test(m.text())) S.complaints.push(m.text()); });
    S.context.on('weberror', (e: any) => S.complaints.push(String(e.error())));
    S.page = await S.context.newPage();
    return S.page;
  };
  const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms));
  const dir = '/tmp/nc-cmd';
  for (;;) {
    if (existsSync(`${dir}/stop`)) break;
    const next = readdirSync(dir).filter((f) => f.endsWith('.js')).sort()[0];
    if (!next) { await sleep(200); continue; }
    const code = readFileSync(`${dir}/${next}`, 'utf8');
    renameSync(`${dir}/${next}`, `${dir}/${next}.run`);
    const lines: string[] = [];
    const log = (...v: any[]) => { lines.push(v.map((x) => typeof x === 'string' ? x : JSON.stringify(x)).join(' ')); };
    const shot = async (name: string) => { await S.page.screenshot({ path: `/tmp/nc-pictures/${name}.png`, caret: 'initial' }); log(`[shot ${name}]`); };
    const aria = async (sel = 'body') => log(await S.page.locator(sel).first().ariaSnapshot());
    const url = () => S.page.url().replace(site.url, '/');
    const clip = () => S.page.evaluate(() => navigator.clipboard.readText());
    try {
      const f = new AsyncFunction('S', 'page', 'nim', 'expect', 'log', 'shot', 'aria', 'url', 'clip', 'fresh', 'sleep', 'site', code);
      await f(S, S.page, nim, expect, log, shot, aria, url, clip, fresh, sleep, site);
    } catch (e) { log('EXCEPTION', String((e as Error).message ?? e).slice(0, 1500)); }
    if (S.complaints.length) { log('COMPLAINTS', S.complaints); S.complaints = []; }
    if (S.page && !S.page.isClosed()) log('URL', url());
    writeFileSync(`${dir}/${next}.out`, lines.join('\n'));
  }
  await site.close();
});
