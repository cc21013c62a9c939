// @ts-check
/**
 * The rows of the frame's site.
 *
 * In      folder   where packages are found from
 * Out     what a frame loads as soon as a page makes it, and what the signer adds from the login on, both after gzip
 * Throws  Error when the site loads a file that is weighed in neither row
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const BUDGET = 65_000
const PAGE = ['v1.html', 'frame.css', 'frame.js', 'shared.js']
const SIGNER = ['signer.js']
/** Of a window of its own, where the browser needs one. */
const APART = ['approval.html']

/**
 * @param {string} folder
 * @returns {import('./measures.mjs').Row[]}
 */
export function frameRows(folder) {
  const entry = createRequire(join(folder, 'package.json')).resolve('@bowline/secure-frame/host')
  const site = join(dirname(entry), '../site')
  const other = readdirSync(site).find((name) => ![...PAGE, ...SIGNER, ...APART].includes(name))
  if (other !== undefined) throw new Error(`The site of the frame has ${other}, which no row weighs`)
  const weigh = (/** @type {string[]} */ names) =>
    names.reduce((sum, name) => sum + gzipSync(readFileSync(join(site, name)), { level: 9 }).length, 0)
  return [
    { name: 'secure frame, its page', bytes: weigh(PAGE), budget: BUDGET },
    { name: '· the signer, from the login on', bytes: weigh(SIGNER) },
  ]
}
