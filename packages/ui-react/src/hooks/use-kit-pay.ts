'use client'

/**
 * Pays with the connected wallet, or at an exchange, without the modal.
 *
 * Out     data        the payment, the exchanges that were listed, and the progress
 *         start       checks and makes the payment. For an exchange, call it within the user's click, or browsers block the
 *                     exchange's page; then its URL is `data.payUrl`
 *         listExchanges  exchanges that can take the payment; empty when they could not be fetched
 *         cancel      stops waiting for the exchange, also after a reload; a request to a wallet cannot be withdrawn
 *         None rejects: `error` is the last error, a PayError or WalletUnavailableError. Without `features.pay`, nothing
 *         happens
 * Source  R-PAY-12, R-REACT-03 to 07
 */

import { type Exchange, type Payment, type PayState, type PayStatus, selectPay } from '@bowline/kit-core'
import { cancelPay, listExchanges, type StartPayParams, startPay } from '@bowline/kit-core/actions'
import { useMemo } from 'react'
import { useAction } from '../kit/use-action.js'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'

/** State of a payment, and functions to make it. */
export type UseKitPayReturnType = {
  readonly data: PayState
  readonly status: PayStatus
  /** Pays with the wallet or at the given exchange. Resolves to undefined when the payment was not made. */
  readonly start: (params: StartPayParams) => Promise<{ readonly hash: string | undefined } | undefined>
  readonly listExchanges: (params: { readonly payment: Payment }) => Promise<readonly Exchange[] | undefined>
  readonly cancel: () => void
  readonly error: unknown
  readonly isPending: boolean
}

/** Makes payments without the modal. */
export function useKitPay(): UseKitPayReturnType {
  const kit = useKit()
  const data = useKitState(selectPay)
  const {
    run: start,
    status: starting,
    error: startError,
  } = useAction((target, params: StartPayParams) => startPay(target, params))
  const {
    run: list,
    status: listing,
    error: listError,
  } = useAction((target, params: { readonly payment: Payment }) => listExchanges(target, params))
  const cancel = useMemo(() => () => cancelPay(kit), [kit])
  const { status } = data
  const error = startError ?? listError
  const isPending = starting === 'running' || listing === 'running'
  return useMemo(
    () => ({ data, status, start, listExchanges: list, cancel, error, isPending }),
    [data, status, start, list, cancel, error, isPending],
  )
}
