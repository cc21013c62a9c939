// @ts-check
/** The source files of a workspace, and whether one is a test. */
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const EXTENSION = /\.(?:[mc]?tsx?|[mc]?jsx?)$/
const SKIPPED = new Set(['node_modules', 'dist', 'out', '.next', '.turbo', 'coverage', 'public', 'test-results'])

/**
 * The absolute paths of the source files below `folder`.
 * @param {string} folder
 * @returns {string[]}
 */
export function listSourceFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listSourceFiles(path)
      return EXTENSION.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
    })
}

/**
 * A path for output and comparison: relative to `base`, with forward slashes.
 * @param {string} base
 * @param {string} path
 */
export const pathFrom = (base, path) => relative(base, path).split(sep).join('/')

/**
 * @param {string} path seen from the workspace
 */
export const isTestFile = (path) => /\.test\.[mc]?[jt]sx?$/.test(path) || path.startsWith('test/')
