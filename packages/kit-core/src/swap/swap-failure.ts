import type { KitError } from '../errors/kit-error.js'
import { endError } from '../pending/end-error.js'
import type { FollowedTransaction } from '../pending/state.js'
import { SwapFailedError } from './errors.js'

/**
 * Why a transaction of a swap was not carried out; undefined for one that was, and while it is pending. What the visitor did
 * to it in the wallet is no failure of the network.
 */
export function swapFailure(end: FollowedTransaction | undefined): KitError | undefined {
  const error = end && endError(end)
  return end?.status === 'failed' ? new SwapFailedError(end.settledAs ?? end.hash) : error
}
