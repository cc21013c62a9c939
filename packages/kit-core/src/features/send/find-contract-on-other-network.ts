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
import { getMainNetwork } from '../recipients/main-network.js'

/** Whether the main network has a contract at the address and this network has none. Throws when a node does not respond. */
export async function isContractOnlyOnEthereum(kit: Kit, address: string, network: Network): Promise<boolean> {
  const main = mainNetworkOf(kit, network)
  return main !== undefined && !(await isContractOn(kit, address, network)) && (await isContractOn(kit, address, main))
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
  const main = mainNetworkOf(kit, network)
  if (!main || network.testnet) return undefined
  if (await isContractOn(kit, address, network).catch(() => true)) return undefined
  const requested = selectNetworks(kit.store.get(), network.chainNamespace)?.requested ?? []
  const others = [main, ...requested].filter(
    ({ caipNetworkId, testnet }, index) =>
      caipNetworkId !== network.caipNetworkId && !testnet && (index === 0 || caipNetworkId !== main.caipNetworkId),
  )
  const results = await Promise.allSettled(others.map((other) => isContractOn(kit, address, other)))
  return others.find((_, index) => results[index]?.status === 'fulfilled' && results[index].value)?.name
}

/** The main network of a family whose networks share addresses. Undefined in other families. */
function mainNetworkOf(kit: Kit, { chainNamespace }: Network): Network | undefined {
  const main = getMainNetwork(chainNamespace)
  if (!main) return undefined
  const known = selectNetwork(kit.store.get(), main.caipNetworkId)
  return known ?? extendNetwork({ ...main, chainNamespace, rpcUrls: { default: { http: [] } } })
}

async function isContractOn(kit: Kit, address: string, network: Network): Promise<boolean> {
  const params = { address, network, checksCode: true }
  return (await getAdapter(kit, network.chainNamespace).inspectRecipient?.(params)) === 'contract'
}
