// @ts-check
/** A page built by webpack in its production mode; JSX goes through esbuild. */
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { nameOf, prepare, readBuilt } from './build.mjs'

/** @param {import('webpack').Configuration} options @returns {Promise<import('webpack').Stats>} */
export const runWebpack = (options) =>
  new Promise((resolve, reject) => {
    webpack(options, (error, stats) => {
      if (error !== null || stats === undefined) return reject(error)
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')))
      resolve(stats)
    })
  })

/** @param {string} app @returns {Promise<import('./build.mjs').Build>} */
export async function buildWithWebpack(app) {
  const { folder, entry, out } = prepare('webpack', app)
  const stats = await runWebpack({
    mode: 'production',
    context: folder,
    entry,
    output: { path: out },
    resolve: { extensions: ['.tsx', '.ts', '...'] },
    module: {
      rules: [
        {
          test: /[\\/]tooling[\\/]size[\\/].*\.(jsx|tsx?)$/,
          loader: fileURLToPath(import.meta.resolve('./jsx-loader.mjs')),
        },
      ],
    },
    experiments: { css: true },
    performance: false,
  })
  const { chunkGraph, chunks, entrypoints, moduleGraph, modules } = stats.compilation
  const scripts = (/** @type {Iterable<string>} */ names) => [...names].filter((name) => name.endsWith('.js'))
  const partsOf = (/** @type {import('webpack').Chunk} */ chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) => {
      // A concatenated module contains several.
      const inner = Reflect.get(module, 'modules') ?? [module]
      return inner.map((/** @type {import('webpack').NormalModule} */ one) => ({
        path: one.resource ?? one.identifier(),
        bytes: one.size('javascript'),
      }))
    })
  const all = [...modules].flatMap((module) => [module, ...(Reflect.get(module, 'modules') ?? [])])
  /** @type {Map<string, readonly string[]>} */
  const onDemand = new Map()
  for (const block of all.flatMap((module) => module.blocks)) {
    const [dependency] = block.dependencies
    const group = chunkGraph.getBlockChunkGroup(block)
    const target = dependency && moduleGraph.getModule(dependency)
    if (!group || !target) continue
    const { resource = target.identifier() } = /** @type {import('webpack').NormalModule} */ (
      Reflect.get(target, 'rootModule') ?? target
    )
    const before = onDemand.get(nameOf(resource)) ?? []
    onDemand.set(nameOf(resource), [...new Set([...before, ...scripts(group.getFiles())])])
  }
  const [page] = [...entrypoints.values()]
  return {
    folder: out,
    page: scripts(page?.getFiles() ?? []),
    files: new Map(
      [...chunks].flatMap((chunk) => scripts(chunk.files).map((name) => readBuilt(out, name, partsOf(chunk)))),
    ),
    onDemand,
  }
}
