/**
 * Asks the chain whether it would carry a swap out, just before the wallet is asked: the visitor may have spent the token elsewhere,
 * or lowered in the wallet what the service may take. Where the chain does not say it is not waited for.
 *
 * Out     what there is of the token, or what of it may be taken, in base units, where that is too little; that the gas which the
 *         service has worked out is; undefined where nothing is known to stand in the way
 * Throws  nothing but that code could not be loaded
 * Source  spec R-SWAP-101, R-SWAP-102, R-SWAP-127
 */

import { withTimeout } from '../../base/async/pause.js'
import type { Kit } from '../../kit.js'
import type { Holding } from '../../wallets/account/read-holding.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { assertApprovalMatches } from './assert-transaction-matches.js'
import { type BuiltTransaction, tryEstimateGas } from './build-swap.js'
import { loadSwapService } from './load-service.js'
import { bareAddress, isNativeToken } from './native-token.js'
import type { SwapSession } from './swap-session.js'

const CHAIN_LIMIT_MS = 3_000

/** What stands in the way. */
export type PreflightFailure =
  | { readonly kind: 'funds' | 'allowance'; readonly held: Holding }
  /** The service has worked out too little gas. */
  | { readonly kind: 'gas' }

/** Looks for it. */
export async function runPreflight(
  kit: Kit,
  session: SwapSession,
  transaction: BuiltTransaction,
): Promise<PreflightFailure | undefined> {
  const asked = tryEstimateGas(kit, session, transaction).then((gas) => ({ gas }))
  const answer = await withTimeout(asked, CHAIN_LIMIT_MS)
  if (!answer) return undefined
  if (answer.gas === undefined) return withTimeout(explain(kit, session, transaction), CHAIN_LIMIT_MS)
  return transaction.gas > 0n && answer.gas > transaction.gas ? { kind: 'gas' } : undefined
}

async function explain(
  kit: Kit,
  session: SwapSession,
  { pair }: BuiltTransaction,
): Promise<PreflightFailure | undefined> {
  const { address, network } = session
  const isNative = isNativeToken({ address: pair.from })
  const spender = isNative ? undefined : await spenderOf(kit, session, pair)
  const only = { tokenAddress: isNative ? undefined : bareAddress(pair.from), spender }
  const { readHolding } = await loadPendingRecorder()
  const held = await readHolding(kit, { address, network, only }, CHAIN_LIMIT_MS)
  if (!held) return undefined
  if (held.value < pair.amount) return { kind: 'funds', held }
  return held.allowance !== undefined && held.allowance < pair.amount ? { kind: 'allowance', held } : undefined
}

async function spenderOf(kit: Kit, session: SwapSession, pair: BuiltTransaction['pair']): Promise<string | undefined> {
  try {
    const { fetchApprovalTransaction } = await loadSwapService()
    return assertApprovalMatches(
      await fetchApprovalTransaction(kit, session, { ...pair, signal: session.signal }),
      pair,
    )
  } catch (error) {
    kit.log.debug('Who may take the token is not known', error)
    return undefined
  }
}
