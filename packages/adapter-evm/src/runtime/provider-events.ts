/**
 * Hears a connected wallet. Payloads are parsed; where one does not fit, or opens nothing by other words than an empty list, the
 * wallet is asked what it meant.
 *
 * In      provider   may lack `on` or `removeListener`
 *         ears       what to do
 * Out     a function that ends the listening
 * Source  EIP-1193; spec R-CONN-114, R-CONN-146, R-CONN-236, R-CONN-246, R-ADPT-78
 */
import { safeGet } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import type { WalletProvider } from '../discovery/provider.js'
import { accountsSchema, chainIdSchema } from './response-schemas.js'
import type { WalletQuery } from './wallet-query.js'

/** The parts of a wagmi connector that events go to. */
export type ProviderEventHandlers = {
  onAccountsChanged(accounts: string[]): void
  onChainChanged(chainId: string): void
  getAccounts(): Promise<readonly string[]>
  getChainId(): Promise<number>
}

/** Listens until the returned function is called. */
export function listenToProvider(provider: WalletProvider, ears: ProviderEventHandlers): () => void {
  let isListening = true
  const accountsQuestion = laterQuestion(
    () => ears.getAccounts(),
    (accounts) => ears.onAccountsChanged([...accounts]),
  )
  const chainQuestion = laterQuestion(
    () => ears.getChainId(),
    (chainId) => ears.onChainChanged(String(chainId)),
  )

  function handleChainChanged(data: unknown): void {
    const chainId = z.safeParse(chainIdSchema, data)
    if (!chainId.success) {
      chainQuestion('ask')
      return
    }
    chainQuestion('end')
    ears.onChainChanged(String(chainId.data))
  }

  const events: readonly (readonly [string, (data: unknown) => void])[] = [
    [
      'accountsChanged',
      (data) => {
        const accounts = z.safeParse(accountsSchema, data).data ?? []
        if (accounts.length === 0 && safeGet(data, 'length') !== 0) {
          accountsQuestion('ask')
          return
        }
        accountsQuestion('end')
        ears.onAccountsChanged(accounts)
      },
    ],
    ['chainChanged', handleChainChanged],
    ['chainIdChanged', handleChainChanged],
    // The id of a network is not always that of its chain.
    ['networkChanged', () => chainQuestion('ask')],
    // It says that the wallet lost its chains, often for a moment: only its own answer ends the connection.
    ['disconnect', () => accountsQuestion('ask')],
    // A wallet that is back from there may be elsewhere, and tell it in no other way.
    ['connect', (data) => safeGet(data, 'chainId') === undefined || handleChainChanged(safeGet(data, 'chainId'))],
  ]
  const listeners = events.map(([event, hear]) => {
    const listener = (data: unknown) => {
      if (!isListening) return
      if (event !== 'disconnect') {
        accountsQuestion('hurry')
        chainQuestion('hurry')
      }
      hear(data)
    }
    return [event, listener] as const
  })
  for (const [event, listener] of listeners) quietly(() => provider.on?.(event, listener))
  return () => {
    isListening = false
    accountsQuestion('end')
    chainQuestion('end')
    for (const [event, listener] of listeners) quietly(() => provider.removeListener?.(event, listener))
  }
}

/** A question whose code is loaded with the first wallet that needs it. */
function laterQuestion<Value>(
  ...params: [put: () => Promise<Value>, onAnswer: (value: Value) => void]
): (step: keyof WalletQuery) => void {
  let question: Promise<WalletQuery | undefined> | undefined
  return (step) => {
    if (step === 'ask') {
      question ??= import('./wallet-query.js').then(
        ({ createWalletQuery }) => createWalletQuery(...params),
        () => (question = undefined),
      )
    }
    void question?.then((loaded) => loaded?.[step]())
  }
}

function quietly(action: () => void): void {
  try {
    action()
  } catch {
    // A wallet that cannot be listened to can still be asked.
  }
}
