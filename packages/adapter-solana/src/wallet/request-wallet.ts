/**
 * Sends a request to a Wallet Standard wallet and parses its response.
 *
 * In      name      the feature to call
 *         schema    of the response
 * Out     the parsed response
 * Throws  CapabilityMissingError   the wallet does not have the feature
 *         UserRejectedError, RequestPendingError, TransactionExpiredError, WalletRequestError
 */

import { parseResponse } from '@bowline/kit-core/adapter'
import { CapabilityMissingError } from '@bowline/kit-core/errors'
import * as v from 'valibot'
import { type FeatureName, getFeature } from '../discovery/standard-wallet.js'
import { parseWalletError } from './parse-wallet-error.js'

/** Calls a feature of a wallet with the inputs. */
export async function requestWallet<T>(
  wallet: object,
  name: FeatureName,
  schema: v.GenericSchema<unknown, T>,
  ...inputs: readonly unknown[]
): Promise<T> {
  const feature = getFeature(wallet, name)
  if (feature === undefined) throw new CapabilityMissingError('solana', name.slice(name.indexOf(':') + 1))
  let response: unknown
  try {
    response = await feature.call(...inputs)
  } catch (error) {
    throw parseWalletError(error)
  }
  return parseResponse(name, v.parser(schema), response)
}
