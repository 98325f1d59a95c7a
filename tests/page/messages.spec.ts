import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { look } from '../messages.ts';

test('each English sentence is read somewhere, or listed with the reason why it is not', () => {
  const list = readFileSync(join(import.meta.dirname, '../unread.md'), 'utf8');
  const listed = [...list.matchAll(/^- `([^`]+)`/gm)].map(([, name]) => name);
  const { all, unread } = look();
  expect(listed.filter((name) => !all.includes(name)), 'listed, and no sentence').toEqual([]);
  expect(listed.filter((name) => !unread.includes(name)), 'listed, and read now').toEqual([]);
  expect(unread.filter((name) => !listed.includes(name)), 'read by nobody, and not listed').toEqual([]);
  expect(listed.length / all.length, 'the part that is listed').toBeLessThan(0.05);
});
