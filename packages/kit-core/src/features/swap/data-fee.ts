/**
 * What the network takes of a swap beside gas, as rollups do for publishing it: no price of gas tells it.
 *
 * In      data   of the swap, or what stands for it, as only its length counts
 * Out     the state holds it; what is known stays where the chain does not tell it in 3 s
 * Throws  nothing
 * Source  spec R-SWAP-125, R-SEND-36
 */

import { withTimeout } from '../../base/async/pause.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import type { Kit } from '../../kit.js'
import { evaluateQuote } from './settle-quote.js'
import type { SwapSession } from './swap-session.js'
import { updateSwap } from './update-swap.js'

const CHAIN_LIMIT_MS = 3_000

/** No contract stands there that could refuse the call, as at the account itself, or at a router without an allowance. */
const NOBODY = '0x000000000000000000000000000000000000dEaD'

/** Call data as long as most swaps have. */
export const USUAL_DATA = `0x${'ff'.repeat(2_000)}`

/** Asks the chain. */
export async function readDataFee(kit: Kit, session: SwapSession, data: string): Promise<void> {
  const { namespace, address, network } = session
  const { estimateTransfer } = getAdapter(kit, namespace)
  if (!estimateTransfer) return
  try {
    const asked = estimateTransfer({ address, to: NOBODY, value: 0n, data, network })
    const dataFee = (await withTimeout(asked, CHAIN_LIMIT_MS))?.dataFee
    if (session.signal.aborted || dataFee === undefined || String(dataFee) === kit.store.get().swap.dataFee) return
    updateSwap(kit, { dataFee: String(dataFee) })
    evaluateQuote(kit)
  } catch (error) {
    kit.log.debug('What the network takes beside gas is not known', error)
  }
}
