// @ts-check
/**
 * Checks for code that must not be in a page, whatever its size.
 *
 * In      build, by a bundler that reports the modules of each file
 * Throws  Error naming the module: a chain library in core, in UI or in a page before any intent; the modal of the pairing
 *         library's vendor; code of a chain that the page does not have
 */
import { sep } from 'node:path'
import { iconsOf } from './build.mjs'
import { isOwn } from './chunk-files.mjs'

/** @typedef {import('./build.mjs').Build} Build */

const VENDORS_MODAL = /\/node_modules\/(@walletconnect\/modal|@reown|@web3modal|web3modal)/
const CHAIN_LIBRARY =
  /\/node_modules\/(viem|ox|abitype|wagmi|@wagmi|@walletconnect|@coinbase|@base-org|@safe-global|@solana|@scure\/btc-signer|bitcoinjs-lib|sats-connect|@sats-connect)\//

/** Code of a single chain, adapter and libraries. */
const OF_A_CHAIN = {
  evm: /\/adapter-evm\/|\/node_modules\/(viem|ox|abitype|wagmi|@wagmi)\//,
  solana: /\/adapter-solana\/|\/node_modules\/(@solana|@wallet-standard)\//,
  bitcoin: /\/adapter-bitcoin\/|\/node_modules\/(@scure\/btc-signer|bitcoinjs-lib|sats-connect|@sats-connect)\//,
}

const BRIDGE =
  /\/adapter-solana\/dist\/(react|rings\/react\.js)|\/node_modules\/(@solana\/(web3\.js|wallet-adapter-[\w-]+|wallet-standard-[\w-]+)|@solana-mobile)\//

/** @param {Build} build @param {Iterable<string>} wanted @param {RegExp} pattern */
function find({ files }, wanted, pattern) {
  const parts = [...new Set(wanted)].flatMap((file) => files.get(file)?.parts ?? [])
  return parts.find(({ path, bytes }) => bytes > 0 && pattern.test(path.replaceAll(sep, '/')))?.path
}

/** The page and the code that our own modules load; lazy code of third-party libraries is not included. @param {Build} build */
const ownFiles = ({ page, onDemand }) => [
  ...page,
  ...[...onDemand].flatMap(([name, files]) => (isOwn(name) ? files : [])),
]

/** @param {Build} build of a page with no adapter */
export function assertNoChainLibrary(build) {
  const found = find(build, ownFiles(build), CHAIN_LIBRARY)
  if (found !== undefined) throw new Error(`There is a chain library in core and UI: ${found}`)
}

/** @param {Build} build @param {readonly string[]} files @param {string} moment */
export function assertNoneBefore(build, files, moment) {
  const found = find(build, files, CHAIN_LIBRARY)
  if (found !== undefined) throw new Error(`There is a chain library in ${moment}: ${found}`)
}

/** @param {Build} build */
export function assertNoVendorsModal(build) {
  const found = find(build, build.files.keys(), VENDORS_MODAL)
  if (found !== undefined) throw new Error(`The vendor's modal could be loaded: ${found}`)
}

/** @param {Build} build @param {keyof typeof OF_A_CHAIN} chain the only one of the page */
export function assertOneChain(build, chain) {
  for (const [other, pattern] of Object.entries(OF_A_CHAIN)) {
    const found = other === chain ? undefined : find(build, ownFiles(build), pattern)
    if (found !== undefined) throw new Error(`A page with ${chain} alone has code of ${other}: ${found}`)
  }
}

/** Icons that a bundler put together would be loaded together, and an icon in another file with that file. @param {Build} build */
export function assertMarksApart(build) {
  const icons = iconsOf(build)
  if (icons.length === 0) throw new Error('There is no icon in the build')
  for (const [name, { parts }] of icons) {
    const shown = parts.filter(({ bytes }) => bytes > 0)
    if (shown.length !== 1 || build.page.includes(name))
      throw new Error(`An icon is in a file with others, ${name}: ${shown.map(({ path }) => path).join(', ')}`)
  }
}

/** @param {Build} build of a page with Solana and no bridge to `@solana/wallet-adapter-react` */
export function assertNoBridge(build) {
  const found = find(build, ownFiles(build), BRIDGE)
  if (found !== undefined) throw new Error(`A page with solana and no bridge has code of it: ${found}`)
}
