// @ts-check
/**
 * `npm run pack`: builds the published packages and packs each into `out/packs`, as it would be published: with versions
 * in place of `workspace:*`.
 *
 * Out     a tarball per package; their sizes on the screen
 */
import { BUILDS } from './builds.mjs'
import { runCommand } from './command.mjs'
import { commandLine } from './command-line.mjs'
import { packPackages } from './pack-packages.mjs'

await runCommand({
  line: commandLine({
    command: 'npm run pack',
    text: 'Builds the packages and packs each into out/packs.',
    options: {},
  }),
  needs: { builds: BUILDS.pack },
  work: packPackages,
})
