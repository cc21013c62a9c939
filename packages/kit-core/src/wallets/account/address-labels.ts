/**
 * What an app calls addresses. Its words win over names.
 *
 * In      label  undefined or empty takes the label away
 * Source  spec R-STATE-10, R-STATE-18, R-ACCT-59
 */
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

/** Which address is called what; of the active namespace unless named. */
export type AddressLabelParams = { namespace?: Namespace | undefined; address: string; label: string | undefined }

/** Calls an address something. */
export function setAddressLabel(kit: Kit, { namespace, address, label }: AddressLabelParams): void {
  const state = kit.store.get()
  const asked = namespace ?? state.network.activeNamespace
  const others = Object.entries(selectAccount(state, asked).addressLabels).filter(([of]) => !isSameAddress(of, address))
  const own: readonly [string, string][] = label ? [[address, label]] : []
  updateAccount(kit, asked, { addressLabels: Object.fromEntries([...others, ...own]) })
}

/** What an address is called: its label, else the name of the account it is; undefined where only the address is known. */
export function selectDisplayName(state: KitState, namespace: Namespace, address: string): string | undefined {
  const account = selectAccount(state, namespace)
  const label = Object.entries(account.addressLabels).find(([of]) => isSameAddress(of, address))?.[1]
  if (label) return label
  const isOwn = account.address !== undefined && isSameAddress(account.address, address)
  return isOwn ? (account.profileName ?? undefined) : undefined
}
