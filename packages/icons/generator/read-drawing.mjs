// @ts-check
/**
 * Reads a drawing from a package.
 *
 * In      the package, and the drawing's location in it: an .svg file, a module that exports its text, or the start of the
 *         name of a module that exports its data URL
 * Out     the unchanged SVG
 * Throws  Error when it is missing
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { folderOf } from './packages.mjs'

/** @typedef {{ package: string, file: string }} Place */

/** @param {Place} place @returns {string} */
export function readDrawing({ package: name, file }) {
  const path = join(folderOf(name), file)
  if (file.endsWith('.svg')) return readFileSync(path, 'utf8')
  const text = readFileSync(file.endsWith('.js') ? path : onlyOne(path), 'utf8')
  const [, address] = /"data:image\/svg\+xml,([^"]+)"/.exec(text) ?? []
  if (address !== undefined) return decodeURIComponent(address)
  const [, literal] = /=\s*'(<svg[\s\S]*?<\/svg>)[\s\\n]*'/.exec(text) ?? []
  if (literal === undefined) throw new Error(`${name} has no drawing in ${file}`)
  return literal.replaceAll('\\n', '\n').replaceAll(/\\(.)/g, '$1')
}

/** Finds the only module whose name starts with `path`, because bundlers append a hash. @param {string} path */
function onlyOne(path) {
  const found = readdirSync(dirname(path)).filter(
    (name) => name.startsWith(`${basename(path)}-`) && name.endsWith('.js'),
  )
  if (found.length !== 1) throw new Error(`${path} is there ${found.length} times`)
  return join(dirname(path), found[0] ?? '')
}
