// @ts-check
/** The steps of `npm test`, in order. Runs before anything is installed. */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from './children.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { installArgs, leastNode, pnpm, quietEnv } from './repository.mjs'
import { browserResultsPath, limitsFile, readResults, unitResultsPath } from './results.mjs'
import { listWorkspaces } from './workspaces.mjs'

const MINUTE_MS = 60_000

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} needs   the steps without which this one says nothing
 * @property {string} advice             what to do when it fails
 * @property {() => Promise<void>} run   rejects with the reason
 */

/** @type {string[]} the result files that this run wrote */
const resultFiles = []

/** The results of the tests that this run has run. */
export const collectedResults = () => resultFiles.filter((file) => existsSync(file)).flatMap(readResults)

/**
 * @param {number} limitMinutes
 * @param {...string} args
 */
const runPnpm = (limitMinutes, ...args) =>
  run('npx', pnpm(...args), { env: quietEnv, limitMs: limitMinutes * MINUTE_MS })

/** @type {readonly Step[]} */
export const steps = [
  {
    name: 'node',
    needs: [],
    advice: `Install Node.js ${leastNode} or newer from https://nodejs.org.`,
    run: async () => {
      if (Number(process.versions.node.split('.')[0]) < leastNode) throw new Error(`this is Node.js ${process.version}`)
      console.log(`Node.js ${process.version} on ${process.platform} ${process.arch}`)
    },
  },
  {
    name: 'install',
    needs: ['node'],
    advice: `Check the network. When the lockfile is out of date, run \`npx ${pnpm('install').join(' ')}\` and commit it.`,
    run: () => run('npx', installArgs, { env: quietEnv, limitMs: 15 * MINUTE_MS }),
  },
  {
    name: 'chromium',
    needs: ['install'],
    advice: 'Install Chromium and put it on the PATH, or name its program in BOWLINE_CHROMIUM.',
    run: ensureChromium,
  },
  {
    name: 'lint',
    needs: ['install'],
    advice:
      'Run `npm run format` for what can be mended by itself; the rest is listed above, each with its file and line.',
    run: () =>
      runEach(['exec', 'biome', 'ci', '.'], ['--filter', '@bowline/conformance', 'run', 'arrows'], ['exec', 'knip']),
  },
  {
    name: 'build',
    needs: ['install'],
    advice:
      'Look above for the first package that failed; run its `build`, `typecheck` or `package-check` script alone.',
    run: () =>
      runPnpm(30, 'exec', 'turbo', 'run', 'build', 'typecheck', 'package-check', '--concurrency=2', '--continue'),
  },
  {
    name: 'api',
    needs: ['build'],
    advice: 'A public signature has changed: when it is meant, run `npm run api` and say why in the commit.',
    run: () => runPnpm(5, '--filter', '@bowline/conformance', 'run', 'api', '--check'),
  },
  {
    name: 'unit',
    needs: ['install'],
    advice: 'Run the failing file alone: `npx jest path/to/file` in its package.',
    run: runUnitTests,
  },
  {
    name: 'sizes',
    needs: ['chromium', 'build'],
    advice: 'Make it smaller; when the growth is meant, run `npm run size -- --update` and say why in the commit.',
    run: () => runPnpm(10, '--filter', '@bowline/size', 'run', 'size'),
  },
  {
    name: 'browser',
    needs: ['chromium', 'build'],
    advice:
      'Run the failing file alone: `npx playwright test e2e/file` in tooling/browser. `--trace on` keeps what happened.',
    run: runBrowserTests,
  },
  {
    name: 'spec',
    needs: ['install'],
    advice: 'A test names a requirement that does not exist: correct the name, or add the requirement to spec/.',
    run: () => runPnpm(5, '--filter', '@bowline/conformance', 'run', 'spec'),
  },
]

/**
 * Runs all of them, also after one has failed.
 * @param {...string[]} commands
 */
async function runEach(...commands) {
  /** @type {string[]} */
  const reasons = []
  for (const args of commands) {
    await runPnpm(5, ...args).catch((error) => reasons.push(error.message))
  }
  if (reasons.length > 0) throw new Error(reasons.join('; '))
}

async function runUnitTests() {
  const tested = listWorkspaces().filter(({ manifest }) => manifest.scripts?.test !== undefined)
  const files = tested.map(({ folder }) => join(folder, unitResultsPath))
  for (const file of files) prepareResults(file)
  // Forced: a test result out of a cache says nothing about this machine, and leaves no record.
  const turbo = ['turbo', 'run', 'test', '--force', '--concurrency=2', '--continue']
  await runPnpm(30, 'exec', ...turbo, '--', '--json', `--outputFile=${unitResultsPath}`)
  const silent = tested.filter((_, index) => !existsSync(files[index] ?? ''))
  if (silent.length > 0) throw new Error(`${silent.map(({ name }) => name).join(', ')} recorded no results`)
}

async function runBrowserTests() {
  const browser = listWorkspaces().find(({ name }) => name === '@bowline/browser')
  if (browser === undefined) throw new Error('there is no @bowline/browser')
  const file = join(browser.folder, browserResultsPath)
  prepareResults(file)
  await runPnpm(40, '--filter', browser.name, 'run', 'e2e')
  if (!existsSync(file)) throw new Error('the browser tests recorded no results')
}

/** @param {string} file */
function prepareResults(file) {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  rmSync(join(dirname(file), limitsFile), { force: true })
  resultFiles.push(file)
}
