/**
 * How the tokens that can be sent stand.
 *
 * Out     ready: there are some; loading and failed: they are not there yet, or could not be read, nor could the balance where
 *         nobody tells tokens; the coin can be sent all the same where its balance is known. unsupported: nothing can be sent
 *         from here
 * Source  R-SEND-01, R-SEND-34, R-SEND-40, R-FLOW-37
 */
import {
  getSender,
  type Kit,
  type KitState,
  selectActiveAccount,
  selectActiveNetwork,
  selectSend,
} from '@bowline/kit-core'
import { isServiceUnresponsive } from '../list/is-service-unresponsive.js'

/** How far the tokens are known. */
export type SendPhase = 'loading' | 'empty' | 'failed' | 'unsupported' | 'ready'

/** How the tokens that can be sent stand. */
export function sendPhaseOf(kit: Kit, state: KitState): SendPhase {
  if (!getSender(kit, state.network.activeNamespace)) return 'unsupported'
  const account = selectActiveAccount(state)
  if (!account) return 'ready'
  const { tokenBalance, tokenStatus, balance, balanceLoading } = account
  const isSettled = tokenBalance.length > 0 || tokenStatus === 'ready' || tokenStatus === 'unsupported'
  if (isSettled && selectSend(state).tokenBalances.length > 0) return 'ready'
  if (tokenStatus === 'failed') return 'failed'
  if (tokenStatus === 'ready') return 'empty'
  if (tokenStatus !== 'unsupported') return 'loading'
  if (isServiceUnresponsive(kit, selectActiveNetwork(state), 'balances')) return 'failed'
  if (balance !== undefined) return 'empty'
  return balanceLoading ? 'loading' : 'failed'
}
