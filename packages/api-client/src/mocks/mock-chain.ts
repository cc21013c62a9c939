/**
 * A chain of any family that a mock API serves. The chain handles its own protocol.
 *
 * In      a request: HTTP method, path below the chain's URL, body
 * Out     a status and a body
 */

/** A request to a chain. */
export type MockChainRequest = {
  readonly method: string
  /** Path below the chain's URL with a leading slash; empty for the URL itself. */
  readonly path: string
  readonly body: string
}

/** A chain's response. */
export type MockChainResponse = { readonly status: number; readonly body: string }

/** A chain that a mock API serves. */
export interface MockChain {
  /** CAIP-2 id. The RPC service also serves the chain under this id. */
  readonly caipNetworkId: string
  /** URLs at which the chain is served. */
  readonly urls: readonly string[]
  answer(request: MockChainRequest): Promise<MockChainResponse>
  /** Native balance of an account in base units. When implemented, the data service returns the same balance. */
  balanceOf?(address: string): bigint
  /**
   * Net token amount that a holder received since the start, in base units. When implemented, the data service includes
   * it.
   */
  movedOf?(token: string, holder: string): bigint
}
