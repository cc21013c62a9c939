'use client'

import { selectAllWalletsRow } from '@bowline/kit-core/internal'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { openAllWallets } from '../connect/open-all-wallets.js'
import { usePairing } from '../pairing/use-pairing.js'

/** A pairing that any wallet can scan, or the pairing that the app itself started; the row for AllWallets, if there is one. */
export function useConnectingWalletConnectBasicView() {
  const kit = useKit()
  const pairing = usePairing()
  const all = useKitState((state) => selectAllWalletsRow(state, kit.config))
  return { pairing, all: all && { ...all, onOpen: () => openAllWallets(kit) } }
}
