/**
 * Reads an address's balance of one token, or of the native token, from the network's own node, around a transfer, payment or
 * swap.
 *
 * In      limitMs   timeout in ms
 * Out     undefined when the adapter cannot read it, the read fails, or the node does not respond in time
 * Throws  nothing
 * Source  spec R-ACCT-141, R-SEND-100, R-SWAP-101
 */

import { withTimeout } from '../../base/async/pause.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { Network } from '../../base/networks/network.js'
import type { ChainTokenBalance, TokenBalanceFilter } from '../../core/adapter/chain-reads.js'
import type { Kit } from '../../kit.js'

/** The address, its network, and the token. */
export type HoldingParams = { readonly address: string; readonly network: Network; readonly only: TokenBalanceFilter }

/** Balance and allowance in base units, and the token's own decimals. */
export type Holding = Pick<ChainTokenBalance, 'value' | 'allowance' | 'contractDecimals'>

export async function fetchHolding(kit: Kit, params: HoldingParams, limitMs: number): Promise<Holding | undefined> {
  const { address, network, only } = params
  const { tokenAddress = '' } = only
  const { getTokenBalances, getBalance } = kit.adapters.get(network.chainNamespace) ?? {}
  const signal = kit.lifetime()
  const read = async () => {
    if (getTokenBalances) {
      const balances = await getTokenBalances({ address, network, only, signal })
      return balances.find((token) => isSameAddress(token.address ?? '', tokenAddress))
    }
    return tokenAddress === '' ? getBalance?.({ address, network, signal }) : undefined
  }
  try {
    return await withTimeout(read(), limitMs)
  } catch (error) {
    kit.log.debug('A balance could not be read from the chain', error)
    return undefined
  }
}
