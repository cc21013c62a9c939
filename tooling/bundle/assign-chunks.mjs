// @ts-check
/**
 * Assigns each unit to a ring.
 *
 * In      graph    of all packages
 *         table    the rings
 *         joined   package → ring → the ring it is published with
 *         hosts    packages whose public names apps put on their pages: code that these names share with a ring goes into a separate
 *                  file, "RING-shared", so that a page with one of them does not load the ring
 * Out     unit id → ring; a unit that no moment needs is in no ring
 * Throws  Error with the row to add when a module loaded by `import()` is a root of no ring, and when a ring imports a forbidden
 *         package, or when two rings need each other
 */
import { loadedWith } from './module-graph.mjs'

/** @typedef {import('./module-graph.mjs').Graph} Graph */
/** @typedef {import('./chunks.mjs').Ring} Ring */
/** @typedef {Readonly<Record<string, Ring>>} Rings */
/** @typedef {Readonly<Record<string, Readonly<Record<string, string>>>>} Joined */

const PAGE = 'page'
/** The ring for code that a family's moment shares with one of the modal. */
const COMMON = 'common'
const BESIDE = '-shared'

/**
 * @param {Graph} graph
 * @param {Rings} table
 * @param {Joined} [joined]
 * @param {readonly string[]} [hosts]
 * @returns {ReadonlyMap<string, string>}
 */
export function assignRings(graph, table, joined = {}, hosts = []) {
  const rings = withFolders(graph, table)
  assertListed(graph, rings, table)
  const rootsOf = (/** @type {Ring} */ ring) =>
    listedIn(ring).flatMap((root) => {
      const [specifier = '', name] = root.split('#')
      return name ? [graph.definedIn(specifier, name)] : [...(graph.modules.get(root)?.exports.values() ?? [])]
    })
  const staying = new Map(
    Object.entries(table).flatMap(([name, ring]) => listedIn(ring).map((row) => /** @type {const} */ ([row, name]))),
  )
  const reached = Object.entries(rings).map(([name, ring]) => {
    const units = loadedWith(graph, rootsOf(ring))
    const home = name !== COMMON && ring.after?.join() === PAGE ? ring.roots?.[0]?.split('/')[0] : undefined
    const isOfPage = (/** @type {string} */ id) => home !== undefined && !id.startsWith(`${home}/`)
    return { momentOf: (/** @type {string} */ id) => (isOfPage(id) ? PAGE : name), units }
  })

  const ofHosts = loadedWith(
    graph,
    hosts.flatMap((specifier) => graph.publicUnits(specifier)),
  )
  const isShared = (/** @type {string} */ id, /** @type {string} */ ring) =>
    ring !== PAGE && ofHosts.has(id) && hosts.some((specifier) => graph.packageOf(specifier) === id.split('/')[0])

  /** @type {Map<string, string>} */
  const assigned = new Map()
  for (const { id, module } of graph.units.values()) {
    const moments = reached.flatMap(({ momentOf, units }) => (units.has(id) ? [momentOf(id)] : []))
    const ring = moments.length > 0 ? ringOfMoments(moments, rings, staying.get(module)) : undefined
    if (ring === undefined) continue
    const published = joined[module.split('/')[0] ?? '']?.[ring] ?? ring
    assigned.set(id, isShared(id, published) ? published + BESIDE : published)
  }
  assertOutside(graph, assigned, rings, joined)
  assertOneWay(graph, assigned)
  return assigned
}

/** The modules that are loaded by `import()`. @param {Graph} graph */
const loadedOnDemand = ({ units }) => new Set([...units.values()].flatMap(({ onDemand }) => [...onDemand]))

/**
 * Replaces each folder by its modules that are loaded by `import()` and are in no longer row.
 * @param {Graph} graph
 * @param {Rings} rings
 * @returns {Rings}
 */
function withFolders(graph, rings) {
  const rows = Object.values(rings).flatMap(listedIn)
  const isIn = (/** @type {string} */ id, /** @type {string} */ row) =>
    row === id || (isFolder(row) && id.startsWith(row))
  const rowOf = new Map(
    [...loadedOnDemand(graph)].sort().map((id) => {
      const [longest] = rows.filter((row) => isIn(id, row)).sort((one, other) => other.length - one.length)
      return [id, longest]
    }),
  )
  const modulesOf = (/** @type {string} */ row) =>
    isFolder(row) ? [...rowOf].flatMap(([id, found]) => (found === row ? [id] : [])) : [row]
  return Object.fromEntries(
    Object.entries(rings).map(([name, ring]) => [name, { ...ring, roots: listedIn(ring).flatMap(modulesOf) }]),
  )
}

const isFolder = (/** @type {string} */ row) => row.endsWith('/')

/**
 * The last ring that is loaded before all of the moments, or one of them.
 * @param {readonly string[]} moments
 * @param {Rings} rings
 * @returns {string | undefined}
 */
function lastBefore(moments, rings) {
  const [first = PAGE] = moments
  if (moments.includes(PAGE)) return PAGE
  const before = moments.map((name) => ringsBefore(name, rings))
  const ring = ringsBefore(first, rings).find((name) => before.every((names) => names.includes(name)))
  return ring === PAGE ? COMMON : ring
}

/** @param {readonly string[]} moments @param {Rings} rings @param {string | undefined} own */
function ringOfMoments(moments, rings, own) {
  const isEarlier = (/** @type {string} */ moment) => moment !== own && ringsBefore(own ?? PAGE, rings).includes(moment)
  return own === undefined || moments.some(isEarlier) ? lastBefore(moments, rings) : own
}

/** @param {string} name @param {Rings} rings @returns {string[]} itself and all before it, the last of the table first */
export function ringsBefore(name, rings) {
  const found = new Set([name])
  for (const one of found) for (const before of rings[one]?.after ?? []) found.add(before)
  return Object.keys(rings)
    .filter((one) => found.has(one))
    .reverse()
}

const listedIn = (/** @type {Ring} */ { roots = [] }) => roots

/** @param {Graph} graph @param {Rings} rings @param {Rings} table */
function assertListed({ modules, units }, rings, table) {
  const listed = new Set(Object.values(rings).flatMap(listedIn))
  const importers = new Map(
    [...units.values()].flatMap(({ module, onDemand }) => [...onDemand].map((id) => [id, module])),
  )
  const rows = [...importers]
    .filter(([id]) => !listed.has(id))
    .map(([id, importer]) => `      '${id}', // loaded by import() in ${importer}`)
  if (rows.length > 0)
    throw new Error(
      `Add to the \`roots\` of the ring that loads it first, in tooling/bundle/chunks.mjs:\n${rows.sort().join('\n')}`,
    )
  const isThere = (/** @type {string} */ row) =>
    row.includes('#') || modules.has(row) || (isFolder(row) && [...listed].some((id) => id.startsWith(row)))
  const useless = Object.values(table)
    .flatMap(listedIn)
    .filter((row) => !isThere(row))
  if (useless.length > 0) throw new Error(`A ring names what is not there: ${useless.sort().join(', ')}`)
}

/**
 * @param {Graph} graph
 * @param {ReadonlyMap<string, string>} assigned
 * @param {Rings} rings
 * @param {Joined} joined
 */
function assertOutside({ units }, assigned, rings, joined) {
  const wrong = [...assigned].flatMap(([id, ring]) => {
    const own = Object.entries(joined[id.split('/')[0] ?? ''] ?? {}).flatMap(([from, to]) =>
      to === ring ? [from] : [],
    )
    const allowed = new Set(
      [ring.replace(BESIDE, ''), ...own]
        .flatMap((name) => ringsBefore(name, rings))
        .flatMap((name) => rings[name]?.outside ?? []),
    )
    return [...(units.get(id)?.outside ?? [])]
      .filter((specifier) => !allowed.has(specifier))
      .map((specifier) => `${id.split('#')[0]} brings ${specifier} into the ring ${ring}`)
  })
  if (wrong.length > 0) throw new Error([...new Set(wrong)].sort().join('\n'))
}

/** @param {Graph} graph @param {ReadonlyMap<string, string>} assigned */
function assertOneWay({ units }, assigned) {
  /** @type {Map<string, Map<string, string>>} a package's ring → one it needs → an import that shows it */
  const needs = new Map()
  const fileOf = (/** @type {string} */ id) => assigned.has(id) && `${id.split('/')[0]}/${assigned.get(id)}`
  for (const id of assigned.keys()) {
    const file = fileOf(id)
    for (const needed of units.get(id)?.needs ?? []) {
      const target = fileOf(needed)
      if (!file || !target || target === file) continue
      const own = needs.get(file) ?? new Map()
      needs.set(file, own.set(target, `${id} needs ${needed}`))
    }
  }
  /** @type {Set<string>} */
  const cleared = new Set()
  const visit = (/** @type {string} */ file, /** @type {readonly string[]} */ way) => {
    if (cleared.has(file)) return
    if (way.includes(file)) {
      const circle = [...way.slice(way.indexOf(file)), file]
      const shown = circle.slice(1).map((next, at) => needs.get(circle[at] ?? '')?.get(next))
      throw new Error(`Rings need each other: ${circle.join(' → ')}\n${shown.join('\n')}`)
    }
    for (const next of needs.get(file)?.keys() ?? []) visit(next, [...way, file])
    cleared.add(file)
  }
  for (const file of needs.keys()) visit(file, [])
}
