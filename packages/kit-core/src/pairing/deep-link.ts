/**
 * The link by which a paired wallet is opened again for each request. The provider reads it under this name.
 *
 * Source  spec R-CONN-35, R-CONN-272, R-STORE-12
 */
import type { WalletLink } from '../connect/state.js'
import type { Kit } from '../kit.js'

/** Where the link is kept; without the kit's prefix, because the provider looks for it there. */
export const DEEP_LINK_NAME = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Stores the link of the wallet that is paired now; one that is paired by a code has none. */
export function storeDeepLink({ storage }: Kit, link: WalletLink | undefined): void {
  if (link) storage.text.set(DEEP_LINK_NAME, JSON.stringify({ name: link.name, href: link.href }))
  else storage.text.remove(DEEP_LINK_NAME)
}
