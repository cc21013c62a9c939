/**
 * The legacy injected provider: `window.ethereum` without an announcement.
 *
 * In      page        its device and provider
 *         announced   wallets that announced themselves
 * Out     WalletProvider   in a wallet's own browser on a phone
 *         undefined        elsewhere, and when the same wallet announced itself
 * Source  spec R-CONN-05, R-CONN-273
 */
import { readDevice } from '@bowline/kit-core'
import { readKey } from '@bowline/kit-core/adapter'
import type { Page } from '../page/page.js'
import type { Announced } from './announced-wallet.js'
import { isWalletProvider, type WalletProvider } from './provider.js'

/** Id of the connector over the legacy injected provider. */
export const BROWSER_WALLET_ID = 'injected'

/** Name of the connector over the legacy injected provider. */
export const BROWSER_WALLET_NAME = 'Browser wallet'

/** Finds the legacy provider where it may be offered. */
export function findBrowserWallet(page: Page, announced: readonly Announced[]): WalletProvider | undefined {
  if (!readDevice(page).isMobile) return undefined
  const provider = page.ethereum()
  if (!isWalletProvider(provider)) return undefined
  const brand = brandOf(provider)
  const isAnnounced = announced.some(
    (wallet) => wallet.provider === provider || (brand !== '' && brand === brandOf(wallet.provider)),
  )
  return isAnnounced ? undefined : provider
}

/** The `isSomeWallet` marks a provider carries: the same on the injected and the announced object of one wallet. */
function brandOf(provider: WalletProvider): string {
  try {
    return Object.keys(provider)
      .filter((key) => /^is[A-Z]/.test(key) && key !== 'isConnected' && readKey(provider, key) === true)
      .sort()
      .join()
  } catch {
    return ''
  }
}
