/**
 * The link that opens a paired wallet for each request. The WalletConnect provider reads it from storage and opens it
 * unchecked. Any script of the page can write there, so the kit checks the link again before each request.
 *
 * Source  spec R-CONN-35, R-CONN-272, R-CONN-284, R-STORE-12; security design §8, links of wallets
 */

import { perOwner } from '../../base/async/per-owner.js'
import { safeGet } from '../../base/validation/safe-get.js'
import type { PairedSession } from '../../core/adapter/transport.js'
import type { WalletLink } from '../../core/state/connect-state.js'
import type { Kit } from '../../kit.js'
import { getWalletLinkBase } from '../list/wallet-url.js'
import { DEEP_LINK_STORAGE_KEY } from './deep-link-storage-key.js'

/** Stores the link that opened the paired wallet. Removes the stored one for a wallet paired by QR code. */
export function storeDeepLink({ storage }: Kit, link: WalletLink | undefined): void {
  if (link) storage.text.set(DEEP_LINK_STORAGE_KEY, JSON.stringify({ name: link.name, href: link.href }))
  else storage.text.remove(DEEP_LINK_STORAGE_KEY)
}

const links = perOwner(() => ({ areChecked: false }))

/** Wraps a session's `request`, once per session, so that an invalid stored link is removed before each request. */
export function checkLinkBeforeRequests({ storage }: Kit, session: PairedSession): void {
  const own = links(session)
  if (own.areChecked) return
  own.areChecked = true
  const { request } = session
  const value: PairedSession['request'] = (params) => {
    const stored = storage.text.get(DEEP_LINK_STORAGE_KEY)
    if (stored !== undefined && !isWalletLink(stored)) storage.text.remove(DEEP_LINK_STORAGE_KEY)
    return Reflect.apply(request, session, [params])
  }
  Reflect.defineProperty(session, 'request', { value, configurable: true })
}

function isWalletLink(stored: string): boolean {
  try {
    const href = safeGet(JSON.parse(stored), 'href')
    return getWalletLinkBase(href) !== undefined
  } catch {
    return false
  }
}
