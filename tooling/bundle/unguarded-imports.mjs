// @ts-check
/**
 * Finds each `import()` of an optional peer that stops the build of an app without the package. webpack, esbuild and Turbopack
 * let a missing package pass where its `import()` is awaited inside a `try` of the same function.
 *
 * In      path, text  of a TypeScript module
 *         optional    names of the optional peers
 * Out     the specifiers that are not guarded in this way
 */
import { parseSync } from 'rolldown/utils'

/** @typedef {import('./read-module.mjs').Node} Node */
/** @typedef {{ isTried: boolean, isAwaited: boolean }} Place */

/**
 * @param {string} path
 * @param {string} text
 * @param {ReadonlySet<string>} optional
 * @returns {readonly string[]}
 */
export function unguardedImports(path, text, optional) {
  if (![...optional].some((name) => text.includes(name))) return []
  /** @type {string[]} */
  const found = []
  /** @param {unknown} value @param {Place} place */
  const visit = (value, place) => {
    if (Array.isArray(value)) for (const item of value) visit(item, place)
    if (typeof value !== 'object' || value === null || !('type' in value)) return
    const node = /** @type {Node} */ (value)
    const specifier = node.type === 'ImportExpression' ? node.source.value : undefined
    if (typeof specifier === 'string' && optional.has(packageOf(specifier)) && !(place.isTried && place.isAwaited))
      found.push(specifier)
    for (const [key, child] of Object.entries(node)) visit(child, placeOf(node, key, place))
  }
  visit(parseSync(path, text).program.body, { isTried: false, isAwaited: false })
  return found
}

/** @param {Node} node @param {string} key @param {Place} place @returns {Place} where the node's child stands */
function placeOf({ type }, key, { isTried }) {
  if (/Function/.test(type)) return { isTried: false, isAwaited: false }
  return { isTried: isTried || (type === 'TryStatement' && key === 'block'), isAwaited: type === 'AwaitExpression' }
}

/** @param {string} specifier */
const packageOf = (specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
