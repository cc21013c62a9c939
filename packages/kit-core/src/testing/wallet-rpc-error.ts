/**
 * Error of a sandbox wallet, in the form that real wallets throw: 4001 rejected, 4100 unauthorized, 4901 unknown chain, -32602
 * invalid params.
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
