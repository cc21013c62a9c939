/** An error as wallets give it. */
export class WalletRpcError extends Error {
  override readonly name = 'WalletRpcError'
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}
