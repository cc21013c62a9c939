'use client'

/**
 * State and actions of the Account view's token list. Fetches the tokens on mount.
 *
 * Out     phase           `loading`: the first fetch is pending. `list`: there are tokens. `empty`: the account has none. `failed`:
 *                         they could not be fetched. `unsupported`: no service lists tokens of this network; while the service
 *                         does not respond, `failed` instead
 *         isStale         the shown tokens could not be refreshed
 *         hiddenTokens    tokens that the list hides
 *         blockedUntilMs  epoch milliseconds before which the tokens cannot be fetched again
 * Source  R-ACCT-10, R-ACCT-18, R-ACCT-20, R-ACCT-27, R-ACCT-111, R-FLOW-21
 */

import { type AccountState, selectActiveAccount, selectActiveNetwork } from '@bowline/kit-core'
import { refreshIdentity, refreshTokens } from '@bowline/kit-core/actions'
import { selectRetryAfterMs } from '@bowline/kit-core/internal'
import { useAction } from '../../../kit/use-action.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMountTask } from '../../../kit/use-mount-task.js'
import { useNetworkImage } from '../../networks/networks/use-network-image.js'
import { isServiceUnresponsive } from '../../shared/list/is-service-unresponsive.js'
import { useHiddenTokens } from './use-hidden-tokens.js'

/** Content of the token list. */
export type TokenPhase = 'loading' | 'unsupported' | 'failed' | 'empty' | 'list'

/** State and actions of `TokenList`. */
export function useTokenList() {
  const kit = useKit()
  const account = useKitState(selectActiveAccount)
  const network = useKitState(selectActiveNetwork)
  const isSilent = useKitState((state) => isServiceUnresponsive(kit, selectActiveNetwork(state), 'balances'))
  const networkImage = useNetworkImage(network)

  const { run: refresh } = useAction(refreshTokens)
  const { run: fetchName } = useAction(refreshIdentity)
  useMountTask(() => refresh())

  const { shown, ...hiddenTokens } = useHiddenTokens()
  const isHidden = useKitState(({ preferences }) => preferences.areBalancesHidden)
  const blockedUntilMs = useKitState(selectRetryAfterMs)

  return {
    phase: network && account ? getPhase(account, isSilent, shown.length) : ('unsupported' as const),
    tokens: [...(account?.tokenBalance ?? []), ...shown],
    hiddenTokens,
    network: { name: network?.name ?? '?', ...networkImage },
    isHidden,
    isStale: account?.tokenStatus === 'failed',
    isRefreshing: account?.tokenStatus === 'loading',
    blockedUntilMs,
    // The name may have failed for the same reason as the tokens.
    retry() {
      void refresh({ isForced: true })
      void fetchName()
    },
  }
}

function getPhase({ tokenBalance, tokenStatus }: AccountState, isSilent: boolean, others: number): TokenPhase {
  if (tokenBalance.length + others > 0) return 'list'
  if (tokenStatus === 'unsupported' && isSilent) return 'failed'
  if (tokenStatus === 'failed' || tokenStatus === 'unsupported') return tokenStatus
  return tokenStatus === 'ready' ? 'empty' : 'loading'
}
