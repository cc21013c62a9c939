/**
 * A payment that is made without the modal: with the connected wallet, or at an exchange.
 *
 * Out     data        what is paid, the exchanges that were listed, and how it goes
 *         start       checks the payment and makes it. At an exchange it has to be called within the visitor's click, or browsers
 *                     refuse the exchange's page; its address is `data.payUrl` then
 *         listExchanges  those the payment can be made at; none where they could not be had
 *         cancel      waits for the exchange no longer, on the next page neither; what a wallet was asked for cannot be taken back
 *         None rejects: `error` is what the last one failed with, a PayError or WalletUnavailableError. Nothing happens while
 *         `features.pay` is off
 * Source  R-PAY-12, R-REACT-03 to 07
 */
'use client'

import { type Exchange, type Payment, type PayState, type PayStatus, selectPay } from '@bowline/kit-core'
import { cancelPay, listExchanges, type StartPayParams, startPay } from '@bowline/kit-core/actions'
import { useMemo } from 'react'
import { useAction } from '../kit/use-action.js'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'

/** A payment, and what can be done with it. */
export type UseKitPayReturnType = {
  readonly data: PayState
  readonly status: PayStatus
  /** With the wallet, or at the exchange that is named; undefined when it was not made. */
  readonly start: (params: StartPayParams) => Promise<{ readonly hash: string | undefined } | undefined>
  readonly listExchanges: (params: { readonly payment: Payment }) => Promise<readonly Exchange[] | undefined>
  readonly cancel: () => void
  readonly error: unknown
  readonly isPending: boolean
}

/** Makes payments. */
export function useKitPay(): UseKitPayReturnType {
  const kit = useKit()
  const data = useKitState(selectPay)
  const {
    run: start,
    status: starting,
    error: startError,
  } = useAction((asked, params: StartPayParams) => startPay(asked, params))
  const {
    run: list,
    status: listing,
    error: listError,
  } = useAction((asked, params: { readonly payment: Payment }) => listExchanges(asked, params))
  const cancel = useMemo(() => () => cancelPay(kit), [kit])
  const { status } = data
  const error = startError ?? listError
  const isPending = starting === 'running' || listing === 'running'
  return useMemo(
    () => ({ data, status, start, listExchanges: list, cancel, error, isPending }),
    [data, status, start, list, cancel, error, isPending],
  )
}
