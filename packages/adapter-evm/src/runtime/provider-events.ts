/**
 * Hears a connected wallet. Payloads are parsed; what does not fit is not heard.
 *
 * In      provider   may lack `on` or `removeListener`
 *         ears       what to do
 * Out     a function that ends the listening
 * Source  EIP-1193; spec R-CONN-114, R-CONN-146
 */
import { pause } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import type { WalletProvider } from '../discovery/provider.js'
import { accountsSchema, chainIdSchema } from './answers.js'

const TURN_MS = 900

/** The parts of a wagmi connector that events go to. */
export type ProviderEars = {
  onAccountsChanged(accounts: string[]): void
  onChainChanged(chainId: string): void
  getAccounts(): Promise<readonly string[]>
}

/** Listens until the returned function is called. */
export function listenToProvider(provider: WalletProvider, ears: ProviderEars): () => void {
  let isListening = true
  let isAsking = false

  /** The event says that the wallet lost its chains, often for a moment: only its own answer ends the connection. */
  async function askAgain(): Promise<void> {
    if (isAsking) return
    isAsking = true
    while (isListening) {
      const accounts = await ears.getAccounts().catch(() => undefined)
      if (accounts && isListening) ears.onAccountsChanged([...accounts])
      if (accounts) break
      await pause(TURN_MS)
    }
    isAsking = false
  }

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
    ['disconnect', () => void askAgain()],
  ]
  for (const [event, listener] of listeners) quietly(() => provider.on?.(event, listener))
  return () => {
    isListening = false
    for (const [event, listener] of listeners) quietly(() => provider.removeListener?.(event, listener))
  }
}

function quietly(action: () => void): void {
  try {
    action()
  } catch {
    // A wallet that cannot be listened to can still be asked.
  }
}
