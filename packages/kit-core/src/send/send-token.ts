/**
 * Sends: asks the wallet, and tells how that went.
 *
 * In      token, amount, receiverAddress   the form's when absent
 * Out     hash      the chain has it; whether it settles is told later. The form is empty then and the view is Account, or
 *                   SendConfirmed where the app wants that. Asked again while the wallet is asked, it is the same promise
 * Throws  WalletAwayError, what `readTransfer` and `renewOldFee` throw, InsufficientFundsError by the chain's word, before the wallet
 *         is asked
 *         SendDeclinedError, SendFailedError   the form stays; the visitor was told
 * Source  spec R-SEND-01 to 04, R-SEND-17 to 19, R-SEND-24 to 31, R-SEND-37, R-STACK-01, R-ERR-08, R-CONN-149
 */
import { readBalance } from '../account/read-balance.js'
import { refreshTokens } from '../account/refresh-tokens.js'
import { selectAccount } from '../account/select-account.js'
import type { SentAnswer } from '../adapter/adapter.js'
import { untilBack } from '../connect/until-back.js'
import { isKitError } from '../errors/kit-error.js'
import type { Kit } from '../kit.js'
import { goBack } from '../navigation/go-back.js'
import { push, reset } from '../navigation/navigate.js'
import { currentRoute } from '../navigation/state.js'
import type { ViewName } from '../navigation/views.js'
import { loadNotes } from '../pending/load-notes.js'
import { tellFailure } from '../toast/tell-failure.js'
import { showToast } from '../toast/toast.js'
import { askSender } from './ask-sender.js'
import { assertFunds } from './assert-funds.js'
import { canSendAgain } from './can-send-again.js'
import { SendDeclinedError, SendFailedError } from './errors.js'
import { followArrival } from './follow-arrival.js'
import { followTransfer, toSendOf } from './follow-transfer.js'
import { renewOldFee } from './keep-fee-fresh.js'
import { readTransfer, type SendParams, type Transfer } from './read-transfer.js'
import { trackSend, trackSendError } from './track-send.js'
import { emptySend, rememberSend, updateSend } from './update-send.js'

/** Views that are over once something was sent. */
const VIEWS_OF_ASKING: readonly ViewName[] = ['WalletSend', 'WalletSendPreview', 'ApproveTransaction']

const running = new WeakMap<Kit, Promise<{ hash: string }>>()

/** Sends the transfer. */
export async function sendToken(kit: Kit, params: SendParams = {}): Promise<{ hash: string }> {
  const known = running.get(kit)
  if (known) return known
  const sending = send(kit, params)
  running.set(kit, sending)
  try {
    return await sending
  } finally {
    running.delete(kit)
  }
}

async function send(kit: Kit, params: SendParams): Promise<{ hash: string }> {
  const accountInUse = () => selectAccount(kit.store.get()).caipAddress
  let owner = accountInUse()
  const isStillThere = () => accountInUse() === owner
  updateSend(kit, { loading: true })
  try {
    await untilBack(kit)
    owner = accountInUse()
    if (params.amount === undefined) await renewOldFee(kit)
    const transfer = await readTransfer(kit, params)
    await assertFunds(kit, transfer)
    trackSend(kit, 'SEND_INITIATED', transfer)
    const { hash } = await ask(kit, transfer)
    const notes = await loadNotes()
    kit.store.batch(() => {
      showToast(kit, { message: 'Transaction started', name: 'transaction-started' })
      followTransfer(kit, transfer, hash, notes)
      void followArrival(kit, transfer, hash)
      if (isStillThere()) settle(kit, transfer)
    })
    trackSend(kit, 'SEND_SUCCESS', transfer)
    return { hash }
  } finally {
    if (isStillThere()) updateSend(kit, { loading: false })
  }
}

async function ask(kit: Kit, transfer: Transfer): Promise<SentAnswer> {
  try {
    const { askFor } = await loadNotes()
    return await askFor(kit, toSendOf(transfer), () => askSender(kit, transfer))
  } catch (error) {
    const isDeclined = isKitError(error, 'wallet/user-rejected')
    const told = isDeclined ? new SendDeclinedError(error) : new SendFailedError(error, canSendAgain(error))
    kit.log.debug('The transfer was not sent', error)
    kit.store.batch(() => {
      if (currentRoute(kit.store.get().navigation).view === 'ApproveTransaction') goBack(kit)
      tellFailure(kit, told, ['WalletSendPreview'])
    })
    trackSendError(kit, transfer, error)
    throw told
  }
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
