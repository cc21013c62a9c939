// @ts-check
/**
 * Problems that prevent packing a package: a build that is missing, incomplete, or of deleted sources.
 *
 * In      folder     of the package
 *         manifest   its package.json
 * Out     a sentence for each problem; none when the package can be packed
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const IMPORT = /\b(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g

/**
 * @param {string} folder
 * @param {{ exports?: Record<string, unknown> }} manifest
 * @returns {string[]}
 */
export function distProblems(folder, { exports }) {
  const files = filesBelow(join(folder, 'dist'))
  if (files.length === 0) return ['dist holds no files.']
  const exported = new Set(targetsOf(exports))
  const missing = [...exported].filter((target) => !existsSync(join(folder, target)))
  return [
    ...missing.map((target) => `${target} is exported and does not exist.`),
    ...files.filter((file) => file.endsWith('.js')).flatMap((file) => missingImports(folder, file)),
    ...files.filter((file) => file.endsWith('.js.map')).flatMap((file) => missingSources(folder, file)),
  ]
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

/**
 * Every file of an `exports` field, under all conditions.
 * @param {unknown} exports
 * @returns {string[]}
 */
function targetsOf(exports) {
  if (typeof exports === 'string') return [exports]
  return typeof exports === 'object' && exports !== null ? Object.values(exports).flatMap(targetsOf) : []
}

/**
 * @param {string} folder
 * @param {string} file
 */
function missingImports(folder, file) {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !existsSync(join(dirname(file), specifier)))
    .map((specifier) => `${relative(folder, file)} imports ${specifier}, which does not exist.`)
}

/**
 * @param {string} folder
 * @param {string} file
 */
function missingSources(folder, file) {
  /** @type {{ sources?: string[] }} */
  const { sources = [] } = JSON.parse(readFileSync(file, 'utf8'))
  return sources
    .filter((source) => source.includes('/src/') && !existsSync(join(dirname(file), source)))
    .map((source) => `${relative(folder, file)} was built from ${source}, which no longer exists.`)
}
