/**
 * Finds a known address that a person could mistake for the recipient's: it shows the same start and end, in this kit or in
 * other wallets and explorers. Attackers create such addresses and place them in a user's history.
 *
 * In      recipient  address of the recipient
 * Out     the known address that differs but looks the same. Undefined when there is none, for the user's own accounts, and
 *         for recipients of transfers from this page. When two addresses of the history look the same, the user means the older
 *         one, so only the newer one is reported
 * Source  spec R-SEND-125, R-SEND-154; security design §8 (recipients)
 */
import { isSameAddress } from '../../base/caip/is-same-address.js'
import { shortAddress } from '../../base/text/short-address.js'

/** The user's accounts, recipients since the page was loaded, and recipients in the activity, oldest first. */
export type KnownAddresses = {
  readonly own: readonly string[]
  readonly recipients: readonly string[]
  readonly history: readonly string[]
}

export function findLookalike(recipient: string, { own, recipients, history }: KnownAddresses): string | undefined {
  const isRecipient = (address: string) => isSameAddress(address, recipient)
  if (own.some(isRecipient) || recipients.some(isRecipient)) return undefined
  const at = history.findIndex(isRecipient)
  const known = at < 0 ? [...own, ...recipients, ...history] : [...own, ...history.slice(0, at)]
  const shown = shownOf(recipient)
  const looksSame = (address: string) => shownOf(address).some((form) => shown.includes(form))
  return known.find((address) => looksSame(address) && !isRecipient(address))
}

/** The short forms shown by the kit and by most other apps, in lower case because people overlook capitals. */
function shownOf(address: string): readonly string[] {
  const written = address.toLowerCase()
  const start = written.startsWith('0x') ? 6 : 4
  return [shortAddress(written), `${written.slice(0, start)}…${written.slice(-4)}`]
}
