/**
 * Sends several contract reads in one request, through the network's multicall contract. Loads when there are several reads.
 *
 * In      client      of a network with a multicall contract
 *         reads       any number; each request carries as many as fit into the client's batch size
 * Out     one result per read; 0x if the called contract reverted or does not exist
 * Throws  viem's error for each read of a failed request: the node does not respond, or no multicall contract responded
 * Source  Multicall3 (aggregate3, getEthBalance); spec R-API-60, R-API-61, R-CONST-16
 */
import { type Address, type Client, decodeFunctionResult, encodeFunctionData, type Hex, size } from 'viem'
import { MULTICALL } from './multicall.js'

/** A read-only contract call. */
export type ContractRead = { readonly to: Address; readonly data: Hex }

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

/** Sends the reads and returns one promise per read, in their order. */
export function batchRead(client: Client, reads: readonly ContractRead[]): readonly Promise<Hex>[] {
  return toBatches(client, reads).flatMap((request) => {
    const results = sendBatch(client, request)
    return request.map(async (_, index) => (await results)[index] ?? '0x')
  })
}

/** The call that reads an account's native balance from the multicall contract. */
export function encodeBalanceRead(client: Client, address: Address): ContractRead {
  const data = encodeFunctionData({ abi: GET_BALANCE, functionName: 'getEthBalance', args: [address] })
  return { to: getMulticallAddress(client), data }
}

function toBatches({ batch }: Client, reads: readonly ContractRead[]): readonly (readonly ContractRead[])[] {
  const { batchSize = MULTICALL.multicall.batchSize } = typeof batch?.multicall === 'object' ? batch.multicall : {}
  const requests: ContractRead[][] = []
  let remainingBytes = 0
  for (const read of reads) {
    remainingBytes -= size(read.data)
    if (remainingBytes < 0) {
      requests.push([])
      remainingBytes = batchSize - size(read.data)
    }
    requests.at(-1)?.push(read)
  }
  return requests
}

function getMulticallAddress({ chain }: Client): Address {
  const address = chain?.contracts?.multicall3?.address
  if (address === undefined) throw new Error('The network has no multicall contract')
  return address
}

async function sendBatch(client: Client, reads: readonly ContractRead[]): Promise<readonly Hex[]> {
  const calls = reads.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }))
  const data = encodeFunctionData({ abi: AGGREGATE, functionName: 'aggregate3', args: [calls] })
  const result = await client.request({
    method: 'eth_call',
    params: [{ to: getMulticallAddress(client), data }, 'latest'],
  })
  return decodeFunctionResult({ abi: AGGREGATE, functionName: 'aggregate3', data: result }).map(
    ({ success, returnData }) => (success ? returnData : '0x'),
  )
}
