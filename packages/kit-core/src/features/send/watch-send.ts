/**
 * Keeps the send form up to date while a view or hook uses it: loads the tokens, refetches the fee while the review is open, and
 * checks whether the sending account is a contract. Once the tokens are loaded, it checks the token of a payment link again.
 * Per opening, selects the native token once, as soon as its balance is known, and emits one `OPEN_SEND` tracking event.
 *
 * Out     a stop function, one per caller. The opening lasts until every caller has stopped and no send view is left in the
 *         modal's history
 * Source  spec R-SEND-06, R-SEND-32, R-SEND-33, R-SEND-42, R-SEND-144, R-SEND-156, R-TRACK-02
 */

import { openScope } from '../../base/async/open-scope.js'
import { perOwner } from '../../base/async/per-owner.js'
import { isSupportedOn } from '../../base/caip/families.js'
import { selectActiveSigner } from '../../core/state/active-signer.js'
import { selectIsInModal } from '../../core/state/select-view.js'
import type { ViewName } from '../../core/state/views.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { refreshTokens } from '../../wallets/account/refresh-tokens.js'
import { watchContractAccount } from '../../wallets/account/watch-contract-account.js'
import { setSendToken } from './edit-send.js'
import { estimateSend } from './estimate-send.js'
import { pollFee } from './poll-fee.js'
import { recheckRecipient } from './resolve-typed-recipient.js'
import { selectSendFields } from './select-send-fields.js'
import { selectNativeSendToken, selectSendTokens } from './send-tokens.js'

const CLOSE_TIMER = 'send/leave'

const SEND_VIEWS: readonly ViewName[] = ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview']

type Opening = { views: number; readonly end: () => void }

const openings = perOwner((): { current?: Opening | undefined } => ({}))

/** Starts an opening or joins the current one; retries a failed fee estimate. */
export function watchSend(kit: Kit): () => void {
  const known = openings(kit).current
  if (known) known.views += 1
  const opening = known ?? start(kit)
  estimateSend(kit, { isForced: selectSendFields(kit.store.get()).feeStatus === 'failed' })
  let isStopped = false
  return () => {
    if (isStopped) return
    isStopped = true
    opening.views -= 1
    kit.timers.start(CLOSE_TIMER, 0, () => endIfClosed(kit))
  }
}

function start(kit: Kit): Opening {
  const { activeNamespace } = kit.store.get().network
  let isSelected = false
  const preselect = () => {
    if (!isSelected) isSelected = selectNativeToken(kit)
  }
  const { end, onEnd } = openScope(kit.lifetime())
  onEnd(
    kit.store.subscribe(() => {
      endIfClosed(kit)
      preselect()
    }),
    pollFee(kit),
    watchContractAccount(kit),
    // A payment link may have been parsed before its token was loaded.
    kit.subscribe(selectSendTokens, () => {
      if (selectSendFields(kit.store.get()).recipientIssue?.reason === 'token') recheckRecipient(kit)
    }),
    () => {
      openings(kit).current = undefined
    },
  )
  const opening: Opening = { views: 1, end }
  openings(kit).current = opening
  const target = selectActiveSigner(kit.store.get())
  if (target) {
    const { caipNetworkId: network, isSmartAccount } = target
    track(kit, { type: 'track', event: 'OPEN_SEND', properties: { network, isSmartAccount } })
  }
  if (isSupportedOn('send', activeNamespace)) {
    preselect()
    refreshTokens(kit).catch((error: unknown) => kit.log.debug('The tokens could not be fetched', error))
  }
  return opening
}

/** Selects the native token unless a token is selected already. Returns false while the native token is unknown. */
function selectNativeToken(kit: Kit): boolean {
  const state = kit.store.get()
  if (selectSendFields(state).token) return true
  const nativeToken = selectNativeSendToken(state)
  if (nativeToken) setSendToken(kit, nativeToken)
  return nativeToken !== undefined
}

/** Ends the opening unless a send view is still open; between two views, none may be mounted for a moment. */
function endIfClosed(kit: Kit): void {
  const opening = openings(kit).current
  if (opening && opening.views === 0 && !selectIsInModal(kit.store.get(), SEND_VIEWS)) opening.end()
}
