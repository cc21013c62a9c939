'use client'

import { DisconnectError, type Kit, NAMESPACES, type Namespace, selectNamespaceStatus } from '@bowline/kit-core'
import { disconnect, open, selectWallet, showToast, switchConnection } from '@bowline/kit-core/actions'
import { useRef, useState } from 'react'
import { useAction } from '../../kit/use-action.js'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'
import { showAccount } from '../accounts/show-account.js'
import { type ConnectedWallet, listNamespaceWallets } from './namespace-wallets.js'

type Chosen = { readonly namespace: Namespace; readonly connectorId: string }

/** The connected wallets of every namespace, and what can be done with them. */
export function useProfileWalletsView() {
  const kit = useKit()
  const { t, errorText } = useMessages()
  const state = useKitState((whole) => whole)
  const { activeNamespace, byNamespace } = state.network
  const [picked, setPicked] = useState<Namespace>()
  const [chosen, setChosen] = useState<Chosen>()
  const section = useRef<HTMLElement>(null)

  const fail = (asked: Kit, error: unknown) => showToast(asked, { message: errorText(error), variant: 'error' })
  const { run: switchTo, status: switching } = useAction(async (asked, wallet: Chosen) => {
    try {
      await switchConnection(asked, wallet)
    } catch (error) {
      fail(asked, error)
      return
    }
    showToast(asked, { message: t('profile-wallets.switched'), variant: 'success' })
    showAccount(asked)
  })
  const { run: remove, status: removing } = useAction(async (asked, wallet: Chosen) => {
    try {
      await disconnect(asked, wallet)
    } catch (cause) {
      fail(asked, new DisconnectError(cause))
    }
    requestAnimationFrame(() => keepFocus(section.current))
  })
  const { run: removeAll, status: removingAll } = useAction(async (asked) => {
    try {
      await disconnect(asked)
    } catch (cause) {
      fail(asked, new DisconnectError(cause))
    }
  })

  const isBusy = switching === 'running' || removing === 'running' || removingAll === 'running'
  const shown = picked ?? activeNamespace
  const pick = (namespace: Namespace, { connectorId, isActive }: ConnectedWallet) => {
    if (isActive && namespace === activeNamespace) {
      showAccount(kit)
      return
    }
    setChosen({ namespace, connectorId })
    void switchTo({ namespace, connectorId })
  }
  const isChosen = (namespace: Namespace, connectorId: string) =>
    chosen?.namespace === namespace && chosen.connectorId === connectorId

  return {
    section,
    namespaces: NAMESPACES.filter((namespace) => byNamespace[namespace] !== undefined).map((namespace) =>
      listNamespaceWallets(state, kit.config, namespace),
    ),
    shown,
    show: setPicked,
    isBusy,
    isSwitching: (namespace: Namespace, id: string) => switching === 'running' && isChosen(namespace, id),
    isRemoving: (namespace: Namespace, id: string) => removing === 'running' && isChosen(namespace, id),
    pick,
    remove: (namespace: Namespace, { connectorId }: ConnectedWallet) => {
      setChosen({ namespace, connectorId })
      void remove({ namespace, connectorId })
    },
    choose: (wallet: Parameters<typeof selectWallet>[1]['wallet']) => selectWallet(kit, { wallet }),
    add: (namespace: Namespace) => void open(kit, { view: 'Connect', namespace }),
    hasSome: NAMESPACES.some((namespace) => selectNamespaceStatus(state, namespace) === 'connected'),
    removeAll: () => void removeAll(),
    isRemovingAll: removingAll === 'running',
  }
}

/** The wallet that had the focus is gone: its neighbours take it. */
function keepFocus(section: HTMLElement | null): void {
  const { activeElement, body } = section?.ownerDocument ?? {}
  if (activeElement === body) section?.querySelector<HTMLElement>('[data-roving-item]')?.focus()
}
