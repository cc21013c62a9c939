// @ts-check
/** A page built by esbuild with splitting. */
import { basename, join, relative, resolve } from 'node:path'
import { build } from 'esbuild'
import { closure, here, nameOf, prepare, readBuilt } from './build.mjs'

/** @param {string} app @returns {Promise<import('./build.mjs').Build>} */
export async function buildWithEsbuild(app) {
  const { entry, out } = prepare('esbuild', app)
  const {
    metafile: { outputs },
  } = await build({
    absWorkingDir: here,
    entryPoints: [entry],
    outdir: out,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  const scripts = Object.entries(outputs).filter(([path]) => path.endsWith('.js'))
  const importsOf = (/** @type {string} */ file) =>
    (outputs[relative(here, join(out, file))]?.imports ?? []).flatMap(({ path, kind }) =>
      kind === 'import-statement' ? [basename(path)] : [],
    )
  const first = scripts.find(([, { entryPoint }]) => entryPoint !== undefined && resolve(here, entryPoint) === entry)
  if (first === undefined) throw new Error(`esbuild built no page of ${app}`)
  return {
    folder: out,
    page: closure(basename(first[0]), importsOf),
    files: new Map(
      scripts.map(([path, { inputs }]) => {
        const parts = Object.entries(inputs).map(([input, { bytesInOutput }]) => ({
          path: resolve(here, input),
          bytes: bytesInOutput,
        }))
        return readBuilt(out, basename(path), parts)
      }),
    ),
    onDemand: new Map(
      scripts.flatMap(([path, { entryPoint }]) =>
        entryPoint === undefined || path === first[0]
          ? []
          : [[nameOf(resolve(here, entryPoint)), closure(basename(path), importsOf)]],
      ),
    ),
  }
}
