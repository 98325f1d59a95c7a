import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as plainTest } from '@playwright/test';

/** `server.mjs` as people start it, by the bytes that it sends. */

const PROGRAM = fileURLToPath(new URL('../server.mjs', import.meta.url));
const HASHED = '/page-0123456789ab.js';
const FILES = {
  'index.html': '<!doctype html><title>A page</title>',
  '404.html': 'no such page',
  'page-0123456789ab.js': 'plain',
  'page-0123456789ab.js.br': 'as brotli',
  'page-0123456789ab.js.gz': 'as gzip',
  _headers: `/*
  content-security-policy: default-src 'none'; frame-ancestors 'none'
  x-content-type-options: nosniff
${HASHED}
  cache-control: public, max-age=31536000, immutable
`,
};

interface Answer { status?: number; headers: IncomingHttpHeaders; body: string }
interface Asked { method?: string; headers?: Record<string, string> }

const start = (...words: string[]) => spawn(process.execPath, [PROGRAM, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });

/** Asks for a path as it is written: `fetch` would tidy it. */
async function ask(address: string, path: string, { method = 'GET', headers = {} }: Asked = {}): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const asked = request({ hostname, port, path, method, headers }).end();
  const [response] = await once(asked, 'response');
  const parts = await response.toArray();
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString() };
}

/** A folder with a small page, beside a file that is nobody's business, and its address. */
const test = plainTest.extend<{ folder: string; address: string }>({
  folder: async ({}, use, info) => {
    const folder = info.outputPath('dist');
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
    writeFileSync(info.outputPath('private.txt'), 'private');
    await use(folder);
  },
  address: async ({ folder }, use) => {
    const server = start(folder, '0');
    const [told] = await once(server.stdout, 'data');
    const [, address] = /^\nThe page is at (http:\/\/127\.0\.0\.1:\d+\/)\nCtrl-C stops it\.\n$/.exec(String(told)) ?? [];
    await use(address);
    server.kill();
  },
});

test('every answer has the headers that the page asks its host for', async ({ address }) => {
  for (const [path, status] of [['/', 200], ['/index.html', 200], [HASHED, 200], ['/missing', 404], ['/%', 400]] as const) {
    const answer = await ask(address, path);
    expect(answer.status, path).toBe(status);
    expect(answer.headers, path).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'", 'x-content-type-options': 'nosniff',
    });
  }
});

test('a file with a hash in its name is kept, the document is asked for each time', async ({ address }) => {
  const kept = await ask(address, HASHED);
  expect(kept.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'text/javascript; charset=utf-8', 'content-length': '5',
  });
  const { status, headers, body } = await ask(address, '/');
  expect([status, body]).toEqual([200, FILES['index.html']]);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  const again = await ask(address, '/', { headers: { 'if-none-match': headers.etag! } });
  expect([again.status, again.body]).toEqual([304, '']);
  expect((await ask(address, '/', { headers: { 'if-none-match': kept.headers.etag! } })).status).toBe(200);
});

test('a browser gets a packed file only if it accepts one', async ({ address }) => {
  for (const [accepted, coding, body] of [
    ['gzip, deflate, br', 'br', 'as brotli'],
    ['gzip', 'gzip', 'as gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'as gzip'],
    ['*;q=0.1, br; q=0.0', 'gzip', 'as gzip'],
    ['identity, *;q=0', undefined, 'plain'],
    ['zstd', undefined, 'plain'],
  ] as const) {
    const answer = await ask(address, HASHED, { headers: { 'accept-encoding': accepted } });
    expect([answer.headers['content-encoding'], answer.body], accepted).toEqual([coding, body]);
    expect(answer.headers.vary).toBe('accept-encoding');
  }
});

test('what is missing, or outside the folder, is not found', async ({ address }) => {
  for (const path of ['/missing', '/gone-0123456789ab.js', '/../private.txt', '/%2e%2e/private.txt', '/..%2fprivate.txt', '//etc/passwd', '/%00']) {
    const answer = await ask(address, path);
    expect([answer.status, answer.body], path).toEqual([404, 'no such page']);
    expect(answer.headers['cache-control'], path).toBeUndefined();
  }
});

test('a file can be asked for, and not written', async ({ address }) => {
  const { status, headers, body } = await ask(address, '/', { method: 'HEAD' });
  expect([status, headers['content-length'], body]).toEqual([200, String(FILES['index.html'].length), '']);
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const answer = await ask(address, '/', { method });
    expect([answer.status, answer.headers.allow], method).toEqual([405, 'GET, HEAD']);
  }
});

test('the program says what it cannot serve', async ({ folder, address }) => {
  for (const [words, refusal] of [
    [[], 'say which folder to serve on which port'],
    [[folder, 'eighty'], 'eighty is no port'],
    [[folder, '65536'], '65536 is no port'],
    [[folder, new URL(address).port], '0 takes any free one'],
    [[join(folder, '..'), '0'], 'it holds no index.html; build the page first with `cargo xtask build`'],
  ] as const) {
    const program = start(...words);
    const [[told], [code]] = await Promise.all([once(program.stderr, 'data'), once(program, 'exit')]);
    expect(String(told)).toMatch(/^error: .*\n$/);
    expect(String(told)).toContain(refusal);
    expect(code).toBe(1);
  }
});
