// @ts-check
/** `npm run api-report`: builds the published packages and writes their API reports, `packages/<name>/api/<entry>.md`. */
import { BUILDS } from './builds.mjs'
import { runCommand } from './command.mjs'
import { commandLine } from './command-line.mjs'
import { runScript } from './run-script.mjs'

await runCommand({
  line: commandLine({
    command: 'npm run api-report',
    text: 'Writes the signatures of every public entry to packages/*/api, after building.',
    options: {},
  }),
  needs: { builds: BUILDS['api-report'] },
  work: () => runScript('@bowline/conformance', 'api'),
})
