import type { Kit } from '@bowline/kit-core'
import { push, track } from '@bowline/kit-core/actions'

/** Opens AllWallets and tracks the click. Source: R-CONN-17. */
export function openAllWallets(kit: Kit): void {
  track(kit, { type: 'track', event: 'CLICK_ALL_WALLETS' })
  push(kit, { view: 'AllWallets' })
}
