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
import { stopAllOnSignals } from './children.mjs'

/** @param {string} name */
export function ownFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), name))
  // What a signal has ended may still write for a moment.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }))
  stopAllOnSignals()
  return folder
}
