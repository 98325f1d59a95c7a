import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which English sentences of the catalogue nobody has read: they are in no reading, and no spec quotes them. Each variant
 * of a message counts by itself: `play.took[you/one]`.
 */

interface Sentence {
  name: string;
  text: string;
  /** The source of an expression for what is read. */
  source: string;
}

/** The files of a folder with this end: their names and texts. */
const files = (folder: string, end: string): [name: string, text: string][] => readdirSync(join(import.meta.dirname, folder))
  .filter((file) => file.endsWith(end))
  .map((file) => [file.slice(0, -end.length), readFileSync(join(import.meta.dirname, folder, file), 'utf8')]);

const letters = (text: string): number => text.replaceAll(/[^\p{L}]/gu, '').length;

/** What is read in the place of an argument, by its type. */
const VALUES: Record<string, string> = { number: String.raw`\d[\d,]*`, heap: '[A-I]' };
const ANY = '.{1,240}?';

/** Each way through the variants of a message, the outer ones first: their keys, and its text. */
function variants(message: string, keys: string[] = []): [keys: string[], text: string][] {
  const choice = /^( *)(.*)\{ \$([\w-]+) ->\n([^]*?)\n\1\}/m.exec(message);
  if (!choice) return [[keys, message.replaceAll(/[ \n]+/g, ' ').trim()]];
  const [all, indent, before, argument, body] = choice;
  const [, ...parts] = body.split(new RegExp(String.raw`^${indent} {3}[ *]\[([\w-]+)\]`, 'm'));
  return parts.flatMap((key, at) => {
    if (at % 2 > 0) return [];
    const chosen = key === 'one' ? parts[at + 1].replaceAll(`{ $${argument} }`, '1') : parts[at + 1];
    return variants(message.replace(all, () => indent + before + chosen.trimEnd()), [...keys, key]);
  });
}

/** Every sentence that has words of its own. */
const sentences = (): Sentence[] => files('../locales/en', '.ftl').flatMap(([file, catalogue]) =>
  // Specs and readings call the pieces stones.
  [...catalogue.replaceAll('{ -piece }', 'stone').replaceAll('{ -pieces }', 'stones').matchAll(/((?:^#.*\n)*)^([a-z][\w-]*) =([^]*?)(?=^\S|(?![^]))/gm)].flatMap(([, notes, name, message]) => {
    const types = new Map([...notes.matchAll(/^# \$([\w-]+) \((\w+)/gm)].map(([, argument, type]) => [argument, type]));
    return variants(`    ${message.trim()}`).filter(([, text]) => letters(text.replaceAll(/\{.*?\}/g, '')) > 0).map(([keys, text]) => ({
      name: `${file}.${name}${keys.length > 0 ? `[${keys.join('/')}]` : ''}`,
      text,
      // A spec may also fill a value in.
      source: text.replaceAll(/[\\^*+?.()[\]|]/g, String.raw`\$&`).replaceAll(/\{ \$?([\w-]+) \}/g, (_, argument: string) =>
        String.raw`(?:${VALUES[types.get(argument)!] ?? ANY}|\$\{[^}]*\})`),
    }));
  }));

/** The names and the texts of a reading. */
const ofReading = (reading: string): string[] =>
  [...reading.matchAll(/"([^"]+)"|: (.+?)'?$/gm)].map(([, name, text]) => name ?? text);

/** The texts and the expressions of a spec, without its comments. Any digit of an expression is 7. */
const ofSpec = (spec: string): string[] =>
  [...spec.replaceAll(/^ *(\/\/|\/?\*).*/gm, '').replaceAll(/(['`])\s*\+\s*\1/g, '')
    .matchAll(/(['"`/])((?:\\.|(?!\1)[^\\\n])*)\1/g)].map(([, , text]) => text
    .replaceAll(/(\[[^\]]*\]|\\d)[+*]?/g, '7').replaceAll(/^\^|\$$/g, '').replaceAll(/\\(.)/g, '$1'));

/** The names of all sentences, and of those that nobody has read, not even in part. */
export function look(): { all: string[]; unread: string[] } {
  const all = sentences();
  const texts = [
    ...files('readings', '.yml').flatMap(([, text]) => ofReading(text)), ...files('page', '.spec.ts').flatMap(([, text]) => ofSpec(text)),
  ];
  const allTexts = texts.join('\n');
  // `Play` is not read in `Play on`: a text that is exactly one message says nothing of a shorter one within it.
  const oneMessage = new RegExp(`^(?:${all.map(({ source }) => source).filter((source) => !source.includes(ANY)).join('|')})$`, 'u');
  const others = texts.filter((text) => !oneMessage.test(text)).join('\n');
  const isIn = (source: string, text: string): boolean => new RegExp(String.raw`(?<![\p{L}\p{N}])${source}(?![\p{L}\p{N}])`, 'u').test(text);
  const isRead = ({ source }: Sentence): boolean => new RegExp(`^${source}$`, 'mu').test(allTexts) || isIn(source, others);
  // One of its sentences, or a long part.
  const plain = (text: string): string => text.replaceAll(/\$?\{.*?\}|\d[\d,]*/g, '7');
  const parts = texts.flatMap((text) => [text, ...text.split(/[()|]/)]).map(plain).filter((text) => letters(text) > 15);
  const isReadInPart = ({ source, text }: Sentence): boolean =>
    source.split(/(?<=\\[.?]|[!:]) /).some((one) => letters(one.replaceAll(/\(\?:.*?\\\}\)/g, '')) > 12 && isIn(one, allTexts))
    || parts.some((part) => plain(text).includes(part));
  const unread = all.filter((sentence) => !isRead(sentence) && !isReadInPart(sentence));
  return { all: all.map(({ name }) => name), unread: unread.map(({ name }) => name) };
}
