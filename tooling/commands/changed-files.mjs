// @ts-check
/**
 * What the working tree has changed since it left the main branch: committed, not committed, and new.
 *
 * Out     the commit it left at, and paths seen from the repository
 * Throws  Error when this is no clone with a main branch
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
      // In a folder of somebody else's repository git speaks of that one.
      if (git('rev-parse', '--show-cdup').trim() !== '') break
      return git('merge-base', 'HEAD', main).trim()
    } catch {
      // There is no such branch.
    }
  }
  throw new Error('There is no main branch to compare with: `--changed` needs a clone with its history.')
}
