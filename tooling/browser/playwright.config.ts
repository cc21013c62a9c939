import { availableParallelism } from 'node:os'
import { browserResultsPath } from '@bowline/commands/results'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser-options.mjs'

const VISUAL = '**/visual.e2e.ts'
const MINUTE_MS = 60_000
const { CI } = process.env

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.{test,spec,e2e}.ts',
  outputDir: 'test-results/artifacts',
  globalSetup: './global-setup.mjs',
  globalTimeout: 58 * MINUTE_MS,
  timeout: MINUTE_MS,
  expect: { timeout: 10_000 },
  workers: availableParallelism(),
  // What passes only then is listed as flaky: a fault to be found, not one to be kept out for.
  retries: 1,
  forbidOnly: CI !== undefined,
  projects: [
    // The tests of a file may share a host that is started for them: a file is one worker's.
    { name: 'flows', testIgnore: VISUAL },
    { name: 'visual', testMatch: VISUAL, fullyParallel: true },
  ],
  reporter: [['line'], ['json', { outputFile: browserResultsPath }]],
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    // What leaves with motion is on the page once more; `modal-shape.e2e.ts` is for that.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
    screenshot: 'only-on-failure',
  },
})
