import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** The built page that is tested. */
export const DIST = process.env.NIM_DIST
  ?? join(dirname(fileURLToPath(import.meta.url)), '../target/pages/release');

/** The same page, whose program ends on command. */
export const FAULTY = join(DIST, '../faulty');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Answers a request in place of the server, or returns false. */
export type Intercept = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

/** A static host of the page on this machine. */
export class Site {
  /** The folder that is served from now on: another version of the page. */
  folder: string;
  /** Answers first, if it is set. */
  intercept?: Intercept;
  /** Headers of every answer, besides type and age. */
  headers: Record<string, string> = {};
  /** Whether files are sent after brotli. */
  isPacked = false;
  /** The paths that were asked for. */
  readonly asked: string[] = [];
  private readonly packed = new Map<string, Buffer>();
  private readonly server = createServer((request, response) => void this.answer(request, response));

  private constructor(folder: string, private readonly under: string, private readonly copy?: string) {
    this.folder = folder;
  }

  /** Serves the folder on a free port, at this path of the host. */
  static async open(folder = DIST, under = '/', copy?: string): Promise<Site> {
    const site = new Site(folder, under, copy);
    await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
    return site;
  }

  /** Serves a copy of the page, whose files a test may change. It goes when the host closes. */
  static ofCopy(): Promise<Site> {
    const folder = mkdtempSync(join(tmpdir(), 'nim-'));
    cpSync(DIST, folder, { recursive: true });
    return Site.open(folder, '/', folder);
  }

  /** The address of the page. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${this.under}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    if (this.copy) rmSync(this.copy, { recursive: true, force: true });
  }

  /** The file after brotli, as the build has left it beside the file, or packed here. */
  private async pack(name: string, content: Buffer): Promise<Buffer> {
    const packed = this.packed.get(name) ?? await readFile(join(this.folder, `${name}.br`)).catch(() => brotliCompressSync(content));
    this.packed.set(name, packed);
    return packed;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    this.asked.push(path);
    if (this.intercept?.(path, request, response)) return;
    const file = path.startsWith(this.under) ? normalize(path.slice(this.under.length)) : 'none';
    const name = file === '.' || /(^|\/)$/.test(file) ? join(file, 'index.html') : file;
    const content = await readFile(join(this.folder, name)).catch(() => null);
    if (content) {
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      // As hosts do: a file whose name has a hash never changes.
      const age = /-[0-9a-f]{12}\./.test(name) ? 'max-age=31536000, immutable' : 'no-cache';
      const headers = { 'content-type': type, 'cache-control': age, ...this.headers };
      const body = this.isPacked ? await this.pack(name, content) : content;
      response.writeHead(200, this.isPacked ? { ...headers, 'content-encoding': 'br' } : headers);
      response.end(body);
    } else {
      response.writeHead(404, { 'content-type': TYPES['.html'] });
      response.end(await readFile(join(this.folder, '404.html')));
    }
  }
}

/** The name of the first file of the host that matches. */
export const named = (host: Site, pattern: RegExp): string => readdirSync(host.folder).find((name) => pattern.test(name))!;

export function change(host: Site, file: string, from: string, to: string): void {
  const path = join(host.folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
}

/** Makes a new version of the copy: its name and the names of the dialogs' files change. Returns its name. */
export function renew(host: Site): string {
  const version = '0000feedbeef';
  for (const pattern of [/^offline-.*\.js$/, /^dialogs-.*\.wasm$/, /^dialogs-.*\.css$/]) {
    const name = named(host, pattern);
    const [hash] = /[0-9a-f]{12}/.exec(name)!;
    renameSync(join(host.folder, name), join(host.folder, name.replace(hash, version)));
    for (const file of ['index.html', 'sw.js']) change(host, file, hash, version);
  }
  return version;
}
