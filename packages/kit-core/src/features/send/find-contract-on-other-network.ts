/**
 * Finds out whether a recipient is a contract on another EVM network but not on the active one. Funds sent there are lost
 * unless the owners can deploy the same contract here. An account that delegates to a contract (EIP-7702) is not a contract.
 *
 * Source  spec R-SEND-76, R-SEND-152
 */

import type { Network } from '../../base/networks/network.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import { extendNetwork } from '../../core/state/extend-network.js'
import { selectNetwork, selectNetworks } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'

const ETHEREUM = 'eip155:1'

/** Whether Ethereum has a contract at the address and this network has none. Throws when a node does not respond. */
export async function isContractOnlyOnEthereum(kit: Kit, address: string, network: Network): Promise<boolean> {
  return !(await isContractOn(kit, address, network)) && (await isContractOn(kit, address, ethereumOf(kit)))
}

/**
 * Name of another network, Ethereum or one of the app's, with a contract at the address; undefined if none has one, this
 * network has one or does not respond, or this is a test network. Does not query other test networks, and ignores nodes that do
 * not respond.
 */
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
  const results = await Promise.allSettled(others.map((other) => isContractOn(kit, address, other)))
  return others.find((_, index) => results[index]?.status === 'fulfilled' && results[index].value)?.name
}

function ethereumOf(kit: Kit): Network {
  const known = selectNetwork(kit.store.get(), ETHEREUM)
  return known ?? extendNetwork({ id: 1, name: 'Ethereum', rpcUrls: { default: { http: [] } } })
}

async function isContractOn(kit: Kit, address: string, network: Network): Promise<boolean> {
  const params = { address, network, asksChain: true }
  return (await getAdapter(kit, network.chainNamespace).inspectRecipient?.(params)) === 'contract'
}
