// @ts-check
/**
 * A clone of the repository's HEAD, without anything installed, built or cached in it.
 *
 * In      the folder to clone to, and the environment and user of all that runs in it
 * Out     the clone, in which programs can be run
 * Throws  Error when it cannot be made
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
 *   what a program of the clone printed; rejects when it fails
 * @property {(command: string, args: readonly string[], until: RegExp, visit: (match: RegExpExecArray) => Promise<void>) => Promise<void>} serve
 *   starts a program that goes on until it is stopped, and visits it once it has printed what is waited for
 */

/**
 * @param {string} folder
 * @param {import('./children.mjs').StartOptions} how
 * @returns {Promise<Clone>}
 */
export async function cloneInto(folder, how) {
  const { uid, gid, ...ours } = how
  const at = { ...ours, cwd: dirname(folder) }
  // Git reads no repository of somebody else: the clone is made by who has this one, and then given away.
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
