// @ts-check
/**
 * The names of the mock services' scenarios, read from the source: before the build there is nothing
 * to import.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.mjs'

/** @returns {string[]} */
export function scenarioNames() {
  const source = readFileSync(join(root, 'packages/api-client/src/mocks/scenarios.ts'), 'utf8')
  const [, list = ''] = /SCENARIOS = \[([^\]]*)\]/.exec(source) ?? []
  return [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
}
