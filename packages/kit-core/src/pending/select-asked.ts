import { isSameAddress } from '../caip/is-same-address.js'
import type { KitState } from '../state.js'
import type { AskedTransaction, ToSend } from './state.js'

const NONE: readonly AskedTransaction[] = []

/** What wallets were asked to send and have not answered for, the newest first. */
export function selectAsked({ asked = NONE }: KitState): readonly AskedTransaction[] {
  return asked
}

/**
 * The request that `toSend` would repeat although it may have been carried out: of the same account, for the same kind, recipient
 * and asset. Undefined once the user has allowed to repeat it. Source: spec R-SEND-161.
 */
export function findUnanswered(state: KitState, toSend: Omit<ToSend, 'memo'>): AskedTransaction | undefined {
  return selectAsked(state).find(
    (asked) => asked.status !== 'open' && !asked.isRepeatAllowed && isRepeatOf(asked, toSend),
  )
}

function isRepeatOf(asked: AskedTransaction, { caipNetworkId, address, kind, receiver = '', moves = [] }: ToSend) {
  const [before, now] = [asked.moves[0]?.asset ?? '', moves[0]?.asset ?? '']
  return (
    asked.caipNetworkId === caipNetworkId &&
    asked.kind === kind &&
    isSameAddress(asked.address, address) &&
    isSameAddress(asked.receiver ?? '', receiver) &&
    isSameAddress(before, now)
  )
}
