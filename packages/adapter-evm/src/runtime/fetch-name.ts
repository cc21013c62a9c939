/**
 * Looks up the ENS name of an address through the nodes of Ethereum mainnet, if it is a network of the app. A name stored off
 * chain counts as none: its owner would choose the server to request it from.
 *
 * Out     undefined if the app has no Ethereum, the address has no name, or its name resolves to another address
 * Throws  WalletRequestError when the node does not respond; RequestAbortedError
 * Source  ENS (Universal Resolver), ENSIP-10, ENSIP-12, ENSIP-19; spec R-ACCT-132
 */
import type { ChainName, FetchNameParams, Network } from '@bowline/kit-core'
import { withAbort } from '@bowline/kit-core/adapter'
import {
  type Client,
  concatHex,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isAddress,
  isAddressEqual,
  namehash,
  numberToHex,
  size,
  stringToHex,
} from 'viem'
import { toNodeError } from './chain-client.js'
import type { ChainClients } from './chain-nodes.js'
import { isNodeUnreachable } from './is-node-unreachable.js'

const ETHEREUM = 'eip155:1'
const RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const ETH_COIN_TYPE = 60n

const view = { type: 'function', stateMutability: 'view' } as const
const bytes = { name: '', type: 'bytes' } as const
const node = { name: '', type: 'bytes32' } as const
const text = { name: '', type: 'string' } as const
const address = { name: '', type: 'address' } as const

const RESOLVER_ABI = [
  { ...view, name: 'reverse', inputs: [bytes, { name: '', type: 'uint256' }], outputs: [text, address, address] },
  { ...view, name: 'resolve', inputs: [bytes, bytes], outputs: [bytes, address] },
] as const

const RECORD_ABI = [
  { ...view, name: 'addr', inputs: [node], outputs: [address] },
  { ...view, name: 'text', inputs: [node, text], outputs: [text] },
] as const

/** Dependencies of `fetchName`. */
export type NameParams = { readonly clients: ChainClients; readonly networks: () => readonly Network[] }

/** Fetches the primary name and its `avatar` record, unresolved. It works without a connection. */
export async function fetchName(
  { clients, networks }: NameParams,
  { address: account, signal }: FetchNameParams,
): Promise<ChainName | undefined> {
  const hasEthereum = networks().some(({ caipNetworkId }) => caipNetworkId === ETHEREUM)
  if (!hasEthereum || !isAddress(account, { strict: false })) return undefined
  try {
    return await withAbort(lookUp(clients(ETHEREUM), account), signal)
  } catch (error) {
    throw toNodeError(error)
  }
}

async function lookUp(client: Client, account: Hex): Promise<ChainName | undefined> {
  const calldata = encodeFunctionData({ abi: RESOLVER_ABI, functionName: 'reverse', args: [account, ETH_COIN_TYPE] })
  const name = await callResolver(client, calldata, (data) => {
    const [primary] = decodeFunctionResult({ abi: RESOLVER_ABI, functionName: 'reverse', data })
    return primary
  })
  if (name === undefined || name === '') return undefined
  const hash = namehash(name)
  const [owner, avatar] = await Promise.all([
    fetchRecord(client, name, encodeFunctionData({ abi: RECORD_ABI, functionName: 'addr', args: [hash] }), (data) =>
      decodeFunctionResult({ abi: RECORD_ABI, functionName: 'addr', data }),
    ),
    fetchRecord(
      client,
      name,
      encodeFunctionData({ abi: RECORD_ABI, functionName: 'text', args: [hash, 'avatar'] }),
      (data) => decodeFunctionResult({ abi: RECORD_ABI, functionName: 'text', data }),
    ),
  ])
  if (owner === undefined || !isAddressEqual(owner, account)) return undefined
  return { name, avatar: avatar === '' ? undefined : avatar }
}

function fetchRecord<Value>(
  client: Client,
  name: string,
  recordCall: Hex,
  read: (data: Hex) => Value,
): Promise<Value | undefined> {
  const calldata = encodeFunctionData({
    abi: RESOLVER_ABI,
    functionName: 'resolve',
    args: [concatHex([...name.split('.').map(encodeLabel), '0x00']), recordCall],
  })
  return callResolver(client, calldata, (data) => {
    const [result] = decodeFunctionResult({ abi: RESOLVER_ABI, functionName: 'resolve', data })
    return read(result)
  })
}

function encodeLabel(label: string): Hex {
  const encoded = stringToHex(label)
  return concatHex([numberToHex(size(encoded), { size: 1 }), encoded])
}

/** Calls the resolver. Resolves to undefined if it reverts or its result is unreadable; throws if the node does not respond. */
async function callResolver<Value>(
  client: Client,
  data: Hex,
  read: (result: Hex) => Value,
): Promise<Value | undefined> {
  try {
    return read(await client.request({ method: 'eth_call', params: [{ to: RESOLVER, data }, 'latest'] }))
  } catch (error) {
    if (isNodeUnreachable(error)) throw error
    return undefined
  }
}
