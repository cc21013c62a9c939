// @ts-check
/**
 * Size of one function of the core in an app that uses nothing else, by bundler.
 *
 * Out     name of the bundler → bytes after gzip
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { build as buildByEsbuild } from 'esbuild'
import { rollup } from 'rollup'
import { build as buildByVite } from 'vite'
import { cache, closure, weigh } from './build.mjs'
import { runWebpack } from './build-webpack.mjs'

const SOURCE = `import { formatUnits } from '@bowline/kit-core'

document.title = formatUnits(1n, 18)
`

/** @returns {Promise<Readonly<Record<string, number>>>} */
export async function weighOneFunction() {
  const folder = join(cache, 'one-function')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, 'main.js')
  writeFileSync(entry, SOURCE)
  const out = (/** @type {string} */ bundler) => join(folder, bundler)

  const built = await buildByVite({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { outDir: out('Vite'), rolldownOptions: { input: entry } },
  })
  await buildByEsbuild({ entryPoints: [entry], bundle: true, minify: true, format: 'esm', outdir: out('esbuild') })
  await runWebpack({ mode: 'production', context: folder, entry, output: { path: out('webpack') } })
  // Rollup does not minify; esbuild minifies its output, as apps do with a plugin.
  const rolled = await rollup({
    input: entry,
    plugins: [nodeResolve({ browser: true, preferBuiltins: false }), commonjs()],
    logLevel: 'silent',
  })
  const { output } = await rolled.generate({ format: 'es' })
  const small = await buildByEsbuild({ stdin: { contents: output[0].code }, minify: true, write: false, format: 'esm' })
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite gave no one build')
  // Both also write the files of a dropped `import()`; no page requests them.
  const chunks = new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const first = [...chunks.values()].find(({ isEntry }) => isEntry)
  const asked = closure(first?.fileName ?? '', (file) => chunks.get(file)?.imports ?? [])
  return {
    Vite: asked.reduce((sum, file) => sum + weigh(chunks.get(file)?.code ?? ''), 0),
    Rollup: weigh(Buffer.from(small.outputFiles[0]?.contents ?? [])),
    esbuild: weigh(readFileSync(join(out('esbuild'), 'main.js'))),
    webpack: weigh(readFileSync(join(out('webpack'), 'main.js'))),
  }
}
