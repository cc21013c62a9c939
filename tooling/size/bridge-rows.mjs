// @ts-check
/**
 * The rows of the bridge between the kit and `@solana/wallet-adapter-react`.
 *
 * In      entries   a page with Solana alone, one whose app uses the library's hooks over the bridge, and one whose app has
 *                   the library's own provider
 * Out     what the bridge adds, with the libraries that come with it and by itself; they are in the page from the start
 * Throws  Error when a page without the bridge loads the library or web3.js, at once or later, or one with it does not
 */
import { bundlePage, REACT } from './bundle.mjs'

const LIBRARIES = /\/node_modules\/(@solana\/(web3\.js|wallet-adapter-[\w-]+|wallet-standard-[\w-]+)|@solana-mobile)\//
const WEB3 = /\/node_modules\/@solana\/web3\.js\//
const BRIDGE = /\/adapter-solana\/dist\/react\//
const OUTSIDE = [...REACT, '@solana/web3.js', '@solana/wallet-adapter-base', '@solana/wallet-adapter-react']
/** Loaded by pairing, whatever the chain. */
const PAIRING_LIBRARY = /\/node_modules\/@walletconnect\//

/**
 * @param {{ page: string, bridge: string, link: string }} entries
 * @returns {Promise<import('./measures.mjs').Row[]>}
 */
export async function bridgeRows(entries) {
  const [page, everything, bridge, pageApart, bridgeApart, linkApart] = await Promise.all([
    bundlePage(entries.page),
    bundlePage(entries.page, { follow: (path) => !PAIRING_LIBRARY.test(path) }),
    bundlePage(entries.bridge),
    bundlePage(entries.page, { external: OUTSIDE }),
    bundlePage(entries.bridge, { external: OUTSIDE }),
    bundlePage(entries.link, { external: OUTSIDE }),
  ])
  const found = everything.inputs.find((path) => LIBRARIES.test(`/${path}`) || BRIDGE.test(path))
  if (found !== undefined) throw new Error(`A page with solana and no bridge has code of it: ${found}`)
  for (const pattern of [WEB3, BRIDGE]) {
    if (bridge.inputs.some((path) => pattern.test(`/${path}`))) continue
    throw new Error(`The page with the bridge has nothing of ${pattern}; the row that weighs it would be empty`)
  }
  return [
    { name: 'solana bridge, with libraries', bytes: bridge.bytes - page.bytes },
    { name: '· of the bridge our own', bytes: bridgeApart.bytes - pageApart.bytes },
    { name: 'solana link to a WalletProvider', bytes: linkApart.bytes - pageApart.bytes },
  ]
}
