// @ts-check
/**
 * One page, bundled as a production build would, and weighed.
 *
 * What `import()` loads is left out, or, where asked for, put in as if it had been loaded. Chunks as the bundler would
 * split them are not weighed: it moves every file that any chunk needs into the page's own as soon as an import of the
 * page could lead there, which charges the page for what only a later chunk uses.
 *
 * In      an entry file; which on-demand files to put in; outside packages to leave out, which are React's unless given
 * Out     gzip size, the source files inside, and all files that anything loads on demand
 */
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/**
 * @typedef {object} BundleOptions
 * @property {(path: string) => boolean} [follow]   whether to put in the file at this path; none unless given
 * @property {readonly string[]} [external]
 */
/** @typedef {{ bytes: number, inputs: readonly string[], onDemand: ReadonlySet<string> }} Bundle */

export const REACT = ['react', 'react/*', 'react-dom', 'react-dom/*']

/**
 * @param {string} entry absolute path
 * @param {BundleOptions} [options]
 * @returns {Promise<Bundle>}
 */
export async function bundlePage(entry, { follow = () => false, external = REACT } = {}) {
  /** @type {Set<string>} */
  const onDemand = new Set()
  const { outputFiles, metafile } = await build({
    absWorkingDir: dirname(entry),
    entryPoints: [entry],
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: [...external],
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
    logLevel: 'error',
    plugins: [onDemandPlugin(onDemand, follow)],
  })
  const output = Object.values(metafile.outputs)[0]
  const file = outputFiles[0]
  if (output === undefined || file === undefined || outputFiles.length !== 1)
    throw new Error(`${entry} gave no one file`)
  // A file whose every line was dropped is listed with nothing in it.
  const inputs = Object.entries(output.inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : []))
  return { bytes: gzipSync(file.contents, { level: 9 }).length, inputs, onDemand }
}

/**
 * Notes each file that an `import()` names, and puts it in only where it is to be followed.
 * @param {Set<string>} onDemand
 * @param {(path: string) => boolean} follow
 * @returns {import('esbuild').Plugin}
 */
function onDemandPlugin(onDemand, follow) {
  const asked = {}
  return {
    name: 'on-demand',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /.*/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        // The question below comes by here again.
        if (kind !== 'dynamic-import' || pluginData === asked) return undefined
        const found = await resolve(path, { kind, importer, resolveDir, pluginData: asked })
        const shown = found.path.replaceAll('\\', '/')
        if (found.errors.length === 0 && !found.external) onDemand.add(shown)
        return follow(shown) ? found : { path, external: true }
      })
    },
  }
}
