// @ts-check
/**
 * Files that a moment of a visit loads, by the bundler's own graph.
 *
 * In      build, the table of moments
 * Out     the scripts of a moment that were not loaded before it
 * Throws  Error when a moment names a module that the page does not load by `import()`: its row would be too small
 */

/** @typedef {import('./build.mjs').Build} Build */
/** @typedef {Readonly<Record<string, import('./load-stages.mjs').Moment>>} Moments */

/**
 * @param {Build} build
 * @param {Moments} moments
 * @param {string} name
 * @returns {readonly string[]}
 */
export function filesOf(build, moments, name) {
  const moment = momentOf(moments, name)
  const before = new Set([...build.page, ...moment.after.flatMap((one) => loadedBy(build, moments, one))])
  return loadedBy(build, moments, name).filter((file) => !before.has(file))
}

/** @param {Build} build @param {readonly string[]} names */
export const bytesOf = ({ files }, names) => names.reduce((sum, name) => sum + (files.get(name)?.bytes ?? 0), 0)

/**
 * Rings that are loaded by `import()` and are in no moment.
 * @param {Build} build
 * @param {Moments} moments
 */
export function unweighed({ onDemand }, moments) {
  const named = new Set(Object.values(moments).flatMap(({ loads }) => loads))
  return [...onDemand.keys()].filter((name) => isOwn(name) && !named.has(name)).sort()
}

/** Whether a name of `build.mjs` is one of our own. @param {string} name */
export const isOwn = (name) =>
  /^(adapter-\w+|api-client|kit-core|icons(?!\/generated\/icons)|secure-frame|ui-react)\//.test(name)

/** @param {Build} build @param {Moments} moments @param {string} name */
function loadedBy({ onDemand }, moments, name) {
  const found = momentOf(moments, name).loads.map((target) => {
    const files = onDemand.get(target)
    if (files === undefined)
      throw new Error(`The moment "${name}" loads ${target}, which the page loads nowhere by import()`)
    return files
  })
  return [...new Set(found.flat())]
}

/** @param {Moments} moments @param {string} name */
function momentOf(moments, name) {
  const moment = moments[name]
  if (moment === undefined) throw new Error(`There is no moment "${name}"`)
  return moment
}

/**
 * @param {Build} build
 * @param {Moments} moments
 * @param {Readonly<Record<string, readonly string[]>>} driven  what the browser was made to do → the moments it went through
 * @param {Readonly<Record<string, ReadonlyMap<string, number>>>} visited  what it asked for because of that
 * @throws Error when the browser requested other files than the moments have, or their size differs
 */
export function assertDriven(build, moments, driven, visited) {
  assertSame('page', [...build.page], visited.page)
  for (const [action, names] of Object.entries(driven)) {
    assertSame(action, [...new Set(names.flatMap((name) => filesOf(build, moments, name)))], visited[action])
  }

  /** @param {string} action @param {readonly string[]} expected @param {ReadonlyMap<string, number>} [asked] */
  function assertSame(action, expected, asked = new Map()) {
    const missing = expected.filter((file) => !asked.has(file))
    const more = [...asked.keys()].filter((file) => !expected.includes(file))
    if (missing.length === 0 && more.length === 0 && bytesOf(build, expected) === total(asked)) return
    const say = (/** @type {readonly string[]} */ files) => (files.length > 0 ? files.join(', ') : 'nothing')
    throw new Error(
      `The table of moments is wrong about "${action}": Chromium asks for ${say(more)} as well, and not for ${say(missing)}`,
    )
  }
}

/** @param {ReadonlyMap<string, number>} asked */
const total = (asked) => [...asked.values()].reduce((sum, bytes) => sum + bytes, 0)
