// @ts-check
/**
 * Runs the unit tests of all workspaces, or some.
 *
 * Out     their results in each workspace, see `results.mjs`
 * Throws  Error when a test failed, or a workspace recorded none
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { run } from './children.mjs'
import { pnpm, quietEnv, root } from './repository.mjs'
import { unitResultsPath } from './results.mjs'
import { prepareResults } from './test-records.mjs'
import { listWorkspaces } from './workspaces.mjs'

const MINUTE_MS = 60_000

/** A larger young generation: jsdom pages create many short-lived objects, and collecting those took a tenth of the time. */
const roomyHeap = { NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ') }

/** Makes the tests run all random cases, and those of the oldest versions (`jest-preset/draw-count.mjs`). */
const fullSet = { BOWLINE_TESTS: 'full' }

/**
 * The tests of Jest are one run, whose workers serve all packages; those of Node's runner are mostly waits, and run meanwhile.
 * @param {boolean} isFull
 */
export async function runUnitTests(isFull) {
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
