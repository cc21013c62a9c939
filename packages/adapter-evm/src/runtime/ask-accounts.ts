import { isKitError } from '@bowline/kit-core'
import { readWalletFault } from '@bowline/kit-core/adapter'
import type { WalletProvider } from '../discovery/provider.js'
import { accountsSchema } from './answers.js'
import { askWallet } from './ask-wallet.js'

/** EIP-1193: said by a wallet that opens no account any more. */
export const UNAUTHORISED = 4100

/** What a wallet opens, asked without a window. Throws what `askWallet` throws. Source: spec R-CONN-271. */
export async function askAccounts(provider: WalletProvider): Promise<readonly string[]> {
  try {
    return await askWallet(provider, { method: 'eth_accounts' }, accountsSchema)
  } catch (error) {
    if (isUnauthorised(error)) return []
    throw error
  }
}

/** Whether a wallet failed by that code, however deep it stands. */
export function isUnauthorised(error: unknown): boolean {
  return readWalletFault(isKitError(error) ? error.cause : error).codes.includes(UNAUTHORISED)
}
