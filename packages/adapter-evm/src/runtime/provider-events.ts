/**
 * Hears a connected wallet. Payloads are parsed; what does not fit is not heard.
 *
 * In      provider   may lack `on` or `removeListener`
 *         ears       what to do
 * Out     a function that ends the listening
 * Source  EIP-1193; spec R-CONN-114
 */
import { withinTime } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import type { WalletProvider } from '../discovery/provider.js'
import { accountsSchema, chainIdSchema } from './answers.js'

const STILL_THERE_LIMIT_MS = 1_000

/** The parts of a wagmi connector that events go to. */
export type ProviderEars = {
  onAccountsChanged(accounts: string[]): void
  onChainChanged(chainId: string): void
  onDisconnect(): void
  getAccounts(): Promise<readonly string[]>
}

/** Listens until the returned function is called. */
export function listenToProvider(provider: WalletProvider, ears: ProviderEars): () => void {
  let isListening = true
  const listeners: readonly (readonly [string, (data: unknown) => void])[] = [
    [
      'accountsChanged',
      (data) => {
        const accounts = z.safeParse(accountsSchema, data)
        if (isListening && accounts.success) ears.onAccountsChanged(accounts.data)
      },
    ],
    [
      'chainChanged',
      (data) => {
        const chainId = z.safeParse(chainIdSchema, data)
        if (isListening && chainId.success) ears.onChainChanged(String(chainId.data))
      },
    ],
    [
      'disconnect',
      () => {
        // The event says that the wallet lost its chains, often for a moment; only missing accounts end the connection.
        withinTime(ears.getAccounts(), STILL_THERE_LIMIT_MS)
          .catch(() => undefined)
          .then((accounts) => {
            if (isListening && !accounts?.length) ears.onDisconnect()
          })
      },
    ],
  ]
  for (const [event, listener] of listeners) quietly(() => provider.on?.(event, listener))
  return () => {
    isListening = false
    for (const [event, listener] of listeners) quietly(() => provider.removeListener?.(event, listener))
  }
}

function quietly(deed: () => void): void {
  try {
    deed()
  } catch {
    // A wallet that cannot be listened to can still be asked.
  }
}
