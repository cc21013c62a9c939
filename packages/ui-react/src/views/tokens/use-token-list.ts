/**
 * The tokens of the account, as they are listed.
 *
 * Out     phase           loading: nothing to show yet; empty and failed: nothing to show; unsupported: nobody knows them on
 *                         this network (failed while the service has not said so); list: there are some, `isOld` when they could not be read again
 *         leftOut         what the list leaves out
 *         blockedUntilMs  before it they are not asked for again
 * Source  R-ACCT-10, R-ACCT-18, R-ACCT-20, R-ACCT-27, R-ACCT-111, R-FLOW-21
 */
'use client'

import { type AccountState, selectActiveAccount, selectActiveNetwork, selectRetryAfterMs } from '@bowline/kit-core'
import { refreshIdentity, refreshTokens } from '@bowline/kit-core/actions'
import { useAction } from '../../kit/use-action.js'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMountTask } from '../../kit/use-mount-task.js'
import { isServiceUnresponsive } from '../list/is-service-unresponsive.js'
import { useNetworkPicture } from '../networks/use-network-image.js'
import { useHiddenTokens } from './use-hidden-tokens.js'

/** What of the tokens is on screen. */
export type TokenPhase = 'loading' | 'unsupported' | 'failed' | 'empty' | 'list'

/** The token list's whole behaviour. */
export function useTokenList() {
  const kit = useKit()
  const account = useKitState(selectActiveAccount)
  const network = useKitState(selectActiveNetwork)
  const isSilent = useKitState((state) => isServiceUnresponsive(kit, selectActiveNetwork(state), 'balances'))
  const networkPicture = useNetworkPicture(network)

  const { run: refresh } = useAction(refreshTokens)
  const { run: askName } = useAction(refreshIdentity)
  useMountTask(() => refresh())

  const { shown, ...leftOut } = useHiddenTokens()
  const isHidden = useKitState(({ preferences }) => preferences.areBalancesHidden)
  const blockedUntilMs = useKitState(selectRetryAfterMs)

  return {
    phase: network && account ? phaseOf(account, isSilent, shown.length) : ('unsupported' as const),
    tokens: [...(account?.tokenBalance ?? []), ...shown],
    leftOut,
    network: { name: network?.name ?? '?', ...networkPicture },
    isHidden,
    isOld: account?.tokenStatus === 'failed',
    isRefreshing: account?.tokenStatus === 'loading',
    blockedUntilMs,
    // What kept the tokens away may have kept the name away too.
    retry() {
      void refresh({ isForced: true })
      void askName()
    },
  }
}

function phaseOf({ tokenBalance, tokenStatus }: AccountState, isSilent: boolean, others: number): TokenPhase {
  if (tokenBalance.length + others > 0) return 'list'
  if (tokenStatus === 'unsupported' && isSilent) return 'failed'
  if (tokenStatus === 'failed' || tokenStatus === 'unsupported') return tokenStatus
  return tokenStatus === 'ready' ? 'empty' : 'loading'
}
