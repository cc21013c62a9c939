// @ts-check
/**
 * Checks the layers of kit-core.
 *
 * In      base  the repository
 * Out     one line per wrong import: the file, its import, the rule
 */
import { cruise } from 'dependency-cruiser'
import { rules } from './layer-rules.mjs'

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
  const { summary } = output
  return summary.violations.map(({ from, to, rule }) => `${from} imports ${to}: ${rule.name}`).sort()
}
