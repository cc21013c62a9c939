// @ts-check
/**
 * `npm run release`: packs the published packages and publishes those whose version the registry does not have yet, with
 * provenance. `.github/workflows/release.yml` and `canary.yml` run it; you do not run it by hand.
 *
 * Out     for each published package a git tag, and a line `New tag: <name>@<version>`, from which the release workflow knows what to
 *         push and announce
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { BUILDS } from './builds.mjs'
import { run } from './children.mjs'
import { runCommand } from './command.mjs'
import { commandLine } from './command-line.mjs'
import { packPackages, tarballOf } from './pack-packages.mjs'
import { quietEnv } from './repository.mjs'
import { publishedPackages } from './workspaces.mjs'

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
    for (const { name, manifest } of publishedPackages()) {
      const { version } = manifest
      if (version === undefined) throw new Error(`${name} has no version`)
      const release = `${name}@${version}`
      if (!isDry && (await isPublished(release))) {
        console.log(`${release} is published already`)
        continue
      }
      // Provenance needs the identity of a workflow run, so a dry run elsewhere goes without.
      const how = isDry ? ['--dry-run', '--provenance=false'] : ['--provenance']
      const publish = ['publish', tarballOf(name, version), '--access', 'public', '--tag', tag, ...how]
      await run('npm', publish, { env: quietEnv })
      if (isDry) continue
      await run('git', ['tag', release])
      console.log(`New tag: ${release}`)
    }
  },
})

/** @param {string} release */
async function isPublished(release) {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', release, 'version'], {
      shell: process.platform === 'win32',
    })
    return stdout.trim() !== ''
  } catch (error) {
    if (/E404/.test(String(Object(error).stderr))) return false
    throw new Error(`The registry could not be asked about ${release}: ${Object(error).stderr}`)
  }
}
