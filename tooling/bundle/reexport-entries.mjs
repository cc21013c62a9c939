// @ts-check
/**
 * Rolldown plugin that makes an entry re-export each ring's names through a separate file. A ring is one output file, with the
 * code that a page loads at one moment (see `README.md`).
 *
 * An app's bundler that keeps whole files together, such as esbuild, adds a file with named re-exports to every page that uses
 * one of the names, with all its imports. It looks through a file that contains only `export *`, so a page loads only the rings
 * of the names it uses.
 *
 * In      the code of an entry, which only re-exports
 * Out     an entry with one `export *` per ring, and for each ring a file with its named re-exports
 * Throws  Error when an entry contains more than re-exports
 */
import { dirname, join, relative } from 'node:path/posix'
import { parseSync } from 'rolldown/utils'

/** The folder of the files with an entry's named re-exports. */
const NAMES = 'names'

/** @returns {import('rolldown').Plugin} */
export const passOnEntries = () => ({
  name: 'pass-on-entries',
  renderChunk(code, { fileName, isEntry }) {
    if (!isEntry || fileName.startsWith('rings/')) return null
    const lines = [...namesBySource(fileName, code)].map(([source, names]) => {
      const ring = source.replace(/^.*rings\/|^@|\.js$/g, '').replaceAll('/', '-')
      const path = join(NAMES, fileName.replace(/\.js$/, ''), `${ring}.js`)
      const from = source.startsWith('.') ? between(path, join(dirname(fileName), source)) : source
      this.emitFile({ type: 'asset', fileName: path, source: `export { ${names.join(', ')} } from "${from}";\n` })
      return `export * from "${between(fileName, path)}";\n`
    })
    return { code: lines.join(''), map: null }
  },
})

/**
 * The re-exports of an entry, by source.
 * @param {string} fileName
 * @param {string} code
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
function namesBySource(fileName, code) {
  const names = new Map()
  for (const { entries } of parseSync(fileName, code).module.staticExports) {
    for (const { exportName, importName, moduleRequest } of entries) {
      if (!moduleRequest) throw new Error(`The entry ${fileName} holds code: ${exportName.name}`)
      const written = importName.name === exportName.name ? exportName.name : `${importName.name} as ${exportName.name}`
      names.set(moduleRequest.value, [...(names.get(moduleRequest.value) ?? []), written])
    }
  }
  return names
}

/** Relative specifier from one file to another. @param {string} from @param {string} to */
function between(from, to) {
  const path = relative(dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}
