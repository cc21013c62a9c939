// @ts-check
/**
 * Prerequisites of a command: the dependencies, its builds, a browser. Each is prepared once.
 *
 * In      the needs
 * Throws  Error with advice, when a prerequisite is not available
 */
import { buildArgs } from './builds.mjs'
import { run } from './children.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { installArgs, isInstalled, pnpm, quietEnv, root, writeFault } from './repository.mjs'

const INSTALL_LIMIT_MS = 900_000
const BUILD_LIMIT_MS = 1_200_000

/**
 * @typedef {object} Needs
 * @property {boolean} [install]             the dependencies; a build and a browser need them too
 * @property {readonly string[]} [builds]    filters of turbo
 * @property {readonly string[]} [turboArgs] `--force`
 * @property {boolean} [chromium]
 */

/** @param {Needs} needs */
export async function prepare({ install = false, builds = [], turboArgs = [], chromium = false }) {
  if ((install || builds.length > 0 || chromium) && !isInstalled()) await installDependencies()
  if (builds.length > 0) await build(builds, turboArgs)
  if (chromium) await provideChromium()
}

/**
 * Installs exactly the lockfile. Warnings of test tools about Node.js are hidden: they run all the same;
 * `node-version.test.mjs` checks the requirements of the packages themselves.
 */
export async function installDependencies() {
  const fault = writeFault(root)
  if (fault !== undefined) throw new Error(`${fault} Clone the repository to a folder of your own.`)
  console.log('Installing …')
  try {
    const leaveOut = /Unsupported engine/
    await run('npx', installArgs, { env: quietEnv, limitMs: INSTALL_LIMIT_MS, leaveOut })
  } catch (error) {
    throw advise(
      error,
      'The packages could not be installed. Look above for the reason; when it is the network, run the command again.',
    )
  }
}

/**
 * Builds what has changed.
 * @param {readonly string[]} filters
 * @param {readonly string[]} [turboArgs]
 */
async function build(filters, turboArgs = []) {
  console.log('Building …')
  try {
    await run('npx', pnpm('exec', ...buildArgs(filters), ...turboArgs), { env: quietEnv, limitMs: BUILD_LIMIT_MS })
  } catch (error) {
    throw advise(error, 'Look above for the package that could not be built.')
  }
}

async function provideChromium() {
  try {
    await ensureChromium()
  } catch (error) {
    throw advise(error, 'Install Chromium and put it on the PATH, or name its program in BOWLINE_CHROMIUM.')
  }
}

/** @param {unknown} error @param {string} advice */
const advise = (error, advice) =>
  new Error(`${error instanceof Error ? error.message : error}\n${advice}`, { cause: error })
