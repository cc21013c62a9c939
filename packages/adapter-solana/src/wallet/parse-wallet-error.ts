/**
 * What wallets and nodes throw, as errors of the kit.
 *
 * In      error                    unknown
 * Out     TransactionExpiredError  the words of a blockhash that is too old
 *         WalletRequestError       a transaction that a node tried out in vain, in the node's words: it tells of that by the
 *                                  code -32002, which means a pending request elsewhere
 *         any other as `parseWalletError` of the core has it
 * Source  spec R-ADPT-25, R-ADPT-124
 */
import { isKitError, type KitError, WalletRequestError } from '@bowline/kit-core'
import { getWalletErrorDetails, parseWalletError as parseError } from '@bowline/kit-core/adapter'
import { isAlreadySentWording } from '../chain/post-transaction.js'
import { isExpiryWording, TransactionExpiredError } from '../transfer/errors.js'

const PREFLIGHT = /simulation failed|preflight/i

/** Translates whatever was thrown. */
export function parseWalletError(error: unknown): KitError {
  const parsed = parseError(error)
  if (parsed === error || isKitError(parsed, 'wallet/user-rejected')) return parsed
  const { texts, words, codes } = getWalletErrorDetails(error)
  if (texts.some(isExpiryWording)) return new TransactionExpiredError(error)
  const isTriedOut = isKitError(parsed, 'wallet/request-pending') && texts.some((text) => PREFLIGHT.test(text))
  return isTriedOut ? new WalletRequestError(words, codes[0], error) : parsed
}

/** Words of a wallet that has sent a transaction, and waited for it in vain. */
const SENT = /block height exceeded/i

/**
 * The same for what a wallet throws that was asked to send. Words which say that the transaction has been sent before are no
 * refusal, whatever code stands next to them: a wallet that sends twice gets them for its second try.
 */
export function parseSendError(error: unknown): KitError {
  const { texts } = getWalletErrorDetails(error)
  const words = texts.find((text) => SENT.test(text) || isAlreadySentWording(text))
  return words === undefined ? parseWalletError(error) : new WalletRequestError(words, undefined, new Error(words))
}
