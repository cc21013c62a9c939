/** An EIP-1193 object. Everything but `request` may be missing in the wild. */
export type WalletProvider = {
  request(args: { method: string; params?: unknown }): unknown
  on?(event: string, listener: (data: unknown) => void): unknown
  removeListener?(event: string, listener: (data: unknown) => void): unknown
}

/** Whether a value can be asked like a wallet. A getter that throws counts as no. */
export function isWalletProvider(value: unknown): value is WalletProvider {
  return typeof readKey(value, 'request') === 'function'
}

/** Reads a key of anything; undefined where there is none or reading throws. */
export function readKey(value: unknown, key: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  try {
    return Reflect.get(value, key)
  } catch {
    return undefined
  }
}
