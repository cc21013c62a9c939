// @ts-check
/**
 * Requirements that only the full set of browser tests covers (`npm run test:full`), and that the last run therefore did not.
 *
 * In      the repository; the ids that passing tests of the last runs cover
 * Out     the ids that other browser tests name; none when the last browser run was the full set
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFullBrowserRun } from '@bowline/commands/results'
import { ID } from './coverage.mjs'

const FOLDER = 'tooling/browser/e2e'

/**
 * @param {string} root
 * @param {Pick<ReadonlySet<string>, 'has'>} shown
 * @returns {ReadonlySet<string>}
 */
export function leftToFullSet(root, shown) {
  const folder = join(root, FOLDER)
  if (!existsSync(folder) || isFullBrowserRun(root)) return new Set()
  const files = readdirSync(folder).filter((name) => name.endsWith('.e2e.ts'))
  const named = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').match(ID) ?? [])
  return new Set(named.filter((id) => !shown.has(id)))
}
