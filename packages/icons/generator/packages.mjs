// @ts-check
/**
 * The packages that provide drawings: their folders, versions and licenses. Most are installed; of packages that bring a whole
 * library with them, `drawings/` has a copy of the few files, with the license and `about.json` in place of `package.json`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url))
const copies = fileURLToPath(new URL('drawings/', import.meta.url))

/** @param {string} path @returns {{ name: string, version: string, license: string }} */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Package → the folder of its copied drawings. */
const COPIED = new Map(
  readdirSync(copies).map((folder) => [read(join(copies, folder, 'about.json')).name, join(copies, folder)]),
)

/** @param {string} name */
export const folderOf = (name) => COPIED.get(name) ?? join(modules, name)

/** @param {string} name @returns {{ version: string, license: string, terms: string | undefined }} */
export function aboutPackage(name) {
  const { version, license } = read(join(folderOf(name), COPIED.has(name) ? 'about.json' : 'package.json'))
  const file = ['LICENSE', 'LICENSE.md'].map((one) => join(folderOf(name), one)).find(existsSync)
  return { version, license, terms: file && readFileSync(file, 'utf8').trim() }
}
