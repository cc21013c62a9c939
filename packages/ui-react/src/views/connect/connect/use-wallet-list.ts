'use client'

import { type KitState, selectWalletRows, type WalletRow } from '@bowline/kit-core'
import { prepareConnect, selectWallet } from '@bowline/kit-core/actions'
import { getDevice, selectAllWalletsRow } from '@bowline/kit-core/internal'
import { useCallback } from 'react'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { countExpected, listSlots } from './list-slots.js'
import { openAllWallets } from './open-all-wallets.js'
import { useStableSlots } from './use-stable-slots.js'

const selectOrder = ({ config }: KitState) => config.appFeatures.connectorTypeOrder
const selectIsOpen = ({ modal }: KitState) => modal.open
const selectFilter = ({ modal }: KitState) => modal.namespaceFilter
const selectDirectory = ({ directory }: KitState) => directory
const selectLifecycle = ({ lifecycle }: KitState) => lifecycle

/**
 * Wallet list of Connect and ConnectWallets: slots, the row for AllWallets if there is one, and functions to select a wallet.
 */
export function useWalletList() {
  const kit = useKit()
  const { enableWallets, projectId } = kit.config
  const rows = useKitState((state) => selectWalletRows(state, kit.config))
  const all = useKitState((state) => selectAllWalletsRow(state, kit.config))
  const order = useKitState(selectOrder)
  const isOpen = useKitState(selectIsOpen)
  const filter = useKitState(selectFilter)
  const directory = useKitState(selectDirectory)
  const lifecycle = useKitState(selectLifecycle)

  const expected = enableWallets ? countExpected(rows, kit.config, directory, getDevice().isMobile) : {}
  // The list may have changed since it was prerendered.
  const scope = `${isOpen} ${filter ?? ''} ${order.join()}`
  const slots = useStableSlots(listSlots(rows, order, expected), scope, lifecycle === 'initialized')

  const choose = useCallback((row: WalletRow) => selectWallet(kit, { row }), [kit])
  const prepare = useCallback(
    ({ connector }: WalletRow) => {
      if (!connector) return
      prepareConnect(kit, { namespace: connector.chain })
      // Loads the next view; the press loads it again if this fails.
      import('../connecting-external/connecting-external-view.js').catch(() => undefined)
    },
    [kit],
  )
  const isDiscovering = lifecycle === 'booting' && projectId !== ''
  const hasSome = slots.length > 0 || all !== undefined
  const list = !enableWallets ? 'off' : hasSome ? 'wallets' : isDiscovering ? 'discovering' : 'none'
  const isLoading =
    list === 'discovering' || slots.some(({ row, heading }) => row === undefined && heading === undefined)
  return { list, slots, isLoading, all: all && { ...all, open: () => openAllWallets(kit) }, choose, prepare } as const
}
