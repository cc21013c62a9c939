// @ts-check
/**
 * Which part of each source file needs which, and what it loads on demand.
 *
 * In      the folder of the packages; a package that is not built by `bowline-bundle` counts as third-party
 * Out     per source file, except tests, its units, and their needs; types are not needs
 * Throws  Error for an import that cannot be resolved
 *
 * A name imported from a package resolves to the unit that defines it, not to the re-exporting entry.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { readModule } from './read-module.mjs'

/**
 * @typedef {object} Module
 * @property {string} id        `kit-core/wallets/connect/connect`: package, path below src/, no extension
 * @property {string} path      absolute
 * @property {string} package   its package's folder
 * @property {string} text
 * @property {readonly GraphUnit[]} units
 * @property {ReadonlyMap<string, string>} exports  name → id of the unit that defines it, here or elsewhere
 */
/**
 * @typedef {object} GraphUnit
 * @property {string} id        module id, `#`, number
 * @property {string} module    id of its module
 * @property {import('./read-module.mjs').Unit} source
 * @property {ReadonlySet<string>} needs     ids of units
 * @property {ReadonlySet<string>} onDemand  ids of modules
 * @property {ReadonlySet<string>} outside   third-party packages, as written
 */
/**
 * @typedef {object} Graph
 * @property {ReadonlyMap<string, Module>} modules
 * @property {ReadonlyMap<string, GraphUnit>} units
 * @property {(importer: string, specifier: string) => string | undefined} resolveModule  undefined for a third-party package
 * @property {(specifier: string, name: string) => string} definedIn  the unit that defines a public name
 * @property {(specifier: string) => readonly string[]} publicUnits      the units that define all of an entry's names
 * @property {(specifier: string) => string | undefined} packageOf       the folder of an entry's package
 */

/**
 * @param {string} folder of the packages
 * @returns {Graph}
 */
export function readGraph(folder) {
  /** @type {Map<string, { path: string, text: string, source: import('./read-module.mjs').Source }>} */
  const files = new Map()
  /** Specifier, such as `@bowline/kit-core/actions` → module id. @type {Map<string, string>} */
  const publicModules = new Map()
  for (const name of readdirSync(folder).sort()) {
    const root = join(folder, name)
    if (!existsSync(join(root, 'package.json'))) continue
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    if (manifest.scripts?.build?.startsWith('bowline-bundle') === false) continue
    const idOf = (/** @type {string} */ path) =>
      `${name}/${relative(join(root, 'src'), path)
        .replaceAll('\\', '/')
        .replace(/\.tsx?$/, '')}`
    for (const path of listSources(join(root, 'src'))) {
      const text = readFileSync(path, 'utf8')
      files.set(idOf(path), { path, text, source: readModule(path, text) })
    }
    for (const [entry, { '@bowline/source': source }] of Object.entries(manifest.exports)) {
      if (source !== undefined) publicModules.set(manifest.name + entry.slice(1), idOf(join(root, source)))
    }
  }

  /** @type {Graph['resolveModule']} */
  const resolveModule = (importer, specifier) => {
    if (!specifier.startsWith('.')) return publicModules.get(specifier)
    const id = resolve('/', dirname(importer), specifier.replace(/\.js$/, '')).slice(1)
    if (files.has(id)) return id
    if (files.has(`${id}/index`)) return `${id}/index`
    throw new Error(`${importer} imports ${specifier}, which is nowhere`)
  }
  /** @param {string} id @param {string} name @returns {string | undefined} the unit; undefined for one of others */
  const unitOf = (id, name) => {
    const source = files.get(id)?.source
    const further = source?.passedOn.get(name)
    if (further) {
      const target = resolveModule(id, further.from)
      return target && unitOf(target, further.name)
    }
    const local = source?.exports.get(name) ?? ''
    const at = source?.units.findIndex(({ declares }) => declares.includes(local)) ?? -1
    if (at < 0) throw new Error(`${id} exports no value called ${name}`)
    return `${id}#${at}`
  }
  const exportsOf = (/** @type {string} */ id) => {
    const { exports, passedOn } = files.get(id)?.source ?? { exports: new Map(), passedOn: new Map() }
    return new Map(
      [...exports.keys(), ...passedOn.keys()].flatMap((name) => {
        const unit = unitOf(id, name)
        return unit === undefined ? [] : [[name, unit]]
      }),
    )
  }

  /** @type {Map<string, Module>} */
  const modules = new Map()
  /** @type {Map<string, GraphUnit>} */
  const units = new Map()
  for (const [id, { path, text, source }] of files) {
    const own = source.units.map((unit, at) => {
      const needs = new Set()
      const outside = new Set(source.bareImports)
      for (const name of unit.mentions) {
        const sibling = source.units.findIndex(({ declares }) => declares.includes(name))
        if (sibling >= 0 && sibling !== at) needs.add(`${id}#${sibling}`)
        const imported = source.imports.get(name)
        const target = imported && resolveModule(id, imported.from)
        if (imported && target === undefined) outside.add(imported.from)
        if (!imported || target === undefined) continue
        const wanted = imported.name === undefined ? [...exportsOf(target).values()] : [unitOf(target, imported.name)]
        for (const needed of wanted) if (needed !== undefined) needs.add(needed)
      }
      const onDemand = unit.onDemand.flatMap((specifier) => resolveModule(id, specifier) ?? [])
      return { id: `${id}#${at}`, module: id, source: unit, needs, onDemand: new Set(onDemand), outside }
    })
    for (const unit of own) units.set(unit.id, unit)
    modules.set(id, { id, path, package: id.split('/')[0] ?? '', text, units: own, exports: exportsOf(id) })
  }
  return {
    modules,
    units,
    resolveModule,
    packageOf: (specifier) => publicModules.get(specifier)?.split('/')[0],
    publicUnits: (specifier) => [...exportsOf(publicModules.get(specifier) ?? '').values()],
    definedIn(specifier, name) {
      const entry = publicModules.get(specifier)
      const unit = entry && unitOf(entry, name)
      if (!unit) throw new Error(`${specifier} defines no ${name}`)
      return unit
    },
  }
}

/**
 * The units that are loaded with the given ones, including these.
 * @param {Graph} graph
 * @param {Iterable<string>} roots ids of units
 * @returns {Set<string>}
 */
export function loadedWith({ units }, roots) {
  const seen = new Set()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    open.push(...(units.get(id)?.needs ?? []))
  }
  return seen
}

/** @param {string} folder @returns {string[]} */
function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listSources(path)
    return /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(basename(path)) ? [path] : []
  })
}
