// @ts-check
/**
 * Which workspaces must be built before a module runs, read from the code without running it.
 *
 * In      files of `tooling/`; their imports are followed, statically and by `import()`, from workspace to workspace
 * Out     the names of the workspaces that have a `build` and are imported, or are served: `'apps/demo-next'`, `'packages/secure-site/dist/site'`
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import ts from 'typescript'
import { sourceOf } from './import-graph.mjs'
import { listWorkspaces } from './workspaces.mjs'

/** @typedef {import('./workspaces.mjs').Workspace} Workspace */

const SERVED = /'((?:apps|tooling)\/[a-z0-9-]+|packages\/[a-z0-9-]+(?=\/dist))[/']/g

/**
 * @param {readonly string[]} entries
 * @returns {string[]} sorted
 */
export function neededBuilds(entries) {
  const workspaces = listWorkspaces()
  const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]))
  /** @type {Set<string>} */
  const needed = new Set()
  const seen = new Set(entries)
  // A set's iteration includes entries added meanwhile.
  for (const file of seen) {
    const text = readFileSync(file, 'utf8')
    for (const [, path] of text.matchAll(SERVED)) {
      const served = workspaces.find((workspace) => workspace.path === path)
      if (served?.manifest.scripts?.build !== undefined) needed.add(served.name)
    }
    for (const { fileName: specifier } of ts.preProcessFile(text).importedFiles) {
      const neighbor = specifier.startsWith('.') ? sourceOf(resolve(dirname(file), specifier)) : undefined
      if (neighbor !== undefined) seen.add(neighbor)
      const workspace = byName.get(specifier.split('/').slice(0, 2).join('/'))
      if (workspace === undefined) continue
      if (workspace.manifest.scripts?.build !== undefined) needed.add(workspace.name)
      else seen.add(createRequire(file).resolve(specifier))
    }
  }
  return [...needed].sort()
}
