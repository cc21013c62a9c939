/** How a paired test wallet uses a sandbox wallet: for accounts, keys and network in one namespace. */
import type { CaipAddress, CaipNetworkId, Namespace } from '../base/caip/namespace.js'

/** A request that a paired test wallet received. */
export type PairedRequestLogEntry = {
  /** CAIP-2. */
  readonly caipNetworkId: string
  readonly method: string
  readonly params: unknown
}

/** Implemented by the sandbox wallet of each adapter package. */
export interface SandboxPairing {
  readonly namespace: Namespace
  /** All accounts on all networks as CAIP-10, the active ones first. */
  accounts(): readonly CaipAddress[]
  /** The wallet's network. Undefined where each request names its network. */
  network(): CaipNetworkId | undefined
  /** Grants or revokes access for the page, without a prompt. */
  setConnected(isConnected: boolean): void
  /** Responds to the methods of the pairing protocol, on the named network. Throws `WalletRpcError`. */
  request(request: PairedRequestLogEntry): Promise<unknown>
  /** Calls the listener after each change of the wallet, until the returned function is called. */
  subscribe(listener: () => void): () => void
}
