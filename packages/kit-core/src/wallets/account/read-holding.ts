/**
 * What an address has of one token, or of the coin, as the network's own node says.
 *
 * In      limitMs   how long it is waited for
 * Out     undefined where it cannot be asked, has not come so far yet, or does not answer in time
 * Throws  nothing
 * Source  spec R-ACCT-141, R-SEND-100, R-SWAP-101
 */

import { withTimeout } from '../../base/async/pause.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { Network } from '../../base/networks/network.js'
import type { ChainTokenBalance, TokenBalanceFilter } from '../../core/adapter/adapter.js'
import type { Kit } from '../../kit.js'

/** Whose, where, and of what. */
export type HoldingParams = { readonly address: string; readonly network: Network; readonly only: TokenBalanceFilter }

/** What is held, in base units, what of it may be taken, and the token's own decimals. */
export type Holding = Pick<ChainTokenBalance, 'value' | 'allowance' | 'contractDecimals'>

/** Asks the node. */
export async function readHolding(kit: Kit, params: HoldingParams, limitMs: number): Promise<Holding | undefined> {
  const { address, network, only } = params
  const { tokenAddress = '' } = only
  const { getTokenBalances, getBalance } = kit.adapters.get(network.chainNamespace) ?? {}
  const signal = kit.lifetime()
  const read = async () => {
    if (getTokenBalances) {
      const told = await getTokenBalances({ address, network, only, signal })
      return told.find((token) => isSameAddress(token.address ?? '', tokenAddress))
    }
    return tokenAddress === '' ? getBalance?.({ address, network, signal }) : undefined
  }
  try {
    return await withTimeout(read(), limitMs)
  } catch (error) {
    kit.log.debug('The chain did not tell a balance', error)
    return undefined
  }
}
