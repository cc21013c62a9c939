/**
 * The EVM accounts of the embedded wallet: the key's own address, and the smart account that the key owns. On a network with a bundler
 * both are offered, and the user's preference decides which one the page gets.
 *
 * In      the frame's storage, the project and the page's origin; the project's networks with their nodes and bundlers
 * Out     see `Accounts`. The code of smart accounts loads with the first use of one
 * Throws  RequestRejectedError  4200 for a smart account where none is offered; a node that does not respond
 * Source  R-FRAME-120 to 122, R-CONN-77 to 79
 */

import { RequestRejectedError, RPC_CODES, tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { type FrameNetwork, getEvmChainId } from '../rpc/network.js'
import type { NodeClient } from '../rpc/node.js'
import type { FrameStorage } from '../session/frame-storage.js'

/** `eoa` is the key's own address, `smartAccount` a contract that the key owns. */
export type EmbeddedAccountType = 'eoa' | 'smartAccount'

const typeSchema = v.picklist(['eoa', 'smartAccount'])

/** The accounts on one network. `address` is the preferred one. */
export type NetworkAccounts = {
  readonly address: string
  readonly accounts: readonly { readonly type: EmbeddedAccountType; readonly address: string }[]
  readonly preferredAccountType: EmbeddedAccountType
  readonly smartAccountDeployed?: boolean
}

/** An owner on a network, with the type that the page prefers. */
export type AccountsRequest = {
  readonly owner: string
  /** Undefined for a network that the project does not have. */
  readonly network: FrameNetwork | undefined
  /** Counts while the user has not chosen. */
  readonly wanted?: EmbeddedAccountType | undefined
}

/** A smart account on one network. */
export type DescribedAccount = {
  readonly address: `0x${string}`
  /** Undefined when the node does not respond. */
  readonly isDeployed: boolean | undefined
}

/** What describes smart accounts, in code that loads on demand. */
export type SmartAccountCode = {
  readonly describeAccount: (
    owner: string,
    network: { readonly chainId: number; readonly node: NodeClient; readonly storage: FrameStorage },
  ) => Promise<DescribedAccount | undefined>
}

/** The accounts of one project on one site. */
export interface Accounts {
  /** Chain ids of the networks with smart accounts. */
  listSmartNetworks(): readonly number[]
  /** Both accounts; the key's own alone on a network without smart accounts. */
  describe(request: AccountsRequest): Promise<NetworkAccounts>
  /** Stores the preference. Rejects where the type is not offered. */
  prefer(type: EmbeddedAccountType, request: AccountsRequest): Promise<NetworkAccounts>
  /** The smart account. Rejects where none is offered. */
  requireSmart(request: AccountsRequest): Promise<{ readonly address: string; readonly isDeployed: boolean }>
}

/** Creates the accounts. */
export function createAccounts({
  storage,
  scope,
  networks,
  createNode,
  loadSmart,
}: {
  readonly storage: FrameStorage
  readonly scope: string
  readonly networks: ReadonlyMap<string, FrameNetwork>
  readonly createNode: (url: string) => NodeClient
  readonly loadSmart: () => Promise<SmartAccountCode>
}): Accounts {
  const key = `preferred-account ${scope}`
  const getPreferred = async (wanted: EmbeddedAccountType = 'smartAccount') =>
    tryParse(typeSchema, await storage.get(key)) ?? wanted

  async function describe({ owner, network, wanted }: AccountsRequest): Promise<NetworkAccounts> {
    const own = { type: 'eoa', address: owner } as const
    const smart = await describeSmart({ owner, network })
    if (smart === undefined) return { address: owner, accounts: [own], preferredAccountType: 'eoa' }
    const preferredAccountType = await getPreferred(wanted)
    return {
      address: preferredAccountType === 'eoa' ? owner : smart.address,
      accounts: [{ type: 'smartAccount', address: smart.address }, own],
      preferredAccountType,
      ...(smart.isDeployed !== undefined && { smartAccountDeployed: smart.isDeployed }),
    }
  }

  async function describeSmart({ owner, network }: AccountsRequest) {
    if (network === undefined) return undefined
    const chainId = getSmartChainId(network)
    if (chainId === undefined) return undefined
    const { describeAccount } = await loadSmart()
    return describeAccount(owner, { chainId, node: createNode(network.rpcUrl), storage })
  }

  return {
    listSmartNetworks: () => [...networks.values()].flatMap((network) => getSmartChainId(network) ?? []),
    describe,
    async prefer(type, request) {
      if (type === 'smartAccount' && (await describeSmart(request)) === undefined) throw notOffered()
      await storage.set(key, type)
      return describe(request)
    },
    async requireSmart(request) {
      const smart = await describeSmart(request)
      if (smart === undefined) throw notOffered()
      return { address: smart.address, isDeployed: smart.isDeployed ?? false }
    },
  }
}

function getSmartChainId({ caipNetworkId, bundlerUrl }: FrameNetwork): number | undefined {
  return bundlerUrl === undefined ? undefined : getEvmChainId(caipNetworkId)
}

function notOffered(): RequestRejectedError {
  return new RequestRejectedError('Smart accounts are not offered on this network', { code: RPC_CODES.notOffered })
}
