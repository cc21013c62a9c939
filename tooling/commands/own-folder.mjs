// @ts-check
/**
 * A folder of a command's own among the system's temporary ones. It goes with the command, also when a signal ends that.
 *
 * In      how its name begins
 * Out     its path
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @param {string} name */
export function ownFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), name))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])) {
    process.once(signal, () => process.exit(code))
  }
  return folder
}
