import { readKey } from '@bowline/kit-core/adapter'
import type { SolanaProvider } from './provider.js'

const DEEDS = ['signMessage', 'signTransaction', 'signAllTransactions', 'signAndSendTransaction']

/** Whether a connection's provider is that of Solana. */
export function isSolanaProvider(value: unknown): value is SolanaProvider {
  return DEEDS.every((deed) => typeof readKey(value, deed) === 'function')
}
