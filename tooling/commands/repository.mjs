// @ts-check
/** Where the repository is and which tools it pins. Runs before anything is installed. */
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds everything. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** @type {{ packageManager: string, engines: { node: string } }} */
const { packageManager, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Of the engines, `^20.19 || >=22.12`: the oldest Node.js that everything runs on, and the oldest of those after its major. */
export const [leastNode = '', laterNode = ''] = engines.node.match(/\d+\.\d+/g) ?? []

/** In words. */
export const neededNode = `${leastNode}, or ${laterNode} or newer`

/**
 * What is wrong with a version of Node.js, in a sentence; undefined when everything runs on it. Between the two, tools of the tests
 * are not loaded: a module of theirs cannot be required there.
 * @param {string} [version] this process's own unless given
 */
export function nodeFault(version = process.versions.node) {
  const [least = [], later = [], own = []] = [leastNode, laterNode, version].map((text) => text.split('.').map(Number))
  const isEnough = compare(own, later) >= 0 || (own[0] === least[0] && compare(own, least) >= 0)
  if (isEnough) return undefined
  return `Bowline needs Node.js ${neededNode}; this is v${version}. Install it from https://nodejs.org.`
}

/**
 * What is wrong with the name of the folder that the repository is in, in a sentence; undefined when every tool can read it.
 * webpack takes each of these signs for one of its own, and others follow it.
 * @param {string} [folder]
 */
function nameFault(folder = root) {
  const [sign] = folder.match(/[!#?]/) ?? []
  return (
    sign &&
    `${folder} has a ${sign} in its name, which tools of the build cannot read. Rename it, or move the repository.`
  )
}

/**
 * What is wrong with a folder that shall be written to, in a sentence; undefined when it can be.
 * @param {string} folder
 */
export function writeFault(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return undefined
  } catch {
    return `Nothing can be written to ${folder}.`
  }
}

/** The same of the system's folder for temporary files. */
function temporaryFault() {
  const fault = writeFault(tmpdir())
  return fault && `${fault} It is the folder for temporary files: make it, or set TMPDIR to another one.`
}

/** What no command can do its work with, in a sentence; undefined when there is nothing. */
export const placeFault = () => nodeFault() ?? nameFault() ?? temporaryFault()

/** @param {readonly number[]} own @param {readonly number[]} other */
function compare(own, other) {
  const at = other.findIndex((part, index) => part !== own[index])
  return at === -1 ? 0 : (own[at] ?? 0) - (other[at] ?? 0)
}

/**
 * The arguments of `npx` that run the pinned pnpm. What npx has already it takes without asking the network, where each question
 * takes more than a minute when nobody answers.
 * @param {...string} args
 */
export const pnpm = (...args) => ['--yes', '--prefer-offline', packageManager, ...args]

/** The arguments of `npx` that install exactly what the lockfile says. */
export const installArgs = pnpm('install', '--frozen-lockfile')

/** Whether an install has finished here, and the lockfile has not changed since. */
export function isInstalled() {
  const [state, lockfile] = ['node_modules/.pnpm-workspace-state-v1.json', 'pnpm-lock.yaml'].map((name) =>
    join(root, name),
  )
  return (
    state !== undefined &&
    lockfile !== undefined &&
    existsSync(state) &&
    statSync(state).mtimeMs >= statSync(lockfile).mtimeMs
  )
}

/** What every tool started from here is told: send nothing to its makers, ask nothing. */
export const quietEnv = {
  DO_NOT_TRACK: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  npm_config_update_notifier: 'false',
}
