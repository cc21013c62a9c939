'use client'

/**
 * Title and buttons of the header for each view.
 *
 * Out     start     help on the first Connect view, the network selector on Account, else back; undefined where the view cannot
 *                   be left, and while the secure frame asks for approval
 *         isChange  false for the view that the modal opens with
 *         sessions  button for smart sessions, on Account when the account can have some
 *         close     absent on the first view of an embedded card; `refusal` says why the view cannot be closed
 * Source  R-HEAD-01 to 05, R-VIEW-97, R-SESS-03, R-MODAL-13, R-MODAL-15, R-MODAL-16, R-MODAL-27, R-VIEW-55, R-SIWX-20
 */

import { type Network, selectActiveNetwork, selectHasSmartSessions } from '@bowline/kit-core'
import { goBack, push, requestClose, track } from '@bowline/kit-core/actions'
import { selectCanClose } from '@bowline/kit-core/internal'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { useMessages } from '../kit/use-messages.js'
import { chooseNetwork, selectIsOnlyNetwork } from '../views/networks/networks/choose-network.js'
import { selectView, selectWalletTitle } from './current-view.js'
import { VIEW_ROWS } from './views.js'

type Press = { readonly label: string; readonly press: () => void }

/** Button at the start of the header: help, back, or the active network. */
export type HeaderStart =
  | ({ readonly kind: 'help' | 'back' } & Press)
  | ({ readonly kind: 'network'; readonly network: Network | undefined } & Press)

/** Title and buttons of the header for the view on screen. */
export function useHeader() {
  const kit = useKit()
  const { t } = useMessages()
  const view = useKitState(selectView)
  const wallet = useKitState(selectWalletTitle)
  const network = useKitState(selectActiveNetwork)
  const isOnlyNetwork = useKitState(selectIsOnlyNetwork)
  const canClose = useKitState(selectCanClose)
  const hasSessions = useKitState((state) => selectHasSmartSessions(state, kit.config))
  const isChange = useKitState(({ navigation }) => navigation.direction !== 'none')
  const hasPrevious = useKitState(({ navigation }) => navigation.history.length > 1)
  const hasClose = useKitState(({ modal, navigation }) => !modal.isEmbedded || navigation.history.length > 1)

  const help = () => {
    track(kit, { type: 'track', event: 'CLICK_WALLET_HELP' })
    push(kit, { view: 'WhatIsAWallet' })
  }
  const { title, start, closeRefusal } = VIEW_ROWS[view]
  const getStart = (): HeaderStart | undefined => {
    if (start === 'help' && !hasPrevious) return { kind: start, label: t('modal.help'), press: help }
    if (start === 'none' || (closeRefusal && !canClose)) return undefined
    if (start !== 'network') return { kind: 'back', label: t('modal.back'), press: () => goBack(kit) }
    if (!kit.config.enableNetworkSwitch) return undefined
    const label = network ? t('modal.current-network', { name: network.name }) : t('modal.choose-network')
    return { kind: start, network, label, press: () => isOnlyNetwork || chooseNetwork(kit) }
  }
  return {
    view,
    wallet,
    title: t(title),
    isChange,
    start: getStart(),
    sessions:
      hasSessions && view === 'Account'
        ? { label: t('smart-sessions.title'), press: () => push(kit, { view: 'SmartSessionList' }) }
        : undefined,
    close: hasClose
      ? {
          label: t('modal.close'),
          press: () => requestClose(kit),
          refusal: canClose ? undefined : t(closeRefusal ?? 'modal.close-blocked'),
        }
      : undefined,
  }
}
