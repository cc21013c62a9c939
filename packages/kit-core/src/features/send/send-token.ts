/**
 * Sends: asks the wallet, and tells how that went.
 *
 * In      token, amount, receiverAddress   the form's when absent
 * Out     hash      the chain has it; whether it settles is told later. The form is empty then and the view is Account, or
 *                   SendConfirmed where the app wants that. Asked again for the same account while the wallet is asked, it is
 *           the same promise
 * Throws  WalletAwayError, what `readTransfer` and `renewOldFee` throw, InsufficientFundsError by the chain's word, before the wallet
 *         is asked
 *         SendDeclinedError, SendFailedError   nothing was sent; the form stays, and the user sees why
 *         TransactionUnknownError              it may have been sent: the form stays until that is known, and is emptied then
 * Source  spec R-CONN-268, R-SEND-01 to 04, R-SEND-17 to 19, R-SEND-24 to 31, R-SEND-37, R-STACK-01, R-ERR-08, R-CONN-149, R-SEND-161
 */

import type { CaipAddress } from '../../base/caip/namespace.js'
import { isKitError } from '../../base/errors/kit-error.js'
import type { SentAnswer } from '../../core/adapter/adapter.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { ViewName } from '../../core/state/views.js'
import type { Kit } from '../../kit.js'
import { goBack } from '../../navigation/go-back.js'
import { push, reset } from '../../navigation/navigate.js'
import { tellFailure } from '../../navigation/tell-failure.js'
import { readBalance } from '../../wallets/account/read-balance.js'
import { refreshTokens } from '../../wallets/account/refresh-tokens.js'
import { untilBack } from '../../wallets/connect/until-back.js'
import type { OnUnknown } from '../transactions/ask-for.js'
import { canSendAgain } from '../transactions/can-send-again.js'
import { loadNotes } from '../transactions/load-notes.js'
import { rejectOnceUnknown } from '../transactions/reject-once-unknown.js'
import { askSender } from './ask-sender.js'
import { assertFunds } from './assert-funds.js'
import { SendDeclinedError, SendFailedError } from './errors.js'
import { followArrival } from './follow-arrival.js'
import { followTransfer, toSendOf } from './follow-transfer.js'
import { selectSendFields } from './form-of.js'
import { renewOldFee } from './keep-fee-fresh.js'
import { readTransfer, type SendParams, type Transfer } from './read-transfer.js'
import type { SendFields } from './state.js'
import { trackSend, trackSendError } from './track-send.js'
import { emptySend, rememberSend, updateSend } from './update-send.js'

/** Views that are over once something was sent. */
const VIEWS_OF_ASKING: readonly ViewName[] = ['WalletSend', 'WalletSendPreview', 'ApproveTransaction']

/** What is asked for and has no answer yet, and whose it is; undefined while its wallet is still to come back. */
type Sending = { owner?: CaipAddress | undefined; answer?: Promise<{ hash: string }> }

const running = new WeakMap<Kit, Set<Sending>>()

/** Sends the transfer. */
export async function sendToken(kit: Kit, params: SendParams = {}): Promise<{ hash: string }> {
  const all = running.get(kit) ?? new Set()
  const now = accountInUse(kit)
  const known = [...all].find(({ owner = now }) => owner === now)
  if (known?.answer) return known.answer
  const own: Sending = {}
  running.set(kit, all.add(own))
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
    await untilBack(kit)
    own.owner = owner = accountInUse(kit)
    if (params.amount === undefined) await renewOldFee(kit)
    const transfer = await readTransfer(kit, params)
    await assertFunds(kit, transfer)
    trackSend(kit, 'SEND_INITIATED', transfer)
    const { hash, isUncertain } = await ask(kit, transfer, (error) => {
      stopLoading()
      asked = selectSendFields(kit.store.get())
      onUnknown(error)
    })
    const notes = await loadNotes()
    kit.store.batch(() => {
      notes.notifySent(kit, isUncertain)
      followTransfer(kit, transfer, hash, notes)
      void followArrival(kit, transfer, hash)
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

async function ask(kit: Kit, transfer: Transfer, onUnknown: OnUnknown): Promise<SentAnswer> {
  try {
    const { askFor } = await loadNotes()
    return await askFor(kit, { toSend: toSendOf(transfer), ask: () => askSender(kit, transfer), onUnknown })
  } catch (error) {
    const isUnknown = isKitError(error, 'transaction/unknown')
    const failure = isUnknown ? error : failureOf(error)
    kit.log.debug('The transfer was not sent', error)
    kit.store.batch(() => {
      if (currentRoute(kit.store.get().navigation).view === 'ApproveTransaction') goBack(kit)
      tellFailure(kit, failure, ['WalletSendPreview'])
    })
    if (!isUnknown) trackSendError(kit, transfer, error)
    throw failure
  }
}

function failureOf(error: unknown): SendDeclinedError | SendFailedError {
  const isDeclined = isKitError(error, 'wallet/user-rejected')
  return isDeclined ? new SendDeclinedError(error) : new SendFailedError(error, canSendAgain(error))
}

/** The form is empty, what it spent is read anew, and the visitor is led out. */
function settle(kit: Kit, { tokenAddress, token, place: { namespace } }: Transfer): void {
  rememberSend(kit, { spent: selectAccount(kit.store.get(), namespace).tokenBalance })
  emptySend(kit)
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
