/**
 * Sends: asks the wallet, and tells how that went.
 *
 * In      token, amount, receiverAddress   the form's when absent
 * Out     hash      the chain has it; whether it settles is told later. The form is empty then and the view is Account, or
 *                   SendConfirmed where the app wants that. Asked again for the same account while the wallet is asked, it is
 *           the same promise
 * Throws  WalletUnavailableError, what `parseTransfer` and `refetchStaleFee` throw, InsufficientFundsError by the chain's word, before the wallet
 *         is asked
 *         SendDeclinedError, SendFailedError   nothing was sent; the form stays, and the user sees why
 *         TransactionUnknownError              it may have been sent: the form stays until that is known, and is emptied then
 * Source  spec R-CONN-268, R-SEND-01 to 04, R-SEND-17 to 19, R-SEND-24 to 31, R-SEND-37, R-STACK-01, R-ERR-08, R-CONN-149, R-SEND-161
 */

import { perOwner } from '../../base/async/scope.js'
import type { CaipAddress } from '../../base/caip/namespace.js'
import { isKitError } from '../../base/errors/kit-error.js'
import type { SendResult } from '../../core/adapter/adapter.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { ViewName } from '../../core/state/views.js'
import type { Kit } from '../../kit.js'
import { goBack } from '../../navigation/go-back.js'
import { push, reset } from '../../navigation/navigate.js'
import { showFailure } from '../../navigation/show-failure.js'
import { readBalance } from '../../wallets/account/read-balance.js'
import { refreshTokens } from '../../wallets/account/refresh-tokens.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { rejectOnceUnknown } from '../transactions/reject-once-unknown.js'
import type { OnUnknown } from '../transactions/with-send-request.js'
import { assertFunds } from './assert-funds.js'
import { SendDeclinedError, SendFailedError } from './errors.js'
import { mayPass } from './may-pass.js'
import { parseTransfer, type SendParams, type Transfer } from './parse-transfer.js'
import { refetchStaleFee } from './poll-fee.js'
import { selectSendFields } from './select-send-fields.js'
import type { SendFields } from './state.js'
import { submitTransfer } from './submit-transfer.js'
import { trackSend, trackSendError } from './track-send.js'
import { toSendRequest, trackTransfer } from './track-transfer.js'
import { resetSend, updateSend, updateSentTransfer } from './update-send.js'
import { watchReceivedAmount } from './watch-received-amount.js'

/** Views that are over once something was sent. */
const VIEWS_OF_ASKING: readonly ViewName[] = ['WalletSend', 'WalletSendPreview', 'ApproveTransaction']

/** What is asked for and has no answer yet, and whose it is; undefined while its wallet is still to come back. */
type Sending = { owner?: CaipAddress | undefined; answer?: Promise<{ hash: string }> }

const running = perOwner(() => new Set<Sending>())

/** Sends the transfer. */
export async function sendToken(kit: Kit, params: SendParams = {}): Promise<{ hash: string }> {
  const all = running(kit)
  const now = accountInUse(kit)
  const known = [...all].find(({ owner = now }) => owner === now)
  if (known?.answer) return known.answer
  const own: Sending = {}
  all.add(own)
  own.answer = rejectOnceUnknown((onUnknown) => send(kit, { params, own, onUnknown }))
  try {
    return await own.answer
  } finally {
    all.delete(own)
  }
}

const accountInUse = (kit: Kit) => selectAccount(kit.store.get()).caipAddress

type SendRun = { readonly params: SendParams; readonly own: Sending; readonly onUnknown: OnUnknown }

async function send(kit: Kit, { params, own, onUnknown }: SendRun): Promise<{ hash: string }> {
  let owner = accountInUse(kit)
  let asked: SendFields | undefined
  const isStillThere = () =>
    accountInUse(kit) === owner && (!asked || isSameForm(asked, selectSendFields(kit.store.get())))
  const stopLoading = () => {
    if (!asked && isStillThere()) updateSend(kit, { loading: false })
  }
  updateSend(kit, { loading: true })
  try {
    await waitForReconnect(kit)
    own.owner = owner = accountInUse(kit)
    if (params.amount === undefined) await refetchStaleFee(kit)
    const transfer = await parseTransfer(kit, params)
    await assertFunds(kit, transfer)
    trackSend(kit, 'SEND_INITIATED', transfer)
    const { hash, isUncertain } = await ask(kit, transfer, (error) => {
      stopLoading()
      asked = selectSendFields(kit.store.get())
      onUnknown(error)
    })
    const notes = await loadPendingRecorder()
    kit.store.batch(() => {
      notes.notifySent(kit, isUncertain)
      trackTransfer(kit, transfer, hash, notes)
      void watchReceivedAmount(kit, transfer, hash)
      if (isStillThere()) settle(kit, transfer)
    })
    trackSend(kit, 'SEND_SUCCESS', transfer)
    return { hash }
  } finally {
    stopLoading()
  }
}

/** Whether the form still holds the transfer whose outcome was unknown. */
function isSameForm(asked: SendFields, now: SendFields): boolean {
  const keys = ['token', 'sendTokenAmount', 'receiverAddress'] as const
  return keys.every((key) => asked[key] === now[key])
}

async function ask(kit: Kit, transfer: Transfer, onUnknown: OnUnknown): Promise<SendResult> {
  try {
    const { withSendRequest } = await loadPendingRecorder()
    return await withSendRequest(kit, {
      toSend: toSendRequest(transfer),
      ask: () => submitTransfer(kit, transfer),
      onUnknown,
    })
  } catch (error) {
    const isUnknown = isKitError(error, 'transaction/unknown')
    const failure = isUnknown ? error : await failureOf(error)
    kit.log.debug('The transfer was not sent', error)
    kit.store.batch(() => {
      if (currentRoute(kit.store.get().navigation).view === 'ApproveTransaction') goBack(kit)
      showFailure(kit, failure, ['WalletSendPreview'])
    })
    if (!isUnknown) trackSendError(kit, transfer, error)
    throw failure
  }
}

async function failureOf(error: unknown): Promise<SendDeclinedError | SendFailedError> {
  const isDeclined = isKitError(error, 'wallet/user-rejected')
  return isDeclined ? new SendDeclinedError(error) : new SendFailedError(error, await mayPass(error))
}

/** The form is empty, what it spent is read anew, and the visitor is led out. */
function settle(kit: Kit, { tokenAddress, token, place: { namespace } }: Transfer): void {
  updateSentTransfer(kit, { spent: selectAccount(kit.store.get(), namespace).tokenBalance })
  resetSend(kit)
  if (tokenAddress === undefined) readBalance(kit, namespace, { isForced: true })
  const forceUpdate = token.address === undefined ? [] : [token.address]
  refreshTokens(kit, { namespace, forceUpdate, isForced: true }).catch((error: unknown) =>
    kit.log.debug('The tokens could not be read anew', error),
  )
  const { config, navigation } = kit.store.get()
  if (!navigation.history.some(({ view }) => VIEWS_OF_ASKING.includes(view))) return
  reset(kit, { view: 'Account' })
  if (config.appFeatures.sendConfirmed) push(kit, { view: 'SendConfirmed' })
}
