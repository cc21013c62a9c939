// @ts-check
/**
 * Runs one script of one workspace, such as `npm run size`. Its options are in its workspace's
 * `command-line.mjs`, which needs nothing installed.
 *
 * In      argv: package name, script name, arguments for the script
 * Out     the script's output
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BUILDS } from './builds.mjs'
import { runCommand } from './command.mjs'
import { runScript } from './run-script.mjs'
import { listWorkspaces } from './workspaces.mjs'

/** The workspaces whose scripts drive a browser. */
const BROWSERS = ['@bowline/bench', '@bowline/browser', '@bowline/size']

const [workspace = '', script = '', ...args] = process.argv.slice(2)
const found = listWorkspaces().find(({ name }) => name === workspace)
if (found === undefined) {
  console.error('Usage: node tooling/commands/run.mjs <package> <script> [arguments]')
  process.exit(2)
}
const lines = await import(pathToFileURL(join(found.folder, 'command-line.mjs')).href)
const line = lines[script] ?? lines.line

await runCommand({
  line,
  argv: args,
  needs: {
    install: true,
    builds: Object.entries(BUILDS).find(([command]) => command === script)?.[1] ?? [],
    chromium: BROWSERS.includes(workspace),
  },
  work: () => runScript(workspace, script, args),
})
