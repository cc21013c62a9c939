import { safeGet } from '@bowline/kit-core/adapter'
import type { SolanaProvider } from './provider.js'

const METHODS = ['signMessage', 'signTransaction', 'signAllTransactions', 'signAndSendTransaction']

/** Whether a connection's provider is that of Solana. */
export function isSolanaProvider(value: unknown): value is SolanaProvider {
  return METHODS.every((action) => typeof safeGet(value, action) === 'function')
}
