// @ts-check
/**
 * The steps of `npm test`, in order. Each prepares its own needs, also when it runs alone: what an earlier step of the
 * run has installed or built is used, the rest is installed or built now. Runs before anything is installed.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { run } from './children.mjs'
import { startDemoCommand } from './demo-run.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { installDependencies } from './prepare.mjs'
import { neededNode, pnpm, quietEnv, root } from './repository.mjs'
import { browserResultsPath, fullBrowserRunFile } from './results.mjs'
import { prepareResults } from './test-records.mjs'
import { runUnitTests } from './unit-tests.mjs'
import { listWorkspaces } from './workspaces.mjs'

const MINUTE_MS = 60_000

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} needs        the steps without which this one is meaningless
 * @property {readonly string[]} [builds]     its builds, as filters of turbo
 * @property {readonly string[]} [fullBuilds] those of the full set, when it has others
 * @property {boolean} [chromium]             whether it drives a browser
 * @property {string} advice                  what to do when it fails
 * @property {(how: { shard?: string | undefined, isFull?: boolean }) => Promise<void>} run  rejects with the reason
 */

/**
 * @param {number} limitMinutes
 * @param {...string} args
 */
const runPnpm = (limitMinutes, ...args) =>
  run('npx', pnpm(...args), { env: quietEnv, limitMs: limitMinutes * MINUTE_MS })

/** Format, rules, imports between packages and between the rooms of kit-core, and unused code. @type {Step} */
export const lintStep = {
  name: 'lint',
  needs: ['install'],
  advice:
    'Run `npm run format` for what can be mended by itself; the rest is listed above, each with its file and line.',
  run: () =>
    runEach(
      ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'],
      ['tooling/conformance/import-boundaries.mjs'],
      ['tooling/conformance/layers.mjs'],
      ['tooling/conformance/words.mjs'],
      ['node_modules/knip/bin/knip.js'],
    ),
}

/** What the browser tests of every change serve, as filters of turbo. */
const servedBuilds = [
  ...['@bowline/browser^...', '@bowline/demo-next'],
  ...['@bowline/react-18-wagmi-2', '@bowline/react-19-wagmi-3'],
]

/**
 * Sites that only the full set builds and visits: two apps, each with both bundlers of Next.js, and the documentation, which takes as
 * long as everything else together. Every change checks their types, and renders each page of the documentation in its unit tests.
 */
const FULL_SET_SITES = ['@bowline/next-host', '@bowline/next-15', '@bowline/docs']

/** What all browser tests serve. */
export const allServedBuilds = [...servedBuilds, ...FULL_SET_SITES]

/** @type {readonly Step[]} */
export const steps = [
  {
    name: 'node',
    needs: [],
    advice: `Install Node.js ${neededNode} from https://nodejs.org.`,
    run: async () => console.log(`Node.js ${process.version} on ${process.platform} ${process.arch}`),
  },
  {
    name: 'install',
    needs: ['node'],
    advice: `Check the network. When the lockfile is out of date, run \`npx ${pnpm('install').join(' ')}\` and commit it.`,
    run: installDependencies,
  },
  {
    name: 'chromium',
    needs: ['install'],
    advice: 'Install Chromium and put it on the PATH, or name its program in BOWLINE_CHROMIUM.',
    run: ensureChromium,
  },
  {
    name: 'demo',
    needs: ['chromium'],
    chromium: true,
    advice: 'Run `npm run demo` in a fresh clone, and open the address that it prints.',
    run: visitDemo,
  },
  lintStep,
  {
    name: 'build',
    needs: ['install'],
    advice:
      'Look above for the first fault; `build`, `package-check` and `package-types` are scripts of a package, and `npx tsc` in it checks its types.',
    run: ({ isFull }) => runBuilds(isFull === true),
  },
  {
    name: 'api',
    needs: ['build'],
    builds: ['./packages/*'],
    advice: 'A public signature has changed: when it is meant, run `npm run api-report` and say why in the commit.',
    run: () => runPnpm(5, '--filter', '@bowline/conformance', 'run', 'api', '--check'),
  },
  {
    name: 'unit',
    needs: ['install'],
    builds: ['@bowline/bench^...', '@bowline/commands^...', '@bowline/docs^...'],
    advice: 'Run the failing file alone: `npx jest path/to/file` in its package.',
    run: ({ isFull }) => runUnitTests(isFull === true),
  },
  {
    name: 'sizes',
    needs: ['chromium', 'build'],
    builds: ['@bowline/size^...'],
    chromium: true,
    advice: 'Make it smaller; when the growth is meant, run `npm run size -- --update` and say why in the commit.',
    run: ({ isFull }) => runPnpm(10, '--filter', '@bowline/size', 'run', 'size', ...(isFull ? [] : ['--quick'])),
  },
  {
    name: 'browser',
    needs: ['chromium', 'build'],
    builds: servedBuilds,
    fullBuilds: allServedBuilds,
    chromium: true,
    advice:
      'Run the failing file alone: `npx playwright test e2e/file` in tooling/browser. `--trace on` keeps what happened.',
    run: ({ shard, isFull }) => (isFull ? runBrowserTests({ shard }) : runBrowserTestsOfChange(shard)),
  },
  {
    name: 'spec',
    needs: ['install'],
    advice: 'A test names a requirement that does not exist: correct the name, or add the requirement to spec/.',
    run: () => runPnpm(5, '--filter', '@bowline/conformance', 'run', 'spec'),
  },
]

/** Starts the demo as in the README, visits it and stops it. */
async function visitDemo() {
  const demo = await startDemoCommand({ cwd: root, args: ['--port', '0'] })
  try {
    const visit = [join(root, 'tooling/browser/visit-demo.mjs'), demo.url, demo.mailbox]
    await run(process.execPath, visit, { env: quietEnv, limitMs: 3 * MINUTE_MS })
  } finally {
    await demo.stop()
  }
  if (demo.output().includes('Module not found')) throw new Error('the build of the demo prints `Module not found`')
}

/**
 * Builds, types and package checks. In the full set also each package's types under every way to resolve them; with every change apps
 * use them in one way.
 * @param {boolean} isFull
 */
async function runBuilds(isFull) {
  const left = isFull ? [] : FULL_SET_SITES
  const filters = left.map((name) => `--filter=!${name}`)
  const how = ['--concurrency=2', '--continue']
  const checks = ['package-check', ...(isFull ? ['package-types'] : [])]
  await runPnpm(30, 'exec', 'turbo', 'run', 'build', 'typecheck', ...checks, ...filters, ...how)
  if (left.length > 0) await checkTypes(left, how)
}

/**
 * Types of some workspaces without the tasks before them: such a result must not be cached, since its hash does not include the
 * packages that it read.
 * @param {readonly string[]} names as filters of turbo
 * @param {readonly string[]} how
 */
const checkTypes = (names, how) =>
  runPnpm(
    10,
    ...['exec', 'turbo', 'run', 'typecheck', '--only', '--cache=local:,remote:'],
    ...names.map((name) => `--filter=${name}`),
    ...how,
  )

/**
 * Runs all of them, also after a failure, two at once: most use one core. With Node directly: pnpm and npx take two seconds each
 * to start.
 * @param {...string[]} commands
 */
async function runEach(...commands) {
  /** @type {string[]} */
  const reasons = []
  const left = commands.values()
  const runLeft = async () => {
    for (const args of left) {
      await run(process.execPath, args, { env: quietEnv, limitMs: 5 * MINUTE_MS }).catch((error) =>
        reasons.push(error.message),
      )
    }
  }
  await Promise.all([runLeft(), runLeft()])
  if (reasons.length > 0) throw new Error(reasons.join('; '))
}

/** Apps that use the published form of the packages, and so their built types. */
const PUBLISHED_HOSTS = ['@bowline/next-15', '@bowline/react-18-wagmi-2', '@bowline/react-19-wagmi-3']

/**
 * Types of the packages and tools, which are one program, and of the apps that depend on changes since a commit; from
 * sources only.
 * @param {string} base
 */
export const runTypes = (base) =>
  checkTypes(
    ['@bowline/tsconfig', `...[${base}]`, ...PUBLISHED_HOSTS.map((name) => `!${name}`)],
    ['--concurrency=2', '--continue'],
  )

/**
 * The browser tests that every change must pass.
 * @param {string | undefined} shard
 */
async function runBrowserTestsOfChange(shard) {
  // Imported here, because it needs the dependencies.
  const { everyChangeGrep } = await import('../browser/every-change.mjs')
  await runBrowserTests({ only: everyChangeGrep(), shard })
}

/**
 * The browser tests, or some.
 * @param {{ only?: string | undefined, shard?: string | undefined }} [which] `only` is a pattern of titles and files
 */
export async function runBrowserTests({ only, shard } = {}) {
  const browser = listWorkspaces().find(({ name }) => name === '@bowline/browser')
  if (browser === undefined) throw new Error('there is no @bowline/browser')
  const file = join(browser.folder, browserResultsPath)
  const fullRun = join(browser.folder, fullBrowserRunFile)
  prepareResults(file)
  rmSync(fullRun, { force: true })
  if (only === undefined && shard === undefined) writeFileSync(fullRun, '')
  const playwright = createRequire(join(browser.folder, 'package.json')).resolve('@playwright/test/cli')
  const args = [...(only === undefined ? [] : ['--grep', only]), ...(shard === undefined ? [] : ['--shard', shard])]
  const how = { cwd: browser.folder, env: quietEnv, limitMs: 60 * MINUTE_MS }
  await run(process.execPath, [playwright, 'test', ...args], how)
  if (!existsSync(file)) throw new Error('the browser tests recorded no results')
}
