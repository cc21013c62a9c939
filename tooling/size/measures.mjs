// @ts-check
/**
 * The rows of the size table.
 *
 * In      the built packages
 * Out     per row its name, its size in bytes after gzip, and its budget where there is one
 * Throws  Error when a row would measure nothing, when a chain library is in a chunk of core or UI that no pairing asks
 *         for, or when the modal of the pairing library's vendor could be loaded by anything
 * Source  the budgets are the project's own: what a page pays before anybody clicks, and at the first click
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { bridgeRows } from './bridge-rows.mjs'
import { bundlePage, REACT } from './bundle.mjs'
import { chainRows } from './chain-rows.mjs'
import { frameRows } from './frame-rows.mjs'

const KB = 1000
/** Row name → budget in bytes. */
const BUDGETS = {
  page: 25 * KB,
  pageWithWagmi: 60 * KB,
  firstOpen: 55 * KB,
  view: 12 * KB,
  texts: 1.5 * KB,
  stylesheet: 10 * KB,
  pairing: 160 * KB,
  frameClient: 8 * KB,
}

/** What the first opening of the modal loads: its shell with its words, what core fetches for it, and the connect view. */
const MODAL = /\/ui-react\/dist\/modal\//
const WITH_MODAL = [/\/kit-core\/dist\/config\//]
const CONNECT = /\/ui-react\/dist\/views\/connect\//
const VIEW = /\/ui-react\/dist\/views\/(?:.+\/)?([^/]+?)(?:-view)?\.js$/
/** The texts of English, in parts that are fetched beside the views; the base comes with the modal. */
const TEXTS = /\/ui-react\/dist\/messages\/en-(?!base\.)([^/]+?)\.js$/
/** Chunks that only another view loads, weighed on top of it. */
const ACCOUNT = /\/ui-react\/dist\/views\/account\/account-view\.js$/
const OF_ACCOUNT =
  /\/ui-react\/dist\/views\/(account\/embedded-account|tokens\/token-list|nfts\/nft-list|transactions\/activity-list)\.js$/
/** What several views stand on: loaded once, with the first of them, and weighed in rows of their own. */
const sharedFrom = (/** @type {string} */ entry) => ({
  'lists, shared by views': ['swr', 'swr/*', join(dirname(stylesheetFrom(entry)), 'views/list/virtual-rows/*')],
  'QR code, shared by views': ['uqr'],
})
const EVM_RUNTIME = /\/adapter-evm\/dist\//
/** What reads several balances in one request, with the part of viem that writes contract calls. */
const EVM_TOGETHER = /\/adapter-evm\/dist\/runtime\/read-together\.js$/
const PAIRING_LIBRARY = /\/node_modules\/@walletconnect\/universal-provider\//
const PAIRING = /\/kit-core\/dist\/pairing\//
const VENDORS_MODAL = /\/node_modules\/(@walletconnect\/modal|@reown|@web3modal)/
const CHAIN_LIBRARY =
  /\/node_modules\/(viem|ox|abitype|wagmi|@wagmi|@walletconnect|@coinbase|@base-org|@safe-global|@solana|@scure\/btc-signer|bitcoinjs-lib|sats-connect|@sats-connect)\//

/** @typedef {import('./bundle.mjs').Bundle} Bundle */
/** @typedef {{ name: string, bytes: number, budget?: number }} Row */

/**
 * @param {string} [folder] where entries/ stands and packages are found from; this one unless given
 * @returns {Promise<Row[]>}
 */
export async function measure(folder = fileURLToPath(new URL('.', import.meta.url))) {
  const entry = (/** @type {string} */ name) => join(folder, `entries/${name}.tsx`)
  const all = () => true
  const withoutPairing = (/** @type {string} */ path) => !PAIRING_LIBRARY.test(path)
  const [page, bare, bareUnpaired, pageAndAll, wagmi, wagmiWithTanstack] = await Promise.all([
    bundlePage(entry('page')),
    bundlePage(entry('page-without-adapter')),
    bundlePage(entry('page-without-adapter'), { follow: withoutPairing }),
    bundlePage(entry('page'), { follow: all }),
    bundlePage(entry('page-with-wagmi'), { external: [...REACT, '@tanstack/*'] }),
    bundlePage(entry('page-with-wagmi')),
  ])
  assertNoChainLibrary(bareUnpaired, 'core and UI')
  assertNoChainLibrary(page, 'the page before any intent')
  assertNoVendorsModal(pageAndAll)
  const { onDemand } = pageAndAll
  assertLoaded(onDemand, EVM_RUNTIME, 'the evm runtime')
  assertLoaded(onDemand, EVM_TOGETHER, 'reading balances together')
  assertLoaded(onDemand, PAIRING_LIBRARY, 'the pairing library')
  const [runtime, together, pairing, paired, frameClient] = await Promise.all([
    bundlePage(entry('page'), { follow: (path) => EVM_RUNTIME.test(path) && !EVM_TOGETHER.test(path) }),
    bundlePage(entry('page'), { follow: (path) => EVM_RUNTIME.test(path) }),
    bundlePage(entry('page'), { follow: (path) => PAIRING.test(path) }),
    bundlePage(entry('page'), { follow: (path) => PAIRING.test(path) || PAIRING_LIBRARY.test(path) }),
    bundlePage(entry('frame-client'), { external: ['zod', 'zod/*'] }),
  ])

  return [
    { name: 'page before any intent', bytes: page.bytes, budget: BUDGETS.page },
    { name: '· of it the evm descriptor', bytes: page.bytes - bare.bytes },
    { name: 'page with wagmi and viem', bytes: wagmi.bytes, budget: BUDGETS.pageWithWagmi },
    { name: '· TanStack Query on top', bytes: wagmiWithTanstack.bytes - wagmi.bytes },
    ...(await openRows(entry('page'), page.bytes, onDemand)),
    { name: 'evm runtime, on demand', bytes: runtime.bytes - page.bytes },
    { name: 'evm balances together, on top of it', bytes: together.bytes - runtime.bytes },
    ...(await chainRows('solana', entry('page-with-solana'), bare.bytes)),
    ...(await bridgeRows({
      page: entry('page-with-solana'),
      bridge: entry('page-with-solana-bridge'),
      link: entry('page-with-solana-link'),
    })),
    ...(await chainRows('bitcoin', entry('page-with-bitcoin'), bare.bytes)),
    { name: 'pairing, on demand', bytes: paired.bytes - page.bytes, budget: BUDGETS.pairing },
    { name: '· of it our own', bytes: pairing.bytes - page.bytes },
    { name: 'frame client, zod apart', bytes: frameClient.bytes, budget: BUDGETS.frameClient },
    ...frameRows(folder),
    { name: 'stylesheet', bytes: weighStylesheet(folder), budget: BUDGETS.stylesheet },
  ]
}

/**
 * @param {string} entry
 * @param {number} pageBytes
 * @param {ReadonlySet<string>} onDemand
 * @returns {Promise<Row[]>}
 */
async function openRows(entry, pageBytes, onDemand) {
  assertLoaded(onDemand, MODAL, 'the modal')
  assertLoaded(onDemand, CONNECT, 'the connect view')
  const shell = [MODAL, ...WITH_MODAL]
  const inShell = (/** @type {string} */ path) => shell.some((pattern) => pattern.test(path))
  const opened = await bundlePage(entry, { follow: (path) => inShell(path) || CONNECT.test(path) })
  assertNoChainLibrary(opened, 'the first open')
  const shared = sharedFrom(entry)
  const apart = [...REACT, ...Object.values(shared).flat()]
  const withAccount = (/** @type {string} */ path) => inShell(path) || ACCOUNT.test(path)
  const beforeView = await bundlePage(entry, { follow: inShell, external: apart })
  const beforePart = await bundlePage(entry, { follow: withAccount, external: apart })

  const views = [...onDemand].filter((path) => VIEW.test(path)).sort()
  const viewRows = views.map(async (view) => {
    const isPart = OF_ACCOUNT.test(view)
    const isThere = isPart ? withAccount : inShell
    const { bytes } = await bundlePage(entry, { follow: (path) => isThere(path) || path === view, external: apart })
    const before = isPart ? beforePart : beforeView
    return { name: `view ${VIEW.exec(view)?.[1]}`, bytes: bytes - before.bytes, budget: BUDGETS.view }
  })
  const textRows = [...onDemand]
    .filter((path) => TEXTS.test(path))
    .sort()
    .map(async (texts) => {
      const { bytes } = await bundlePage(entry, { follow: (path) => inShell(path) || path === texts, external: apart })
      return { name: `texts ${TEXTS.exec(texts)?.[1]}`, bytes: bytes - beforeView.bytes, budget: BUDGETS.texts }
    })
  const withViews = (/** @type {string} */ path) => inShell(path) || VIEW.test(path)
  const allViews = await bundlePage(entry, { follow: withViews, external: apart })
  const sharedRows = Object.entries(shared).map(async ([name, packages]) => {
    const { bytes } = await bundlePage(entry, {
      follow: withViews,
      external: apart.filter((outside) => !packages.includes(outside)),
    })
    return { name, bytes: bytes - allViews.bytes }
  })
  const first = { name: 'first open, all of it', bytes: opened.bytes - pageBytes, budget: BUDGETS.firstOpen }
  return [first, ...(await Promise.all([...viewRows, ...textRows, ...sharedRows]))]
}

/** @param {string} importer */
function stylesheetFrom(importer) {
  return createRequire(importer).resolve('@bowline/ui-react/styles.css')
}

/** @param {string} folder */
function weighStylesheet(folder) {
  return gzipSync(readFileSync(stylesheetFrom(join(folder, 'package.json'))), { level: 9 }).length
}

/**
 * @param {Bundle} bundle
 * @param {string} what
 */
function assertNoChainLibrary({ inputs }, what) {
  const found = inputs.filter((path) => CHAIN_LIBRARY.test(path))
  if (found.length > 0) throw new Error(`There is a chain library in ${what}: ${found.slice(0, 5).join(', ')}`)
}

/** @param {Bundle} bundle with all that anything loads on demand */
function assertNoVendorsModal({ inputs, onDemand }) {
  const found = [...inputs, ...onDemand].filter((path) => VENDORS_MODAL.test(path))
  if (found.length > 0) throw new Error(`The vendor's modal could be loaded: ${found.slice(0, 5).join(', ')}`)
}

/**
 * @param {ReadonlySet<string>} onDemand
 * @param {RegExp} pattern
 * @param {string} what
 */
function assertLoaded(onDemand, pattern, what) {
  if ([...onDemand].some((path) => pattern.test(path))) return
  throw new Error(`The page does not load ${what} by import(); the row that weighs it would be empty`)
}
