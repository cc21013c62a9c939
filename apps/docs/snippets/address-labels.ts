import { type Kit, selectDisplayName } from '@bowline/kit-core'
import { setAddressLabel } from '@bowline/kit-core/actions'

/** Sets your own label for an address; `selectDisplayName` returns it, or else the name of the account. */
export function nameTreasury(kit: Kit, address: string): string | undefined {
  setAddressLabel(kit, { namespace: 'eip155', address, label: 'Treasury' })
  return selectDisplayName(kit.getState(), 'eip155', address)
}
