// @ts-check
/** The repository's folder and its pinned tools. Runs before anything is installed. */
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** @type {{ packageManager: string, engines: { node: string } }} */
const { packageManager, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Minimum versions in the engines field, `^20.19 || >=22.12`: of the oldest major, and of the later ones. */
export const [leastNode = '', laterNode = ''] = engines.node.match(/\d+\.\d+/g) ?? []

/** As text. */
export const neededNode = `${leastNode}, or ${laterNode} or newer`

/**
 * Why a version of Node.js is not supported, in a sentence; undefined if it is. Versions between the two cannot load
 * the test tools: one of their modules cannot be required there.
 * @param {string} [version] this process's own by default
 */
export function nodeFault(version = process.versions.node) {
  const [least = [], later = [], own = []] = [leastNode, laterNode, version].map((text) => text.split('.').map(Number))
  const isEnough = compare(own, later) >= 0 || (own[0] === least[0] && compare(own, least) >= 0)
  if (isEnough) return undefined
  return `Bowline needs Node.js ${neededNode}; this is v${version}. Install it from https://nodejs.org.`
}

/**
 * Why the name of the repository's folder is not supported, in a sentence; undefined if it is.
 * webpack gives each of these characters a special meaning, and other tools do too.
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
 * Why a folder cannot be written to, in a sentence; undefined if it can.
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

/** The same for the system's temporary folder. */
function temporaryFault() {
  const fault = writeFault(tmpdir())
  return fault && `${fault} It is the folder for temporary files: make it, or set TMPDIR to another one.`
}

/** Why no command can work here, in a sentence; undefined if all can. */
export const placeFault = () => nodeFault() ?? nameFault() ?? temporaryFault()

/** @param {readonly number[]} own @param {readonly number[]} other */
function compare(own, other) {
  const at = other.findIndex((part, index) => part !== own[index])
  return at === -1 ? 0 : (own[at] ?? 0) - (other[at] ?? 0)
}

/**
 * The arguments of `npx` that run the pinned pnpm. npx uses its cached copy without the network, where each request
 * takes more than a minute when offline.
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

/** Environment of every tool: no telemetry, no prompts. */
export const quietEnv = {
  DO_NOT_TRACK: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  npm_config_update_notifier: 'false',
}
