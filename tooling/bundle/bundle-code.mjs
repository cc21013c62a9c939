// @ts-check
/**
 * Bundles the code of one package into rings.
 *
 * In      packages   the folder of all packages: the rings depend on all of them
 *         name       the package's folder
 *         entries    name of an entry's file, without extension → its source below src/
 *         out        the output folder
 * Out     a file per ring, with its source map; a file per entry, which re-exports the names of the rings
 * Throws  Error when a ring or an entry gets code that does not belong to it, or an optional peer is loaded in a way that stops the
 *         build of an app without it
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { assignRings } from './assign-chunks.mjs'
import { ringModules } from './chunk-modules.mjs'
import { ALONE, HOSTS, JOINED, LEAVES, RINGS } from './chunks.mjs'
import { lastRings, leafTest, PLAIN } from './last-rings.mjs'
import { loadedWith, readGraph } from './module-graph.mjs'
import { pureInitializers } from './pure-initializers.mjs'
import { passOnEntries } from './reexport-entries.mjs'
import { unguardedImports } from './unguarded-imports.mjs'

/** @typedef {import('./module-graph.mjs').Graph} Graph */

/** Code that the main entry re-exports and no moment of a visit needs. */
const REST = 'rest'
/** Code that several other entries share. */
const SHARED = 'shared'

/**
 * @typedef {object} Options
 * @property {string} packages
 * @property {string} name
 * @property {Readonly<Record<string, string>>} entries
 * @property {string} out
 * @property {import('./assign-chunks.mjs').Rings} [rings]    the project's own by default
 * @property {import('./assign-chunks.mjs').Joined} [joined]
 * @property {readonly string[]} [hosts]
 * @property {import('./chunks.mjs').Leaves} [leaves]
 * @property {import('./chunks.mjs').Leaves} [alone]
 */

/** @param {Options} options */
export async function bundleCode({
  packages,
  name,
  entries,
  out,
  rings = RINGS,
  joined = JOINED,
  hosts = HOSTS,
  leaves = LEAVES,
  alone = ALONE,
}) {
  const graph = readGraph(packages)
  assertGuarded(graph, packages, name)
  const assigned = assignRings(graph, rings, joined, hosts)
  const sources = new Map(Object.entries(entries).map(([entry, path]) => [entry, join(packages, name, 'src', path)]))
  const ringOf = ringsOfPackage(graph, assigned, {
    name,
    sources,
    apart: leaves[name] ?? [],
    rings,
    leaves,
    alone: alone[name] ?? [],
  })
  const { plugin, ringEntries, ringOfFile } = ringModules(graph, name, (unit) => ringOf.get(unit))
  const clients = new Set(
    [...graph.modules.values()].flatMap(({ path, text }) => (/^['"]use client['"]/m.test(text) ? [path] : [])),
  )
  const build = await rolldown({
    input: { ...Object.fromEntries(sources), ...ringEntries },
    external: (specifier) => !/^[./]|^ring/.test(specifier),
    platform: 'neutral',
    tsconfig: false,
    transform: { target: 'es2022', jsx: { runtime: 'automatic' } },
    preserveEntrySignatures: 'allow-extension',
    checks: { bundlerTimings: false },
    treeshake: { moduleSideEffects: false },
    experimental: { attachDebugInfo: 'none' },
    plugins: [plugin, pureInitializers(), passOnEntries()],
    onLog(level, log, report) {
      // A directive of a module is added again as one of its file.
      if (log.code === 'MODULE_LEVEL_DIRECTIVE') return
      if (level === 'warn') throw new Error(log.message)
      report(level, log)
    },
  })
  await build.write({
    dir: out,
    format: 'esm',
    sourcemap: true,
    minifyInternalExports: false,
    chunkFileNames: 'rings/[name].js',
    banner: ({ moduleIds }) => (moduleIds.some((id) => clients.has(id.split('?')[0] ?? '')) ? "'use client'" : ''),
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ debugName: 'rings', name: (id) => ringOfFile(id) ?? null }],
    },
  })
  await build.close()
}

/** @param {Graph} graph @param {string} packages @param {string} name */
function assertGuarded({ modules }, packages, name) {
  /** @type {{ peerDependenciesMeta?: Record<string, { optional?: boolean }> }} */
  const { peerDependenciesMeta = {} } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
  const optional = new Set(Object.keys(peerDependenciesMeta))
  const wrong = [...modules.values()]
    .filter((module) => module.package === name)
    .flatMap(({ id, path, text }) =>
      unguardedImports(path, text, optional).map(
        (specifier) => `${id} loads ${specifier} outside \`try { await import() }\``,
      ),
    )
  if (wrong.length > 0) throw new Error(`An app without an optional peer would not build:\n${wrong.join('\n')}`)
}

/**
 * @param {Graph} graph
 * @param {ReadonlyMap<string, string>} assigned
 * @param {{ name: string, sources: ReadonlyMap<string, string>, apart: readonly string[], rings: import('./assign-chunks.mjs').Rings, leaves: import('./chunks.mjs').Leaves, alone: readonly string[] }} of
 *   the package, its entries by name, its rings with leaves in a separate file, both tables, and its names with a file each
 * @returns {ReadonlyMap<string, string>} unit id → ring, of this package
 */
function ringsOfPackage(graph, assigned, { name, sources, apart, rings, leaves, alone }) {
  const modules = [...graph.modules.values()].filter((module) => module.package === name)
  const reached = [...sources].map(([entry, source]) => ({
    entry,
    units: loadedWith(
      graph,
      modules.flatMap(({ path, exports }) => (path === source ? [...exports.values()] : [])),
    ),
  }))
  const isLeaf = leafTest(graph, assigned, apart)
  const lastOf = lastRings(graph, assigned, { rings, leaves })
  return new Map(
    modules
      .flatMap(({ units }) => units)
      .flatMap(({ id, source }) => {
        const needing = reached.flatMap(({ entry, units }) => (units.has(id) ? [entry] : []))
        const ofEntries = ringOfEntries(needing)
        const own = assigned.get(id) ?? (ofEntries && [ofEntries, ...lastOf(id)].join('-'))
        if (own === undefined) return []
        if (!assigned.has(id)) return [[id, needsOthers(graph, id) ? own : own + PLAIN]]
        const names = source.declares.filter((declared) => alone.includes(declared))
        return [[id, isLeaf(id) ? [own + PLAIN, ...names].join('-') : own]]
      }),
  )
}

/** Code that needs no third-party package is a separate file: a page that uses only that loads no such package. @param {Graph} graph @param {string} id */
const needsOthers = (graph, id) => [...loadedWith(graph, [id])].some((needed) => graph.units.get(needed)?.outside.size)

/** @param {readonly string[]} entries that need a unit no moment needs */
function ringOfEntries(entries) {
  if (entries.includes('index')) return REST
  if (entries.length > 1) return SHARED
  const [only] = entries
  // A moment may have the same name.
  return only && `of-${only.replace(/\/index$/, '').replaceAll('/', '-')}`
}
