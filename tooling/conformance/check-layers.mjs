// @ts-check
/**
 * Checks how the files of the packages import each other.
 *
 * In      base  the repository
 * Out     one line per wrong import: the file, its import, the rule; per circle of files, imports of types included; and
 *         per pair of folders that import values from each other
 */
import { dirname } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { CORE, rules } from './layer-rules.mjs'

/** @typedef {import('dependency-cruiser').IModule} Module */

/**
 * @param {string} base
 * @returns {Promise<readonly string[]>}
 */
export async function checkLayers(base) {
  const { output } = await cruise(
    ['packages/*/src'],
    {
      baseDir: base,
      ruleSet: { forbidden: rules },
      validate: true,
      tsPreCompilationDeps: 'specify',
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '\\.test\\.tsx?$' },
    },
    { extensions: ['.ts', '.tsx'] },
  )
  if (typeof output === 'string') throw new Error(output)
  const { modules, summary } = output
  const wrong = summary.violations.map(({ from, to, rule, cycle }) => {
    const path = cycle ? cycle.map(({ name }) => name).join(', which imports ') : to
    return `${from} imports ${path}: ${rule.name}`
  })
  return [...wrong, ...mutualFolders(modules)].sort()
}

/**
 * Folders that import values from each other. In kit-core the rooms have an order instead.
 * @param {readonly Module[]} modules
 */
function mutualFolders(modules) {
  /** @type {Map<string, string>} an import by its two folders */
  const imports = new Map()
  for (const { source, dependencies } of modules) {
    if (source.startsWith(CORE)) continue
    for (const { resolved, dependencyTypes } of dependencies) {
      if (dependencyTypes.includes('type-only')) continue
      imports.set(`${dirname(source)} ${dirname(resolved)}`, `${source} imports ${resolved}`)
    }
  }
  return [...imports].flatMap(([pair, found]) => {
    const [from = '', to = ''] = pair.split(' ')
    const back = imports.get(`${to} ${from}`)
    return from < to && back ? [`${found}, and ${back}: folders import values in one direction`] : []
  })
}
