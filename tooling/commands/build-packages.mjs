// @ts-check
/** Builds the published packages, installing first when nothing is installed yet. */
import { BUILDS, buildArgs } from './builds.mjs'
import { run } from './children.mjs'
import { installArgs, isInstalled, pnpm, quietEnv } from './repository.mjs'

const BUILD_LIMIT_MS = 1_200_000

/**
 * Turbo builds only what has changed.
 * @param {readonly string[]} [args] for turbo
 * @returns {Promise<void>} rejects when a package could not be built
 */
export async function buildPackages(args = []) {
  if (!isInstalled()) await run('npx', installArgs, { env: quietEnv })
  await run('npx', pnpm('exec', ...buildArgs(BUILDS.build), ...args), { env: quietEnv, limitMs: BUILD_LIMIT_MS })
}
