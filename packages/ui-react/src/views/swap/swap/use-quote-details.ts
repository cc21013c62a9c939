'use client'

import { type KitState, type SwapDetails, type SwapToken, selectSwapDetails } from '@bowline/kit-core'
import { useKitState } from '../../../kit/use-kit-state.js'

/** The current quote of the swap, with its two tokens. */
export type SwapQuoteDetails = {
  readonly details: SwapDetails
  readonly source: SwapToken
  readonly target: SwapToken
  /** Whether other quotes could not be fetched. */
  readonly arePartial: boolean
}

const selectSource = ({ swap }: KitState) => swap.sourceToken
const selectArePartial = ({ swap }: KitState) => swap.areQuotesPartial
const selectTarget = ({ swap }: KitState) => swap.toToken

/** The current quote; undefined without one. */
export function useQuoteDetails(): SwapQuoteDetails | undefined {
  const details = useKitState(selectSwapDetails)
  const source = useKitState(selectSource)
  const target = useKitState(selectTarget)
  const arePartial = useKitState(selectArePartial)
  return details && source && target ? { details, source, target, arePartial } : undefined
}
