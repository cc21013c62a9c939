// @ts-check
/**
 * `npm run release`: packs the published packages and publishes those whose version the registry does not have yet, with
 * provenance. `.github/workflows/release.yml` and `canary.yml` run it; nobody needs to by hand.
 *
 * In      argv: --tag <dist-tag>   `latest` unless given
 *               --dry-run          everything but the sending
 * Exit    1 when a package could not be packed or published
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from './children.mjs'
import { quietEnv, root } from './repository.mjs'
import { publishedPackages } from './workspaces.mjs'

const { values } = parseArgs({
  options: { tag: { type: 'string', default: 'latest' }, 'dry-run': { type: 'boolean' } },
})
const isDry = values['dry-run'] === true

try {
  await run(process.execPath, [join(root, 'tooling/commands/pack.mjs')], { env: quietEnv, limitMs: 1_800_000 })
  for (const { name, manifest } of publishedPackages()) {
    const { version } = manifest
    if (version === undefined) throw new Error(`${name} has no version`)
    if (isPublished(`${name}@${version}`)) {
      console.log(`${name}@${version} is published already`)
      continue
    }
    const tarball = join(root, 'out/packs', `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
    // Provenance needs the identity of a workflow run, so a rehearsal elsewhere goes without.
    const how = isDry ? ['--dry-run', '--provenance=false'] : ['--provenance']
    await run('npm', ['publish', tarball, '--access', 'public', '--tag', values.tag, ...how], { env: quietEnv })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @param {string} spec */
function isPublished(spec) {
  if (isDry) return false
  try {
    return execFileSync('npm', ['view', spec, 'version'], { stdio: ['ignore', 'pipe', 'ignore'] }).length > 0
  } catch {
    return false
  }
}
