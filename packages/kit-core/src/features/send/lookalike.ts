/**
 * Finds an address that a person would take for the receiver's: one they know that shows the same beginning and end, here
 * or in other wallets and explorers. An attacker creates such an address and has it appear in a history.
 *
 * In      receiver  what would be sent to
 *         known     addresses the user has sent to
 * Out     the known address that is another one and looks the same; undefined where there is none, and for the user's own
 *         accounts and those sent to while the page is open. Of two in the history that look the same, the one that was sent to
 *         first is the one the user means: only the later one is asked about
 * Source  spec R-SEND-125, R-SEND-154; security design §8 (receivers)
 */
import { isSameAddress } from '../../base/caip/is-same-address.js'
import { shortAddress } from '../../base/text/short-address.js'

/** Addresses the user has sent to; `history`: the first one sent to first. */
export type KnownAddresses = {
  readonly own: readonly string[]
  readonly receivers: readonly string[]
  readonly history: readonly string[]
}

/** Finds the address that looks the same. */
export function findLookalike(receiver: string, { own, receivers, history }: KnownAddresses): string | undefined {
  const isReceiver = (address: string) => isSameAddress(address, receiver)
  if (own.some(isReceiver) || receivers.some(isReceiver)) return undefined
  const at = history.findIndex(isReceiver)
  const known = at < 0 ? [...own, ...receivers, ...history] : [...own, ...history.slice(0, at)]
  const shown = shownOf(receiver)
  const isAlike = (address: string) => shownOf(address).some((form) => shown.includes(form))
  return known.find((address) => isAlike(address) && !isReceiver(address))
}

/** As the kit shows it, and as most others do. Capitals are easily passed over. */
function shownOf(address: string): readonly string[] {
  const written = address.toLowerCase()
  const start = written.startsWith('0x') ? 6 : 4
  return [shortAddress(written), `${written.slice(0, start)}…${written.slice(-4)}`]
}
