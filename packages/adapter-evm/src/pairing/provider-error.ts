/** Codes of EIP-1193 which a paired wallet's provider gives by itself. */
export const PROVIDER_CODES = {
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  unrecognisedChain: 4902,
  invalidParams: -32602,
} as const

/** An error in the form that EIP-1193 gives it, as a provider's callers read it. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  constructor(
    readonly code: (typeof PROVIDER_CODES)[keyof typeof PROVIDER_CODES],
    message: string,
  ) {
    super(message)
  }
}
