/** The side of a sandbox wallet that a paired wallet stands on: accounts, keys and place in one namespace. */
import type { CaipAddress, CaipNetworkId, Namespace } from '../base/caip/namespace.js'

/** What a page asks of a paired wallet, as it came. */
export type PairedRequestLogEntry = {
  /** CAIP-2. */
  readonly caipNetworkId: string
  readonly method: string
  readonly params: unknown
}

/** What a paired wallet asks of a sandbox wallet. */
export interface SandboxKeys {
  readonly namespace: Namespace
  /** All accounts on all networks, CAIP-10, the active ones first. */
  accounts(): readonly CaipAddress[]
  /** Where the wallet is; undefined where each request names its network. */
  network(): CaipNetworkId | undefined
  /** Lets the page in, or ends that; nobody is asked. */
  setConnected(isConnected: boolean): void
  /** Answers by the methods of the pairing protocol, on the network that is named. Throws `WalletRpcError`. */
  request(request: PairedRequestLogEntry): Promise<unknown>
  /** Calls after each change of the wallet, until the returned function is called. */
  subscribe(listener: () => void): () => void
}
