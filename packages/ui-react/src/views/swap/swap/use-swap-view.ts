'use client'

/**
 * State and actions of the form of a swap.
 *
 * Out     source, target   state and actions of each side; the target's amount comes from the quote
 *         label, press     of the main button: opens the review once there is a quote that the account can pay, else the list of
 *                          the missing token, or focuses the amount; undefined while there is nothing to do
 *         wait             text for what is loading
 *         error            text for what failed to load; `retry` loads it again
 *         reviewError      why the review did not open
 *         gasToken         symbol of the native token when there is not enough of it for the network fee
 *         areBalancesMissing   whether the account's balances could not be fetched
 * Source  R-SWAP-11, R-SWAP-15 to 24, R-SWAP-42 to 46, R-SWAP-50, R-SWAP-51, R-FLOW-41
 */

import {
  type KitState,
  type SwapSide,
  type SwapToken,
  selectActiveAccount,
  selectActiveNetwork,
} from '@bowline/kit-core'
import {
  pickSwapToken,
  retrySwap,
  setSwapAmount,
  setSwapMax,
  switchSwapTokens,
  watchSwap,
} from '@bowline/kit-core/actions'
import { selectHasSwapMax, selectSwapLabel } from '@bowline/kit-core/internal'
import { useEffect } from 'react'
import { loadSwapReviewActions } from '../../../kit/load-swap-review-actions.js'
import { prefetchChunk } from '../../../kit/prefetch-chunk.js'
import { useAction } from '../../../kit/use-action.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useWatch } from '../../../kit/use-watch.js'
import { toFiatValue } from './fiat-value.js'

/** The token to pay or to receive, and the state of its amount field. */
export type SwapSideView = {
  readonly label: string
  readonly token: SwapToken | undefined
  readonly amount: string
  /** Value in dollars. */
  readonly worth: number | undefined
  readonly error: string | undefined
  readonly isHidden: boolean
  readonly isAutofocused: boolean
  /** Undefined for a read-only amount. */
  readonly write: ((amount: string) => void) | undefined
  readonly submit: (() => void) | undefined
  readonly choose: () => void
  readonly max: (() => void) | undefined
}

type Press = (button: HTMLElement) => void

/** Focuses the amount to pay. */
const focusAmount: Press = (button) => button.closest('section')?.querySelector<HTMLElement>('input')?.focus()

const selectSwap = ({ swap }: KitState) => swap

/** Both sides, the quote's progress and the main button of Swap. Watches tokens and quote while mounted. */
export function useSwapView() {
  const kit = useKit()
  const { t, errorText } = useMessages()
  useWatch(watchSwap)
  const swap = useKitState(selectSwap)
  const label = useKitState(selectSwapLabel)
  const hasMax = useKitState(selectHasSwapMax)
  const coin = useKitState((state) => selectActiveNetwork(state)?.nativeCurrency.symbol)
  const isHidden = useKitState(({ preferences }) => preferences.areBalancesHidden)
  const tokenStatus = useKitState((state) => selectActiveAccount(state)?.tokenStatus)
  const { run: startReview, error: reviewError } = useAction(async (target) =>
    (await loadSwapReviewActions()).reviewSwap(target),
  )

  const { run: retry } = useAction((target) => retrySwap(target))

  const { phase, sourceToken, toToken, sourceTokenAmount, toTokenAmount, quote, gasPrice } = swap
  const failure = gasPrice === undefined ? 'swap.tokens-failed' : swap.error ? 'swap.quote-failed' : 'swap.no-quote'
  const isWaiting = phase === 'initializing' || phase === 'quoting'
  const canReview = label === 'review' && quote !== undefined
  const review = () => void startReview()
  useEffect(() => {
    if (canReview) void prefetchChunk(kit, loadSwapReviewActions)
  }, [kit, canReview])
  const choose = (side: SwapSide) => () => pickSwapToken(kit, { side })
  const getPress = (): Press | undefined => {
    if (canReview) return review
    if (label === 'select-token') return choose(sourceToken ? 'target' : 'source')
    return label === 'enter-amount' ? focusAmount : undefined
  }
  const common = { isHidden, max: undefined, error: undefined, submit: undefined }

  const source: SwapSideView = {
    ...common,
    label: t('swap.pay'),
    token: sourceToken,
    amount: sourceTokenAmount,
    worth: toFiatValue(sourceToken, sourceTokenAmount),
    error: phase === 'insufficient' ? t('swap.insufficient-balance') : undefined,
    isAutofocused: true,
    write: (amount) => setSwapAmount(kit, amount),
    submit: canReview ? review : undefined,
    choose: choose('source'),
    max: hasMax ? () => setSwapMax(kit) : undefined,
  }
  const target: SwapSideView = {
    ...common,
    label: t('swap.receive'),
    token: toToken,
    amount: toTokenAmount,
    worth: toFiatValue(toToken, toTokenAmount),
    isAutofocused: false,
    write: undefined,
    choose: choose('target'),
  }
  return {
    source,
    target,
    label: t(`swap.${label}`),
    press: getPress(),
    isBusy: isWaiting,
    wait: isWaiting ? t(`swap.${phase}`) : undefined,
    error: phase === 'failed' ? t(failure) : undefined,
    retry: () => void retry(),
    reviewError: reviewError === undefined ? undefined : errorText(reviewError),
    gasToken: swap.isGasInsufficient && phase !== 'insufficient' ? (coin ?? '') : undefined,
    areBalancesMissing: tokenStatus === 'failed',
    canSwitch: sourceToken !== undefined || toToken !== undefined,
    switchTokens: () => switchSwapTokens(kit),
  }
}
