/**
 * Asks a wallet of Wallet Standard and reads its answer.
 *
 * In      feature   what is asked; undefined where the wallet does not have it
 *         schema    what the answer must look like
 * Out     the answer, parsed
 * Throws  CapabilityMissingError   the wallet does not have the feature
 *         UserRejectedError, RequestPendingError, TransactionExpiredError, WalletRequestError
 */
import { CapabilityMissingError } from '@bowline/kit-core'
import { parseResponse } from '@bowline/kit-core/adapter'
import type * as z from 'zod/mini'
import { type FeatureName, featureOf } from '../discovery/standard-wallet.js'
import { parseWalletError } from './parse-wallet-error.js'

/** Asks a wallet. */
export async function requestWallet<T>(
  wallet: object,
  name: FeatureName,
  schema: z.ZodMiniType<T>,
  ...inputs: readonly unknown[]
): Promise<T> {
  const feature = featureOf(wallet, name)
  if (feature === undefined) throw new CapabilityMissingError('solana', name.slice(name.indexOf(':') + 1))
  let answer: unknown
  try {
    answer = await feature.call(...inputs)
  } catch (error) {
    throw parseWalletError(error)
  }
  return parseResponse(name, schema, answer)
}
