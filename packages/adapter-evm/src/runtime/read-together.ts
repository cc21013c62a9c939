/**
 * Native balances of several accounts in one request, by the network's multicall contract. Loaded when there are several.
 *
 * In      client      of a network with a multicall contract
 *         addresses   as many as there are; a request carries as many as fit into the client's batch size
 * Out     for each address its balance in wei
 * Throws  viem's error for each address of a request that failed: the node is silent, or no such contract answered
 * Source  Multicall3 (aggregate3, getEthBalance); spec R-API-60, R-API-61, R-CONST-16
 */
import { type Address, type Client, decodeFunctionResult, encodeFunctionData, type Hex, hexToBigInt } from 'viem'
import { MULTICALL } from './multicall.js'

const GET_BALANCE = [
  {
    type: 'function',
    name: 'getEthBalance',
    stateMutability: 'view',
    inputs: [{ name: 'addr', type: 'address' }],
    outputs: [{ name: 'balance', type: 'uint256' }],
  },
] as const

const AGGREGATE = [
  {
    type: 'function',
    name: 'aggregate3',
    stateMutability: 'view',
    inputs: [
      {
        name: 'calls',
        type: 'tuple[]',
        components: [
          { name: 'target', type: 'address' },
          { name: 'allowFailure', type: 'bool' },
          { name: 'callData', type: 'bytes' },
        ],
      },
    ],
    outputs: [
      {
        name: 'returnData',
        type: 'tuple[]',
        components: [
          { name: 'success', type: 'bool' },
          { name: 'returnData', type: 'bytes' },
        ],
      },
    ],
  },
] as const

/** A selector and one address. */
const QUESTION_BYTES = 36

/** Reads them all. */
export function readTogether(client: Client, addresses: readonly Address[]): readonly Promise<bigint>[] {
  const size = batchSizeOf(client)
  const requests = new Map<number, Promise<readonly Hex[]>>()
  return addresses.map(async (_, index) => {
    const start = index - (index % size)
    const request = requests.get(start) ?? ask(client, addresses.slice(start, start + size))
    requests.set(start, request)
    return hexToBigInt((await request)[index - start] ?? '0x', { size: 32 })
  })
}

function batchSizeOf({ batch }: Client): number {
  const { batchSize = MULTICALL.multicall.batchSize } = typeof batch?.multicall === 'object' ? batch.multicall : {}
  return Math.max(1, Math.floor(batchSize / QUESTION_BYTES))
}

async function ask(client: Client, addresses: readonly Address[]): Promise<readonly Hex[]> {
  const to = client.chain?.contracts?.multicall3?.address
  if (to === undefined) throw new Error('The chain names no multicall contract')
  const calls = addresses.map((address) => ({
    target: to,
    allowFailure: true,
    callData: encodeFunctionData({ abi: GET_BALANCE, functionName: 'getEthBalance', args: [address] }),
  }))
  const data = encodeFunctionData({ abi: AGGREGATE, functionName: 'aggregate3', args: [calls] })
  const answer = await client.request({ method: 'eth_call', params: [{ to, data }, 'latest'] })
  return decodeFunctionResult({ abi: AGGREGATE, functionName: 'aggregate3', data: answer }).map(
    ({ success, returnData }) => (success ? returnData : '0x'),
  )
}
