/**
 * The interface by which a mock API serves a Solana cluster or Bitcoin network. Each chain handles the requests of its own
 * protocol; EVM chains come from `EvmLedger` instead.
 */

/** An HTTP request to a chain. */
export type MockChainRequest = {
  readonly method: string
  /** Path below the chain's URL with a leading slash; empty for the URL itself. */
  readonly path: string
  readonly body: string
}

/** An HTTP response of a chain or a mock service. */
export type MockChainResponse = { readonly status: number; readonly body: string }

/** A chain that a mock API serves. */
export interface MockChain {
  /** CAIP-2 id. The RPC service also serves the chain under this id. */
  readonly caipNetworkId: string
  /** Further URLs at which the mock API serves the chain. */
  readonly urls: readonly string[]
  respond(request: MockChainRequest): Promise<MockChainResponse>
  /** Native balance of an account in base units. When implemented, the data service returns the same balance. */
  balanceOf?(address: string): bigint
  /**
   * Net token amount that a holder received since the start, in base units. When implemented, the data service includes
   * it.
   */
  movedOf?(token: string, holder: string): bigint
}
