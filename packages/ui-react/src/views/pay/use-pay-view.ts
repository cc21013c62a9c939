/**
 * The ways to make a payment.
 *
 * Out     exchanges    the first ones, or all once more were asked for
 *         isHeld       the wallet is being asked for it: nothing else may pay it meanwhile
 *         isEmpty      the service has answered, and there is nothing to pay with
 * Source  R-PAY-05, R-PAY-10, R-PAY-11, R-FLOW-48
 */
'use client'

import { type KitState, selectAccount, selectNetwork, selectPay, selectPayWallet } from '@bowline/kit-core'
import { connectToPay, fetchExchanges, payWithExchange, payWithWallet } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useAction } from '../../kit/use-action.js'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'

/** Exchanges that are shown before more are asked for. */
const FIRST_EXCHANGES = 2

/** The ways to pay, and taking one. */
export function usePayView() {
  const kit = useKit()
  const { payment, exchanges, exchangesStatus, status, current } = useKitState(selectPay)
  const wallet = useKitState(selectPayWallet)
  const walletInfo = useKitState(selectPayer)
  const network = useKitState(selectPayNetwork)
  const [isWhole, setWhole] = useState(false)
  const { run: payWallet } = useAction((asked) => payWithWallet(asked))
  const { run: payExchange } = useAction((asked, params: { exchangeId: string }) => payWithExchange(asked, params))
  const shown = isWhole ? exchanges : exchanges.slice(0, FIRST_EXCHANGES)
  return {
    payment,
    network,
    wallet,
    walletInfo,
    exchanges: shown,
    hasMore: exchanges.length > shown.length,
    exchangesStatus,
    isHeld: status === 'awaiting' && current?.type === 'wallet',
    isEmpty: exchangesStatus === 'ready' && exchanges.length === 0 && wallet !== 'ready',
    showMore: () => setWhole(true),
    payWallet: () => void payWallet(),
    payExchange: (exchangeId: string) => void payExchange({ exchangeId }),
    connect: () => connectToPay(kit),
    retry: () => void fetchExchanges(kit),
  }
}

/** The wallet that would pay. */
export function selectPayer(state: KitState) {
  return selectAccount(state, 'eip155').connectedWalletInfo
}

function selectPayNetwork(state: KitState) {
  const { payment } = selectPay(state)
  return payment && selectNetwork(state, payment.paymentAsset.network)
}
