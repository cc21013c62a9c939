'use client'

/**
 * Options to make a payment.
 *
 * Out     exchanges    the first exchanges, or all of them after `showMore`
 *         isHeld       a request to the wallet is pending, so that nothing else may pay
 *         isEmpty      the service has responded, and there is no option to pay
 * Source  R-PAY-05, R-PAY-10, R-PAY-11, R-FLOW-48
 */

import { type KitState, selectAccount, selectNetwork, selectPay } from '@bowline/kit-core'
import { connectToPay, fetchExchanges, payWithExchange, payWithWallet } from '@bowline/kit-core/actions'
import { selectPayNamespace, selectPayWallet } from '@bowline/kit-core/internal'
import { useState } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'

/** Number of exchanges shown before `showMore`. */
const FIRST_EXCHANGES = 2

/** The payment, the options to pay it, and functions that start each. */
export function usePayView() {
  const kit = useKit()
  const { payment, exchanges, exchangesStatus, status, current } = useKitState(selectPay)
  const wallet = useKitState(selectPayWallet)
  const walletInfo = useKitState(selectPayer)
  const network = useKitState(selectPayNetwork)
  const [isExpanded, setExpanded] = useState(false)
  const { run: payWallet } = useAction((target) => payWithWallet(target))
  const { run: payExchange } = useAction((target, params: { exchangeId: string }) => payWithExchange(target, params))
  const shown = isExpanded ? exchanges : exchanges.slice(0, FIRST_EXCHANGES)
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
    showMore: () => setExpanded(true),
    payWallet: () => void payWallet(),
    payExchange: (exchangeId: string) => void payExchange({ exchangeId }),
    connect: () => connectToPay(kit),
    retry: () => void fetchExchanges(kit),
  }
}

/** Wallet of the EVM account, which would make the payment; undefined without one. */
export function selectPayer(state: KitState) {
  return selectAccount(state, selectPayNamespace(state)).connectedWalletInfo
}

function selectPayNetwork(state: KitState) {
  const { payment } = selectPay(state)
  return payment && selectNetwork(state, payment.paymentAsset.network)
}
