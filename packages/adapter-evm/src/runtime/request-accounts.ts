import { isKitError } from '@bowline/kit-core'
import { getWalletErrorDetails } from '@bowline/kit-core/adapter'
import type { WalletProvider } from '../discovery/provider.js'
import { requestWallet } from './request-wallet.js'
import { accountsSchema } from './response-schemas.js'

/** EIP-1193 error code (4100) of a wallet that does not share accounts. */
export const UNAUTHORIZED = 4100

/** Requests the shared accounts without a prompt. Empty for error 4100; throws other errors. Source: spec R-CONN-271. */
export async function requestAccounts(provider: WalletProvider): Promise<readonly string[]> {
  try {
    return await requestWallet(provider, { method: 'eth_accounts' }, accountsSchema)
  } catch (error) {
    if (isUnauthorized(error)) return []
    throw error
  }
}

/** Whether a wallet's error has the code `UNAUTHORIZED`, at any depth. */
export function isUnauthorized(error: unknown): boolean {
  return getWalletErrorDetails(isKitError(error) ? error.cause : error).codes.includes(UNAUTHORIZED)
}
