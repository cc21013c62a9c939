// @ts-check
/** The packages that provide drawings: their folders, versions and licenses. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url))

/** @param {string} name */
export const folderOf = (name) => join(modules, name)

/** @param {string} name @returns {{ version: string, license: string, terms: string | undefined }} */
export function aboutPackage(name) {
  const { version, license } = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'))
  const file = ['LICENSE', 'LICENSE.md'].map((one) => join(folderOf(name), one)).find(existsSync)
  return { version, license, terms: file && readFileSync(file, 'utf8').trim() }
}
