/**
 * Opens a wallet by its link. Call it inside the user's click or tap handler: browsers block it later.
 *
 * In      wallet    of the directory or of the app
 *         platform  which of its links
 *         uri       pairing URI; not needed for a wallet that shows the page in its own browser
 * Out     nothing; for a pairing, state records the link and, on a phone, that the kit waits for the user to return
 * Throws  LinkNotOpenedError  the link or the pairing URI is invalid, or the browser refused; tracked as CONNECT_PROXY_ERROR
 * Source  spec R-CONN-44 to 49, R-STATE-08; security design §8, links of wallets, pairing address
 */
import type { WalletListing } from '@bowline/api-client'
import { type Device, getDevice } from '../../base/browser/device.js'
import { openUrl, type UrlTarget } from '../../base/browser/open-url.js'
import { sanitizeText, UNKNOWN_WALLET } from '../../base/text/clean-text.js'
import { redactPairingUri } from '../../core/tracking/redact-pairing-uri.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { LinkNotOpenedError } from './errors.js'
import { parsePairingUri } from './pairing-uri.js'
import { selectCustomDeepLink } from './select-custom-deep-link.js'
import { buildWalletUrl, getWalletLinkBase } from './wallet-url.js'

/** The wallet to open, and by which link. */
export type OpenWalletLinkParams = {
  readonly wallet: WalletListing
  readonly platform: 'mobile' | 'web' | 'desktop'
  readonly uri?: string | undefined
}

/** Opens a wallet by its link. */
export function openWalletLink(kit: Kit, { wallet, platform, uri = '' }: OpenWalletLinkParams): void {
  const device = getDevice()
  const name = sanitizeText(wallet.name) || UNKNOWN_WALLET
  const browsing = platform === 'mobile' ? selectCustomDeepLink(kit.store.get(), kit.config, wallet) : undefined
  const link = linkOf(wallet, platform, kit.config.preferUniversalLinks)
  const isTelegramAndroid = device.isTelegram && device.os === 'android'
  const href =
    browsing ??
    (parsePairingUri(uri, Date.now()) === undefined ? undefined : buildWalletUrl({ link, uri, isTelegramAndroid }))
  try {
    if (href === undefined) throw new LinkNotOpenedError(name)
    openUrl(href, targetOf(href, platform, device))
  } catch (cause) {
    const error = cause instanceof LinkNotOpenedError ? cause : new LinkNotOpenedError(name, cause)
    const properties = {
      message: error.message,
      uri: redactPairingUri(uri),
      mobile_link: wallet.mobile_link ?? '',
      name,
    }
    track(kit, { type: 'error', event: 'CONNECT_PROXY_ERROR', properties })
    throw error
  }
  const base = getWalletLinkBase(link)
  if (browsing !== undefined || base === undefined) return
  kit.store.set(({ connect }) => ({
    connect: {
      ...connect,
      wcLinking: { name, href: base },
      buffering: platform === 'mobile',
      wcError: false,
      wcFailure: undefined,
    },
  }))
}

function linkOf(
  { mobile_link, link_mode, webapp_link, desktop_link }: WalletListing,
  platform: OpenWalletLinkParams['platform'],
  preferUniversalLinks: boolean,
): string | undefined {
  if (platform === 'web') return webapp_link
  if (platform === 'desktop') return desktop_link
  const links = preferUniversalLinks ? [link_mode, mobile_link] : [mobile_link, link_mode]
  return links.find((link) => getWalletLinkBase(link) !== undefined)
}

/** A new tab for web links on a desktop, where no app handles them. */
function targetOf(href: string, platform: string, { isTelegram, isInFrame }: Device): UrlTarget {
  if (platform === 'web' || isTelegram) return '_blank'
  if (platform === 'desktop' && href.startsWith('https:')) return '_blank'
  return isInFrame ? '_top' : '_self'
}
