'use client'

/**
 * State and actions of the review of a transfer, before the wallet is asked. The form has already estimated the fee.
 *
 * Out     isReady     whether the transfer is complete
 *         canSend     false while the fee is being estimated; until a lookalike, an address of another network and a high fee
 *                     are confirmed; and after a failure that a retry cannot solve
 *         outcome     result of the last attempt: declined or failed, with a reason if there is one, and a text when the view
 *                     has none; the form keeps its values
 *         isSilent    the wallet has not responded in time; another request might send the transfer twice
 *         unresolved  the same transfer may have been sent: the user must check before another request
 *         send        does nothing while a request is pending
 * Source  R-SEND-14 to 16, R-SEND-29 to 31, R-SEND-37, R-SEND-161, R-SEND-165, R-CONN-209, R-CONN-210, R-FLOW-39
 */

import {
  isKitError,
  parseAmount,
  selectActiveAccount,
  selectActiveNetwork,
  selectSend,
  selectSendProblem,
} from '@bowline/kit-core'
import { confirmFee, confirmLookalike, confirmOtherNetwork, goBack, sendToken } from '@bowline/kit-core/actions'
import { selectUnresolvedSend } from '@bowline/kit-core/internal'
import { useAction } from '../../../kit/use-action.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useResponseTimeout } from '../../../kit/use-response-timeout.js'
import { getErrorReason } from '../../../messages/error-reason.js'

type Outcome = {
  readonly kind: 'declined' | 'failed' | 'failed-for-good'
  readonly text: string | undefined
  readonly reason?: string | undefined
}

/** The transfer, what still blocks sending it, and the view's buttons. */
export function useWalletSendPreviewView() {
  const kit = useKit()
  const { errorText } = useMessages()
  const transfer = useKitState(selectSend)
  const problem = useKitState(selectSendProblem)
  const network = useKitState(selectActiveNetwork)
  const wallet = useKitState(selectActiveAccount)?.connectedWalletInfo
  const isHidden = useKitState(({ preferences }) => preferences.areBalancesHidden)

  const unresolved = useKitState(selectUnresolvedSend)

  const { run, status, error } = useAction((target) => sendToken(target))
  const isSending = transfer.loading || status === 'running'
  const { isSilent } = useResponseTimeout(isSending)
  const isCompared = transfer.lookalike === undefined || transfer.isLookalikeConfirmed
  const isElsewhere = transfer.isNameElsewhere || transfer.contractElsewhere !== undefined
  const isNetworkConfirmed = !isElsewhere || transfer.isElsewhereConfirmed
  const isFeeAccepted = !transfer.isFeeHigh || transfer.isFeeConfirmed
  const outcome = status === 'failed' && !isSending ? toOutcome(error, errorText) : undefined
  const isFinal = outcome?.kind === 'failed-for-good'
  const isChecked = unresolved === undefined
  const isAgreed = isCompared && isNetworkConfirmed && isFeeAccepted
  const canSend = problem === undefined && isChecked && isAgreed && transfer.feeStatus !== 'loading' && !isFinal
  return {
    transfer,
    amount: parseAmount(transfer.sendTokenAmount ?? ''),
    network,
    walletName: wallet?.name ?? '',
    isHidden,
    isReady: problem === undefined || problem === 'unsendable' || isSending,
    isSending,
    isSilent: isSilent && isChecked,
    unresolved,
    canSend,
    isElsewhere,
    outcome,
    confirm: () => confirmLookalike(kit),
    confirmElsewhere: () => confirmOtherNetwork(kit),
    confirmFee: () => confirmFee(kit),
    cancel: () => goBack(kit),
    send: () => {
      if (canSend && !isSending) void run()
    },
  }
}

function toOutcome(error: unknown, errorText: (error: unknown) => string): Outcome | undefined {
  if (isKitError(error, 'send/declined')) return { kind: 'declined', text: undefined }
  if (isKitError(error, 'transaction/unknown')) return undefined
  if (!isKitError(error, 'send/failed')) return { kind: 'failed', text: errorText(error) }
  const { cause } = error
  const isFinal = 'canRetry' in error && error.canRetry === false
  return {
    kind: isFinal ? 'failed-for-good' : 'failed',
    text: undefined,
    reason: getErrorReason(cause, errorText),
  }
}
