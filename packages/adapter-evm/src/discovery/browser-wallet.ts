/**
 * The legacy injected provider: `window.ethereum` without an announcement.
 *
 * In      page        with the provider
 *         announced   wallets that announced themselves
 * Out     provider    undefined when the same wallet announced itself
 *         rdns        of the wallet, if the provider identifies it
 * Source  spec R-CONN-05
 */
import { safeGet, safeList } from '@bowline/kit-core/adapter'
import type { Page } from '../page/page.js'
import type { Announcement } from './parse-announcement.js'
import { isWalletProvider, type WalletProvider } from './provider.js'

/** Id of the connector over the legacy injected provider. */
export const BROWSER_WALLET_ID = 'injected'

/** Name of the connector over the legacy injected provider. */
export const BROWSER_WALLET_NAME = 'Browser wallet'

/** The legacy injected wallet. */
export type BrowserWallet = { readonly provider: WalletProvider; readonly rdns: string | undefined }

/** Wallets by the `is…` flag on their provider. */
const RDNS: ReadonlyMap<string, string> = new Map([
  ['isMetaMask', 'io.metamask'],
  ['isCoinbaseWallet', 'com.coinbase.wallet'],
  ['isRabby', 'io.rabby'],
  ['isTrust', 'com.trustwallet.app'],
  ['isPhantom', 'app.phantom'],
])

/** Finds the legacy provider, unless its wallet announced itself. */
export function findBrowserWallet(page: Page, announced: readonly Announcement[]): BrowserWallet | undefined {
  const provider = page.ethereum()
  if (!isWalletProvider(provider)) return undefined
  const nested = safeList(safeGet(provider, 'providers')).filter(isWalletProvider)
  const candidates = nested[0] ? nested : [provider]
  const isAnnounced = (candidate: WalletProvider) =>
    announced.some((wallet) => isSameWallet(wallet.provider, candidate))
  if (isAnnounced(provider) || candidates.every(isAnnounced)) return undefined
  const [flag, ...others] = getFlags(provider)
  return { provider, rdns: flag !== undefined && others.length === 0 ? RDNS.get(flag) : undefined }
}

/** Whether both are one object, or share an `is…` flag. */
function isSameWallet(one: WalletProvider, other: WalletProvider): boolean {
  const flags = getFlags(one)
  return one === other || getFlags(other).some((flag) => flags.includes(flag))
}

/** The provider's `is…` flags that are true. Most wallets also set `isMetaMask`, so it counts only without another flag. */
function getFlags(provider: WalletProvider): readonly string[] {
  try {
    const flags = Object.keys(provider).filter(
      (key) => /^is[A-Z]/.test(key) && key !== 'isConnected' && safeGet(provider, key) === true,
    )
    const own = flags.filter((flag) => flag !== 'isMetaMask')
    return own[0] ? own : flags
  } catch {
    return []
  }
}
