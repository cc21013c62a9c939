'use client'

/**
 * Replaces the `ConnectionProvider` and the `WalletProvider` of `@solana/wallet-adapter-react`. Components inside it get the
 * kit's connection from `useWallet`, `useConnection` and `useAnchorWallet`. It renders no elements.
 *
 * Source  spec R-ADPT-12, R-ADPT-13, R-CONN-111, R-CONN-115
 */

import type { InitialState, Kit } from '@bowline/kit-core'
import { getServerState } from '@bowline/kit-core/adapter'
import type { Adapter, WalletError } from '@solana/wallet-adapter-base'
import { ConnectionContext, WalletContext } from '@solana/wallet-adapter-react'
import { type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { getInitialBridgeState } from './bridge-state.js'
import { useNetworkConnection, useSolanaNetwork } from './network-connection.js'
import { useWalletContext } from './use-wallet-context.js'
import { createWalletBridge } from './wallet-bridge.js'

/** Props of `SolanaWalletProvider`. `initialState` is the value that the surrounding `KitProvider` gets. */
export type SolanaWalletProviderProps = {
  kit: Kit
  /** Connects a wallet as soon as it is selected. Default: whether the kit restores connections. */
  autoConnect?: boolean | undefined
  /** Called with errors, like `onError` of `WalletProvider`. */
  onError?: ((error: WalletError, adapter?: Adapter) => void) | undefined
  initialState?: InitialState | undefined
  children?: ReactNode
}

/**
 * Replaces `ConnectionProvider` and `WalletProvider` of `@solana/wallet-adapter-react`: `useWallet`, `useConnection` and
 * `useAnchorWallet` inside get the kit's wallets and connection.
 */
export function SolanaWalletProvider({ kit, autoConnect, onError, initialState, children }: SolanaWalletProviderProps) {
  const isAuto = autoConnect ?? kit.config.enableReconnect
  const bridge = useMemo(() => createWalletBridge(kit, { autoConnect: isAuto }), [kit, isAuto])
  // Computed once per kit, like in `KitProvider`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state a page was rendered with does not change
  const first = useMemo(() => {
    const state = getServerState(kit, initialState)
    return { state, bridge: getInitialBridgeState(state) }
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
