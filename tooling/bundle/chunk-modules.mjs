// @ts-check
/**
 * Passes the modules of a package to the bundler in the parts that its rings need.
 *
 * In      graph   of all packages
 *         name    of the package's folder
 *         ringOf  unit id → ring
 * Out     a plugin; `ringEntries`, an entry for each ring that is loaded on demand; `ringOfFile`, the ring of a file of the
 *         plugin
 * Throws  Error when two modules that are loaded from one ring export the same name
 *
 * A module whose units belong to several rings is passed once for each, and re-exports its names itself. An `import()`
 * of a module becomes one of its ring, so that a lazily loaded file is a ring's own file. If a ring loads one of them
 * modules, the module is imported statically, and the promise is kept.
 */
import MagicString from 'magic-string'
import { parseSync } from 'rolldown/utils'

/** @typedef {import('./module-graph.mjs').Graph} Graph */
/** @typedef {import('./module-graph.mjs').Module} Module */

const PART = '?ring='
const ENTRY = 'ring-entry:'
const RING = 'ring:'

/**
 * @param {Graph} graph
 * @param {string} name
 * @param {(unit: string) => string | undefined} ringOf
 */
export function ringModules(graph, name, ringOf) {
  const modules = [...graph.modules.values()].filter((module) => module.package === name)
  const byPath = new Map(modules.map((module) => [module.path, module]))
  const ringsOf = (/** @type {Module} */ { units }) => [...new Set(units.flatMap(({ id }) => ringOf(id) ?? []))]
  const asked = askedRings(graph, modules, ringOf)

  /** @param {string} file path, with or without a part */
  const read = (file) => {
    const [path = '', ring] = file.split(PART)
    const module = byPath.get(path)
    return module && { module, ring: ring ?? ringsOf(module)[0] }
  }

  /** @type {import('rolldown').Plugin} */
  const plugin = {
    name: 'ring-modules',
    resolveId(source, importer) {
      if (source.startsWith(RING)) return { id: `./${source.slice(RING.length)}.js`, external: true }
      if (source.startsWith(ENTRY) || source.includes(PART)) return source
      const from = importer === undefined ? undefined : read(importer)?.module
      const target = from && source.startsWith('.') && graph.resolveModule(from.id, source)
      return target ? (graph.modules.get(target)?.path ?? null) : null
    },
    load(file) {
      if (file.startsWith(ENTRY)) return entryOf(file.slice(ENTRY.length))
      const found = read(file)
      if (found === undefined) return null
      const { module, ring } = found
      const rings = ringsOf(module)
      const moduleType = module.path.endsWith('x') ? 'tsx' : 'ts'
      if (!file.includes(PART) && rings.length > 1) return { code: facade(module), moduleType: 'js' }
      const code = new MagicString(module.text, { filename: module.path })
      if (file.includes(PART)) keepPart(code, module, ring ?? '')
      ownImports(code, module, ring)
      return { code: code.toString(), map: code.generateMap({ hires: 'boundary', source: module.path }), moduleType }
    },
  }
  /** Name of the file → entry. */
  const ringEntries = Object.fromEntries([...asked.keys()].map((ring) => [`rings/${ring}`, ENTRY + ring]))
  const ringOfFile = (/** @type {string} */ file) => {
    if (file.startsWith(ENTRY)) return file.slice(ENTRY.length)
    const found = read(file)
    return found && (file.includes(PART) || ringsOf(found.module).length === 1) ? found.ring : undefined
  }
  return { plugin, ringEntries, ringOfFile }

  /** The names of a module, each from the part that defines it. @param {Module} module */
  function facade({ path, exports }) {
    return [...exports]
      .map(([exported, unit]) => `export { ${exported} } from ${partOf(path, ringOf(unit))}`)
      .join('\n')
  }

  /**
   * Keeps only the code of a ring, exports all of it, and imports names that the rest of the module declares.
   * @param {MagicString} code @param {Module} module @param {string} ring
   */
  function keepPart(code, { path, units, exports }, ring) {
    const publicNames = new Set([...exports.keys()])
    for (const { id, source } of units) {
      const own = ringOf(id)
      if (own === ring) {
        const hidden = source.declares.filter((declared) => !publicNames.has(declared))
        if (hidden.length > 0) code.append(`\nexport { ${hidden.join(', ')} }`)
        continue
      }
      for (const [start, end] of source.ranges) code.remove(start, end)
      if (own === undefined) continue
      const needed = source.declares.filter((declared) =>
        units.some((unit) => ringOf(unit.id) === ring && unit.source.mentions.has(declared)),
      )
      if (needed.length > 0) code.append(`\nimport { ${needed.join(', ')} } from ${partOf(path, own)}`)
    }
  }

  /**
   * Turns each `import()` of this package into one of a ring.
   * @param {MagicString} code @param {Module} module @param {string | undefined} ring
   */
  function ownImports(code, { id, path, text, units }, ring) {
    const removed = units
      .filter((unit) => ring !== undefined && ringOf(unit.id) !== ring)
      .flatMap(({ source }) => source.ranges)
    for (const { start, end, moduleRequest } of parseSync(path, text).module.dynamicImports) {
      if (removed.some(([from, to]) => start >= from && end <= to)) continue
      const specifier = text.slice(moduleRequest.start + 1, moduleRequest.end - 1)
      const target = graph.modules.get(graph.resolveModule(id, specifier) ?? '')
      if (target?.package !== name) continue
      const [targetRing] = ringsOf(target)
      if (targetRing === undefined) continue
      if (targetRing !== ring) {
        code.overwrite(moduleRequest.start, moduleRequest.end, JSON.stringify(RING + targetRing))
        continue
      }
      const names = [...target.exports.keys()].map((exported) => ({ exported, local: `${exported}$${start}` }))
      const imported = names.map(({ exported, local }) => `${exported} as ${local}`)
      const kept = names.map(({ exported, local }) => `${exported}: ${local}`)
      code.append(`\nimport { ${imported.join(', ')} } from '${specifier}'`)
      code.overwrite(start, end, `Promise.resolve({ ${kept.join(', ')} })`)
    }
  }

  /** Names that an `import()` may take from a ring. @param {string} ring */
  function entryOf(ring) {
    /** @type {Map<string, string>} */
    const taken = new Map()
    for (const { id, path, exports } of asked.get(ring) ?? []) {
      for (const exported of exports.keys()) {
        const other = taken.get(exported)
        if (other !== undefined)
          throw new Error(`${other} and ${id} both export ${exported}, and both are asked of ${ring}`)
        taken.set(exported, id)
      }
      if (exports.size === 0) throw new Error(`${path} is loaded by import() and exports nothing`)
    }
    return [...(asked.get(ring) ?? [])]
      .map(({ path, exports }) => `export { ${[...exports.keys()].join(', ')} } from ${JSON.stringify(path)}`)
      .join('\n')
  }
}

/**
 * Import specifier of a module's part for a ring. A path may contain quotes and backslashes.
 * @param {string} path @param {string | undefined} ring
 */
const partOf = (path, ring) => JSON.stringify(`${path}${PART}${ring}`)

/**
 * The rings that are loaded by `import()`, each with the loaded modules.
 * @param {Graph} graph
 * @param {readonly Module[]} modules
 * @param {(unit: string) => string | undefined} ringOf
 */
function askedRings(graph, modules, ringOf) {
  /** @type {Map<string, Set<Module>>} */
  const asked = new Map()
  for (const { units, package: own } of modules) {
    for (const { id, onDemand } of units) {
      for (const target of onDemand) {
        const module = graph.modules.get(target)
        const ring = module?.units.map((unit) => ringOf(unit.id)).find((found) => found !== undefined)
        if (!module || module.package !== own || ring === undefined || ring === ringOf(id) || !ringOf(id)) continue
        asked.set(ring, (asked.get(ring) ?? new Set()).add(module))
      }
    }
  }
  return asked
}
