// @ts-check
/**
 * The records of the tests of this run.
 *
 * In      the path of a file of results, before its tests run: an old record is removed
 * Out     the files that were written
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { limitsFile } from './results.mjs'

/** @type {string[]} the result files of this run */
const resultFiles = []

/** The result files of the tests of this run. */
export const writtenResults = () => resultFiles.filter((file) => existsSync(file))

/** @param {string} file */
export function prepareResults(file) {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  rmSync(join(dirname(file), limitsFile), { force: true })
  resultFiles.push(file)
}
