// @ts-check
/**
 * The rows of the frame's site.
 *
 * Out     size of what a frame loads when a page creates it, of what the signer adds from the login on, of what the first request on
 *         each family of chains, the first use of a smart account and a login in the same tab add, of what the window loads, of the login window with the page
 *         of its link, of what that window adds for passkeys and recovery codes, of the account window, and of the texts of a language,
 *         all after gzip
 * Throws  Error when the site has a file that is in no row
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

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
  const files = readdirSync(site)
  /** The file of a part, whose name ends with a hash of its content. */
  const part = (/** @type {string} */ name) =>
    files.find((file) => file.startsWith(`${name}-`) && file.length === name.length + '-01234567.js'.length) ?? name
  const read = (/** @type {string} */ file) => readFileSync(join(site, file))
  const imports = (/** @type {string} */ file) =>
    [
      ...read(file)
        .toString()
        .matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g),
    ].map(([, imported = '']) => imported)
  /** A file with all that it imports. @param {string} file @returns {string[]} */
  const withImports = (file) => [...new Set([file, ...imports(file).flatMap(withImports)])]
  const page = ['v1.html', 'frame.css', ...withImports('frame.js')]
  const added = (/** @type {string[]} */ ...roots) =>
    [...new Set(roots.flatMap(withImports))].filter((file) => !page.includes(file))
  const card = ['show-approval', 'passkey-approval'].map(part)
  const rows = {
    page,
    'signer, from the login on': added('signer.js'),
    window: WINDOW,
    'login window': LOGIN,
    'account window': ACCOUNT,
    'EVM, with the first request': added(part('evm-family'), ...card),
    'Solana, with the first request': added(part('solana-family'), ...card),
    'smart accounts, with the first use of one': added(part('smart-accounts')),
    'login in the same tab': added(part('show-redirect')),
    'passkeys and recovery codes': KEYS,
    'Arabic texts of the card': added(part('ar-cards')),
    'Arabic texts of the windows': ['texts-ar.js'],
  }
  const weighed = Object.values(rows).flat()
  const other = files.find((name) => !weighed.includes(name))
  if (other !== undefined) throw new Error(`The site of the frame has ${other}, which no row weighs`)
  return Object.entries(rows).map(([name, names]) => ({
    name: `secure frame: ${name}`,
    bytes: names.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0),
  }))
}
