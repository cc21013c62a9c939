/**
 * Where a wallet can be had.
 *
 * In      wallet   as the explorer lists it: its links may be anything
 *         os       the visitor's: a phone is shown its own store only, a computer all of them, its browser's first
 * Out     the links that may be opened, the best first; none when there is none
 * Source  R-VIEW-38, R-FLOW-12; security rules for links that come from servers
 */
import { type DeviceOs, toSafePageUrl, type WalletListing } from '@bowline/kit-core'

/** Kinds of places a wallet is had from. */
export type DownloadKind = 'app-store' | 'play-store' | 'chrome-store' | 'homepage'

/** One place. */
export type Download = { readonly kind: DownloadKind; readonly href: string }

const ON_COMPUTER: readonly DownloadKind[] = ['chrome-store', 'app-store', 'play-store', 'homepage']

const BY_PHONE: Partial<Record<DeviceOs, readonly DownloadKind[]>> = {
  ios: ['app-store', 'homepage'],
  android: ['play-store', 'homepage'],
}

/** Where a wallet can be had on a device. */
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
