/**
 * Requests a new choice of accounts from a wallet that the user disconnected here and that still grants access. Skips wallets
 * that do not respond to `wallet_getPermissions` within 1 s, since some never respond to an unknown request, and wallets whose
 * choice is already open.
 *
 * Throws  the wallet's errors; RequestAbortedError
 * Source  EIP-2255; spec R-CONN-245
 */
import { throwIfAborted, withAbort, withTimeout } from '@bowline/kit-core/adapter'
import type { WalletProvider } from '../discovery/provider.js'
import { requestWallet } from './request-wallet.js'
import { anythingSchema } from './response-schemas.js'

const PERMISSIONS_LIMIT_MS = 1_000

const choosing = new WeakSet<WalletProvider>()

/** Resolves when the user has chosen accounts, or without a prompt if the wallet is skipped. */
export async function chooseAccounts(provider: WalletProvider, signal: AbortSignal | undefined): Promise<void> {
  if (choosing.has(provider)) return
  const responded = () => true
  const response = requestWallet(provider, { method: 'wallet_getPermissions' }, anythingSchema).then(
    responded,
    responded,
  )
  const hasResponded = await withTimeout(response, PERMISSIONS_LIMIT_MS)
  throwIfAborted(signal)
  if (!hasResponded) return
  choosing.add(provider)
  const request = { method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] }
  const choice = requestWallet(provider, request, anythingSchema).finally(() => choosing.delete(provider))
  await withAbort(choice, signal)
}
