/**
 * Fetches a balance from the network's node, when the balance from the data service seems older than the account's confirmed
 * transactions.
 *
 * In      asset   the token's bare address; undefined for the native token
 *         ended   the confirmed transactions: the node responds for their latest block or a later one
 * Out     base units; `silent` when there is no node or it does not respond within 10 s
 * Throws  nothing
 * Source  spec R-ACCT-141
 */

import { parseCaipAddress } from '../../base/caip/caip.js'
import type { CaipAddress } from '../../base/caip/namespace.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import { selectNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { fetchHolding } from '../../wallets/account/fetch-holding.js'

const NODE_TIMEOUT_MS = 10_000

type BalanceRequest = {
  readonly account: CaipAddress
  readonly asset: string | undefined
  readonly ended: readonly TrackedTransaction[]
}

export async function fetchOnchainBalance(
  kit: Kit,
  { account, asset, ended }: BalanceRequest,
): Promise<bigint | 'silent'> {
  const { caipNetworkId, address } = parseCaipAddress(account)
  const network = selectNetwork(kit.store.get(), caipNetworkId)
  const blocks = ended.flatMap(({ block }) => (block === undefined ? [] : BigInt(block)))
  const atBlock = blocks.reduce<bigint | undefined>((last, block) => (last && last > block ? last : block), undefined)
  if (!network) return 'silent'
  const held = await fetchHolding(kit, { address, network, only: { tokenAddress: asset, atBlock } }, NODE_TIMEOUT_MS)
  return held?.value ?? 'silent'
}
