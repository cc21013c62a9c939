/**
 * Lists the stores and the homepage from which a wallet can be installed.
 *
 * In      wallet   listing of the explorer; its links are untrusted
 *         os       operating system of the user: a phone gets only its own store, a computer all stores, its browser's first
 * Out     safe links, most relevant first; empty when there are none
 * Source  R-VIEW-38, R-FLOW-12; security rules for links that come from servers
 */
import type { DeviceOs, WalletListing } from '@bowline/kit-core'
import { toSafePageUrl } from '@bowline/kit-core/internal'

/** A store, or the wallet's homepage. */
export type DownloadKind = 'app-store' | 'play-store' | 'chrome-store' | 'homepage'

/** A link to a store or homepage. */
export type Download = { readonly kind: DownloadKind; readonly href: string }

const ON_COMPUTER: readonly DownloadKind[] = ['chrome-store', 'app-store', 'play-store', 'homepage']

const BY_PHONE: Partial<Record<DeviceOs, readonly DownloadKind[]>> = {
  ios: ['app-store', 'homepage'],
  android: ['play-store', 'homepage'],
}

/** Links to install a wallet on a device. */
export function listDownloads(wallet: WalletListing, os: DeviceOs): readonly Download[] {
  const links: Record<DownloadKind, string | undefined> = {
    'app-store': wallet.app_store,
    'play-store': wallet.play_store,
    'chrome-store': wallet.chrome_store,
    homepage: wallet.homepage,
  }
  return (BY_PHONE[os] ?? ON_COMPUTER).flatMap((kind) => {
    const href = toSafePageUrl(links[kind])
    return href === undefined ? [] : [{ kind, href }]
  })
}
