/**
 * Addresses that the visitor has to do with.
 *
 * Out     sure   own accounts, and those sent to while the page is open
 *         seen   those of the history that money went to or came from. None of a row that moved nothing; for dust, or for a token
 *                of their own making, anybody can still put their address there
 * Source  spec R-SEND-125; security design §8 (receivers)
 */
import type { Transaction } from '@bowline/api-client'
import { selectActivity } from '../activity/select-activity.js'
import type { KitState } from '../state.js'
import type { KnownAddresses } from './lookalike.js'

/** The addresses. */
export function selectKnownAddresses(state: KitState): KnownAddresses {
  const own = Object.values(state.accounts).flatMap(({ allAccounts }) => allAccounts.map(({ address }) => address))
  const seen = selectActivity(state)
    .transactions.filter(hasMoved)
    .flatMap(({ metadata }) => partiesOf(metadata))
  return { sure: [...own, ...(state.send.receivers ?? [])], seen }
}

function hasMoved({ transfers }: Transaction): boolean {
  return transfers.some(({ quantity }) => /[1-9]/.test(quantity.numeric))
}

function partiesOf({ sentFrom, sentTo }: Transaction['metadata']): readonly string[] {
  return [sentFrom, sentTo].filter((address) => address !== '')
}
