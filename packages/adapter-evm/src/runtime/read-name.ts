/**
 * The name that an address goes by, as the app's own nodes of Ethereum know it. A name that is kept outside the chain counts as
 * none: whom to ask for it is its owner's choice.
 *
 * Out     undefined where the app has no Ethereum, the address has no name, or its name leads to another address
 * Throws  WalletRequestError when the node is silent; RequestAbortedError
 * Source  ENS (Universal Resolver), ENSIP-10, ENSIP-12, ENSIP-19; spec R-ACCT-132
 */
import type { ChainName, Network, ReadNameParams } from '@bowline/kit-core'
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
import { asNodeError } from './chain-client.js'
import type { ChainClients } from './chain-nodes.js'
import { isNoAnswer } from './no-answer.js'

const ETHEREUM = 'eip155:1'
const RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const ETHER_COIN = 60n

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

/** What it takes to read names. */
export type NameParts = { readonly clients: ChainClients; readonly networks: () => readonly Network[] }

/** Reads the name. Needs no connection. */
export async function readName(
  { clients, networks }: NameParts,
  { address: account, signal }: ReadNameParams,
): Promise<ChainName | undefined> {
  const hasEthereum = networks().some(({ caipNetworkId }) => caipNetworkId === ETHEREUM)
  if (!hasEthereum || !isAddress(account, { strict: false })) return undefined
  try {
    return await withAbort(find(clients(ETHEREUM), account), signal)
  } catch (error) {
    throw asNodeError(error)
  }
}

async function find(client: Client, account: Hex): Promise<ChainName | undefined> {
  const asked = encodeFunctionData({ abi: RESOLVER_ABI, functionName: 'reverse', args: [account, ETHER_COIN] })
  const name = await answered(client, asked, (data) => {
    const [primary] = decodeFunctionResult({ abi: RESOLVER_ABI, functionName: 'reverse', data })
    return primary
  })
  if (name === undefined || name === '') return undefined
  const hash = namehash(name)
  const [owner, avatar] = await Promise.all([
    record(client, name, encodeFunctionData({ abi: RECORD_ABI, functionName: 'addr', args: [hash] }), (data) =>
      decodeFunctionResult({ abi: RECORD_ABI, functionName: 'addr', data }),
    ),
    record(
      client,
      name,
      encodeFunctionData({ abi: RECORD_ABI, functionName: 'text', args: [hash, 'avatar'] }),
      (data) => decodeFunctionResult({ abi: RECORD_ABI, functionName: 'text', data }),
    ),
  ])
  if (owner === undefined || !isAddressEqual(owner, account)) return undefined
  return { name, avatar: avatar === '' ? undefined : avatar }
}

function record<Value>(
  client: Client,
  name: string,
  question: Hex,
  read: (data: Hex) => Value,
): Promise<Value | undefined> {
  const asked = encodeFunctionData({
    abi: RESOLVER_ABI,
    functionName: 'resolve',
    args: [concatHex([...name.split('.').map(labelOf), '0x00']), question],
  })
  return answered(client, asked, (data) => {
    const [answer] = decodeFunctionResult({ abi: RESOLVER_ABI, functionName: 'resolve', data })
    return read(answer)
  })
}

function labelOf(label: string): Hex {
  const written = stringToHex(label)
  return concatHex([numberToHex(size(written), { size: 1 }), written])
}

/** What the resolver refuses, and what cannot be read, is not there. */
async function answered<Value>(client: Client, data: Hex, read: (answer: Hex) => Value): Promise<Value | undefined> {
  try {
    return read(await client.request({ method: 'eth_call', params: [{ to: RESOLVER, data }, 'latest'] }))
  } catch (error) {
    if (isNoAnswer(error)) throw error
    return undefined
  }
}
