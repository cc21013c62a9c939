// @ts-check
/** Copies the version of kit-core's package.json into the constant that its requests send. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CONSTANT = /(?<=export const SDK_VERSION = ')[^']*(?=')/

/**
 * @param {string} folder of kit-core
 * @returns {string} the version
 */
export function writeSdkVersion(folder) {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = join(folder, 'src/brand.ts')
  const source = readFileSync(file, 'utf8')
  if (!CONSTANT.test(source)) throw new Error(`${file} has no SDK_VERSION`)
  writeFileSync(file, source.replace(CONSTANT, version))
  return version
}
