/** An error as wallets throw it: 4001 refused, 4100 not open, 4901 unknown chain, -32602 unreadable, or a node's own. */
export class SandboxWalletError extends Error {
  override readonly name = 'SandboxWalletError'
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}
