/** An error as wallets throw it, by its code: 4001 refused, 4100 not open, 4901 unknown chain, -32602 unreadable. */
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
