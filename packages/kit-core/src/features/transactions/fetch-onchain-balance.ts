/**
 * Asks the network's node what an account has, after something of it has ended.
 *
 * In      asset   the token's bare address; undefined of the coin
 *         ended   what has ended: the node answers for a block at or past theirs
 * Out     base units; `silent` where it cannot be asked, or does not answer in 10 s
 * Throws  nothing
 * Source  spec R-ACCT-141
 */

import { parseCaipAddress } from '../../base/caip/caip.js'
import type { CaipAddress } from '../../base/caip/namespace.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import { selectNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { readHolding } from '../../wallets/account/read-holding.js'

const NODE_LIMIT_MS = 10_000

type Asked = {
  readonly account: CaipAddress
  readonly asset: string | undefined
  readonly ended: readonly TrackedTransaction[]
}

/** Asks. */
export async function fetchOnchainBalance(kit: Kit, { account, asset, ended }: Asked): Promise<bigint | 'silent'> {
  const { caipNetworkId, address } = parseCaipAddress(account)
  const network = selectNetwork(kit.store.get(), caipNetworkId)
  const blocks = ended.flatMap(({ block }) => (block === undefined ? [] : BigInt(block)))
  const atBlock = blocks.reduce<bigint | undefined>((last, block) => (last && last > block ? last : block), undefined)
  if (!network) return 'silent'
  const held = await readHolding(kit, { address, network, only: { tokenAddress: asset, atBlock } }, NODE_LIMIT_MS)
  return held?.value ?? 'silent'
}
