import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Which English sentences of the catalogue somebody has read: those in a reading, and those that a spec quotes. Each
 * variant of a message counts by itself: `play.took[you]`.
 */

const HERE = dirname(fileURLToPath(import.meta.url));
const read = (...path: string[]): string => readFileSync(join(HERE, ...path), 'utf8');
const files = (folder: string, end: string): string[] => readdirSync(join(HERE, folder)).filter((name) => name.endsWith(end));

interface Text {
  name: string;
  /** The source of an expression for what is read. */
  source: string;
  /** Its own words, without arguments. */
  own: string;
  /** With some value of each argument. */
  sample: string;
}

/** A value that a spec fills in. */
const FILLED = String.raw`\$\{[^}]*\}`;
/** What a value can be, by the type of the argument. */
const VALUES: Record<string, string> = { number: String.raw`\d[\d,]*`, heap: '[A-Z]', text: '.{1,240}?' };

/** Stands for every number, in messages and in specs alike. */
const ANY_NUMBER = '7';

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
const joined = (...names: string[]): string => names.filter(Boolean).join('/');
const letters = (text: string): number => text.replaceAll(/[^\p{L}]/gu, '').length;

/** Reads a message: the part of Fluent that `crates/catalogue` admits, each line without its indentation. */
class Reader {
  private at = 0;

  constructor(private readonly pattern: string, private readonly types: Map<string, string>) {}

  /**
   * Every text up to the end, or to the next variant, whose line begins with a bracket. `pinned` has the values of arguments
   * whose variant this is.
   */
  texts(pinned: Record<string, string> = {}): Text[] {
    let all: Text[] = [{ name: '', source: '', own: '', sample: '' }];
    while (this.at < this.pattern.length && !/^\n(\*?\[|\})/.test(this.pattern.slice(this.at))) {
      const next = this.pattern[this.at] === '{' ? this.placeable(pinned) : [this.literal()];
      all = all.flatMap((before) => next.map(({ name, source, own, sample }) => ({
        name: joined(before.name, name), source: before.source + source, own: before.own + own, sample: before.sample + sample,
      })));
    }
    return all;
  }

  private take(expression: RegExp): RegExpExecArray {
    const found = expression.exec(this.pattern.slice(this.at));
    if (!found) throw new Error(`this is no message: ${this.pattern.slice(this.at)}`);
    this.at += found[0].length;
    return found;
  }

  private literal(): Text {
    const own = this.take(/^(\n(?!\*?\[|\})|[^{\n])+/)[0].replaceAll('\n', ' ');
    return { name: '', source: escaped(own), own, sample: own };
  }

  private placeable(pinned: Record<string, string>): Text[] {
    const [, name, hasVariants] = this.take(/^\{ \$?([\w-]+) (->|\})/);
    const type = this.types.get(name) ?? 'text';
    if (hasVariants !== '->') {
      const value = pinned[name] ?? VALUES[type] ?? VALUES.text;
      return [{ name: '', source: `(?:${value}|${FILLED})`, own: '', sample: type === 'heap' ? 'A' : value === '1' ? '1' : ANY_NUMBER }];
    }
    const variants: Text[] = [];
    while (!/^\n\}/.test(this.pattern.slice(this.at))) {
      const [, key] = this.take(/^\n\*?\[([\w-]+)\][ \n]*/);
      const number = { one: '1', other: String.raw`(?!1\b)\d[\d,]*` }[key] ?? key;
      const inside = this.texts(type === 'number' ? { ...pinned, [name]: number } : pinned);
      variants.push(...inside.map((text) => ({ ...text, name: joined(key, text.name) })));
    }
    this.take(/^\n\}/);
    return variants;
  }
}

/** Every text that has words of its own. */
function texts(): Text[] {
  return files('../locales/en', '.ftl').flatMap((file) => {
    const messages = read('../locales/en', file).matchAll(/((?:^#.*\n)*)^([a-z][\w-]*) =(.*\n(?:(?: .*)?\n(?!\S))*(?: .*\n)?)/gm);
    return [...messages].flatMap(([, notes, name, pattern]) => {
      const types = new Map([...notes.matchAll(/^# \$([\w-]+) \((\w+)/gm)].map(([, argument, type]) => [argument, type]));
      const all = new Reader(pattern.trim().replaceAll(/\s*\n\s*/g, '\n'), types).texts();
      return all.filter(({ own }) => letters(own) > 0)
        .map((text) => ({ ...text, name: `${file.replace('.ftl', '')}.${name}${text.name && `[${text.name}]`}` }));
    });
  });
}

/** The names and texts of a reading, each by itself. */
function ofReading(reading: string): string[] {
  return reading.split('\n').flatMap((line) => {
    const plain = line.trim().replace(/^- '(.*)'(:.*)?$/, (_, quoted: string, rest = '') =>
      `- ${quoted.replaceAll("''", "'")}${rest}`);
    const [, name, text] = /^- [\w/]+(?: "((?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*(?::(?: (.*))?)?$/.exec(plain) ?? [];
    return [name, text].map((part = '') => part.replace(/^"(.*)"$/, '$1').replaceAll(/\\(.)/g, '$1')).filter(Boolean);
  });
}

/** A text in a spec: in quotes of any kind, or as an expression; or a comment, which is passed over. */
const LITERAL = new RegExp([
  String.raw`\/\/.*|\/\*[^]*?\*\/`,
  String.raw`'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|` + '`((?:[^`\\\\]|\\\\.)*)`',
  String.raw`(?<=[(,=:[!&|?{};]\s*)\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\]|\\.)*\])+)\/[a-z]*`,
].join('|'), 'g');

function ofSpec(spec: string): string[] {
  return [...spec.replaceAll(/(['`])\s*\+\s*\1/g, '').matchAll(LITERAL)].flatMap(([, single, double, template, expression]) =>
    [single ?? double ?? template ?? expression?.replaceAll(/(\[[^\]]*\]|\\d)[+*]?/g, ANY_NUMBER).replaceAll(/7+/g, ANY_NUMBER)
      .replaceAll(/^\^|\$$/g, '').replaceAll(/\\(.)/g, '$1')]).filter(Boolean);
}

/** The names of all texts, of those that were read in part only, and of those that nobody has read. */
export function look(): { all: string[]; inPart: string[]; unread: string[] } {
  const all = texts();
  const readTexts = new Set([
    ...files('readings', '.yml').flatMap((file) => ofReading(read('readings', file))),
    ...files('page', '.spec.ts').flatMap((file) => ofSpec(read('page', file))),
  ]);
  const allRead = [...readTexts].join('\n');
  // `Play` is not read in `Play on`: a text that is exactly one message says nothing of a shorter one within it.
  const whole = all.filter(({ source }) => !source.includes(VALUES.text)).map(({ source }) => source);
  const isWhole = new RegExp(`^(?:${whole.join('|')})$`, 'u');
  const notOneMessage = [...readTexts].filter((text) => !isWhole.test(text)).join('\n');
  // Sentences that a spec builds of parts, with most of the words of a message.
  const built = [...readTexts].filter((text) => text.includes('${')).map((text) => text.replaceAll(/\$\{[^}]*\}/g, '\0'))
    .map((text) => ({ size: letters(text), expression: new RegExp(`^${escaped(text).replaceAll('\0', '.+?')}$`, 'u') }));
  const bounded = (source: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])${source}(?![\p{L}\p{N}])`, 'u');
  const isRead = ({ source, own, sample }: Text): boolean => new RegExp(`^${source}$`, 'mu').test(allRead)
    || built.some(({ size, expression }) => size > 8 && size * 2 > letters(own) && expression.test(sample))
    || bounded(source).test(notOneMessage);
  // One of its sentences, a long part, or most of it.
  const plain = (text: string): string => text.replaceAll(/\d[\d,]*/g, ANY_NUMBER);
  const parts = [...readTexts].flatMap((text) => [text, ...text.split(/[()|]/)]).map(plain)
    .map((text) => ({ text, size: letters(text) })).filter(({ size }) => size > 5);
  const isReadInPart = ({ source, own, sample }: Text): boolean => source.split(/(?<=\\[.?]|[!:]) /)
    .some((sentence) => letters(sentence.replaceAll(/\(\?:.*?\\\}\)/g, '')) > 12 && bounded(sentence).test(allRead))
    || parts.some(({ text, size }) => (size > 15 || size * 10 > letters(own) * 6) && plain(sample).includes(text));
  const names = (some: Text[]): string[] => some.map(({ name }) => name);
  const others = all.filter((text) => !isRead(text));
  return {
    all: names(all),
    inPart: names(others.filter(isReadInPart)),
    unread: names(others.filter((text) => !isReadInPart(text))),
  };
}
