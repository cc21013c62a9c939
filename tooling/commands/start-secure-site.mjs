// @ts-check
/**
 * `npm run secure-site`: builds the secure site and starts it in its production form, from environment variables, until it is
 * stopped with Ctrl-C.
 *
 * In      the environment variables of `bowline-secure-site`; or one of its tasks: new-key, rotate-keys, check
 * Out     the site's log; a sentence for each setting that is missing or not safe
 */
import { join } from 'node:path'
import { BUILDS } from './builds.mjs'
import { serveUntilStopped } from './children.mjs'
import { runCommand } from './command.mjs'
import { commandLine, oneOf } from './command-line.mjs'
import { root } from './repository.mjs'

const site = join(root, 'packages/secure-site/dist/site')

await runCommand({
  line: commandLine({
    command: 'npm run secure-site',
    text: 'Starts the secure site in its production form, from environment variables, until it is stopped with Ctrl-C.',
    options: {},
    words: {
      name: 'task',
      text: 'instead of starting it: new-key prints a line for a key file, rotate-keys seals every share with the first keys, check reads every wallet',
      check: oneOf(['new-key', 'rotate-keys', 'check']),
    },
  }),
  needs: { builds: BUILDS['secure-site'] },
  async work({ positionals }) {
    // Imported only now: it does not exist before the build.
    const { runSecureSite, startSecureSite } = await import('@bowline/secure-site/start')
    const { env } = process
    const [print, printError] = [console.log, console.error]
    if (positionals.length > 0) {
      process.exitCode = await runSecureSite({ args: positionals, env, site, print, printError })
      return
    }
    const served = await startSecureSite({ env, site, write: print })
    serveUntilStopped(served.close)
  },
})
