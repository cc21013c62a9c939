// @ts-check
/** Where the repository is and which tools it pins. Runs before anything is installed. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds everything. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** @type {{ packageManager: string, engines: { node: string } }} */
const { packageManager, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The Node.js major version that everything needs at least. */
export const leastNode = Number(engines.node.replace(/\D/g, ''))

/**
 * The arguments of `npx` that run the pinned pnpm.
 * @param {...string} args
 */
export const pnpm = (...args) => ['--yes', packageManager, ...args]

/** The arguments of `npx` that install exactly what the lockfile says. */
export const installArgs = pnpm('install', '--frozen-lockfile')

/** Whether an install has finished here before. */
export const isInstalled = () => existsSync(join(root, 'node_modules/.modules.yaml'))

/** What every tool started from here is told: send nothing to its makers, ask nothing. */
export const quietEnv = {
  DO_NOT_TRACK: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  npm_config_update_notifier: 'false',
}
