import { browserResultsPath } from '@bowline/commands/results'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser-options.mjs'

const LOOK = '**/look.e2e.ts'
const MINUTE_MS = 60_000
/** Set by global-setup.mjs before a worker reads this file. */
const { BOWLINE_DEMO_URL: baseURL, CI } = process.env

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.{test,spec,e2e}.ts',
  outputDir: 'test-results/artifacts',
  globalSetup: './global-setup.mjs',
  globalTimeout: 35 * MINUTE_MS,
  timeout: MINUTE_MS,
  expect: { timeout: 10_000 },
  workers: 2,
  // What passes only then is listed as flaky: a fault to be found, not one to be kept out for.
  retries: 1,
  forbidOnly: CI !== undefined,
  projects: [
    // They share chains, a relay and a clock's patience: one at a time.
    { name: 'flows', testIgnore: LOOK, workers: 1 },
    // Each has a page, fakes and fonts to itself.
    { name: 'look', testMatch: LOOK, fullyParallel: true },
  ],
  reporter: [['line'], ['json', { outputFile: browserResultsPath }]],
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    launchOptions,
    screenshot: 'only-on-failure',
    ...(baseURL === undefined ? {} : { baseURL }),
  },
})
