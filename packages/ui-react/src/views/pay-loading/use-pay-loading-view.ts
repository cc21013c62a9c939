/**
 * How a payment goes.
 *
 * Out     stage     RING_OF says how it is drawn
 *         exchange  the one that is paid at; undefined for the wallet
 *         reason    what the wallet or the chain says of a failure
 *         isSilent  the wallet has not answered for a while; asked again it might pay twice
 *         unanswered  it may have been paid: not paid again before the user has checked
 *         retry     back to the ways to pay, once it has failed and nothing arrived that would be paid twice
 * Source  R-PAY-07, R-PAY-24, R-PAY-09, R-CONN-209, R-CONN-210, R-FLOW-49
 */
'use client'

import { cleanText, selectPay, selectUnansweredPayment } from '@bowline/kit-core'
import { reset } from '@bowline/kit-core/actions'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'
import { useResponseTimeout } from '../../kit/use-response-timeout.js'
import { translateError } from '../../messages/format-error.js'
import { selectPayer } from '../pay/use-pay-view.js'

/** Letters of a stranger's own words that are shown. */
const LONGEST_REASON = 300

/** The payment, and a way to begin again. */
export function usePayLoadingView() {
  const kit = useKit()
  const { messages } = useMessages()
  const { current, exchanges, status, reason, ...pay } = useKitState(selectPay)
  const walletInfo = useKitState(selectPayer)
  const exchangeId = current?.type === 'exchange' ? current.exchangeId : undefined
  const isSent = current?.type === 'wallet' && status === 'initiated'
  const isAsked = current?.type === 'wallet' && (status === 'awaiting' || status === 'idle')
  const { isSilent } = useResponseTimeout(isAsked)
  const unanswered = useKitState(selectUnansweredPayment)
  const isEnded = status === 'unknown' || (status === 'failed' && pay.error !== 'LESS_ARRIVED')
  const canRetry = isEnded && unanswered === undefined
  return {
    ...pay,
    reason: reason && (translateError(messages, reason.facts) ?? cleanText(reason.message, { max: LONGEST_REASON })),
    isSilent: isSilent && unanswered === undefined,
    unanswered,
    status: status === 'idle' ? 'awaiting' : status,
    walletInfo,
    isSent,
    isExchange: exchangeId !== undefined,
    exchange: exchanges.find(({ id }) => id === exchangeId),
    isBusy: (status === 'awaiting' || status === 'initiated') && !(isSent && pay.isStatusUnknown),
    retry: canRetry ? () => reset(kit, { view: 'Pay' }) : undefined,
  }
}
