/**
 * Whether an address is that of a contract which another network has and this one has not: its owners have no key to what is sent
 * to it here, unless they make the same contract here too. An account that delegates to a contract (EIP-7702) is none.
 *
 * Source  spec R-SEND-76, R-SEND-152
 */

import type { Network } from '../../base/networks/network.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import { extendNetwork } from '../../core/state/extend-network.js'
import { selectNetwork, selectNetworks } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'

const ETHEREUM = 'eip155:1'

/** Asks this network and Ethereum; throws what a node throws that does not answer. */
export async function isContractOfEthereum(kit: Kit, address: string, network: Network): Promise<boolean> {
  return !(await isContractOn(kit, address, network)) && (await isContractOn(kit, address, ethereumOf(kit)))
}

/** The name of a network that has the contract. Nodes that do not answer say nothing; test networks are neither asked nor asked for. */
export async function findContractOnOtherNetwork(
  kit: Kit,
  address: string,
  network: Network,
): Promise<string | undefined> {
  if (network.chainNamespace !== 'eip155' || network.testnet) return undefined
  if (await isContractOn(kit, address, network).catch(() => true)) return undefined
  const requested = selectNetworks(kit.store.get(), 'eip155')?.requested ?? []
  const others = [ethereumOf(kit), ...requested].filter(
    ({ caipNetworkId, testnet }, index) =>
      caipNetworkId !== network.caipNetworkId && !testnet && (index === 0 || caipNetworkId !== ETHEREUM),
  )
  const answers = await Promise.allSettled(others.map((other) => isContractOn(kit, address, other)))
  return others.find((_, index) => answers[index]?.status === 'fulfilled' && answers[index].value)?.name
}

function ethereumOf(kit: Kit): Network {
  const known = selectNetwork(kit.store.get(), ETHEREUM)
  return known ?? extendNetwork({ id: 1, name: 'Ethereum', rpcUrls: { default: { http: [] } } })
}

async function isContractOn(kit: Kit, address: string, network: Network): Promise<boolean> {
  const asked = { address, network, asksChain: true }
  return (await getAdapter(kit, network.chainNamespace).inspectRecipient?.(asked)) === 'contract'
}
