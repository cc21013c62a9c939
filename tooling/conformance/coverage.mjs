// @ts-check
/**
 * Which requirements the tests cover.
 *
 * In      the requirements; the test results, whose names have the ids they cover
 * Out     per requirement the names of the passing tests that cover it; per invalid name its problem
 */

/** @typedef {import('./requirements.mjs').Requirement} Requirement */
/** @typedef {import('@bowline/commands/results').TestResult} TestResult */

/**
 * @typedef {object} Coverage
 * @property {ReadonlyMap<string, readonly string[]>} shownBy  by id: the passing tests that cover it
 * @property {readonly string[]} mistakes                      one sentence per invalid name
 */

/** The ids in a text. */
export const ID = /\bR-[A-Z][A-Z0-9]*-\d+\b/g
/** Two ids, or an id and a number, with a sign or a word between that means a range. */
const RANGE =
  /\bR-[A-Z][A-Z0-9]*-\d+(?:(?:[-–—…]|\.{2,3})\d+| ?(?:[-–—…]|\.{2,3}|to|through|bis) ?(?:R-[A-Z][A-Z0-9]*-\d+)| to \d{2})\b/

/**
 * @param {readonly Requirement[]} requirements
 * @param {readonly TestResult[]} results
 * @returns {Coverage}
 */
export function findCoverage(requirements, results) {
  const known = new Map(requirements.map((requirement) => [requirement.id, requirement]))
  /** @type {Map<string, string[]>} */
  const shownBy = new Map()
  const mistakes = new Set()
  for (const { name, status, file } of results) {
    const range = RANGE.exec(name)?.[0]
    if (range !== undefined) mistakes.add(`"${name}" (${file}) names the range ${range}; name each requirement`)
    for (const id of new Set(name.match(ID))) {
      const requirement = known.get(id)
      if (requirement === undefined) mistakes.add(`"${name}" (${file}) names ${id}, which does not exist`)
      else if (requirement.withdrawn) mistakes.add(`"${name}" (${file}) names ${id}, which is withdrawn`)
      else if (status === 'passed') shownBy.set(id, [...(shownBy.get(id) ?? []), name])
    }
  }
  return { shownBy, mistakes: [...mistakes] }
}
