/**
 * When a transaction in a block counts as final, per network: safe enough for a shop to deliver the goods. Until then it is
 * polled.
 *
 * Out     the rule in the app's network, else the kit's for the network, else for the namespace, else a number of blocks
 * Source  spec R-ACCT-83. Ethereum, Gnosis: consensus specs, safe block. OP stack: specs.optimism.io, safe head. Arbitrum:
 *         docs.arbitrum.io, block tags. Polygon: docs.polygon.technology, finality by milestones. BNB Smart Chain: BEP-126.
 *         Avalanche: docs of Snowman consensus, an accepted block is final. Solana: commitment levels. Bitcoin: six
 *         confirmations by custom. Any other EVM network: two epochs of Ethereum, in blocks
 */
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import { getFamilyPart } from '../../base/caip/families.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { Finality } from '../../base/networks/network.js'
import { selectNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'

const UNKNOWN_BLOCKS = 64

const FINALITY: Readonly<Record<string, Finality>> = {
  bip122: 6,
  solana: 'finalized',
  'eip155:1': 'safe',
  'eip155:10': 'safe',
  'eip155:56': 'finalized',
  'eip155:100': 'safe',
  'eip155:137': 'finalized',
  'eip155:8453': 'safe',
  'eip155:42161': 'safe',
  'eip155:43114': 1,
  'eip155:7777777': 'safe',
}

/** Rule by which a network's blocks count as final: a number of confirmations, or a block tag. */
export function getFinality({ store }: Kit, caipNetworkId: CaipNetworkId): Finality {
  const own = selectNetwork(store.get(), caipNetworkId)?.finality
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  return own ?? FINALITY[caipNetworkId] ?? getFamilyPart(namespace, 'finality', FINALITY) ?? UNKNOWN_BLOCKS
}
