import { safeGet } from '@bowline/kit-core/adapter'
import type { SolanaProvider } from './provider.js'

const METHODS = ['signMessage', 'signTransaction', 'signAllTransactions', 'signAndSendTransaction']

/** Whether a provider of the kit is a `SolanaProvider`: it has all four signing methods. For apps that get it from the kit. */
export function isSolanaProvider(value: unknown): value is SolanaProvider {
  return METHODS.every((method) => typeof safeGet(value, method) === 'function')
}
