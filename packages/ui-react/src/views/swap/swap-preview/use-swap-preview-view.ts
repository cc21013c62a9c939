'use client'

/**
 * State and actions of the review of a swap.
 *
 * Out     quoteDetails, given, received   contents of the review; undefined once it has ended
 *         network     name of the active network
 *         allowance   what the requested approval would allow its spender, and a function to change it; `batchSize` is the number
 *                     of calls when the approval and the swap are one request
 *         contract    address that the swap calls, once the swap is built; `hasNoMinimum` when its call data states no minimum
 *         step        the transaction that the network fee is for, once it is built
 *         isRepriced  the amount received is lower than shown before; the user must accept it first
 *         confirmation   confirmation of a bad price; the user must confirm it first
 *         gasToken    symbol of the native token when there is not enough of it for the network fee
 *         error       why the last attempt failed, unless the user declined it or its outcome is unknown; `reason` is the
 *                     reason that the wallet gave
 *         unresolved  the same swap may have been sent: the user must check before another request
 *         status      progress of the swap, or what blocks it
 *         isSilent    the wallet has not responded in time; another request might send the swap twice
 *         button      the main action. The button stays mounted while its label changes, and so keeps focus
 * Source  R-SWAP-26, R-SWAP-30 to 39, R-SWAP-46, R-SWAP-49, R-SWAP-80, R-SWAP-91, R-SWAP-94, R-SWAP-138, R-SWAP-140, R-CONN-209, R-CONN-210, R-FLOW-43
 */

import {
  isKitError,
  type KitState,
  parseAmount,
  type SwapReview,
  type SwapToken,
  selectActiveAccount,
  selectActiveNetwork,
} from '@bowline/kit-core'
import {
  acceptSwapPrice,
  approveSwap,
  confirmImpact,
  setSwapAllowance,
  swapTokens,
  watchSwap,
} from '@bowline/kit-core/actions'
import { selectUnresolvedSwap } from '@bowline/kit-core/internal'
import { useAction } from '../../../kit/use-action.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useResponseTimeout } from '../../../kit/use-response-timeout.js'
import { useWatch } from '../../../kit/use-watch.js'
import { getErrorReason } from '../../../messages/error-reason.js'
import { toFiatValue } from '../swap/fiat-value.js'
import { useQuoteDetails } from '../swap/use-quote-details.js'
import type { Exchanged } from './swap-exchange.js'
import { useImpactConfirmation } from './use-impact-confirmation.js'

const selectSwap = ({ swap }: KitState) => swap

const STEPS = {
  building: { status: 'swap-preview.building-status', label: 'swap-preview.building' },
  repriced: { status: 'swap-preview.repriced-status', label: 'swap.accept-price' },
  approve: { status: 'swap-preview.approve-status', label: 'swap.approve' },
  approving: { status: 'swap-preview.waiting-status', label: 'swap.approving' },
  ready: { status: undefined, label: 'swap.swap' },
  swapping: { status: 'swap-preview.waiting-status', label: 'swap-preview.swapping' },
  done: { status: 'swap-preview.done-status', label: 'swap.swap' },
} as const satisfies Record<SwapReview['status'] | 'repriced' | 'done', object>

/** Labels for a token that needs two approvals. */
const APPROVALS = { 1: 'swap-preview.reset-button', 2: 'swap-preview.second-button' } as const

/** Contents, progress and main button of the review. */
export function useSwapPreviewView() {
  const kit = useKit()
  const { t, errorText } = useMessages()
  useWatch(watchSwap)
  const { phase, review, sourceToken, sourceTokenAmount, toToken, toTokenAmount, isGasInsufficient } =
    useKitState(selectSwap)
  const network = useKitState(selectActiveNetwork)
  const wallet = useKitState(selectActiveAccount)?.connectedWalletInfo
  const quoteDetails = useQuoteDetails()
  const unresolved = useKitState(selectUnresolvedSwap)
  const confirmation = useImpactConfirmation(quoteDetails)
  const { run: approve, error: approvalError } = useAction((target) => approveSwap(target))
  const { run: swap, error: swapError } = useAction((target) => {
    if (confirmation.isAgreed) confirmImpact(target)
    return swapTokens(target)
  })
  const { run: accept } = useAction((target) => acceptSwapPrice(target))

  const allowance = review?.allowance
  const built = phase === 'done' ? 'done' : (review?.status ?? 'building')
  const isRepriced = review?.isRepriced === true && (built === 'approve' || built === 'ready')
  const step = isRepriced ? 'repriced' : built
  const isBusy = step !== 'approve' && step !== 'ready' && !isRepriced
  const isHeld = !isBusy && (unresolved !== undefined || (!isRepriced && (confirmation.isOpen || isGasInsufficient)))
  const lastError = swapError ?? approvalError
  const isDeclined = isKitError(lastError, 'wallet/user-rejected')
  const isUnknown = isKitError(lastError, 'transaction/unknown')
  const press = () => {
    if (step === 'repriced') void accept()
    if (step === 'approve') void approve()
    if (step === 'ready') void swap()
  }
  const isBatch = review?.batchSize !== undefined
  const getLabel = () => {
    if (step === 'approve' && review?.approvalStep) return APPROVALS[review.approvalStep]
    return step === 'ready' && isBatch ? 'swap-preview.batch-button' : STEPS[step].label
  }
  const { isSilent } = useResponseTimeout((step === 'approving' || step === 'swapping') && review?.hash === undefined)
  const getStatus = () => {
    if (isDeclined && !isBusy) return 'swap-preview.declined'
    if (isHeld && unresolved) return 'swap-preview.check-missing'
    if (isHeld && confirmation.isOpen) return 'swap-preview.impact-missing'
    return step === 'ready' && isBatch ? 'swap-preview.batch-status' : STEPS[step].status
  }
  const getFeeStep = (): 'approval' | 'swap' | undefined => {
    if (allowance && !isBatch) return 'approval'
    return built === 'ready' || built === 'swapping' ? 'swap' : undefined
  }
  const statusId = getStatus()
  return {
    quoteDetails,
    given: toExchanged(sourceToken, sourceTokenAmount),
    received: toExchanged(toToken, toTokenAmount),
    network: network?.name ?? '',
    allowance: allowance && {
      ...allowance,
      isReset: review?.approvalStep === 1,
      batchSize: review?.batchSize,
      isSettled: isBusy,
      allow: (params: { isUnlimited: boolean }) => setSwapAllowance(kit, params),
    },
    contract: review?.contract,
    hasNoMinimum: review?.contract !== undefined && review.minimumReceived === undefined,
    step: getFeeStep(),
    isRepriced,
    confirmation: { ...confirmation, isSettled: isBusy },
    gasToken: isGasInsufficient ? (network?.nativeCurrency.symbol ?? '') : undefined,
    unresolved,
    error: lastError === undefined || isDeclined || isUnknown ? undefined : errorText(lastError),
    reason: isKitError(lastError, 'swap/transaction') ? getErrorReason(lastError.cause, errorText) : undefined,
    status: statusId && t(statusId),
    isSilent: isSilent && unresolved === undefined,
    walletName: wallet?.name ?? '',
    button: { label: t(getLabel()), isBusy, isHeld, press },
  }
}

function toExchanged(token: SwapToken | undefined, typed: string): Exchanged | undefined {
  const amount = parseAmount(typed)
  return token === undefined || amount === undefined ? undefined : { token, amount, worth: toFiatValue(token, typed) }
}
