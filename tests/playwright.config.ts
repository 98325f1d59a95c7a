import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** Debian's Chromium without a window, which is lighter; elsewhere the one that Playwright brings. */
const DEBIAN = '/usr/bin/chromium-headless-shell';

export default defineConfig({
  testDir: 'page',
  outputDir: '../target/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A machine may be busy: each test takes a few seconds on an idle one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
    // A new context for each test takes as long as a short test.
    reuseContext: true,
    launchOptions: {
      executablePath: existsSync(DEBIAN) ? DEBIAN : undefined,
      args: [
        '--in-process-gpu', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-quic',
        '--disable-sync',
      ],
    },
  },
});
