// @ts-check
/**
 * Requirements of the embedded wallet and of smart sessions that no test of the shipped frame names: a test against a frame in memory, or
 * a wallet that only plays one, shows what the kit does, and not that the wallet exists.
 *
 * In      the repository
 * Out     the ids, in the order of the catalogue; those of withdrawn requirements are left out
 * Source  spec 11 and 12; spec 04, R-CONN-77 to R-CONN-80
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { ID } from './coverage.mjs'
import { readRequirements } from './requirements.mjs'
import { listFiles } from './tracked-files.mjs'

/** By one requirement of each area. */
const AREAS = ['R-FRAME-01', 'R-SESS-01'].map((id) => id.replace(/-\d+$/, ''))
const FURTHER = ['R-CONN-77', 'R-CONN-78', 'R-CONN-79', 'R-CONN-80']
/** No frame takes part in these. */
const WITHOUT_FRAME = new Map([
  ['R-SESS-20', 'a wallet that is reached by pairing'],
  ['R-SESS-64', 'a wallet that answers with such a time; the frame gives none'],
])

const TEST = /\.(?:test|e2e)\.(?:ts|tsx|mjs)$/
/** What runs the shipped frame: its own code, and the browser tests' page of the wallet in its built form. */
const SHIPPED = [/^packages\/secure-site\/(?:src|test)\//, /^tooling\/browser\/e2e\/pages\/embedded-wallet\.ts$/]
const IMPORT = /\b(?:from|import) '(\.{1,2}\/[^']+)'/g
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm
const SUFFIXES = ['.ts', '.tsx', '']

/**
 * @param {string} root
 * @returns {readonly string[]}
 */
export function listWithoutFrame(root) {
  const isShipped = createReach(root)
  const shown = new Set(
    listFiles(root)
      .filter((file) => TEST.test(file) && isShipped(file))
      .flatMap((file) => readFileSync(join(root, file), 'utf8').replace(COMMENT, '').match(ID) ?? []),
  )
  return readRequirements(join(root, 'spec'))
    .filter(({ id, area, withdrawn }) => !withdrawn && (AREAS.includes(area) || FURTHER.includes(id)))
    .filter(({ id }) => !shown.has(id) && !WITHOUT_FRAME.has(id))
    .map(({ id }) => id)
}

/**
 * Whether a file reaches the shipped frame by its relative imports.
 *
 * @param {string} root
 * @returns {(file: string) => boolean}
 */
function createReach(root) {
  /** @type {Map<string, boolean>} */
  const known = new Map()
  /** @type {(file: string) => boolean} */
  const isShipped = (file) => {
    const found = known.get(file)
    if (found !== undefined) return found
    const isItself = SHIPPED.some((pattern) => pattern.test(file))
    // Files that import each other end here.
    known.set(file, isItself)
    const result = isItself || importsOf(root, file).some(isShipped)
    known.set(file, result)
    return result
  }
  return isShipped
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {readonly string[]}
 */
function importsOf(root, file) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(IMPORT)].flatMap(([, path = '']) => {
    const base = normalize(join(dirname(file), path)).replaceAll('\\', '/')
    const target = SUFFIXES.map((suffix) => base.replace(/\.js$/, suffix)).find((one) => existsSync(join(root, one)))
    return target === undefined || target.endsWith('.json') ? [] : [target]
  })
}
