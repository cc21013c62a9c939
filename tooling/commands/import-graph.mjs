// @ts-check
/**
 * The imports between source files of all workspaces, read from the code without running it. A workspace is resolved by its
 * exports, at its source.
 *
 * Out     for each file the files that import it, and whether only by `import()`; paths are absolute
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { sourcesBelow } from './sources.mjs'
import { listWorkspaces } from './workspaces.mjs'

/** @typedef {ReadonlyMap<string, readonly { file: string, isLate: boolean }[]>} Importers */

/** @returns {Importers} */
export function readImporters() {
  const workspaces = listWorkspaces()
  const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]))
  /** @type {Map<string, { file: string, isLate: boolean }[]>} */
  const importers = new Map()
  for (const file of workspaces.flatMap(({ folder }) => sourcesBelow(folder))) {
    const text = readFileSync(file, 'utf8')
    for (const { fileName: specifier, pos } of ts.preProcessFile(text).importedFiles) {
      const imported = specifier.startsWith('.') ? resolve(dirname(file), specifier) : entryOf(specifier, byName)
      const found = imported && sourceOf(imported)
      const isLate = /\bimport\(\s*$/.test(text.slice(0, pos))
      if (found) importers.set(found, [...(importers.get(found) ?? []), { file, isLate }])
    }
  }
  return importers
}

/**
 * Everything that imports one of the files, directly or not, and the files themselves.
 * @param {readonly string[]} files
 * @param {Importers} importers
 * @param {{ late?: boolean }} [how]  whether `import()` is followed too
 * @returns {Set<string>}
 */
export function reachedFrom(files, importers, { late = true } = {}) {
  const reached = new Set(files)
  // A set's iteration includes entries added meanwhile.
  for (const file of reached) {
    for (const importer of importers.get(file) ?? []) if (late || !importer.isLate) reached.add(importer.file)
  }
  return reached
}

/**
 * @param {string} specifier
 * @param {ReadonlyMap<string, import('./workspaces.mjs').Workspace>} byName
 */
function entryOf(specifier, byName) {
  const [scope, name, ...rest] = specifier.split('/')
  const workspace = byName.get(`${scope}/${name}`)
  const target = workspace?.manifest.exports?.[['.', ...rest].join('/')]
  const path = typeof target === 'string' ? target : (Object(target)['@bowline/source'] ?? Object(target).default)
  return workspace !== undefined && typeof path === 'string' ? join(workspace.folder, path) : undefined
}

/**
 * An import of TypeScript names the emitted file.
 * @param {string} path
 * @returns {string | undefined}
 */
export function sourceOf(path) {
  const bare = path.replace(/\.m?jsx?$/, '')
  const candidates = [path, ...['.ts', '.tsx', '.mts', '.mjs'].map((ending) => `${bare}${ending}`)]
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
}
