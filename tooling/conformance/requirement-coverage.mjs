// @ts-check
/**
 * `npm run coverage:spec`: which requirements the passing tests of the last unit and browser runs cover. Requirements that only the full
 * set of browser tests covers count only after `npm run test:full`; until then they are listed as such.
 *
 * In      [area]   `R-NAV` lists each requirement of that area instead of the count per area
 * Out     the list; test names with an id that does not exist
 * Exit    1 when there is such a name; 2 when the area does not exist
 */
import { join, resolve } from 'node:path'
import { readCommandLine } from '@bowline/commands/command-line'
import { root } from '@bowline/commands/repository'
import { readAllResults } from '@bowline/commands/results'
import { line } from './command-line.mjs'
import { findCoverage } from './coverage.mjs'
import { leftToFullSet } from './full-set.mjs'
import { areaLines, requirementLines } from './report.mjs'
import { readRequirements } from './requirements.mjs'

const { values, positionals } = readCommandLine(line)
const folder = resolve(root, values.root ?? '.')
const requirements = readRequirements(join(folder, 'spec'))
const results = readAllResults(folder)
const { shownBy, mistakes } = findCoverage(requirements, results)

const [area] = positionals
const ofArea = requirements.filter((requirement) => requirement.area === area)
if (area !== undefined && ofArea.length === 0) {
  const areas = [...new Set(requirements.map((requirement) => requirement.area))].sort()
  console.error(`There is no area ${area}. The areas are ${areas.join(', ')}.`)
  process.exit(2)
}

const left = leftToFullSet(folder, shownBy)
const lines = area === undefined ? areaLines(requirements, shownBy, left) : requirementLines(ofArea, shownBy, left)
console.log(lines.join('\n'))
if (results.length === 0) console.log('\nNo test results stand here yet: `npm test` leaves them.')
if (mistakes.length > 0) {
  console.error(`\n${mistakes.join('\n')}`)
  process.exitCode = 1
}
