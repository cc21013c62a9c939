/** Error codes of EIP-1193, EIP-3326, EIP-5792 and JSON-RPC that a provider of the kit throws itself. */
export const PROVIDER_CODES = {
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  unrecognizedChain: 4902,
  unsupportedCapability: 5700,
  unsupportedChain: 5710,
  invalidParams: -32602,
} as const

/** An error as EIP-1193 defines it, thrown to callers of a paired wallet's provider. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  constructor(
    readonly code: (typeof PROVIDER_CODES)[keyof typeof PROVIDER_CODES],
    message: string,
  ) {
    super(message)
  }
}
