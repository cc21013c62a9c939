/**
 * Finds an address that a person would take for the receiver's: one they know that shows the same beginning and end. Who
 * wants to be mistaken for somebody makes an address like that and has it turn up in a history.
 *
 * In      receiver  what would be sent to
 *         known     addresses the visitor has to do with
 * Out     the known address that is another one and looks the same; undefined where there is none, and where the receiver is
 *         itself known
 * Source  security design §8 (receivers)
 */
import { isSameAddress } from '../caip/is-same-address.js'
import { shortAddress } from '../text/short-address.js'

/** Finds the address that looks the same. */
export function findLookalike(receiver: string, known: readonly string[]): string | undefined {
  if (known.some((address) => isSameAddress(address, receiver))) return undefined
  const shown = shownOf(receiver)
  return known.find((address) => shownOf(address) === shown)
}

/** Capitals are easily passed over. */
function shownOf(address: string): string {
  return shortAddress(address).toLowerCase()
}
