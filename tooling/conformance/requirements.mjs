// @ts-check
/**
 * Parses the requirement catalogue.
 *
 * In      the folder of the catalogue; each requirement is a line `- R-AREA-NN | text`
 * Out     all requirements, in the order of files and lines
 * Throws  Error for a duplicate id
 * Source  spec/00-README.md, "How to read a line"
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} Requirement
 * @property {string} id         `R-TOAST-02`
 * @property {string} area       `R-TOAST`
 * @property {string} text
 * @property {boolean} added     ours, not the specification's
 * @property {boolean} withdrawn no longer required; the number stays taken
 */

const LINE = /^- (R-[A-Z][A-Z0-9]*)-(\d+) \| (.*)$/

/**
 * @param {string} folder
 * @returns {Requirement[]}
 */
export function readRequirements(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const lines = files.sort().flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  const requirements = lines.flatMap((line) => {
    const [, area, number, text] = LINE.exec(line.trimEnd()) ?? []
    if (area === undefined || number === undefined || text === undefined) return []
    const withdrawn = /^`?withdrawn\b/i.test(text)
    return [{ id: `${area}-${number}`, area, text, added: /\(added\b[^)]*\)/.test(text), withdrawn }]
  })
  const seen = new Set()
  for (const { id } of requirements) {
    if (seen.has(id)) throw new Error(`${id} stands twice in the catalogue`)
    seen.add(id)
  }
  return requirements
}
