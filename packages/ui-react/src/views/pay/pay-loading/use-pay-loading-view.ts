'use client'

/**
 * Progress of the current payment.
 *
 * Out     exchange  exchange of the payment; undefined when the wallet pays
 *         reason    reason that the wallet or the chain gave for a failure
 *         isSilent  the wallet has not responded in time; another request might pay twice
 *         unresolved  the payment may have been made: the user must check before paying again
 *         isIncomplete  less than the full amount arrived
 *         hasReceipt  whether to show the receipt: the payment arrived, in full or (`isIncomplete`) in part
 *         retry     goes back to the payment options; undefined unless the payment failed and nothing would be paid twice
 * Source  R-PAY-07, R-PAY-24, R-PAY-09, R-PAY-32, R-CONN-209, R-CONN-210, R-FLOW-49
 */

import { cleanText, type KitState, selectPay, selectTransactionExplorerUrl } from '@bowline/kit-core'
import { close, reset } from '@bowline/kit-core/actions'
import { selectUnresolvedPayment } from '@bowline/kit-core/internal'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useResponseTimeout } from '../../../kit/use-response-timeout.js'
import { translateError } from '../../../messages/format-error.js'
import { selectPayer } from '../pay/use-pay-view.js'

/** Maximum length of the wallet's or chain's reason, in characters. */
const MAX_REASON_LENGTH = 300

/** Status, payer and retry of the payment. */
export function usePayLoadingView() {
  const kit = useKit()
  const { messages } = useMessages()
  const { current, exchanges, status, reason, ...pay } = useKitState(selectPay)
  const walletInfo = useKitState(selectPayer)
  const exchangeId = current?.type === 'exchange' ? current.exchangeId : undefined
  const isSent = current?.type === 'wallet' && status === 'initiated'
  const isRequested = current?.type === 'wallet' && (status === 'awaiting' || status === 'idle')
  const { isSilent } = useResponseTimeout(isRequested)
  const unresolved = useKitState(selectUnresolvedPayment)
  const isIncomplete = status === 'failed' && pay.error === 'LESS_ARRIVED'
  const hasEnded = status === 'unknown' || (status === 'failed' && !isIncomplete)
  const explorerUrl = useKitState(selectPaymentUrl)
  const canRetry = hasEnded && unresolved === undefined
  return {
    ...pay,
    reason:
      reason && (translateError(messages, reason.details) ?? cleanText(reason.message, { max: MAX_REASON_LENGTH })),
    isSilent: isSilent && unresolved === undefined,
    unresolved,
    status: status === 'idle' ? 'awaiting' : status,
    walletInfo,
    isSent,
    isExchange: exchangeId !== undefined,
    exchange: exchanges.find(({ id }) => id === exchangeId),
    isBusy: (status === 'awaiting' || status === 'initiated') && !(isSent && pay.isStatusUnknown),
    isIncomplete,
    hasReceipt: status === 'success' || isIncomplete,
    explorerUrl,
    done: () => close(kit),
    retry: canRetry ? () => reset(kit, { view: 'Pay' }) : undefined,
  }
}

function selectPaymentUrl(state: KitState): string | undefined {
  const { payment, hash } = selectPay(state)
  if (payment === undefined || hash === undefined) return undefined
  return selectTransactionExplorerUrl(state, { metadata: { chain: payment.paymentAsset.network, hash } })
}
