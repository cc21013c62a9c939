// @ts-check
/** `npm run build`: builds every published package, with only Node.js and npm. */
import { BUILDS } from './builds.mjs'
import { runCommand } from './command.mjs'
import { commandLine } from './command-line.mjs'

await runCommand({
  line: commandLine({
    command: 'npm run build',
    text: 'Builds every published package; what has not changed is taken from the cache.',
    options: { force: { type: 'boolean', text: 'builds also what has not changed' } },
  }),
  needs: ({ values }) => ({ builds: BUILDS.build, turboArgs: values.force ? ['--force'] : [] }),
  work: async () => {},
})
