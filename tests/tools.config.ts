import { defineConfig } from '@playwright/test';
import page from './playwright.config.ts';

/** Programs that look at the built page and judge nothing: pictures and times. */
export default defineConfig({
  ...page,
  testDir: 'tools',
  testMatch: '*.ts',
  timeout: 600_000,
});
