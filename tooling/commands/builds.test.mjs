// @ts-check
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { BUILDS, buildArgs } from './builds.mjs'
import { neededBuilds } from './needed-builds.mjs'
import { quietEnv, root } from './repository.mjs'
import { isUnitTest, sourcesBelow } from './sources.mjs'
import { listWorkspaces } from './workspaces.mjs'

const turbo = createRequire(import.meta.url).resolve('turbo/bin/turbo', { paths: [root] })
/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/**
 * Entry files of a command: its own, and those of the workspace whose script it runs, with the apps that are built there.
 * @param {string} name
 */
function entriesOf(name) {
  const [, file = '', workspace, script] = (scripts[name] ?? '').split(' ')
  const own = join(root, file)
  const runs = listWorkspaces().find((one) => one.name === workspace)
  if (runs === undefined) return [own]
  const [, started = ''] = (runs.manifest.scripts?.[script ?? ''] ?? '').split(' ')
  return [
    own,
    join(runs.folder, started),
    ...sourcesBelow(join(runs.folder, 'apps')).filter((path) => !isUnitTest(path)),
  ]
}

/** @type {Map<string, Promise<string[]>>} */
const answers = new Map()

/**
 * What turbo would build, without building it.
 * @param {readonly string[]} filters
 * @returns {Promise<string[]>}
 */
function builtBy(filters) {
  const answer = answers.get(filters.join()) ?? askTurbo(filters)
  answers.set(filters.join(), answer)
  return answer
}

/** @param {readonly string[]} filters */
async function askTurbo(filters) {
  const [, ...args] = buildArgs(filters)
  const { stdout } = await promisify(execFile)(process.execPath, [turbo, ...args, '--dry=json'], {
    ...{ cwd: root, maxBuffer: 2 ** 28 },
    env: { ...process.env, ...quietEnv },
  })
  /** @type {{ tasks: { package: string, task: string }[] }} */
  const { tasks } = JSON.parse(stdout)
  return tasks.filter(({ task }) => task === 'build').map((one) => one.package)
}

test('every script of the repository is a command of tooling/commands', () => {
  for (const [name, script] of Object.entries(scripts)) {
    const [program, file = ''] = script.split(' ')
    assert.equal(program, 'node', name)
    assert.match(file, /^tooling\/commands\/[a-z-]+\.mjs$/, name)
    assert.ok(existsSync(join(root, file)), file)
  }
})

test('builds the demo and the secure site for the demo and for the screenshots', () => {
  for (const name of ['demo', 'screenshots']) {
    const needed = neededBuilds(entriesOf(name))
    assert.ok(needed.includes('@bowline/demo-next'), `${name}: ${needed}`)
    assert.ok(needed.includes('@bowline/secure-site'), `${name}: ${needed}`)
  }
})

for (const name of Object.keys(scripts).filter((one) => one !== 'test')) {
  test(`npm run ${name} builds everything that its code imports and serves`, async () => {
    const needed = neededBuilds(entriesOf(name))
    const filters = Object.entries(BUILDS).find(([command]) => command === name)?.[1]
    if (filters === undefined) return assert.deepEqual(needed, [])
    const built = await builtBy(filters)
    assert.deepEqual(
      needed.filter((one) => !built.includes(one)),
      [],
    )
  })
}
