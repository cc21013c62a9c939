/**
 * Asks a wallet that kept its permission to have accounts chosen anew. Some answer no question that they do not know: those that say
 * nothing about permissions, and those whose choice is open already, are not asked.
 *
 * Throws  what the wallet answers with; RequestAbortedError
 * Source  EIP-2255; spec R-CONN-245
 */
import { throwIfAborted, withAbort, withTimeout } from '@bowline/kit-core/adapter'
import type { WalletProvider } from '../discovery/provider.js'
import { requestWallet } from './request-wallet.js'
import { anythingSchema } from './response-schemas.js'

const PERMISSIONS_LIMIT_MS = 1_000

const choosing = new WeakSet<WalletProvider>()

/** Resolves when accounts are chosen, and where nobody is asked. */
export async function chooseAccounts(provider: WalletProvider, signal: AbortSignal | undefined): Promise<void> {
  if (choosing.has(provider)) return
  const told = () => true
  const known = requestWallet(provider, { method: 'wallet_getPermissions' }, anythingSchema).then(told, told)
  const isTold = await withTimeout(known, PERMISSIONS_LIMIT_MS)
  throwIfAborted(signal)
  if (!isTold) return
  choosing.add(provider)
  const request = { method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] }
  const asked = requestWallet(provider, request, anythingSchema).finally(() => choosing.delete(provider))
  await withAbort(asked, signal)
}
