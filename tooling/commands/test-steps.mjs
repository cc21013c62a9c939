// @ts-check
/**
 * The steps of `npm test`, in order. Each prepares its own needs, also when it runs alone: what an earlier step of the
 * run has installed or built is used, the rest is installed or built now. Runs before anything is installed.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { run } from './children.mjs'
import { startDemoCommand } from './demo-run.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { installDependencies } from './prepare.mjs'
import { neededNode, pnpm, quietEnv, root } from './repository.mjs'
import { browserResultsPath, fullBrowserRunFile, limitsFile, unitResultsPath } from './results.mjs'
import { listWorkspaces } from './workspaces.mjs'

const MINUTE_MS = 60_000

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} needs        the steps without which this one is meaningless
 * @property {readonly string[]} [builds]     its builds, as filters of turbo
 * @property {boolean} [chromium]             whether it drives a browser
 * @property {string} advice                  what to do when it fails
 * @property {(how: { shard?: string | undefined, isFull?: boolean }) => Promise<void>} run  rejects with the reason
 */

/** @type {string[]} the result files of this run */
const resultFiles = []

/** The result files of the tests of this run. */
export const writtenResults = () => resultFiles.filter((file) => existsSync(file))

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

/** What the browser tests serve, as filters of turbo. */
export const servedBuilds = [
  ...['@bowline/browser^...', '@bowline/demo-next', '@bowline/docs', '@bowline/next-host', '@bowline/next-15'],
  ...['@bowline/react-18-wagmi-2', '@bowline/react-19-wagmi-3'],
]

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
      'Look above for the first fault; `build` and `package-check` are scripts of a package, and `npx tsc` in it checks its types.',
    run: () =>
      runPnpm(30, 'exec', 'turbo', 'run', 'build', 'typecheck', 'package-check', '--concurrency=2', '--continue'),
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
    builds: ['@bowline/bench^...', '@bowline/commands^...', '@bowline/docs'],
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
 * Runs all of them, also after a failure. With Node directly: pnpm and npx take two seconds each to start.
 * @param {...string[]} commands
 */
async function runEach(...commands) {
  /** @type {string[]} */
  const reasons = []
  for (const args of commands) {
    await run(process.execPath, args, { env: quietEnv, limitMs: 5 * MINUTE_MS }).catch((error) =>
      reasons.push(error.message),
    )
  }
  if (reasons.length > 0) throw new Error(reasons.join('; '))
}

/** A larger young generation: jsdom pages create many short-lived objects, and collecting those took a tenth of the time. */
const roomyHeap = { NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ') }

/** Makes the tests run all random cases, and those of the oldest versions (`jest-preset/draw-count.mjs`). */
const fullSet = { BOWLINE_TESTS: 'full' }

/**
 * The tests of Jest are one run, whose workers serve all packages; those of Node's runner are mostly waits, and run meanwhile.
 * @param {boolean} isFull
 */
async function runUnitTests(isFull) {
  const tested = listWorkspaces().filter(({ manifest }) => manifest.scripts?.test !== undefined)
  const files = tested.map(({ folder }) => join(folder, unitResultsPath))
  for (const file of files) prepareResults(file)
  const how = { env: { ...quietEnv, ...roomyHeap, ...(isFull ? fullSet : {}) }, limitMs: 60 * MINUTE_MS }
  const preset = join(root, 'tooling/jest-preset')
  const jest = createRequire(join(preset, 'package.json')).resolve('jest/bin/jest')
  // Turborepo caches no test: a cached result says nothing about this machine, and leaves no record. What the tests need is
  // built before this step (`builds`); with arguments of the runner in the command it would be built again, under another hash.
  const names = tested.filter(({ manifest }) => manifest.scripts?.test !== 'jest').map(({ name }) => `--filter=${name}`)
  const turbo = ['turbo', 'run', 'test', '--only', '--concurrency=1', '--continue', ...names]
  const runs = await Promise.allSettled([
    run(process.execPath, [jest, '--config', join(preset, 'all-packages.config.mjs')], how),
    run('npx', pnpm('exec', ...turbo, '--', `--outputFile=${unitResultsPath}`), how),
  ])
  const reasons = runs.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []))
  if (reasons.length > 0) throw new Error(reasons.join('; '))
  const silent = tested.filter((_, index) => !existsSync(files[index] ?? ''))
  if (silent.length > 0) throw new Error(`${silent.map(({ name }) => name).join(', ')} recorded no results`)
}

/** Apps that use the published form of the packages, and so their built types. */
const PUBLISHED_HOSTS = ['@bowline/next-15', '@bowline/react-18-wagmi-2', '@bowline/react-19-wagmi-3']

/**
 * Types of the packages and tools, which are one program, and of the apps that depend on changes since a commit; from
 * sources only. Without the tasks before it a result must not be cached: its hash does not include the packages that it
 * read.
 * @param {string} base
 */
export function runTypes(base) {
  const names = ['@bowline/tsconfig', `...[${base}]`, ...PUBLISHED_HOSTS.map((name) => `!${name}`)]
  const filters = names.map((name) => `--filter=${name}`)
  const cache = '--cache=local:,remote:'
  return runPnpm(10, 'exec', 'turbo', 'run', 'typecheck', '--only', cache, ...filters, '--concurrency=2', '--continue')
}

/**
 * Some unit tests, workspace by workspace.
 * @param {readonly string[]} paths relative to the repository
 */
export async function runUnitFiles(paths) {
  /** @type {string[]} */
  const failed = []
  for (const { name, folder, path, manifest } of listWorkspaces()) {
    const files = paths.filter((file) => file.startsWith(`${path}/`)).map((file) => join(root, file))
    if (files.length === 0) continue
    const results = join(folder, unitResultsPath)
    prepareResults(results)
    const isJest = manifest.scripts?.test === 'jest'
    const runner = isJest
      ? [createRequire(join(folder, 'package.json')).resolve('jest/bin/jest'), '--maxWorkers=100%', '--runTestsByPath']
      : [join(root, 'tooling/commands/node-tests.mjs')]
    const args = [...runner, ...files, '--json', `--outputFile=${results}`]
    const how = { cwd: folder, env: { ...quietEnv, ...roomyHeap }, limitMs: 20 * MINUTE_MS }
    await run(process.execPath, args, how).catch(() => failed.push(name))
  }
  if (failed.length > 0) throw new Error(`tests of ${failed.join(', ')} failed`)
}

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

/** @param {string} file */
function prepareResults(file) {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  rmSync(join(dirname(file), limitsFile), { force: true })
  resultFiles.push(file)
}
