/**
 * A transfer is on screen: its tokens are read, its fee is asked for and kept fresh, and it is told once that it was opened. The
 * network's coin is chosen as soon as its balance is known, once for each opening.
 *
 * Out     stop; called once for each view that shows the transfer. It counts as one opening until the last of them has gone
 *         and no view of it is in the modal's history any more
 * Source  spec R-SEND-06, R-SEND-32, R-SEND-33, R-SEND-42, R-SEND-144, R-SEND-156, R-TRACK-02
 */

import { openScope } from '../../base/async/open-scope.js'
import { perOwner } from '../../base/async/scope.js'
import { isSupportedOn } from '../../core/config/namespace-support.js'
import { selectSignInTarget } from '../../core/state/sign-in-context.js'
import type { ViewName } from '../../core/state/views.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { refreshTokens } from '../../wallets/account/refresh-tokens.js'
import { watchReceiveAccount } from '../../wallets/account/watch-receive-account.js'
import { checkReceiver } from './check-receiver.js'
import { setSendToken } from './edit-send.js'
import { estimateSend } from './estimate-send.js'
import { pollFee } from './poll-fee.js'
import { selectSendFields } from './select-send-fields.js'
import { selectCoin, selectSendTokens } from './send-tokens.js'

const LEAVE_TIMER = 'send/leave'

const VIEWS_OF_SENDING: readonly ViewName[] = ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview']

type Opening = { views: number; readonly end: () => void }

const openings = perOwner((): { current?: Opening | undefined } => ({}))

/** Follows the transfer until the returned function is called. */
export function watchSend(kit: Kit): () => void {
  const known = openings(kit).current
  if (known) known.views += 1
  const opening = known ?? begin(kit)
  estimateSend(kit, { isAnew: selectSendFields(kit.store.get()).feeStatus === 'failed' })
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    opening.views -= 1
    kit.timers.start(LEAVE_TIMER, 0, () => endIfLeft(kit))
  }
}

function begin(kit: Kit): Opening {
  const { activeNamespace } = kit.store.get().network
  let isChosen = false
  const preselect = () => {
    if (!isChosen) isChosen = chooseCoin(kit)
  }
  const { end, onEnd } = openScope(kit.lifetime())
  onEnd(
    kit.store.subscribe(() => {
      endIfLeft(kit)
      preselect()
    }),
    pollFee(kit),
    watchReceiveAccount(kit),
    // A request for a token may have been read before the tokens were.
    kit.subscribe(selectSendTokens, () => {
      if (selectSendFields(kit.store.get()).receiverFault?.reason === 'token') checkReceiver(kit)
    }),
    () => {
      openings(kit).current = undefined
    },
  )
  const opening: Opening = { views: 1, end }
  openings(kit).current = opening
  const place = selectSignInTarget(kit.store.get())
  if (place) {
    const { caipNetworkId: network, isSmartAccount } = place
    track(kit, { type: 'track', event: 'OPEN_SEND', properties: { network, isSmartAccount } })
  }
  if (isSupportedOn('send', activeNamespace)) {
    preselect()
    refreshTokens(kit).catch((error: unknown) => kit.log.debug('The tokens could not be read', error))
  }
  return opening
}

/** Chooses the coin, unless something was chosen before; false while there is none to choose. */
function chooseCoin(kit: Kit): boolean {
  const state = kit.store.get()
  if (selectSendFields(state).token) return true
  const coin = selectCoin(state)
  if (coin) setSendToken(kit, coin)
  return coin !== undefined
}

/** Between two views of the transfer nothing of it may be on screen for a while. */
function endIfLeft(kit: Kit): void {
  const opening = openings(kit).current
  const { modal, navigation } = kit.store.get()
  const isInModal = modal.open && navigation.history.some(({ view }) => VIEWS_OF_SENDING.includes(view))
  if (opening && opening.views === 0 && !isInModal) opening.end()
}
