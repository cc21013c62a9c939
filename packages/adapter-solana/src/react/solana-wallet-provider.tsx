/**
 * Stands in for the `ConnectionProvider` and the `WalletProvider` of `@solana/wallet-adapter-react`: the components below it
 * see the kit's connection in `useWallet`, `useConnection` and `useAnchorWallet`. It draws nothing.
 *
 * Source  spec R-ADPT-12, R-ADPT-13, R-CONN-111, R-CONN-115
 */
'use client'

import { getServerState, type InitialState, type Kit } from '@bowline/kit-core'
import type { Adapter, WalletError } from '@solana/wallet-adapter-base'
import { ConnectionContext, WalletContext } from '@solana/wallet-adapter-react'
import { type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { firstBridgeState } from './bridge-state.js'
import { useNetworkConnection, useSolanaNetwork } from './network-connection.js'
import { useWalletContext } from './use-wallet-context.js'
import { createWalletBridge } from './wallet-bridge.js'

/** `initialState` is what the `KitProvider` around it has. */
export type SolanaWalletProviderProps = {
  kit: Kit
  /** A wallet that is selected is connected at once; unless given, where the kit restores connections. */
  autoConnect?: boolean | undefined
  /** Hears of what fails, as that of `WalletProvider`. */
  onError?: ((error: WalletError, adapter?: Adapter) => void) | undefined
  initialState?: InitialState | undefined
  children?: ReactNode
}

/** The contexts of `@solana/wallet-adapter-react`, fed by the kit. */
export function SolanaWalletProvider({ kit, autoConnect, onError, initialState, children }: SolanaWalletProviderProps) {
  const isAuto = autoConnect ?? kit.config.enableReconnect
  const bridge = useMemo(() => createWalletBridge(kit, { autoConnect: isAuto }), [kit, isAuto])
  // Once per kit, as `KitProvider` has it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state a page was rendered with does not change
  const first = useMemo(() => {
    const state = getServerState(kit, initialState)
    return { state, bridge: firstBridgeState(state) }
  }, [kit])
  const state = useSyncExternalStore(bridge.subscribe, bridge.state, () => first.bridge)

  useEffect(() => (onError === undefined ? undefined : bridge.onError(onError)), [bridge, onError])

  const outer = useContext(ConnectionContext)
  const connection = useNetworkConnection(kit, useSolanaNetwork(kit, first.state))
  const nodes = useMemo(() => (connection === undefined ? outer : { connection }), [connection, outer])
  const wallets = useWalletContext(bridge, state, isAuto)
  return (
    <ConnectionContext.Provider value={nodes}>
      <WalletContext.Provider value={wallets}>{children}</WalletContext.Provider>
    </ConnectionContext.Provider>
  )
}
