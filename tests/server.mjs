// A static host of the built page: for the specs, and for people as `node tests/server.mjs <folder> <port>`.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @import { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
 * @import { AddressInfo } from 'node:net'
 */

/** The built page that is tested. */
export const DIST = process.env.NIM_DIST
  ?? join(dirname(fileURLToPath(import.meta.url)), '../target/pages/release');

/** The same page, whose program ends on command. */
export const FAULTY = join(DIST, '../faulty');

/** @type {Record<string, string>} */
const TYPES = {
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

/** The codings in which the build leaves files, the shortest first, and the ends of their names. */
const CODINGS = [['br', '.br'], ['gzip', '.gz']];

/**
 * Answers a request in place of the server, or returns false.
 * @typedef {(path: string, request: IncomingMessage, response: ServerResponse) => boolean} Intercept
 */

/** The file in which the build names the headers of each path. */
const HEADERS = '_headers';

/** The path that stands there for every other. */
const EVERY = '/*';

/**
 * The headers that a folder asks its host for, by path.
 * @param {string} folder
 */
async function rules(folder) {
  const text = await readFile(join(folder, HEADERS), 'utf8').catch(() => '');
  /** @type {Record<string, OutgoingHttpHeaders>} */
  const found = {};
  let path = EVERY;
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+(\S+): (.*)$/.exec(line) ?? [];
    if (!name) path = line;
    else found[path] = { ...found[path], [name]: value };
  }
  return found;
}

/**
 * Whether a browser accepts a coding.
 * @param {IncomingMessage} request
 * @param {string} coding
 */
function accepts({ headers }, coding) {
  const words = String(headers['accept-encoding'] ?? '').toLowerCase().replaceAll(/\s/g, '');
  const offers = words.split(',').map((offer) => offer.split(';'));
  const offer = offers.find(([name]) => name === coding) ?? offers.find(([name]) => name === '*');
  return offer !== undefined && !offer.some((part) => /^q=0(\.0*)?$/.test(part));
}

/**
 * Refuses a folder that does not hold this file.
 * @param {string} folder
 * @param {string} file
 */
function mustHold(folder, file) {
  if (existsSync(join(folder, file))) return;
  throw new Error(`serving ${folder}: it holds no ${file}; build the page first with \`cargo xtask build\``);
}

/** A static host of the page on this machine. */
export class Site {
  /** The folder that is served from now on: another version of the page. */
  folder;
  /**
   * Answers first, if it is set.
   * @type {Intercept | undefined}
   */
  intercept;
  /**
   * Headers of every answer, besides type and age.
   * @type {Record<string, string>}
   */
  headers = {};
  /** Whether every answer has the headers that the page asks its host for. The specs do without, as on many hosts. */
  protects = false;
  /**
   * The paths that were asked for.
   * @readonly
   * @type {string[]}
   */
  asked = [];
  #under;
  /** @type {string | undefined} */
  #copy;
  #server = createServer((request, response) => void this.#answer(request, response));

  /**
   * @private
   * @param {string} folder
   * @param {string} under
   */
  constructor(folder, under) {
    this.folder = folder;
    this.#under = under;
  }

  /** Serves the folder at this path of the host. Port 0 is any free one. */
  static async open(folder = DIST, under = '/', port = 0) {
    mustHold(folder, 'index.html');
    const site = new Site(folder, under);
    await new Promise((listening, failed) => {
      site.#server.once('error', failed).listen(port, '127.0.0.1', () => listening(undefined));
    });
    return site;
  }

  /** Serves a copy of the page, whose files a test may change. It goes when the host closes. */
  static async ofCopy() {
    const folder = mkdtempSync(join(tmpdir(), 'nim-'));
    // Without the packed files, which would not change.
    cpSync(DIST, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    const site = await Site.open(folder);
    site.#copy = folder;
    return site;
  }

  /** The address of the page. */
  get url() {
    const { port } = /** @type {AddressInfo} */ (this.#server.address());
    return `http://127.0.0.1:${port}${this.#under}`;
  }

  async close() {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
    if (this.#copy) rmSync(this.#copy, { recursive: true, force: true });
  }

  /**
   * The content of a file, packed if the browser accepts it, and its coding.
   * @param {string} name
   * @param {IncomingMessage} request
   * @returns {Promise<[Buffer, OutgoingHttpHeaders] | undefined>}
   */
  async #read(name, request) {
    const folder = resolve(this.folder);
    const file = resolve(folder, name);
    // A name that leads out of the folder is as good as missing.
    if (!file.startsWith(folder + sep)) return undefined;
    for (const [coding, end] of CODINGS) {
      const packed = accepts(request, coding) && await readFile(file + end).catch(() => undefined);
      if (packed) return [packed, { 'content-encoding': coding }];
    }
    const plain = await readFile(file).catch(() => undefined);
    return plain && [plain, {}];
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   */
  async #answer(request, response) {
    const { [EVERY]: always, ...single } = await rules(this.folder);
    const headers = { ...(this.protects ? always : {}), ...this.headers };
    let path;
    try {
      path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    } catch {
      response.writeHead(400, headers).end();
      return;
    }
    this.asked.push(path);
    if (this.intercept?.(path, request, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end();
      return;
    }
    const name = path.startsWith(this.#under) ? path.slice(this.#under.length).replace(/(^|\/)$/, '$1index.html') : '';
    const type = (/** @type {string} */ file) => ({ 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    const found = await this.#read(name, request);
    if (!found) {
      const [body, coding] = await this.#read('404.html', request) ?? [Buffer.from('Not found'), {}];
      response.writeHead(404, { ...type('404.html'), ...coding, ...headers, 'content-length': body.length }).end(body);
      return;
    }
    const [body, coding] = found;
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    // A file whose name has a hash has a rule of its own.
    const known = { 'cache-control': 'no-cache', ...single[`/${name}`], ...headers, etag, vary: 'accept-encoding' };
    if (request.headers['if-none-match']?.includes(etag)) response.writeHead(304, known).end();
    else response.writeHead(200, { ...type(name), ...coding, ...known, 'content-length': body.length }).end(body);
  }
}

/** The name of the first file of the host that matches. */
export const named = (/** @type {Site} */ host, /** @type {RegExp} */ pattern) =>
  /** @type {string} */ (readdirSync(host.folder).find((name) => pattern.test(name)));

/**
 * Replaces a text in a file of a copy. An error where the file does not have it.
 * @param {Site} host
 * @param {string} file
 * @param {string} from
 * @param {string} to
 */
export function change(host, file, from, to) {
  const path = join(host.folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, text.replaceAll(from, to));
}

/**
 * Makes a new version of the copy: its name and the names of the dialogs' files change. Returns its name.
 * @param {Site} host
 */
export function renew(host) {
  const version = '0000feedbeef';
  for (const pattern of [/^offline-.*\.js$/, /^dialogs-.*\.wasm$/, /^dialogs-.*\.css$/]) {
    const name = named(host, pattern);
    const [hash] = /** @type {RegExpExecArray} */ (/[0-9a-f]{12}/.exec(name));
    renameSync(join(host.folder, name), join(host.folder, name.replace(hash, version)));
    const files = ['index.html', 'sw.js', HEADERS].filter((file) => readFileSync(join(host.folder, file), 'utf8').includes(hash));
    for (const file of files) change(host, file, hash, version);
  }
  return version;
}

/** Serves a folder to people, until it is interrupted. */
async function main() {
  const [folder, port, ...more] = process.argv.slice(2);
  if (!port || more.length > 0) throw new Error('say which folder to serve on which port: `node tests/server.mjs dist 8080`');
  if (!/^\d+$/.test(port) || Number(port) > 65535) throw new Error(`${port} is no port: name one up to 65535; 0 takes any free one`);
  mustHold(folder, 'index.html');
  mustHold(folder, HEADERS);
  const site = await Site.open(folder, '/', Number(port)).catch(({ message }) => {
    throw new Error(`taking port ${port}: ${message}; 0 takes any free one`);
  });
  site.protects = true;
  console.log(`\nThe page is at ${site.url}\nCtrl-C stops it.`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main().catch(({ message }) => {
    console.error(`error: ${message}`);
    process.exitCode = 1;
  });
}
