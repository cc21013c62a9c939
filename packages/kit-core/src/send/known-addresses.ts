/**
 * Addresses that the visitor has to do with: own accounts, those that money went to or came from, and those sent to while the
 * page is open.
 *
 * Out     none of a history row that moved nothing: anybody can put their address into one of those
 * Source  security design §8 (receivers)
 */
import type { Transaction } from '@bowline/api-client'
import { selectActivity } from '../activity/select-activity.js'
import type { KitState } from '../state.js'

/** The addresses. */
export function selectKnownAddresses(state: KitState): readonly string[] {
  const own = Object.values(state.accounts).flatMap(({ allAccounts }) => allAccounts.map(({ address }) => address))
  const others = selectActivity(state)
    .transactions.filter(hasMoved)
    .flatMap(({ metadata }) => partiesOf(metadata))
  return [...own, ...(state.send.receivers ?? []), ...others]
}

function hasMoved({ transfers }: Transaction): boolean {
  return transfers.some(({ quantity }) => /[1-9]/.test(quantity.numeric))
}

function partiesOf({ sentFrom, sentTo }: Transaction['metadata']): readonly string[] {
  return [sentFrom, sentTo].filter((address) => address !== '')
}
