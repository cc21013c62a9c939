import { safeGet } from '@bowline/kit-core/adapter'

/** An EIP-1193 provider of a wallet, as the adapter uses it. Real wallets may lack everything but `request`. */
export type WalletProvider = {
  request(args: { method: string; params?: unknown }): unknown
  on?(event: string, listener: (data: unknown) => void): unknown
  removeListener?(event: string, listener: (data: unknown) => void): unknown
}

/** Whether a value has a `request` method. False if reading the member throws. */
export function isWalletProvider(value: unknown): value is WalletProvider {
  return typeof safeGet(value, 'request') === 'function'
}
