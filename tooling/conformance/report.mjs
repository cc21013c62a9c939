// @ts-check
/** Output of `npm run coverage:spec`: one line per area, or one per requirement of an area. */

/** @typedef {import('./requirements.mjs').Requirement} Requirement */
/** @typedef {import('./coverage.mjs').Coverage['shownBy']} ShownBy */

/**
 * @param {readonly Requirement[]} requirements
 * @param {ShownBy} shownBy
 * @param {ReadonlySet<string>} left what only the full set would cover
 * @returns {string[]}
 */
export function areaLines(requirements, shownBy, left) {
  const asked = requirements.filter(({ withdrawn }) => !withdrawn)
  const leftCount = asked.filter(({ id }) => left.has(id)).length
  const areas = [...new Set(asked.map(({ area }) => area))].sort()
  const head = `${'area'.padEnd(10)} ${'shown'.padStart(11)}  ${'of them added'.padStart(13)}`
  const row = (/** @type {string} */ name, /** @type {readonly Requirement[]} */ rows) => {
    const count = (/** @type {readonly Requirement[]} */ some) =>
      `${some.filter(({ id }) => shownBy.has(id)).length} / ${some.length}`
    const added = rows.filter((requirement) => requirement.added)
    return `${name.padEnd(10)} ${count(rows).padStart(11)}  ${(added.length > 0 ? count(added) : '').padStart(13)}`.trimEnd()
  }
  return [
    head,
    ...areas.map((area) =>
      row(
        area,
        asked.filter((one) => one.area === area),
      ),
    ),
    row('all', asked),
    ...(leftCount === 0 ? [] : [`${leftCount} more are shown by the full set alone: npm run test:full.`]),
  ]
}

/**
 * @param {readonly Requirement[]} requirements those of one area
 * @param {ShownBy} shownBy
 * @param {ReadonlySet<string>} left what only the full set would cover
 * @returns {string[]}
 */
export function requirementLines(requirements, shownBy, left) {
  return requirements.map(({ id, text, withdrawn }) => {
    const sign = withdrawn ? 'withdrawn' : shownBy.has(id) ? 'shown' : left.has(id) ? 'full set' : 'not shown'
    return `${sign.padEnd(9)}  ${id}  ${text}`
  })
}
