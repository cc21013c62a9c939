/**
 * The review of a transfer, before it goes to the wallet. Its fee was asked for by the form.
 *
 * Out     isReady     there is something whole to review
 *         canSend     not while the fee is being estimated, nor before a lookalike was compared and an address of elsewhere and a high fee confirmed, nor again where that cannot help
 *         outcome     of the last try: refused in the wallet, or failed, with the reason where there is one and words where nobody
 *                     has told yet; the form stays as it is either way
 *         isSilent    the wallet has not answered for a while; asked again it might send twice
 *         unanswered  the same transfer was asked for and may have been sent: not sent again before the user has checked
 *         send        does nothing while it is being sent
 * Source  R-SEND-14 to 16, R-SEND-29 to 31, R-SEND-37, R-SEND-161, R-SEND-165, R-CONN-209, R-CONN-210, R-FLOW-39
 */
'use client'

import {
  isKitError,
  parseAmount,
  selectActiveAccount,
  selectActiveNetwork,
  selectSend,
  selectSendProblem,
  selectUnansweredSend,
} from '@bowline/kit-core'
import { confirmFee, confirmLookalike, confirmOtherNetwork, goBack, sendToken } from '@bowline/kit-core/actions'
import { useAction } from '../../kit/use-action.js'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'
import { useResponseTimeout } from '../../kit/use-response-timeout.js'
import { reasonOf } from '../../messages/error-reason.js'

type Outcome = {
  readonly kind: 'declined' | 'failed' | 'failed-for-good'
  readonly words: string | undefined
  readonly reason?: string | undefined
}

/** The review's whole behaviour. */
export function useWalletSendPreviewView() {
  const kit = useKit()
  const { errorText } = useMessages()
  const transfer = useKitState(selectSend)
  const problem = useKitState(selectSendProblem)
  const network = useKitState(selectActiveNetwork)
  const wallet = useKitState(selectActiveAccount)?.connectedWalletInfo
  const isHidden = useKitState(({ preferences }) => preferences.areBalancesHidden)

  const unanswered = useKitState(selectUnansweredSend)

  const { run, status, error } = useAction((asked) => sendToken(asked))
  const isSending = transfer.loading || status === 'running'
  const { isSilent } = useResponseTimeout(isSending)
  const isCompared = transfer.lookalike === undefined || transfer.isLookalikeConfirmed
  const isElsewhere = transfer.isNameElsewhere || transfer.contractElsewhere !== undefined
  const isMeantHere = !isElsewhere || transfer.isElsewhereConfirmed
  const isFeeAgreed = !transfer.isFeeHigh || transfer.isFeeConfirmed
  const outcome = status === 'failed' && !isSending ? outcomeOf(error, errorText) : undefined
  const isOver = outcome?.kind === 'failed-for-good'
  const isChecked = unanswered === undefined
  const isAgreed = isCompared && isMeantHere && isFeeAgreed
  const canSend = problem === undefined && isChecked && isAgreed && transfer.feeStatus !== 'loading' && !isOver
  return {
    transfer,
    amount: parseAmount(transfer.sendTokenAmount ?? ''),
    network,
    walletName: wallet?.name ?? '',
    isHidden,
    isReady: problem === undefined || problem === 'unsendable' || isSending,
    isSending,
    isSilent: isSilent && isChecked,
    unanswered,
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

function outcomeOf(error: unknown, errorText: (error: unknown) => string): Outcome | undefined {
  if (isKitError(error, 'send/declined')) return { kind: 'declined', words: undefined }
  if (isKitError(error, 'transaction/unknown')) return undefined
  if (!isKitError(error, 'send/failed')) return { kind: 'failed', words: errorText(error) }
  const { cause } = error
  const isFinal = 'canRetry' in error && error.canRetry === false
  return {
    kind: isFinal ? 'failed-for-good' : 'failed',
    words: undefined,
    reason: reasonOf(cause, errorText),
  }
}
