// @ts-check
/**
 * Checks the direction of imports in the source of all packages and apps.
 *
 * In      a repository
 * Out     one line per wrong import, re-export or global name: file, line, problem
 */
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { listWorkspaces } from '@bowline/commands/workspaces'
import ts from 'typescript'
import { findGlobalUses } from './globals.mjs'
import { fits, ruleFor } from './import-rules.mjs'
import { findImports } from './imports.mjs'
import { isTestFile, listSourceFiles, pathFrom } from './source-files.mjs'

/** @typedef {import('@bowline/commands/workspaces').Workspace} Workspace */
/** @typedef {import('./import-rules.mjs').ArrowRule} ArrowRule */
/** @typedef {import('./imports.mjs').FoundImport} FoundImport */

/**
 * The wrong imports of a repository.
 * @param {string} base its folder
 * @returns {string[]} one line per mistake
 */
export function checkArrows(base) {
  const workspaces = listWorkspaces(base)
  return workspaces.flatMap((workspace) => checkWorkspace(workspace, workspaces))
}

/**
 * @param {Workspace} workspace
 * @param {readonly Workspace[]} workspaces all of them
 * @returns {string[]}
 */
function checkWorkspace(workspace, workspaces) {
  const rule = ruleFor(workspace.path)
  if (rule === undefined) return []
  const entries = entrySources(workspace)
  const folders = workspace.path.startsWith('packages/') ? ['src', 'test'] : ['.']
  const files = folders.flatMap((name) => listSourceFiles(join(workspace.folder, name)))
  // The settings of the tools are not part of a build.
  const paths = files.filter((path) => !/\.config\.[mc]?[jt]s$/.test(path))
  const inFiles = paths.flatMap((path) => {
    const shown = pathFrom(workspace.folder, path)
    const at = (/** @type {number} */ line) => `${workspace.path}/${shown}:${line}`
    const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
    const { imports, reexports } = findImports(file)
    const wrongImports = imports.flatMap((found) => {
      const reason = found.specifier.startsWith('.')
        ? leavesWorkspace(workspace, path, found)
        : wrongPackage({ workspace, workspaces, rule, shown }, found)
      return reason === undefined ? [] : [`${at(found.line)} ${reason}`]
    })
    const wrongReexports = reexports.flatMap(({ line, everything }) => {
      if (!entries.has(shown)) return [`${at(line)} re-exports; only the entries of a package do`]
      return everything ? [`${at(line)} re-exports everything; an entry lists its names one by one`] : []
    })
    return [...wrongImports, ...wrongReexports]
  })
  return [...inFiles, ...checkGlobals(workspace, rule, paths)]
}

/**
 * The source files of a package's entries, relative to its folder.
 * @param {Workspace} workspace
 */
function entrySources({ manifest }) {
  const targets = Object.values(manifest.exports ?? {}).map((target) => Object(target)['@bowline/source'])
  return new Set(targets.filter((target) => typeof target === 'string').map((target) => target.replace(/^\.\//, '')))
}

/**
 * @param {Workspace} workspace
 * @param {string} path
 * @param {FoundImport} found
 */
function leavesWorkspace({ folder, name }, path, { specifier }) {
  const target = resolve(dirname(path), specifier)
  return target.startsWith(join(folder, '/')) || target === folder
    ? undefined
    : `imports ${specifier}, outside of ${name}`
}

/**
 * @param {{ workspace: Workspace, workspaces: readonly Workspace[], rule: ArrowRule, shown: string }} where
 *   `shown` is the importing file, relative to its workspace
 * @param {FoundImport} found
 * @returns {string | undefined} what is wrong
 */
function wrongPackage({ workspace, workspaces, rule, shown }, { specifier, onDemand, ofTypes }) {
  const [scope = '', second = ''] = specifier.split('/')
  const packageName = scope.startsWith('@') ? `${scope}/${second}` : scope
  const listed = (/** @type {readonly string[] | undefined} */ patterns = []) =>
    patterns.some((one) => fits(one, packageName))
  if (scope !== '@bowline') {
    if (listed(rule.banned)) return `imports ${specifier}, which ${workspace.name} does not know`
    if (listed(rule.lazyOnly) && !onDemand) return `imports ${specifier} outright; it is loaded by import() alone`
    return undefined
  }
  const target = workspaces.find(({ name }) => name === packageName)
  if (target === undefined) return `imports ${specifier}, and there is no package ${packageName}`
  const entry = `.${specifier.slice(packageName.length)}`
  if (!Object.keys(target.manifest.exports ?? {}).includes(entry)) {
    return `imports ${specifier}, which is no entry of ${packageName}`
  }
  if (packageName === workspace.name || listed(rule.ours)) return undefined
  if (isTestFile(shown) && listed(rule.inTests)) return undefined
  if (shown.startsWith('src/testing/') && listed(rule.inTesting)) return undefined
  if (!listed(rule.onDemand)) return `imports ${specifier}: no arrow points from ${workspace.name} to ${packageName}`
  return onDemand || ofTypes ? undefined : `imports ${specifier} outright; it is loaded by import() alone`
}

/**
 * @param {Workspace} workspace
 * @param {ArrowRule} rule
 * @param {readonly string[]} paths
 * @returns {string[]}
 */
function checkGlobals({ folder, path: base }, { homes }, paths) {
  if (homes === undefined) return []
  const sources = paths.filter((path) => {
    const shown = pathFrom(folder, path)
    return shown.startsWith('src/') && !isTestFile(shown)
  })
  return findGlobalUses(sources, new Set(Object.keys(homes))).flatMap(({ path, line, name }) => {
    const shown = pathFrom(folder, path)
    const home = `src/${homes[name]}/`
    return shown.startsWith(home) ? [] : [`${base}/${shown}:${line} uses ${name}, which is at home in ${home} alone`]
  })
}
