/**
 * A chain of any kind that a mock API answers for: how it speaks is its own affair.
 *
 * In      what was asked: the method of HTTP, the path behind the chain's address, the body
 * Out     a status and a body
 */

/** A question to a chain. */
export type MockChainRequest = {
  readonly method: string
  /** Behind the address, with a slash before it; empty for the address itself. */
  readonly path: string
  readonly body: string
}

/** Its answer. */
export type MockChainResponse = { readonly status: number; readonly body: string }

/** A chain that a mock API answers for. */
export interface MockChain {
  /** CAIP-2; the RPC service answers for the chain under it too. */
  readonly caipNetworkId: string
  /** Addresses at which it is asked. */
  readonly urls: readonly string[]
  answer(request: MockChainRequest): Promise<MockChainResponse>
  /** What an account has of the chain's own coin, in base units; a chain that can tell makes the data service say the same. */
  balanceOf?(address: string): bigint
  /** What came to a holder of a token since the beginning, less what left, in base units; the same for tokens. */
  movedOf?(token: string, holder: string): bigint
}
