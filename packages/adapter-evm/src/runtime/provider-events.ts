/**
 * Hears a connected wallet. Payloads are parsed; where one does not fit, or opens nothing by other words than an empty list, the
 * wallet is asked what it meant.
 *
 * In      provider   may lack `on` or `removeListener`
 *         ears       what to do
 * Out     a function that ends the listening
 * Source  EIP-1193; spec R-CONN-114, R-CONN-146, R-CONN-236
 */
import { pause, readKey } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import type { WalletProvider } from '../discovery/provider.js'
import { accountsSchema, chainIdSchema } from './answers.js'

const TURN_MS = 900

/** The parts of a wagmi connector that events go to. */
export type ProviderEars = {
  onAccountsChanged(accounts: string[]): void
  onChainChanged(chainId: string): void
  getAccounts(): Promise<readonly string[]>
  getChainId(): Promise<number>
}

/** Listens until the returned function is called. */
export function listenToProvider(provider: WalletProvider, ears: ProviderEars): () => void {
  let isListening = true

  /** Asks until the wallet answers, one question at a time. */
  function createQuestion<Value>(ask: () => Promise<Value>, onAnswer: (value: Value) => void): () => void {
    let isAsking = false
    const run = async () => {
      while (isListening) {
        const answer = await ask().then(
          (value) => ({ value }),
          () => undefined,
        )
        if (answer && isListening) onAnswer(answer.value)
        if (answer) return
        await pause(TURN_MS)
      }
    }
    return () => {
      if (isAsking) return
      isAsking = true
      void run().finally(() => {
        isAsking = false
      })
    }
  }

  const askForAccounts = createQuestion(
    () => ears.getAccounts(),
    (accounts) => ears.onAccountsChanged([...accounts]),
  )
  const askForChain = createQuestion(
    () => ears.getChainId(),
    (chainId) => ears.onChainChanged(String(chainId)),
  )

  const listeners: readonly (readonly [string, (data: unknown) => void])[] = [
    [
      'accountsChanged',
      (data) => {
        if (!isListening) return
        const accounts = z.safeParse(accountsSchema, data).data ?? []
        if (accounts.length > 0 || readKey(data, 'length') === 0) ears.onAccountsChanged(accounts)
        else askForAccounts()
      },
    ],
    [
      'chainChanged',
      (data) => {
        if (!isListening) return
        const chainId = z.safeParse(chainIdSchema, data)
        if (chainId.success) ears.onChainChanged(String(chainId.data))
        else askForChain()
      },
    ],
    // It says that the wallet lost its chains, often for a moment: only its own answer ends the connection.
    ['disconnect', askForAccounts],
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
