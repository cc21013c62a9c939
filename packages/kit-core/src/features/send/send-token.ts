/**
 * Sends a transfer of the native token or a token: refreshes a stale fee, validates, checks the balance, and prompts the wallet.
 *
 * In      token, amount, recipientAddress   taken from the form when absent
 * Out     hash      the wallet sent the transaction; whether it succeeds is reported later. The form is cleared, and an open send
 *                   view gives way to Account, or to SendConfirmed when the app enables it. A second call for the same account
 *                   while a transfer is being sent returns the same promise
 * Throws  WalletUnavailableError; what `parseTransfer` and `refetchStaleFee` throw; InsufficientFundsError when the chain reports
 *         too little, before the wallet is prompted
 *         SendDeclinedError, SendFailedError   nothing was sent; the form stays and shows the reason
 *         TransactionUnknownError              it may have been sent: the form stays until the outcome is known, then clears
 * Source  spec R-CONN-268, R-SEND-01 to 04, R-SEND-17 to 19, R-SEND-24 to 31, R-SEND-37, R-STACK-01, R-ERR-08, R-CONN-149,
 *         R-SEND-161
 */

import { createRun } from '../../base/async/run.js'
import { isKitError } from '../../base/errors/kit-error.js'
import { isMaybeText, parseInput } from '../../base/errors/parse-input.js'
import type { SendResult } from '../../core/adapter/sending.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { ViewName } from '../../core/state/views.js'
import type { Kit } from '../../kit.js'
import { leaveView } from '../../navigation/leave-view.js'
import { push, reset } from '../../navigation/navigate.js'
import { showFailure } from '../../navigation/show-failure.js'
import { loadBalance } from '../../wallets/account/load-balance.js'
import { refreshTokens } from '../../wallets/account/refresh-tokens.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { rejectOnceUnknown } from '../transactions/reject-once-unknown.js'
import type { OnUnknown } from '../transactions/with-send-request.js'
import { assertFunds } from './assert-funds.js'
import { canRetryTransfer } from './can-retry-transfer.js'
import { SendDeclinedError, SendFailedError } from './errors.js'
import { isMaybeToken } from './is-token.js'
import { parseTransfer, type SendParams, type Transfer } from './parse-transfer.js'
import { refetchStaleFee } from './poll-fee.js'
import { selectSendFields } from './select-send-fields.js'
import type { SendFields } from './state.js'
import { submitTransfer } from './submit-transfer.js'
import { trackSend, trackSendError } from './track-send.js'
import { toSendDraft, trackTransfer } from './track-transfer.js'
import { resetSend, updateSend, updateSentTransfer } from './update-send.js'
import { watchReceivedAmount } from './watch-received-amount.js'

/** Views that close once a transfer was sent. */
const SEND_VIEWS: readonly ViewName[] = ['WalletSend', 'WalletSendPreview', 'ApproveTransaction']

const sends = createRun<{ hash: string }>()

/** Rejects with TransactionUnknownError as soon as the wallet's response is late; the prompt is still awaited then. */
export async function sendToken(kit: Kit, given: SendParams = {}): Promise<{ hash: string }> {
  const params = parseInput(given, {
    ...{ token: isMaybeToken, amount: isMaybeText, recipientAddress: isMaybeText, confirmedLookalike: isMaybeText },
  })
  const back = waitForReconnect(kit)
  if (back) await waitWithForm(kit, back)
  const task = () => rejectOnceUnknown((onUnknown) => send(kit, params, onUnknown))
  return sends.join(kit, task, { slot: getActiveAddress(kit) ?? '' })
}

async function waitWithForm(kit: Kit, back: Promise<void>): Promise<void> {
  const owner = getActiveAddress(kit)
  updateSend(kit, { loading: true })
  try {
    await back
  } catch (error) {
    if (getActiveAddress(kit) === owner) updateSend(kit, { loading: false })
    throw error
  }
}

const getActiveAddress = (kit: Kit) => selectAccount(kit.store.get()).caipAddress

async function send(kit: Kit, params: SendParams, onUnknown: OnUnknown): Promise<{ hash: string }> {
  const owner = getActiveAddress(kit)
  let sentFields: SendFields | undefined
  const isFormUnchanged = () =>
    getActiveAddress(kit) === owner && (!sentFields || isSameForm(sentFields, selectSendFields(kit.store.get())))
  const stopLoading = () => {
    if (!sentFields && isFormUnchanged()) updateSend(kit, { loading: false })
  }
  updateSend(kit, { loading: true })
  try {
    if (params.amount === undefined) await refetchStaleFee(kit)
    const transfer = await parseTransfer(kit, params)
    await assertFunds(kit, transfer)
    trackSend(kit, 'SEND_INITIATED', transfer)
    const { hash, isUncertain } = await requestTransfer(kit, transfer, (error) => {
      stopLoading()
      sentFields = selectSendFields(kit.store.get())
      onUnknown(error)
    })
    const recorder = await loadPendingRecorder()
    kit.store.batch(() => {
      recorder.notifySent(kit, isUncertain)
      trackTransfer(kit, transfer, hash, recorder)
      void watchReceivedAmount(kit, transfer, hash)
      if (isFormUnchanged()) settle(kit, transfer)
    })
    trackSend(kit, 'SEND_SUCCESS', transfer)
    return { hash }
  } finally {
    stopLoading()
  }
}

/** Whether the form still holds the transfer whose outcome was unknown. */
function isSameForm(sentFields: SendFields, now: SendFields): boolean {
  const keys = ['token', 'sendTokenAmount', 'recipientAddress'] as const
  return keys.every((key) => sentFields[key] === now[key])
}

async function requestTransfer(kit: Kit, transfer: Transfer, onUnknown: OnUnknown): Promise<SendResult> {
  try {
    const { withSendRequest } = await loadPendingRecorder()
    return await withSendRequest(kit, {
      draft: toSendDraft(transfer),
      prompt: () => submitTransfer(kit, transfer),
      onUnknown,
    })
  } catch (error) {
    const isUnknown = isKitError(error, 'transaction/unknown')
    const failure = isUnknown ? error : await failureOf(error)
    kit.log.debug('The transfer was not sent', error)
    kit.store.batch(() => {
      leaveView(kit, 'ApproveTransaction')
      showFailure(kit, failure, ['WalletSendPreview'])
    })
    if (!isUnknown) trackSendError(kit, transfer, error)
    throw failure
  }
}

async function failureOf(error: unknown): Promise<SendDeclinedError | SendFailedError> {
  const isDeclined = isKitError(error, 'wallet/user-rejected')
  return isDeclined ? new SendDeclinedError(error) : new SendFailedError(error, await canRetryTransfer(error))
}

/** Clears the form, refreshes the balances and leaves the send views. */
function settle(kit: Kit, { tokenAddress, token, account: { namespace } }: Transfer): void {
  updateSentTransfer(kit, { spent: selectAccount(kit.store.get(), namespace).tokenBalance })
  resetSend(kit)
  if (tokenAddress === undefined) loadBalance(kit, namespace, { isForced: true })
  const forceUpdate = token.address === undefined ? [] : [token.address]
  refreshTokens(kit, { namespace, forceUpdate, isForced: true }).catch((error: unknown) =>
    kit.log.debug('The tokens could not be refreshed', error),
  )
  const { config, navigation } = kit.store.get()
  if (!navigation.history.some(({ view }) => SEND_VIEWS.includes(view))) return
  reset(kit, { view: 'Account' })
  if (config.appFeatures.sendConfirmed) push(kit, { view: 'SendConfirmed' })
}
