/**
 * Fetches the fee that rollups charge for publishing a swap's transaction data, besides gas. The gas price does not include it.
 *
 * In      data   call data of the swap, or a placeholder; only its length counts
 * Out     sets `dataFee` in the state; keeps the known value when the chain does not respond within 3 s
 * Throws  nothing
 * Source  spec R-SWAP-125, R-SEND-36
 */

import { withTimeout } from '../../base/async/pause.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import type { Kit } from '../../kit.js'
import { evaluateQuote } from './evaluate-quote.js'
import type { SwapScope } from './swap-scope.js'
import { updateSwap } from './update-swap.js'

const CHAIN_TIMEOUT_MS = 3_000

/**
 * An address without a contract that could reject the call. The account or a router without an allowance could reject
 * it.
 */
const EMPTY_ADDRESS = '0x000000000000000000000000000000000000dEaD'

/** Call data of a typical length for a swap. */
export const USUAL_DATA = `0x${'ff'.repeat(2_000)}`

/** Also checks again whether the native balance covers the fees. Does nothing when the adapter estimates no transfers. */
export async function fetchDataFee(kit: Kit, scope: SwapScope, data: string): Promise<void> {
  const { namespace, address, network } = scope
  const { estimateTransfer } = getAdapter(kit, namespace)
  if (!estimateTransfer) return
  try {
    const estimating = estimateTransfer({ address, to: EMPTY_ADDRESS, value: 0n, data, network })
    const dataFee = (await withTimeout(estimating, CHAIN_TIMEOUT_MS))?.dataFee
    if (scope.signal.aborted || dataFee === undefined || String(dataFee) === kit.store.get().swap.dataFee) return
    updateSwap(kit, { dataFee: String(dataFee) })
    evaluateQuote(kit)
  } catch (error) {
    kit.log.debug('The data fee could not be fetched', error)
  }
}
