// @ts-check
/**
 * Changes of the working tree since the main branch: committed, uncommitted, and new files.
 *
 * Out     the base commit, and paths relative to the repository
 * Throws  Error when this is not a clone with a main branch
 */
import { execFileSync } from 'node:child_process'
import { root } from './repository.mjs'

const MAIN = ['origin/main', 'main']

/** @param {...string} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** @returns {{ base: string, files: string[] }} */
export function changedFiles() {
  const base = mergeBase()
  const listed = [git('diff', '--name-only', '-z', base), git('ls-files', '--others', '--exclude-standard', '-z')]
  const files = listed.flatMap((text) => text.split('\0')).filter((path) => path !== '')
  return { base, files: [...new Set(files)].sort() }
}

function mergeBase() {
  for (const main of MAIN) {
    try {
      // In a folder of another user's repository git reports on that repository.
      if (git('rev-parse', '--show-cdup').trim() !== '') break
      return git('merge-base', 'HEAD', main).trim()
    } catch {
      // The branch does not exist.
    }
  }
  throw new Error('There is no main branch to compare with: `--changed` needs a clone with its history.')
}
