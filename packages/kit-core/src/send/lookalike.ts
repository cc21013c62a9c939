/**
 * Finds an address that a person would take for the receiver's: one they know that shows the same beginning and end, here
 * or in other wallets and explorers. Who wants to be mistaken for somebody makes an address like that and has it turn up in a history.
 *
 * In      receiver  what would be sent to
 *         known     addresses the visitor has to do with
 * Out     the known address that is another one and looks the same; undefined where there is none, and where the receiver is
 *         surely known. That it stands in the history says nothing for it
 * Source  spec R-SEND-125, R-SEND-154; security design §8 (receivers)
 */
import { isSameAddress } from '../caip/is-same-address.js'
import { shortAddress } from '../text/short-address.js'

/** Addresses, by whether a stranger may have put them there. */
export type KnownAddresses = { readonly sure: readonly string[]; readonly seen: readonly string[] }

/** Finds the address that looks the same. */
export function findLookalike(receiver: string, { sure, seen }: KnownAddresses): string | undefined {
  const isReceiver = (address: string) => isSameAddress(address, receiver)
  if (sure.some(isReceiver)) return undefined
  const shown = shownOf(receiver)
  const isAlike = (address: string) => shownOf(address).some((form) => shown.includes(form))
  return [...sure, ...seen].find((address) => isAlike(address) && !isReceiver(address))
}

/** As the kit shows it, and as most others do. Capitals are easily passed over. */
function shownOf(address: string): readonly string[] {
  const written = address.toLowerCase()
  const start = written.startsWith('0x') ? 6 : 4
  return [shortAddress(written), `${written.slice(0, start)}…${written.slice(-4)}`]
}
