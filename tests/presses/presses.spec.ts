import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Controls that no spec presses, each with its reason. */
const SPARED: Record<string, string> = {
  'file A file that you saved from Nim': 'Playwright hands over a file by an event that the browser does not trust',
  'select Heap across': 'Playwright chooses by such an event too',
  'select Heap downwards': 'the same',
  'select Order of the moves': 'the same',
  'text Text of the file': '“Read the text” is the press that follows',
};

test('every control there is was pressed by a spec that expected something of it', ({}, info) => {
  const lines = (kind: string): string[] => {
    const folder = join(info.project.outputDir, kind);
    return readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean));
  };
  const pressed = new Set(lines('presses'));
  const never = new Set(lines('controls').filter((control) => !pressed.has(control) && !(control in SPARED)));
  expect([...never].sort()).toEqual([]);
});
