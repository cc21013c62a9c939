// @ts-check
/**
 * `npm run test:fresh-clone`: each command of the repository as the first one in a separate clone, with nothing installed, built or
 * cached there, in a folder whose name has a space and letters beyond ASCII. State of the machine stays: the package
 * managers' stores, and an installed Chromium.
 *
 * Out     each command with its time and its problem; the output of a failing one
 * Exit    1 when a command does not do its job
 */
import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './command.mjs'
import { commandLine, someOf } from './command-line.mjs'
import { cloneInto } from './fresh-clone.mjs'
import { FRESH_RUNS, stepRun } from './fresh-runs.mjs'
import { quietEnv } from './repository.mjs'
import { ownFolder } from './temp-folder.mjs'
import { steps } from './test-steps.mjs'

const runs = {
  ...FRESH_RUNS,
  ...Object.fromEntries(steps.map(({ name }) => [`test --only ${name}`, stepRun(name)])),
}

await runCommand({
  line: commandLine({
    command: 'npm run test:fresh-clone',
    text: 'Runs each command as the first one in a fresh clone of HEAD, and checks that it does its job.',
    options: {
      only: {
        type: 'string',
        value: 'commands',
        text: `some of ${Object.keys(runs).join(', ')}`,
        check: someOf(Object.keys(runs)),
      },
      node: { type: 'string', value: 'version', text: 'another Node.js, taken from its npm package' },
      user: {
        type: 'string',
        value: 'name',
        text: 'another user of this machine than root, for whom the clones are made',
      },
    },
  }),
  async work({ values: { only, node, user } }) {
    const base = ownFolder('Bowline ä ü ')
    const how = makeHow(base, { node, user })
    /** @type {string[]} */
    const lines = []
    let failed = 0
    for (const [name, check] of Object.entries(runs)) {
      if (only !== undefined && !only.split(',').includes(name)) continue
      const startedMs = performance.now()
      console.log(`\n══ ${name}`)
      const folder = join(base, name.replaceAll(/\W+/g, '-'))
      const fault = await faultOf(async () => check(await cloneInto(folder, how)))
      rmSync(folder, { recursive: true, force: true })
      if (fault !== undefined) failed += 1
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(0)
      lines.push(
        `${fault === undefined ? ' ok ' : 'FAIL'}  ${seconds.padStart(5)} s  ${name}${fault ? `: ${fault}` : ''}`,
      )
      console.log(lines.at(-1))
    }
    console.log(`\n══ summary\n${lines.join('\n')}`)
    if (failed > 0) throw new Error(`${failed} of ${lines.length} commands do not work in a fresh clone.`)
  },
})

/**
 * The environment and the user of every run.
 * @param {string} base
 * @param {{ node?: string | undefined, user?: string | undefined }} given
 * @returns {import('./children.mjs').StartOptions}
 */
function makeHow(base, { node, user }) {
  const temporary = join(base, 'tmp')
  mkdirSync(temporary)
  /** @type {Record<string, string | undefined>} */
  const env = {
    ...(user === undefined ? {} : ofNpm()),
    ...quietEnv,
    TMPDIR: temporary,
    TEMP: temporary,
    TMP: temporary,
  }
  if (node !== undefined) {
    const folder = join(base, 'node')
    mkdirSync(folder)
    execFileSync('npm', ['install', '--no-save', '--prefix', folder, `node@${node}`], { stdio: 'inherit' })
    env.PATH = [join(folder, 'node_modules/node/bin'), process.env.PATH].join(delimiter)
  }
  if (user === undefined) return { env }
  const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' })))
  env.HOME = join(base, 'home')
  mkdirSync(env.HOME)
  for (const folder of [base, temporary, env.HOME]) chownSync(folder, uid, gid)
  return { env, uid, gid }
}

/** npm's variables for its scripts, its cache among them, which only this user may write to; another user must not get them. */
function ofNpm() {
  const names = Object.keys(process.env).filter((name) => /^npm_/i.test(name))
  return Object.fromEntries(names.map((name) => [name, undefined]))
}

/** @param {() => Promise<void>} work */
async function faultOf(work) {
  try {
    await work()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
