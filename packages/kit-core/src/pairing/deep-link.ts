/**
 * The link by which a paired wallet is opened again for each request. The provider reads it under this name.
 *
 * Source  spec R-CONN-35, R-STORE-12
 */
import type { WalletLink } from '../connect/state.js'
import type { Kit } from '../kit.js'

/** Where the link is kept; without the kit's prefix, because the provider looks for it there. */
export const DEEP_LINK_NAME = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Stores the link. */
export function storeDeepLink({ storage }: Kit, { name, href }: WalletLink): void {
  storage.text.set(DEEP_LINK_NAME, JSON.stringify({ name, href }))
}
