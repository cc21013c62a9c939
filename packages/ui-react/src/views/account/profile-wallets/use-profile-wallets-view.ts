'use client'

import { getNamespaces, type Kit, type Namespace, selectNamespaceStatus } from '@bowline/kit-core'
import { disconnect, open, selectWallet, showToast, switchConnection } from '@bowline/kit-core/actions'
import { DisconnectError } from '@bowline/kit-core/errors'
import { useRef, useState } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { showAccount } from '../accounts/show-account.js'
import { type ConnectedWallet, listNamespaceWallets } from './namespace-wallets.js'

type Selected = { readonly namespace: Namespace; readonly connectorId: string }

/** Connected and recent wallets of every namespace, and functions to switch, connect and disconnect them. */
export function useProfileWalletsView() {
  const kit = useKit()
  const { t, errorText } = useMessages()
  const state = useKitState((current) => current)
  const { activeNamespace, byNamespace } = state.network
  const [picked, setPicked] = useState<Namespace>()
  const [selected, setSelected] = useState<Selected>()
  const section = useRef<HTMLElement>(null)

  const showError = (target: Kit, error: unknown) => showToast(target, { message: errorText(error), variant: 'error' })
  const { run: switchTo, status: switching } = useAction(async (target, wallet: Selected) => {
    try {
      await switchConnection(target, wallet)
    } catch (error) {
      showError(target, error)
      return
    }
    showToast(target, { message: t('profile-wallets.switched'), variant: 'success' })
    showAccount(target)
  })
  const { run: remove, status: removing } = useAction(async (target, wallet: Selected) => {
    try {
      await disconnect(target, wallet)
    } catch (cause) {
      showError(target, new DisconnectError(cause))
    }
    requestAnimationFrame(() => restoreFocus(section.current))
  })
  const { run: removeAll, status: removingAll } = useAction(async (target) => {
    try {
      await disconnect(target)
    } catch (cause) {
      showError(target, new DisconnectError(cause))
    }
  })

  const isBusy = switching === 'running' || removing === 'running' || removingAll === 'running'
  const shown = picked ?? activeNamespace
  const pick = (namespace: Namespace, { connectorId, isActive }: ConnectedWallet) => {
    if (isActive && namespace === activeNamespace) {
      showAccount(kit)
      return
    }
    setSelected({ namespace, connectorId })
    void switchTo({ namespace, connectorId })
  }
  const isSelected = (namespace: Namespace, connectorId: string) =>
    selected?.namespace === namespace && selected.connectorId === connectorId

  return {
    section,
    namespaces: getNamespaces()
      .filter((namespace) => byNamespace[namespace] !== undefined)
      .map((namespace) => listNamespaceWallets(state, kit.config, namespace)),
    shown,
    show: setPicked,
    isBusy,
    isSwitching: (namespace: Namespace, id: string) => switching === 'running' && isSelected(namespace, id),
    isRemoving: (namespace: Namespace, id: string) => removing === 'running' && isSelected(namespace, id),
    pick,
    remove: (namespace: Namespace, { connectorId }: ConnectedWallet) => {
      setSelected({ namespace, connectorId })
      void remove({ namespace, connectorId })
    },
    choose: (wallet: Parameters<typeof selectWallet>[1]['wallet']) => selectWallet(kit, { wallet }),
    add: (namespace: Namespace) => void open(kit, { view: 'Connect', namespace }),
    hasSome: getNamespaces().some((namespace) => selectNamespaceStatus(state, namespace) === 'connected'),
    removeAll: () => void removeAll(),
    isRemovingAll: removingAll === 'running',
  }
}

/** Focuses another wallet when the one that had focus was removed. */
function restoreFocus(section: HTMLElement | null): void {
  const { activeElement, body } = section?.ownerDocument ?? {}
  if (activeElement === body) section?.querySelector<HTMLElement>('[data-roving-item]')?.focus()
}
