import { defineConfig } from '@playwright/test';
import page from './playwright.config.ts';

/** `npx playwright test --config engines.config.ts`: the checks in Firefox and WebKitGTK, which have drivers of their own. */
export default defineConfig({ ...page, testDir: '.', testMatch: /\/engines\.ts$/, timeout: 120_000 });
