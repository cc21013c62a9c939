// @ts-check
/**
 * Publishes packed packages whose version the registry does not have yet, with provenance. Needs nothing but Node.js and npm, so the job
 * that may publish installs and runs no dependency.
 *
 * In      the folder of the tarballs, and the distribution tag
 * Out     for each published package a line `New tag: <name>@<version>`, which the release workflow announces
 * Throws  Error when a tarball has no name or version, or the registry cannot be asked or refuses it
 */
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { run } from './children.mjs'
import { quietEnv } from './repository.mjs'

const execute = promisify(execFile)
const shell = process.platform === 'win32'

/** @param {{ folder: string, tag: string, isDry?: boolean }} options */
export async function publishTarballs({ folder, tag, isDry = false }) {
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  if (tarballs.length === 0) throw new Error(`${folder} has no packed package`)
  for (const file of tarballs.sort()) {
    const tarball = join(folder, file)
    const release = await readRelease(tarball)
    if (!isDry && (await isPublished(release))) {
      console.log(`${release} is published already`)
      continue
    }
    // Provenance needs the identity of a workflow run, so a dry run elsewhere goes without. A package's own scripts do not run.
    const how = ['--ignore-scripts', ...(isDry ? ['--dry-run', '--provenance=false'] : ['--provenance'])]
    await run('npm', ['publish', tarball, '--access', 'public', '--tag', tag, ...how], { env: quietEnv })
    if (!isDry) console.log(`New tag: ${release}`)
  }
}

/** @param {string} tarball */
async function readRelease(tarball) {
  const { stdout } = await execute('tar', ['-xOzf', tarball, 'package/package.json'])
  const { name, version } = JSON.parse(stdout)
  if (typeof name !== 'string' || typeof version !== 'string') throw new Error(`${tarball} has no name or version`)
  return `${name}@${version}`
}

/** @param {string} release */
async function isPublished(release) {
  try {
    const { stdout } = await execute('npm', ['view', release, 'version'], { shell })
    return stdout.trim() !== ''
  } catch (error) {
    if (/E404/.test(String(Object(error).stderr))) return false
    throw new Error(`The registry could not be asked about ${release}: ${Object(error).stderr}`)
  }
}

const [, script, folder, tag] = process.argv
if (script !== undefined && import.meta.url === pathToFileURL(script).href) {
  if (folder === undefined || tag === undefined) throw new Error('Name the folder of the tarballs, and the tag')
  await publishTarballs({ folder, tag })
}
