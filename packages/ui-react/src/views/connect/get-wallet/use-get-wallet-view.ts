'use client'

import { type KitState, listWallets } from '@bowline/kit-core'
import { prefetch } from '@bowline/kit-core/actions'
import { selectAllWalletsRow, selectWalletConnector, toSafePageUrl } from '@bowline/kit-core/internal'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMountTask } from '../../../kit/use-mount-task.js'
import { openAllWallets } from '../connect/open-all-wallets.js'

const selectDirectory = ({ directory }: KitState) => directory

/** Wallets that are not in this browser and have a homepage, custom wallets first, and a function to open AllWallets. */
export function useGetWalletView() {
  const kit = useKit()
  const { status, featured, recommended } = useKitState(selectDirectory)
  const rows = useKitState((state) => listWallets(state, kit.config))
  const hasAllWallets = useKitState((state) => selectAllWalletsRow(state, kit.config) !== undefined)
  const load = () => prefetch(kit)
  useMountTask(load)

  const state = kit.getState()
  const custom = rows.flatMap(({ kind, wallet, hidden }) => (kind === 'custom' && wallet && !hidden ? [wallet] : []))
  const listed = [...featured, ...recommended].filter(({ id }) => !custom.some((wallet) => wallet.id === id))
  const wallets = [...custom, ...listed].flatMap((wallet) => {
    const href = toSafePageUrl(wallet.homepage)
    const isInBrowser = selectWalletConnector(state, kit.config, wallet) !== undefined
    return href === undefined || isInBrowser ? [] : [{ wallet, href }]
  })
  const willLoad = kit.config.enableWallets && kit.config.projectId !== ''
  const isLoading = status === 'loading' || (status === 'idle' && willLoad)
  const list = wallets.length > 0 ? 'wallets' : isLoading ? 'loading' : status === 'failed' ? 'failed' : 'none'
  return {
    list,
    wallets,
    retry: load,
    explore: hasAllWallets ? () => openAllWallets(kit) : undefined,
  } as const
}
