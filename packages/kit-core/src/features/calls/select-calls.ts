import { selectActiveAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'
import type { CallsBatch } from './state.js'

const NONE: readonly CallsBatch[] = []

/** Batches of calls that this page sends or has sent from any account, newest first. At most 20. */
export function selectCallsBatches({ calls = NONE }: KitState): readonly CallsBatch[] {
  return calls
}

/** The newest batch of the active account on its network; undefined before its first one. */
export function selectLatestCalls(state: KitState): CallsBatch | undefined {
  const account = selectActiveAccount(state)?.caipAddress
  return selectCallsBatches(state).find((batch) => batch.account === account)
}
