'use client'

/**
 * For use inside the app's own `ConnectionProvider` and `WalletProvider`. Connecting or disconnecting in `useWallet`
 * does the same in the kit, and the other way round. It renders no elements.
 *
 * Source  spec R-ADPT-12, R-CONN-112, R-CONN-115
 */

import { type Kit, type KitState, type Network, selectNamespaceStatus } from '@bowline/kit-core'
import { switchNetwork } from '@bowline/kit-core/actions'
import { ConnectionContext, useConnection, useWallet } from '@solana/wallet-adapter-react'
import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { createHostSync } from './host-sync.js'
import { useNetworkConnection, useSolanaNetwork } from './network-connection.js'
import { isNodeOf } from './network-nodes.js'
import { useKitSubscribe } from './use-kit-subscribe.js'

/** Props of `SolanaWalletSync`. */
export type SolanaWalletSyncProps = {
  kit: Kit
  /** Components inside get the network of the kit from `useConnection` once a wallet is connected. */
  children?: ReactNode
}

/**
 * Keeps the kit and the surrounding `WalletProvider` on the same wallet: connecting or disconnecting on one side does the
 * same on the other. A connected kit also follows the network of the surrounding `ConnectionProvider`.
 */
export function SolanaWalletSync({ kit, children }: SolanaWalletSyncProps) {
  const host = useWallet()
  const outer = useConnection()
  const hostNetwork = useHostNetwork(kit, outer.connection?.rpcEndpoint)
  const sync = useMemo(() => createHostSync(kit), [kit])

  useEffect(() => sync.update(host, hostNetwork))
  useEffect(() => sync.start(), [sync])
  useEffect(() => sync.watchWallets(host.wallets), [sync, host.wallets])
  useFollowHostNetwork(kit, hostNetwork)

  const isConnected = useConnected(kit)
  const network = useSolanaNetwork(kit, kit.getState())
  const kitConnection = useNetworkConnection(
    kit,
    isConnected && hostNetwork !== undefined && network !== hostNetwork ? network : undefined,
  )
  const nodes = useMemo(
    () => (kitConnection === undefined ? outer : { connection: kitConnection }),
    [kitConnection, outer],
  )
  return <ConnectionContext.Provider value={nodes}>{children}</ConnectionContext.Provider>
}

/** Network of the kit that uses the RPC endpoint of the host; undefined when no network does. */
function useHostNetwork(kit: Kit, endpoint: string | undefined): Network | undefined {
  const networks = useStateOf(kit, (state) => state.network.byNamespace.solana?.requested)
  return useMemo(
    () => networks?.find((network) => endpoint !== undefined && isNodeOf(kit, network, endpoint)),
    [kit, networks, endpoint],
  )
}

/** Switches the connected kit when the host changes its connection. */
function useFollowHostNetwork(kit: Kit, hostNetwork: Network | undefined): void {
  const before = useRef(hostNetwork)
  useEffect(() => {
    const isChanged = before.current !== hostNetwork
    before.current = hostNetwork
    if (!isChanged || hostNetwork === undefined || selectNamespaceStatus(kit.getState(), 'solana') !== 'connected')
      return
    switchNetwork(kit, { caipNetworkId: hostNetwork.caipNetworkId }).catch((error: unknown) =>
      kit.log.debug('The wallet could not switch to the network of the ConnectionProvider', error),
    )
  }, [kit, hostNetwork])
}

function useConnected(kit: Kit): boolean {
  return useStateOf(kit, (state) => selectNamespaceStatus(state, 'solana') === 'connected')
}

function useStateOf<Part>(kit: Kit, select: (state: KitState) => Part): Part {
  const read = () => select(kit.getState())
  return useSyncExternalStore(useKitSubscribe(kit), read, read)
}
