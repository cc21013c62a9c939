/**
 * Converts what wallets and nodes throw to kit errors.
 *
 * In      error                    unknown
 * Out     TransactionExpiredError  the message says that the blockhash has expired
 *         WalletRequestError       a failed simulation, with the node's message. Nodes report it with the code -32002, which
 *                                  otherwise means a pending request
 *         any other error          as `parseWalletError` of the core converts it
 * Source  spec R-ADPT-25, R-ADPT-124
 */
import { isKitError, type KitError } from '@bowline/kit-core'
import { getWalletErrorDetails, parseWalletError as parseError } from '@bowline/kit-core/adapter'
import { WalletRequestError } from '@bowline/kit-core/errors'
import { isAlreadySentWording } from '../chain/post-transaction.js'
import { isExpiryWording, TransactionExpiredError } from '../chain/transaction-expired-error.js'

const PREFLIGHT = /simulation failed|preflight/i

/** Converts what a wallet or a node threw. */
export function parseWalletError(error: unknown): KitError {
  const parsed = parseError(error)
  if (parsed === error || isKitError(parsed, 'wallet/user-rejected')) return parsed
  const { texts, message, codes } = getWalletErrorDetails(error)
  if (texts.some(isExpiryWording)) return new TransactionExpiredError(error)
  const isFailedSimulation = isKitError(parsed, 'wallet/request-pending') && texts.some((text) => PREFLIGHT.test(text))
  return isFailedSimulation ? new WalletRequestError(message, codes[0], error) : parsed
}

/** Message of a wallet that sent a transaction and did not see it confirmed. */
const SENT = /block height exceeded/i

/**
 * Converts what a wallet threw for a send request. A message that says the transaction was already sent is not a rejection,
 * with any code: a wallet that sends twice gets that message for the second try.
 */
export function parseSendError(error: unknown): KitError {
  const { texts } = getWalletErrorDetails(error)
  const text = texts.find((each) => SENT.test(each) || isAlreadySentWording(each))
  return text === undefined ? parseWalletError(error) : new WalletRequestError(text, undefined, new Error(text))
}
