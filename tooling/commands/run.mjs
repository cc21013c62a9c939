// @ts-check
/**
 * Runs one script of one workspace, after installing when nothing is installed yet, and after building what it measures and
 * finding a browser where it drives one.
 *
 * In      argv: package name, script name, arguments for the script
 * Out     the script's output and exit code
 */
import { BUILDS, buildArgs } from './builds.mjs'
import { run } from './children.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { installArgs, isInstalled, pnpm, quietEnv } from './repository.mjs'

const SCRIPT_LIMIT_MS = 7_200_000
const BUILD_LIMIT_MS = 1_200_000
/** The workspaces whose scripts drive a browser. */
const BROWSERS = ['@bowline/bench', '@bowline/browser', '@bowline/size']

const [name, script, ...args] = process.argv.slice(2)
if (name === undefined || script === undefined) {
  console.error('Usage: node tooling/commands/run.mjs <package> <script> [arguments]')
  process.exit(2)
}

try {
  if (!isInstalled()) await run('npx', installArgs, { env: quietEnv })
} catch (error) {
  console.error(`${error}\nThe packages could not be installed. Check the network and run the command again.`)
  process.exit(1)
}
const [, filters] = Object.entries(BUILDS).find(([command]) => command === script) ?? []
if (filters !== undefined) {
  try {
    await run('npx', pnpm('exec', ...buildArgs(filters)), { env: quietEnv, limitMs: BUILD_LIMIT_MS })
  } catch (error) {
    console.error(`${error}\nLook above for the package that could not be built.`)
    process.exit(1)
  }
}
if (BROWSERS.includes(name)) {
  try {
    await ensureChromium()
  } catch (error) {
    console.error(`${error}\nInstall Chromium and put it on the PATH, or name its program in BOWLINE_CHROMIUM.`)
    process.exit(1)
  }
}
try {
  await run('npx', pnpm('--silent', '--filter', name, 'run', script, ...args), {
    env: quietEnv,
    limitMs: SCRIPT_LIMIT_MS,
  })
} catch {
  // The script has said why.
  process.exit(1)
}
