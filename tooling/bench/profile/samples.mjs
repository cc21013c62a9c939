// @ts-check
/**
 * Attributes the samples of a trace's CPU profile to functions and to the packages that they come from.
 *
 * In      trace events; `locate`, which finds the source of a position in a served file
 * Out     functions and packages with their own milliseconds, the longest first
 */
import { mainThread } from './phases.mjs'

/** @typedef {{ name: string, ms: number }} Share */
/** @typedef {(url: string, line: number, column: number) => { source: string, name: string | undefined }} Locate */

/**
 * @param {readonly import('./record.mjs').TraceEvent[]} events
 * @param {Locate} locate
 * @returns {{ functions: readonly Share[], packages: readonly Share[] }}
 */
export function sharesOf(events, locate) {
  const { pid } = mainThread(events)
  const chunks = events.filter((event) => event.name === 'ProfileChunk' && event.pid === pid)
  /** @type {Map<string, Map<number, any>>} */
  const nodes = new Map()
  /** @type {Map<string, number>} */
  const functions = new Map()
  /** @type {Map<string, number>} */
  const packages = new Map()
  for (const { id = '', args } of chunks) {
    const { cpuProfile = {}, timeDeltas = [] } = args?.data ?? {}
    const known = nodes.get(id) ?? new Map()
    nodes.set(id, known)
    for (const node of cpuProfile.nodes ?? []) known.set(node.id, node)
    for (const [index, sample] of (cpuProfile.samples ?? []).entries()) {
      const ms = (timeDeltas[index] ?? 0) / 1000
      const frame = known.get(sample)?.callFrame
      if (frame === undefined || ['(idle)', '(program)', '(root)'].includes(frame.functionName)) continue
      const at = frame.url ? locate(frame.url, frame.lineNumber + 1, frame.columnNumber) : undefined
      const source = at?.source ?? '(browser)'
      add(functions, `${at?.name ?? frame.functionName} ${source}`, ms)
      add(packages, packageOf(source), ms)
    }
  }
  return { functions: sorted(functions), packages: sorted(packages) }
}

/** @param {Map<string, number>} into @param {string} name @param {number} ms */
function add(into, name, ms) {
  into.set(name, (into.get(name) ?? 0) + ms)
}

/** @param {Map<string, number>} shares @returns {readonly Share[]} */
const sorted = (shares) => [...shares].map(([name, ms]) => ({ name, ms })).sort((a, b) => b.ms - a.ms)

/** @param {string} source */
function packageOf(source) {
  const library = source.split('node_modules/').at(-1)
  if (source.includes('node_modules/') && library) return /^(@[^/]+\/)?[^/]+/.exec(library)?.[0] ?? library
  return /packages\/([^/]+)/.exec(source)?.[1] ?? source.replace(/^.*\//, '')
}
