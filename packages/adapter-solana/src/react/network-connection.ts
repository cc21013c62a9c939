/**
 * Hooks for the kit's Solana network and a web3.js `Connection` (RPC client) to it.
 *
 * Out     commitment `confirmed`, as the kit uses; undefined while the kit is on a network that the app does not list
 * Source  spec R-ADPT-13, R-CFG-61
 */
import { type Kit, type KitState, type Network, selectActiveNetwork } from '@bowline/kit-core'
import { Connection } from '@solana/web3.js'
import { useMemo, useSyncExternalStore } from 'react'
import { getNodes } from './network-nodes.js'
import { useKitSubscribe } from './use-kit-subscribe.js'

/** The active network of the kit's Solana namespace. `first` is the state of the server render. */
export function useSolanaNetwork(kit: Kit, first: KitState): Network | undefined {
  const select = (state: KitState) => selectActiveNetwork(state, 'solana')
  return useSyncExternalStore(
    useKitSubscribe(kit),
    () => select(kit.getState()),
    () => select(first),
  )
}

/** A web3.js `Connection` to the network's first node; the same object while the network does not change. */
export function useNetworkConnection(kit: Kit, network: Network | undefined): Connection | undefined {
  return useMemo(() => {
    const [first] = network === undefined ? [] : getNodes(kit, network)
    if (first === undefined) return undefined
    const { url, config } = first
    return new Connection(url, {
      commitment: 'confirmed',
      ...(config?.headers !== undefined && { httpHeaders: { ...config.headers } }),
    })
  }, [kit, network])
}
