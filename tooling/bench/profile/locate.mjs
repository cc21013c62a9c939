// @ts-check
/**
 * Finds the source of a position in a built app: through the app's source map into a package's built file, and through that
 * file's own source map into the package's source.
 *
 * In      folder   of the built app, with source maps
 * Out     a function from a served file's URL, line (from 1) and column (from 0) to the source's path and the name there
 */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

/** @param {string} folder @returns {import('./samples.mjs').Locate} */
export function locateIn(folder) {
  /** @type {Map<string, TraceMap | undefined>} */
  const maps = new Map()
  const mapOf = (/** @type {string} */ file) => {
    if (!maps.has(file)) {
      const path = `${file}.map`
      maps.set(file, existsSync(path) ? new TraceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined)
    }
    return maps.get(file)
  }
  return (url, line, column) => {
    const file = join(folder, 'assets', basename(new URL(url).pathname))
    const map = mapOf(file)
    // Some frames of the profiler have no position.
    if (!(line >= 1 && column >= 0)) return { source: basename(file), name: undefined }
    const built = map && originalPositionFor(map, { line, column })
    if (!built?.source) return { source: basename(file), name: undefined }
    const path = resolve(dirname(file), built.source)
    const own = mapOf(path)
    const original = own && originalPositionFor(own, { line: built.line, column: built.column })
    return original?.source
      ? { source: resolve(dirname(path), original.source), name: original.name ?? built.name ?? undefined }
      : { source: path, name: built.name ?? undefined }
  }
}
