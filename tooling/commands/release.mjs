// @ts-check
/**
 * `npm run release`: packs the published packages and publishes those whose version the registry does not have yet, with provenance.
 * The workflows publish in a job of their own, with `publish-tarballs.mjs`; here it is for a dry run, and for the first version of a name.
 *
 * Out     for each published package a line `New tag: <name>@<version>`
 */
import { BUILDS } from './builds.mjs'
import { runCommand } from './command.mjs'
import { commandLine } from './command-line.mjs'
import { packPackages, packs } from './pack-packages.mjs'
import { publishTarballs } from './publish-tarballs.mjs'

await runCommand({
  line: commandLine({
    command: 'npm run release',
    text: 'Packs every package and publishes those whose version is not out yet, as the release workflow does.',
    options: {
      tag: { type: 'string', value: 'tag', default: 'latest', text: 'the distribution tag' },
      'dry-run': { type: 'boolean', text: 'everything but the sending' },
    },
  }),
  needs: { builds: BUILDS.release },
  async work({ values: { tag, 'dry-run': isDry = false } }) {
    await packPackages()
    await publishTarballs({ folder: packs, tag, isDry })
  },
})
