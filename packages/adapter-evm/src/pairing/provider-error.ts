/** EIP-1193 and JSON-RPC error codes that a paired wallet's provider throws without asking the wallet. */
export const PROVIDER_CODES = {
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  unrecognizedChain: 4902,
  invalidParams: -32602,
} as const

/** An error as EIP-1193 defines it, for callers of a provider. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  constructor(
    readonly code: (typeof PROVIDER_CODES)[keyof typeof PROVIDER_CODES],
    message: string,
  ) {
    super(message)
  }
}
