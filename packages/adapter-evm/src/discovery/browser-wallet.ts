/**
 * The legacy injected provider: `window.ethereum` without an announcement.
 *
 * In      page        with the provider
 *         announced   wallets that announced themselves
 * Out     provider    undefined when the same wallet announced itself
 *         rdns        of the wallet where the provider says which one it is
 * Source  spec R-CONN-05
 */
import { safeGet, safeList } from '@bowline/kit-core/adapter'
import type { Page } from '../page/page.js'
import type { Announced } from './announced-wallet.js'
import { isWalletProvider, type WalletProvider } from './provider.js'

/** Id of the connector over the legacy injected provider. */
export const BROWSER_WALLET_ID = 'injected'

/** Name of the connector over the legacy injected provider. */
export const BROWSER_WALLET_NAME = 'Browser wallet'

/** The legacy injected wallet. */
export type BrowserWallet = { readonly provider: WalletProvider; readonly rdns: string | undefined }

/** Marks of wallets on their providers. */
const RDNS: ReadonlyMap<string, string> = new Map([
  ['isMetaMask', 'io.metamask'],
  ['isCoinbaseWallet', 'com.coinbase.wallet'],
  ['isRabby', 'io.rabby'],
  ['isTrust', 'com.trustwallet.app'],
  ['isPhantom', 'app.phantom'],
])

/** Finds the legacy provider where it may be offered. */
export function findBrowserWallet(page: Page, announced: readonly Announced[]): BrowserWallet | undefined {
  const provider = page.ethereum()
  if (!isWalletProvider(provider)) return undefined
  const several = safeList(safeGet(provider, 'providers')).filter(isWalletProvider)
  const parts = several[0] ? several : [provider]
  const isAnnounced = (part: WalletProvider) => announced.some((wallet) => isSameWallet(wallet.provider, part))
  if (isAnnounced(provider) || parts.every(isAnnounced)) return undefined
  const [mark, ...others] = marksOf(provider)
  return { provider, rdns: mark !== undefined && others.length === 0 ? RDNS.get(mark) : undefined }
}

/** One object, or two with a mark in common. */
function isSameWallet(one: WalletProvider, other: WalletProvider): boolean {
  const marks = marksOf(one)
  return one === other || marksOf(other).some((mark) => marks.includes(mark))
}

/** The `isSomeWallet` marks of a provider. Most wallets carry MetaMask's too, which then says nothing. */
function marksOf(provider: WalletProvider): readonly string[] {
  try {
    const marks = Object.keys(provider).filter(
      (key) => /^is[A-Z]/.test(key) && key !== 'isConnected' && safeGet(provider, key) === true,
    )
    const own = marks.filter((mark) => mark !== 'isMetaMask')
    return own[0] ? own : marks
  } catch {
    return []
  }
}
