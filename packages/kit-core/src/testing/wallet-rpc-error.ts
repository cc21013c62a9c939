/**
 * An error as wallets throw it, by code: 4001 rejected, 4100 unauthorized, 4901 unknown chain, -32602 invalid params.
 */
export class WalletRpcError extends Error {
  override readonly name = 'WalletRpcError'
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}
