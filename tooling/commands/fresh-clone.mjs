// @ts-check
/**
 * A clone of the repository's HEAD, with nothing installed, built or cached in it.
 *
 * In      the target folder, and the environment and user of its processes
 * Out     the clone, with functions to run programs
 * Throws  Error when it cannot be created
 */
import { dirname } from 'node:path'
import { run, start, stop } from './children.mjs'
import { root } from './repository.mjs'

const RUN_LIMIT_MS = 3_600_000

/**
 * @typedef {object} Clone
 * @property {string} folder
 * @property {import('./children.mjs').StartOptions} how   environment and user
 * @property {(command: string, ...args: readonly string[]) => Promise<string>} run
 *   output of a program of the clone; rejects when it fails
 * @property {(command: string, args: readonly string[], until: RegExp, visit: (match: RegExpExecArray) => Promise<void>) => Promise<void>} serve
 *   starts a program that runs until it is stopped, and calls `visit` once it has printed the expected text
 */

/**
 * @param {string} folder
 * @param {import('./children.mjs').StartOptions} how
 * @returns {Promise<Clone>}
 */
export async function cloneInto(folder, how) {
  const { uid, gid, ...ours } = how
  const at = { ...ours, cwd: dirname(folder) }
  // Git refuses repositories of other users: the owner creates the clone, which then changes its owner.
  await run('git', ['clone', '--quiet', '--no-hardlinks', root, folder], at)
  if (uid !== undefined) await run('chown', ['-R', `${uid}:${gid}`, folder], at)
  return { folder, how, run: runIn(folder, how), serve: serveIn(folder, how) }
}

/**
 * @param {string} cwd
 * @param {import('./children.mjs').StartOptions} how
 * @returns {Clone['run']}
 */
const runIn =
  (cwd, how) =>
  async (command, ...args) => {
    const { ended, output } = follow(start(command, args, { ...how, cwd, output: 'pipe' }))
    const code = await ended
    if (code !== 0) throw new Error(`\`${[command, ...args].join(' ')}\` ended with ${code}\n${output()}`)
    return output()
  }

/**
 * @param {string} cwd
 * @param {import('./children.mjs').StartOptions} how
 * @returns {Clone['serve']}
 */
const serveIn = (cwd, how) => async (command, args, until, visit) => {
  const child = start(command, args, { ...how, cwd, output: 'pipe' })
  const { ended, output, printed } = follow(child)
  try {
    const match = await Promise.race([printed(until), ended.then(() => null)])
    if (match === null) throw new Error(`\`${[command, ...args].join(' ')}\` ended\n${output()}`)
    await visit(match)
  } finally {
    await stop(child)
  }
}

/** @param {import('./children.mjs').ChildProcess} child */
function follow(child) {
  let output = ''
  /** @type {Set<() => void>} */
  const readers = new Set()
  const read = (/** @type {Buffer} */ chunk) => {
    output += chunk
    for (const reader of readers) reader()
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  const timer = setTimeout(() => stop(child), RUN_LIMIT_MS)
  /** @type {Promise<number | string | null>} */
  const ended = new Promise((resolve) => {
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      resolve(code ?? signal)
    })
  })
  /** @param {RegExp} until @returns {Promise<RegExpExecArray>} */
  const printed = (until) =>
    new Promise((resolve) => {
      const look = () => {
        const match = until.exec(output)
        if (match !== null) resolve(match)
      }
      readers.add(look)
      look()
    })
  return { ended, printed, output: () => output }
}
