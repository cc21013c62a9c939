import { safeGet } from '@bowline/kit-core/adapter'

/** An EIP-1193 object. Everything but `request` may be missing in the wild. */
export type WalletProvider = {
  request(args: { method: string; params?: unknown }): unknown
  on?(event: string, listener: (data: unknown) => void): unknown
  removeListener?(event: string, listener: (data: unknown) => void): unknown
}

/** Whether a value can be asked like a wallet. A getter that throws counts as no. */
export function isWalletProvider(value: unknown): value is WalletProvider {
  return typeof safeGet(value, 'request') === 'function'
}
