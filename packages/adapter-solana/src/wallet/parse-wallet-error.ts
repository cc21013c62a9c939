/**
 * What wallets and nodes throw, as errors of the kit.
 *
 * In      error                    unknown
 * Out     TransactionExpiredError  the words of a blockhash that is too old
 *         any other as `parseWalletError` of the core has it
 */
import { isKitError, type KitError } from '@bowline/kit-core'
import { parseWalletError as parseError, readWalletFault } from '@bowline/kit-core/adapter'
import { isExpiryWording, TransactionExpiredError } from '../transfer/errors.js'

/** Translates whatever was thrown. */
export function parseWalletError(error: unknown): KitError {
  const parsed = parseError(error)
  if (parsed === error || isKitError(parsed, 'wallet/user-rejected')) return parsed
  return readWalletFault(error).texts.some(isExpiryWording) ? new TransactionExpiredError(error) : parsed
}
