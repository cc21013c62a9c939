// @ts-check
/** The source files of a folder. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = /(?<!\.d)\.(m?ts|tsx|mjs|cjs)$/
const LEFT_OUT = new Set(['node_modules', 'dist', 'out', 'coverage', 'test-results', 'public'])

/**
 * Source files of a folder and its subfolders, without installed or generated ones.
 * @param {string} folder
 * @returns {string[]}
 */
export function sourcesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return SOURCE.test(entry.name) ? [path] : []
    return LEFT_OUT.has(entry.name) || entry.name.startsWith('.') ? [] : sourcesBelow(path)
  })
}

/** Whether a file has tests for Jest or Node's runner. @param {string} path */
export const isUnitTest = (path) => /\.test\.(ts|tsx|mjs)$/.test(path)
