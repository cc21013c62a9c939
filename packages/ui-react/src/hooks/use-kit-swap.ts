/**
 * A swap of the active account, put together without the modal.
 *
 * Out     data     the swap as it stands; its tokens, prices and quote are kept going while the hook is in use
 *         label    what the one button of a swap would say, the first that applies
 *         review, approve, mutate   in this order; none of them rejects: `error` is what the last one failed with
 * Source  R-SWAP-04 to 48, R-SWAP-91, R-REACT-03 to 07
 */
'use client'

import {
  type KitState,
  type SwapCoin,
  type SwapDetails,
  type SwapLabel,
  type SwapSide,
  type SwapState,
  selectActiveAccount,
  selectHasSwapMax,
  selectSwapDetails,
  selectSwapLabel,
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
import { useMemo } from 'react'
import { useAction } from '../kit/use-action.js'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { useWatch } from '../kit/use-watch.js'

type SwapTokenParams = { readonly side: SwapSide; readonly token: SwapCoin | undefined }

/** A swap, and what can be done with it. Without an account nothing of it does anything. */
export type UseKitSwapReturnType = {
  readonly data: SwapState
  readonly label: SwapLabel
  /** What the present quote costs; undefined without one. */
  readonly details: SwapDetails | undefined
  /** Whether filling in the whole balance is worth offering. */
  readonly canSetMax: boolean
  readonly setAmount: (text: string) => void
  readonly setMax: () => void
  /** One of `data.tokens`, or none. */
  readonly setToken: (params: SwapTokenParams) => void
  readonly switchTokens: () => void
  /** Looks at the allowance and builds the transaction. */
  readonly review: () => Promise<unknown>
  /** The visitor has agreed to a price impact above 15 %. */
  readonly confirmImpact: () => void
  /** The visitor goes by the price of a review that says `isRepriced`. */
  readonly acceptPrice: () => void
  /** What is to be approved: what is swapped and no more, unless it shall be any amount. */
  readonly setAllowance: (params: { readonly isUnlimited: boolean }) => void
  /** Has the wallet approve what the swap service may take. */
  readonly approve: () => Promise<unknown>
  /** Swaps. */
  readonly mutate: () => Promise<unknown>
  readonly clear: () => void
  readonly error: unknown
  /** Something is asked of the service, the wallet or the chain. */
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
  const { run: review, status: reviewing, error: reviewError } = useAction((asked) => reviewSwap(asked))
  const { run: approve, status: approving, error: approvalError } = useAction((asked) => approveSwap(asked))
  const { run: mutate, status: swapping, error: swapError } = useAction((asked) => swapTokens(asked))
  const actions = useMemo(() => {
    const whenReady = (action: () => void) => {
      if (selectIsReady(kit.getState())) action()
    }
    return {
      setAmount: (text: string) => whenReady(() => setSwapAmount(kit, text)),
      setMax: () => whenReady(() => setSwapMax(kit)),
      setToken: (params: SwapTokenParams) => whenReady(() => setSwapToken(kit, params)),
      switchTokens: () => whenReady(() => switchSwapTokens(kit)),
      confirmImpact: () => confirmImpact(kit),
      acceptPrice: () => acceptSwapPrice(kit),
      setAllowance: (params: { readonly isUnlimited: boolean }) => setSwapAllowance(kit, params),
      clear: () => whenReady(() => clearSwap(kit)),
    }
  }, [kit])
  const error = swapError ?? approvalError ?? reviewError
  const isPending = data.phase === 'quoting' || [reviewing, approving, swapping].includes('running')
  return useMemo(
    () => ({ data, label, details, canSetMax, ...actions, review, approve, mutate, error, isPending }),
    [data, label, details, canSetMax, actions, review, approve, mutate, error, isPending],
  )
}
