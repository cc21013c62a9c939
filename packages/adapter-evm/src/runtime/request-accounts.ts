import { isKitError } from '@bowline/kit-core'
import { getWalletErrorDetails } from '@bowline/kit-core/adapter'
import type { WalletProvider } from '../discovery/provider.js'
import { requestWallet } from './request-wallet.js'
import { accountsSchema } from './response-schemas.js'

/** EIP-1193: said by a wallet that opens no account any more. */
export const UNAUTHORISED = 4100

/** What a wallet opens, asked without a window. Throws what `askWallet` throws. Source: spec R-CONN-271. */
export async function requestAccounts(provider: WalletProvider): Promise<readonly string[]> {
  try {
    return await requestWallet(provider, { method: 'eth_accounts' }, accountsSchema)
  } catch (error) {
    if (isUnauthorised(error)) return []
    throw error
  }
}

/** Whether a wallet failed by that code, however deep it stands. */
export function isUnauthorised(error: unknown): boolean {
  return getWalletErrorDetails(isKitError(error) ? error.cause : error).codes.includes(UNAUTHORISED)
}
