// @ts-check
/**
 * Checks the layers of kit-core.
 *
 * In      base  the repository
 * Out     one line per wrong import: the file, its import, the rule; and each unused entry of LOADED_LATER
 */
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { LOADED_LATER, ROOMS, rules } from './layer-rules.mjs'

const SOURCE = 'packages/kit-core/src'

/**
 * @param {string} base
 * @returns {Promise<readonly string[]>}
 */
export async function checkLayers(base) {
  const { output } = await cruise(
    [SOURCE],
    {
      baseDir: base,
      ruleSet: { forbidden: rules },
      validate: true,
      tsPreCompilationDeps: 'specify',
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '\\.test\\.ts$|/testing/' },
    },
    { extensions: ['.ts'] },
  )
  if (typeof output === 'string') throw new Error(output)
  const { modules, summary } = output
  const wrong = summary.violations.map(({ from, to, rule }) => `${from} imports ${to}: ${rule.name}`)
  const rank = (/** @type {string} */ path) => ROOMS.findIndex((room) => path.startsWith(`${join(SOURCE, room)}/`))
  const unused = Object.keys(LOADED_LATER).filter((file) => {
    const module = modules.find(({ source }) => source === `${SOURCE}/${file}.ts`)
    return !module?.dependencies.some(({ dynamic, resolved }) => dynamic && rank(resolved) > rank(module.source))
  })
  return [...wrong, ...unused.map((file) => `${file} loads no later room: take it out of LOADED_LATER`)].sort()
}
