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
  // These limits only end tests that hang: no test depends on the speed of the machine.
  timeout: 3 * MINUTE_MS,
  expect: { timeout: MINUTE_MS },
  workers: availableParallelism(),
  // A test that passes only on retry is listed as flaky: a bug to find, not a reason to block.
  retries: 1,
  forbidOnly: CI !== undefined,
  projects: [
    // The tests of a file may share a host that is started for them, so one worker runs a whole file.
    { name: 'flows', testIgnore: VISUAL },
    { name: 'visual', testMatch: VISUAL, fullyParallel: true },
  ],
  reporter: [['line'], ['json', { outputFile: browserResultsPath }]],
  use: {
    browserName: 'chromium',
    actionTimeout: MINUTE_MS,
    // Animated elements stay in the page while they leave; `modal-shape.e2e.ts` tests that.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
    screenshot: 'only-on-failure',
  },
})
