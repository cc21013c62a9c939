/** The part of a sandbox wallet that a paired wallet uses: accounts, keys and network in one namespace. */
import type { CaipAddress, CaipNetworkId, Namespace } from '../base/caip/namespace.js'

/** A request to a paired wallet, as received. */
export type PairedRequestLogEntry = {
  /** CAIP-2. */
  readonly caipNetworkId: string
  readonly method: string
  readonly params: unknown
}

/** The functions a paired wallet needs from a sandbox wallet. */
export interface SandboxKeys {
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
