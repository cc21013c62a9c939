// @ts-check
/** The files that the repository tracks, and new ones that it does not ignore. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} root */
export function listFiles(root) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)))
}
