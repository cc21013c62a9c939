import {
  getTransactionState,
  type Kit,
  type KitState,
  selectTrackedTransactions,
  type TransactionState,
} from '@bowline/kit-core'

const OPEN: readonly TransactionState[] = ['sent', 'not-seen', 'included']

/** Resolves to the final state of a sent transaction. */
export function untilFinal(kit: Kit, hash: string): Promise<TransactionState> {
  const stateOf = (state: KitState) => {
    const sent = selectTrackedTransactions(state).find((other) => other.hash === hash)
    return sent && getTransactionState(sent)
  }
  return new Promise((resolve) => {
    const look = (state: TransactionState | undefined) => {
      if (state === undefined || OPEN.includes(state)) return
      stop()
      resolve(state)
    }
    const stop = kit.subscribe(stateOf, look)
    look(stateOf(kit.getState()))
  })
}
