/**
 * Status of the tokens that can be sent, for Send and `useKitSend`.
 *
 * Out     ready         there are some, or no account is connected
 *         empty         the account has none
 *         loading, failed   the tokens, or the native balance where no service lists tokens, are not loaded or failed to load;
 *                       the native token can be sent as soon as its balance is known
 *         unsupported   nothing can be sent on this namespace, or on a network that the app does not list
 * Source  R-SEND-01, R-SEND-34, R-SEND-40, R-FLOW-37, R-CFG-63
 */
import {
  type Kit,
  type KitState,
  selectActiveAccount,
  selectActiveNetwork,
  selectIsUnsupportedChain,
  selectSend,
} from '@bowline/kit-core'
import { getTransferAdapter } from '@bowline/kit-core/internal'
import { isServiceUnresponsive } from '../../shared/list/is-service-unresponsive.js'

/** Status of the tokens. */
export type SendPhase = 'loading' | 'empty' | 'failed' | 'unsupported' | 'ready'

/** Returns the status of the tokens that can be sent. */
export function getSendPhase(kit: Kit, state: KitState): SendPhase {
  if (!getTransferAdapter(kit, state.network.activeNamespace)) return 'unsupported'
  const account = selectActiveAccount(state)
  if (!account) return 'ready'
  if (selectIsUnsupportedChain(state)) return 'unsupported'
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
