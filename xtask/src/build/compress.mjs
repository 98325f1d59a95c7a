// Writes `x.br` and `x.gz` beside each text and each program `x` of a folder.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const folder = process.argv[2];
const [brotli, zip] = [brotliCompress, gzip].map(promisify);
const compress = async (name) => {
  const path = join(folder, name);
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
};
const names = await readdir(folder);
await Promise.all(names.filter((name) => /\.(css|html|js|svg|txt|wasm|webmanifest)$/.test(name)).map(compress));
