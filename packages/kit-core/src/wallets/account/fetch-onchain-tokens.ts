/**
 * Reads an account's tokens from the network's nodes, for a network without a data service.
 *
 * Out     without prices and icons; a token without a name gets its shortened address. Undefined when the adapter cannot
 *         read tokens
 * Throws  what the adapter throws; RequestAbortedError
 * Source  spec R-ACCT-72
 */
import type { TokenBalance } from '@bowline/api-client'
import { formatUnits } from '../../base/amount/parse-units.js'
import { withAbort } from '../../base/async/with-abort.js'
import { formatCaipAddress } from '../../base/caip/caip.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import { shortAddress } from '../../base/text/short-address.js'
import type { ChainTokenBalance } from '../../core/adapter/chain-reads.js'
import type { Kit } from '../../kit.js'
import type { AssetsParams } from './fetch-wallet-assets.js'

export async function fetchOnchainTokens(
  kit: Kit,
  { namespace, address, network, signal }: AssetsParams & { readonly signal: AbortSignal },
): Promise<readonly TokenBalance[] | undefined> {
  const { getTokenBalances } = kit.adapters.get(namespace) ?? {}
  if (!getTokenBalances) return undefined
  const balances = await withAbort(getTokenBalances({ address, network, signal }), signal)
  return balances.map((token) => tokenOf(token, network.caipNetworkId))
}

function tokenOf(token: ChainTokenBalance, caipNetworkId: CaipNetworkId): TokenBalance {
  const { address, value, decimals, symbol = '' } = token
  const { name = address === undefined ? '' : shortAddress(address) } = token
  return {
    name,
    symbol,
    chainId: caipNetworkId,
    ...(address !== undefined && { address: formatCaipAddress(caipNetworkId, address) }),
    iconUrl: '',
    quantity: { decimals: String(decimals), numeric: formatUnits(value, decimals) },
  }
}
