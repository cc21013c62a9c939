'use client'

/**
 * State and actions of the form of a transfer.
 *
 * Out     problem       the first problem; undefined when the transfer can be reviewed
 *         amountError   a problem with the amount, shown at its field
 *         press         action of the main button: goes to what is missing, and once nothing is, to the review. Undefined when
 *                       a value is wrong, which the label of the button says
 *         preview       does nothing while there is a problem or another transfer is pending
 * Source  R-SEND-07 to 13, R-SEND-31, R-SEND-90, R-FLOW-37
 */

import { isSupportedOn, type SendProblem, selectSend, selectSendProblem } from '@bowline/kit-core'
import {
  push,
  setSendAmount,
  setSendMax,
  setSendRecipient,
  switchToRecipientNetwork,
  watchSend,
} from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { prefetchChunk } from '../../../kit/prefetch-chunk.js'
import { useAction } from '../../../kit/use-action.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useSendTokens } from './use-send-tokens.js'

/** A zero or a separator alone, which is no error while the user types. */
const INCOMPLETE = /^\s*[0\p{Po}]?\s*$/u

/** Selectors of the fields for missing values. */
const FIELDS: Readonly<Partial<Record<SendProblem, string>>> = {
  'add-amount': '[data-part="amount-field"] input',
  'add-address': '[data-part="recipient-field"] textarea',
}

/** The transfer's fields, the first problem with them, and the form's buttons. Watches the tokens and the fee. */
export function useWalletSendView() {
  const kit = useKit()
  const send = useKitState(selectSend)
  const problem = useKitState(selectSendProblem)
  const hasNames = useKitState(({ network }) => isSupportedOn('names', network.activeNamespace))
  const isHidden = useKitState(({ preferences }) => preferences.areBalancesHidden)
  const { run: runSwitch, status: switching } = useAction(switchToRecipientNetwork)
  const isBusy = send.loading || switching === 'running'
  useEffect(() => watchSend(kit), [kit])
  const isComplete = problem === undefined
  useEffect(() => {
    if (isComplete) void prefetchChunk(kit, () => import('../wallet-send-preview/wallet-send-preview-view.js'))
  }, [kit, isComplete])
  const amount = send.sendTokenAmount ?? ''
  const openTokens = () => push(kit, { view: 'WalletSendSelectToken' })
  const preview = () => {
    if (isComplete && !isBusy) push(kit, { view: 'WalletSendPreview' })
  }
  return {
    ...useSendTokens(),
    send,
    problem,
    amount,
    amountError: getAmountError(problem, amount),
    hasNames,
    isHidden,
    isBusy,
    changeAmount: (text: string) => setSendAmount(kit, text),
    fillMax: () => setSendMax(kit),
    changeRecipient: (text: string) => setSendRecipient(kit, text),
    switchForRecipient: () => void runSwitch(),
    openTokens,
    preview,
    press: getPress(problem, openTokens, preview),
  }
}

type Press = (button: HTMLElement) => void

function getPress(problem: SendProblem | undefined, openTokens: () => void, preview: () => void): Press | undefined {
  if (problem === undefined) return preview
  if (problem === 'select-token') return openTokens
  const field = FIELDS[problem]
  if (field === undefined) return undefined
  return (button) => button.closest('section')?.querySelector<HTMLElement>(field)?.focus()
}

function getAmountError(problem: SendProblem | undefined, amount: string) {
  if (problem === 'insufficient-funds') return problem
  return problem === 'incorrect-value' && !INCOMPLETE.test(amount) ? problem : undefined
}
