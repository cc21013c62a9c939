// @ts-check
/** The source files of a folder. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = /(?<!\.d)\.(m?ts|tsx|mjs|cjs)$/
const LEFT_OUT = new Set(['node_modules', 'dist', 'out', 'coverage', 'test-results', 'public'])

/**
 * Those of a folder and the folders in it, without what is installed or made.
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

/** Whether a file holds tests that Jest or Node's runner runs. @param {string} path */
export const isUnitTest = (path) => /\.test\.(ts|tsx|mjs)$/.test(path)
