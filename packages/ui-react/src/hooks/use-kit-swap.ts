'use client'

/**
 * Swaps tokens of the active account without the modal.
 *
 * Out     data     state of the swap; its tokens, prices and quote stay current while the hook is in use
 *         label    state for the label of a single swap button, the first that applies
 *         review, approve, mutate   call in this order; none of them rejects: `error` is the last error
 * Source  R-SWAP-04 to 48, R-SWAP-91, R-REACT-03 to 07
 */

import {
  type KitState,
  type SwapDetails,
  type SwapLabel,
  type SwapSide,
  type SwapState,
  type SwapToken,
  selectActiveAccount,
  selectSwapDetails,
} from '@bowline/kit-core'
import {
  acceptSwapPrice,
  approveSwap,
  clearSwap,
  confirmImpact,
  reviewSwap,
  setSwapAllowance,
  setSwapAmount,
  setSwapMax,
  setSwapToken,
  swapTokens,
  switchSwapTokens,
  watchSwap,
} from '@bowline/kit-core/actions'
import { selectHasSwapMax, selectSwapLabel } from '@bowline/kit-core/internal'
import { useMemo } from 'react'
import { useAction } from '../kit/use-action.js'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { useWatch } from '../kit/use-watch.js'

type SwapTokenParams = { readonly side: SwapSide; readonly token: SwapToken | undefined }

/** State of a swap, and functions to change it. Without an account they do nothing. */
export type UseKitSwapReturnType = {
  readonly data: SwapState
  readonly label: SwapLabel
  /** Costs of the current quote; undefined without one. */
  readonly details: SwapDetails | undefined
  /** Whether to offer a button that sets the whole balance. */
  readonly canSetMax: boolean
  readonly setAmount: (text: string) => void
  readonly setMax: () => void
  /** Sets one of `data.tokens`, or none. */
  readonly setToken: (params: SwapTokenParams) => void
  readonly switchTokens: () => void
  /** Checks the allowance and builds the transaction. */
  readonly review: () => Promise<unknown>
  /** Confirms a price impact above 15 %. */
  readonly confirmImpact: () => void
  /** Accepts the new price of a review with `isRepriced`. */
  readonly acceptPrice: () => void
  /** Sets the allowance to approve: the swapped amount, or any amount with `isUnlimited`. */
  readonly setAllowance: (params: { readonly isUnlimited: boolean }) => void
  /** Asks the wallet to approve the allowance for the swap service. */
  readonly approve: () => Promise<unknown>
  /** Asks the wallet to send the swap. */
  readonly mutate: () => Promise<unknown>
  readonly clear: () => void
  readonly error: unknown
  /** Whether a request to the service, the wallet or the chain is pending. */
  readonly isPending: boolean
}

const selectSwap = ({ swap }: KitState) => swap
const selectIsReady = (state: KitState) =>
  state.lifecycle !== 'booting' && selectActiveAccount(state)?.caipAddress !== undefined

/** Swaps tokens of the active account. */
export function useKitSwap(): UseKitSwapReturnType {
  const kit = useKit()
  const isReady = useKitState(selectIsReady)
  useWatch(watchSwap, isReady)
  const data = useKitState(selectSwap)
  const label = useKitState(selectSwapLabel)
  const details = useKitState(selectSwapDetails)
  const canSetMax = useKitState(selectHasSwapMax)
  const { run: review, status: reviewing, error: reviewError } = useAction((target) => reviewSwap(target))
  const { run: approve, status: approving, error: approvalError } = useAction((target) => approveSwap(target))
  const { run: mutate, status: swapping, error: swapError } = useAction((target) => swapTokens(target))
  const actions = useMemo(() => {
    const runIfReady = (action: () => void) => {
      if (selectIsReady(kit.getState())) action()
    }
    return {
      setAmount: (text: string) => runIfReady(() => setSwapAmount(kit, text)),
      setMax: () => runIfReady(() => setSwapMax(kit)),
      setToken: (params: SwapTokenParams) => runIfReady(() => setSwapToken(kit, params)),
      switchTokens: () => runIfReady(() => switchSwapTokens(kit)),
      confirmImpact: () => confirmImpact(kit),
      acceptPrice: () => acceptSwapPrice(kit),
      setAllowance: (params: { readonly isUnlimited: boolean }) => setSwapAllowance(kit, params),
      clear: () => runIfReady(() => clearSwap(kit)),
    }
  }, [kit])
  const error = swapError ?? approvalError ?? reviewError
  const isPending = data.phase === 'quoting' || [reviewing, approving, swapping].includes('running')
  return useMemo(
    () => ({ data, label, details, canSetMax, ...actions, review, approve, mutate, error, isPending }),
    [data, label, details, canSetMax, actions, review, approve, mutate, error, isPending],
  )
}
