// @ts-check
/** The packages of the repository, found by their folders. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.mjs'

/**
 * @typedef {object} Workspace
 * @property {string} name     its package name
 * @property {string} folder   its absolute folder
 * @property {string} path     its folder relative to the repository, with forward slashes: `packages/kit-core`
 * @property {{ scripts?: Record<string, string>, exports?: Record<string, unknown>, private?: boolean, version?: string }} manifest
 */

/**
 * All workspaces below `base`, sorted by path.
 * @param {string} [base] the repository by default
 * @returns {Workspace[]}
 */
export function listWorkspaces(base = root) {
  return ['apps', 'packages', 'tooling'].flatMap((group) => {
    if (!existsSync(join(base, group))) return []
    return readdirSync(join(base, group))
      .sort()
      .filter((name) => existsSync(join(base, group, name, 'package.json')))
      .map((name) => {
        const folder = join(base, group, name)
        const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
        return { name: manifest.name, folder, path: `${group}/${name}`, manifest }
      })
  })
}

/** The packages that are published, sorted by path. */
export const publishedPackages = () => listWorkspaces().filter(({ manifest }) => manifest.private !== true)
