'use client'

/**
 * Buys with fiat without the modal.
 *
 * Out     data     state of the purchase, with defaults filled in; available currencies load while the hook is in use
 *         amountError  why the amount cannot be paid; undefined when it can, or when there is no amount yet
 *         quote    fetches a quote; without one, `data.error` holds the reason
 *         open     opens a window, so call it within a click. For Coinbase, `data.purchase` reports the purchase's progress
 *         None of them rejects: `error` is the error of the last `open`
 * Source  R-RAMP-13 to 39, R-REACT-03 to 07
 */

import {
  type KitState,
  type OnrampAmountIssue,
  type OnrampPhase,
  type OnrampState,
  type PaymentCurrency,
  type PurchaseCurrency,
  selectOnramp,
  selectOnrampPhase,
} from '@bowline/kit-core'
import {
  type OpenOnrampProviderParams,
  openOnrampProvider,
  quoteOnramp,
  resetOnramp,
  setOnrampAmount,
  setPaymentCurrency,
  setPaymentMethod,
  setPurchaseCurrency,
  stopWaitingForPurchase,
  watchOnramp,
} from '@bowline/kit-core/actions'
import { selectOnrampAmountIssue } from '@bowline/kit-core/internal'
import { useMemo } from 'react'
import { useAction } from '../kit/use-action.js'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { useWatch } from '../kit/use-watch.js'

/** State of a purchase, and functions to change it. */
export type UseKitOnrampReturnType = {
  readonly data: OnrampState
  readonly phase: OnrampPhase
  readonly amountError: OnrampAmountIssue | undefined
  /** Sets decimal text. Use `parseAmountCandidates` to parse what people type. */
  readonly setAmount: (text: string) => void
  /** Sets one of `data.purchaseCurrencies`. */
  readonly setPurchaseCurrency: (currency: PurchaseCurrency) => void
  /** Sets one of `data.paymentCurrencies`. */
  readonly setPaymentCurrency: (currency: PaymentCurrency) => void
  /** Sets the payment method by the id of one of the payment currency's limits. */
  readonly setPaymentMethod: (id: string) => void
  /** Fetches a quote immediately. Changing the amount also fetches one. */
  readonly quote: () => Promise<unknown>
  readonly open: (params: OpenOnrampProviderParams) => Promise<unknown>
  /** Stops waiting for the purchase. */
  readonly stopWaiting: () => void
  readonly reset: () => void
  readonly error: unknown
  readonly isPending: boolean
}

const selectIsStarted = ({ lifecycle }: KitState) => lifecycle !== 'booting'

/** Buys tokens with fiat. */
export function useKitOnramp(): UseKitOnrampReturnType {
  const kit = useKit()
  useWatch(watchOnramp, useKitState(selectIsStarted))
  const data = useKitState((state) => selectOnramp(state, kit.config))
  const phase = useKitState(selectOnrampPhase)
  const amountError = useKitState(selectOnrampAmountIssue)
  const { run: quote } = useAction(quoteOnramp)
  const { run: open, error } = useAction(openOnrampProvider)
  const actions = useMemo(
    () => ({
      setAmount: (text: string) => setOnrampAmount(kit, text),
      setPurchaseCurrency: (currency: PurchaseCurrency) => setPurchaseCurrency(kit, currency),
      setPaymentCurrency: (currency: PaymentCurrency) => setPaymentCurrency(kit, currency),
      setPaymentMethod: (id: string) => setPaymentMethod(kit, id),
      stopWaiting: () => stopWaitingForPurchase(kit),
      reset: () => resetOnramp(kit),
    }),
    [kit],
  )
  const isPending = phase === 'quoting' || phase === 'opening'
  return useMemo(
    () => ({ data, phase, amountError, ...actions, quote, open, error, isPending }),
    [data, phase, amountError, actions, quote, open, error, isPending],
  )
}
