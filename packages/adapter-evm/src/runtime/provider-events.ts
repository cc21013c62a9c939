/**
 * Listens to a connected wallet's EIP-1193 events for its connector. Payloads are parsed. If one is unreadable, or lists no
 * account without being an empty list, the wallet is queried for its current value until it responds.
 *
 * In      provider   may lack `on` or `removeListener`
 *         handlers   handlers of the events
 * Out     a function that stops listening
 * Source  EIP-1193; spec R-CONN-114, R-CONN-146, R-CONN-236, R-CONN-246, R-ADPT-78
 */

import { safeGet } from '@bowline/kit-core/adapter'
import { tryParse } from '@bowline/kit-core/schema'
import * as v from 'valibot'
import type { WalletProvider } from '../discovery/provider.js'
import { accountsSchema, chainIdSchema } from './response-schemas.js'
import type { WalletQuery } from './wallet-query.js'

/** The methods of a wagmi connector that handle the events and query current values. */
export type ProviderEventHandlers = {
  onAccountsChanged(accounts: string[]): void
  onChainChanged(chainId: string): void
  getAccounts(): Promise<readonly string[]>
  getChainId(): Promise<number>
}

/** Listens until the returned function is called. */
export function listenToProvider(provider: WalletProvider, handlers: ProviderEventHandlers): () => void {
  let isListening = true
  const accountsQuery = lazyQuery(
    () => handlers.getAccounts(),
    (accounts) => handlers.onAccountsChanged([...accounts]),
  )
  const chainQuery = lazyQuery(
    () => handlers.getChainId(),
    (chainId) => handlers.onChainChanged(String(chainId)),
  )

  function handleChainChanged(data: unknown): void {
    const chainId = v.safeParse(chainIdSchema, data)
    if (!chainId.success) {
      chainQuery('start')
      return
    }
    chainQuery('stop')
    handlers.onChainChanged(String(chainId.output))
  }

  const events: readonly (readonly [string, (data: unknown) => void])[] = [
    [
      'accountsChanged',
      (data) => {
        const accounts = tryParse(accountsSchema, data) ?? []
        if (accounts.length === 0 && safeGet(data, 'length') !== 0) {
          accountsQuery('start')
          return
        }
        accountsQuery('stop')
        handlers.onAccountsChanged(accounts)
      },
    ],
    ['chainChanged', handleChainChanged],
    ['chainIdChanged', handleChainChanged],
    // A network id is not always its chain id.
    ['networkChanged', () => chainQuery('start')],
    // It means that the wallet lost its chains, often briefly: only an `eth_accounts` response ends the connection.
    ['disconnect', () => accountsQuery('start')],
    // A wallet that reconnects may be on another chain and report it only here.
    ['connect', (data) => safeGet(data, 'chainId') === undefined || handleChainChanged(safeGet(data, 'chainId'))],
  ]
  const listeners = events.map(([event, handle]) => {
    const listener = (data: unknown) => {
      if (!isListening) return
      if (event !== 'disconnect') {
        accountsQuery('retrySoon')
        chainQuery('retrySoon')
      }
      handle(data)
    }
    return [event, listener] as const
  })
  for (const [event, listener] of listeners) ignoreErrors(() => provider.on?.(event, listener))
  return () => {
    isListening = false
    accountsQuery('stop')
    chainQuery('stop')
    for (const [event, listener] of listeners) ignoreErrors(() => provider.removeListener?.(event, listener))
  }
}

/** A query whose code loads when a wallet first needs it. */
function lazyQuery<Value>(
  ...params: [send: () => Promise<Value>, onResponse: (value: Value) => void]
): (step: keyof WalletQuery) => void {
  let query: Promise<WalletQuery | undefined> | undefined
  return (step) => {
    if (step === 'start') {
      query ??= import('./wallet-query.js').then(
        ({ createWalletQuery }) => createWalletQuery(...params),
        () => (query = undefined),
      )
    }
    void query?.then((loaded) => loaded?.[step]())
  }
}

function ignoreErrors(action: () => void): void {
  try {
    action()
  } catch {
    // A wallet without events still accepts requests.
  }
}
