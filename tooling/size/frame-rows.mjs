// @ts-check
/**
 * The rows of the frame's site.
 *
 * Out     size of what a frame loads when a page creates it, of what the signer adds from the login on, of what a smart account
 *         adds, of what the window loads, of the login window with the page of its link, of what that window adds for passkeys and
 *         recovery codes, and of the account window, all after gzip
 * Throws  Error when the site loads a file that is in neither row
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const PAGE = ['v1.html', 'frame.css', 'frame.js', 'shared.js']
const SIGNER = ['signer.js']
const SMART = ['smart-accounts.js']
const WINDOW = ['approval.html', 'approval.js', 'frame.css']
const ACCOUNT = ['account.html', 'account.js', 'account.css', 'frame.css']
const LOGIN = ['login.html', 'login.js', 'link.html', 'link.js', 'login-shared.js', 'frame.css']
const KEYS = ['login-keys.js']

const siteOfPackage = () =>
  join(dirname(createRequire(import.meta.url).resolve('@bowline/secure-site/host')), '../site')

/**
 * @param {string} [site] its folder; the built package's unless given
 * @returns {import('./check-budgets.mjs').Row[]}
 */
export function frameRows(site = siteOfPackage()) {
  const all = [...PAGE, ...SIGNER, ...SMART, ...WINDOW, ...LOGIN, ...KEYS, ...ACCOUNT]
  const other = readdirSync(site).find((name) => !all.includes(name))
  if (other !== undefined) throw new Error(`The site of the frame has ${other}, which no row weighs`)
  const weigh = (/** @type {string[]} */ names) =>
    names.reduce((sum, name) => sum + gzipSync(readFileSync(join(site, name)), { level: 9 }).length, 0)
  return [
    { name: 'secure frame: page', bytes: weigh(PAGE) },
    { name: 'secure frame: signer, from the login on', bytes: weigh(SIGNER) },
    { name: 'secure frame: window', bytes: weigh(WINDOW) },
    { name: 'secure frame: login window', bytes: weigh(LOGIN) },
    { name: 'secure frame: account window', bytes: weigh(ACCOUNT) },
    { name: 'secure frame: smart accounts, with the first use of one', bytes: weigh(SMART) },
    { name: 'secure frame: passkeys and recovery codes', bytes: weigh(KEYS) },
  ]
}
