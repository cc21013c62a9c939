/**
 * Simulates a built swap on chain just before the wallet is prompted. The user may have spent the token elsewhere, or lowered the
 * allowance in the wallet. Waits at most 3 s for the simulation and 3 s to find out why it failed.
 *
 * Throws  only when code could not be loaded
 * Source  spec R-SWAP-101, R-SWAP-102, R-SWAP-127, R-SWAP-138
 */

import { withTimeout } from '../../base/async/pause.js'
import type { Kit } from '../../kit.js'
import type { Holding } from '../../wallets/account/fetch-holding.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { assertApprovalMatches } from './assert-transaction-matches.js'
import { type BuiltTransaction, tryEstimateGas } from './build-swap.js'
import { loadSwapService } from './load-service.js'
import { getBareAddress, isNativeToken } from './native-token.js'
import type { SwapScope } from './swap-scope.js'

const CHAIN_TIMEOUT_MS = 3_000

/** Reason why the chain would reject the swap; `held` has the balance and allowance on chain. */
export type PreflightFailure =
  | { readonly kind: 'funds' | 'allowance'; readonly held: Holding }
  /** The service's gas limit is too low. */
  | { readonly kind: 'gas' }

/** Undefined when nothing is known to block the swap. */
export async function runPreflight(
  kit: Kit,
  scope: SwapScope,
  transaction: BuiltTransaction,
): Promise<PreflightFailure | undefined> {
  if (transaction.approvals) {
    // The chain rejects the swap alone until it is approved.
    const failure = await withTimeout(findFailure(kit, scope, transaction), CHAIN_TIMEOUT_MS)
    return failure?.kind === 'funds' ? failure : undefined
  }
  const estimating = tryEstimateGas(kit, scope, transaction).then((gas) => ({ gas }))
  const estimate = await withTimeout(estimating, CHAIN_TIMEOUT_MS)
  if (!estimate) return undefined
  if (estimate.gas === undefined) return withTimeout(findFailure(kit, scope, transaction), CHAIN_TIMEOUT_MS)
  return transaction.gas > 0n && estimate.gas > transaction.gas ? { kind: 'gas' } : undefined
}

async function findFailure(
  kit: Kit,
  scope: SwapScope,
  { pair }: BuiltTransaction,
): Promise<PreflightFailure | undefined> {
  const { address, network } = scope
  const isNative = isNativeToken({ address: pair.from })
  const spender = isNative ? undefined : await spenderOf(kit, scope, pair)
  const only = { tokenAddress: isNative ? undefined : getBareAddress(pair.from), spender }
  const { fetchHolding } = await loadPendingRecorder()
  const held = await fetchHolding(kit, { address, network, only }, CHAIN_TIMEOUT_MS)
  if (!held) return undefined
  if (held.value < pair.amount) return { kind: 'funds', held }
  return held.allowance !== undefined && held.allowance < pair.amount ? { kind: 'allowance', held } : undefined
}

async function spenderOf(kit: Kit, scope: SwapScope, pair: BuiltTransaction['pair']): Promise<string | undefined> {
  try {
    const { fetchApprovalTransaction } = await loadSwapService()
    return assertApprovalMatches(await fetchApprovalTransaction(kit, scope, { ...pair, signal: scope.signal }), pair)
  } catch (error) {
    kit.log.debug('The spender could not be fetched', error)
    return undefined
  }
}
