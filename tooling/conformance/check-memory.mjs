// @ts-check
/**
 * Checks that kit-core keeps state per kit, session or list only in `base/async/per-owner`.
 *
 * In      base  the repository
 * Out     one line per other file that creates a WeakMap or a WeakSet
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestFile, listSourceFiles, pathFrom } from './source-files.mjs'

const SOURCE = 'packages/kit-core/src'
const OWNER = `${SOURCE}/base/async/per-owner.ts`

/**
 * @param {string} base
 * @returns {readonly string[]}
 */
export function checkMemory(base) {
  return listSourceFiles(join(base, SOURCE))
    .map((path) => ({ path: pathFrom(base, path), text: readFileSync(path, 'utf8') }))
    .filter(({ path }) => path !== OWNER && !isTestFile(path) && !path.startsWith(`${SOURCE}/testing/`))
    .filter(({ text }) => /\bnew Weak(?:Map|Set)\b/.test(text))
    .map(({ path }) => `${path} keeps memory of its own: use perOwner or perLifetime of base/async/per-owner`)
}
