import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { look } from '../messages.ts';

test('each English sentence is read somewhere, or listed with the reason why it is not', () => {
  const list = readFileSync(join(import.meta.dirname, '../unread.md'), 'utf8');
  const listed = [...list.matchAll(/^- `([^`]+)`/gm)].map(([, name]) => name);
  const { all, inPart, unread } = look();
  const percent = (count: number): string => `${(count * 100 / all.length).toFixed(1)} %`;
  console.log(`${all.length} sentences: ${percent(all.length - inPart.length - unread.length)} are read,`
    + ` ${percent(inPart.length)} in part, ${percent(unread.length)} not`);
  if (process.env.NIM_MESSAGES === 'list') console.log(`In part:\n${inPart.join('\n')}`);
  expect(listed.filter((name) => !all.includes(name)), 'listed, and no sentence').toEqual([]);
  expect(listed.filter((name) => !unread.includes(name)), 'listed, and read now').toEqual([]);
  expect(unread.length / all.length).toBeLessThan(0.1);
  expect(unread.filter((name) => !listed.includes(name)), 'read by nobody, and not listed').toEqual([]);
});
