/**
 * A purchase with fiat, put together without the modal.
 *
 * Out     data     the purchase as it stands, defaults filled in; what can be bought is read while the hook is in use
 *         amountError   why the amount cannot be paid; without one it can, or there is none yet
 *         quote    undefined when there is none; `data.error` says why
 *         open     call it within a click: it opens a window. Of Coinbase, what becomes of the purchase is `data.purchase`
 *         None of them rejects: `error` is what the last `open` failed with
 * Source  R-RAMP-13 to 39, R-REACT-03 to 07
 */
'use client'

import {
  type KitState,
  type OnrampAmountIssue,
  type OnrampPhase,
  type OnrampState,
  type PaymentCurrency,
  type PurchaseCurrency,
  selectOnramp,
  selectOnrampAmountFault,
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
import { useMemo } from 'react'
import { useAction } from '../kit/use-action.js'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { useWatch } from '../kit/use-watch.js'

/** A purchase, and what can be done with it. */
export type UseKitOnrampReturnType = {
  readonly data: OnrampState
  readonly phase: OnrampPhase
  readonly amountError: OnrampAmountIssue | undefined
  /** Decimal text; `parseAmountCandidates` reads what people write. */
  readonly setAmount: (text: string) => void
  /** One of `data.purchaseCurrencies`. */
  readonly setPurchaseCurrency: (currency: PurchaseCurrency) => void
  /** One of `data.paymentCurrencies`. */
  readonly setPaymentCurrency: (currency: PaymentCurrency) => void
  /** Id of one of the payment currency's limits. */
  readonly setPaymentMethod: (id: string) => void
  /** Asks for a quote at once; a change of the amount asks by itself. */
  readonly quote: () => Promise<unknown>
  readonly open: (params: OpenOnrampProviderParams) => Promise<unknown>
  /** Waits for the purchase no more. */
  readonly stopWaiting: () => void
  readonly reset: () => void
  readonly error: unknown
  readonly isPending: boolean
}

const selectIsStarted = ({ lifecycle }: KitState) => lifecycle !== 'booting'

/** Buys with fiat. */
export function useKitOnramp(): UseKitOnrampReturnType {
  const kit = useKit()
  useWatch(watchOnramp, useKitState(selectIsStarted))
  const data = useKitState((state) => selectOnramp(state, kit.config))
  const phase = useKitState(selectOnrampPhase)
  const amountError = useKitState(selectOnrampAmountFault)
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
