/**
 * Labels that the app gives to addresses. A label takes precedence over a name.
 *
 * In      label  undefined or empty removes the label
 * Source  spec R-STATE-10, R-STATE-18, R-ACCT-59
 */

import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { isMaybeText, isText, parseInput } from '../../base/errors/parse-input.js'
import { selectAccount } from '../../core/state/select-account.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

/** The address and its label; in the active namespace when none is named. */
export type AddressLabelParams = { namespace?: Namespace | undefined; address: string; label: string | undefined }

/** Sets or removes the label of an address. */
export function setAddressLabel(kit: Kit, params: AddressLabelParams): void {
  const { namespace, address, label } = parseInput(params, {
    namespace: isMaybeText,
    address: isText,
    label: isMaybeText,
  })
  const state = kit.store.get()
  const target = namespace ?? state.network.activeNamespace
  const others = Object.entries(selectAccount(state, target).addressLabels).filter(
    ([of]) => !isSameAddress(of, address),
  )
  const own: readonly [string, string][] = label ? [[address, label]] : []
  updateAccount(kit, target, { addressLabels: Object.fromEntries([...others, ...own]) })
}

/**
 * Returns the label of an address, else the profile name if it is the current account; undefined when only the address is
 * known.
 */
export function selectDisplayName(state: KitState, namespace: Namespace, address: string): string | undefined {
  const account = selectAccount(state, namespace)
  const label = Object.entries(account.addressLabels).find(([of]) => isSameAddress(of, address))?.[1]
  if (label) return label
  const isOwn = account.address !== undefined && isSameAddress(account.address, address)
  return isOwn ? (account.profileName ?? undefined) : undefined
}
