// @ts-check
/**
 * The Chromium that the browser tests drive.
 *
 * In      BOWLINE_CHROMIUM, a path that has priority; the PATH; the platform
 * Out     the path of an installed browser, or undefined to use Playwright's own
 * Throws  Error when BOWLINE_CHROMIUM is not a file
 */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Finds an installed Chromium.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @param {NodeJS.Platform} [platform]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env, platform = process.platform) {
  const chosen = env.BOWLINE_CHROMIUM
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`BOWLINE_CHROMIUM is ${chosen}, which is no program that can be run`)
    return chosen
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)))
  return [...onPath, ...(platform === 'darwin' ? MAC_PATHS : [])].find(isExecutable)
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
