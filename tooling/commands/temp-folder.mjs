// @ts-check
/**
 * A temporary folder for one command. It is removed with the command, also when a signal ends that.
 *
 * In      the start of its name
 * Out     its path
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopAllOnSignals } from './children.mjs'

/** @param {string} name */
export function ownFolder(name) {
  // Before the folder exists, so that a signal at any moment removes it.
  stopAllOnSignals()
  const folder = mkdtempSync(join(tmpdir(), name))
  // A process that a signal has ended may still write for a moment.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }))
  return folder
}
