/**
 * Several questions to a chain's contracts in one request, by the network's multicall contract. Loaded when there are several.
 *
 * In      client      of a network with a multicall contract
 *         questions   as many as there are; a request carries as many as fit into the client's batch size
 * Out     for each question its answer; 0x where the contract that was asked refused, or is none
 * Throws  viem's error for each question of a request that failed: the node is silent, or no multicall contract answered
 * Source  Multicall3 (aggregate3, getEthBalance); spec R-API-60, R-API-61, R-CONST-16
 */
import { type Address, type Client, decodeFunctionResult, encodeFunctionData, type Hex, hexToBigInt, size } from 'viem'
import { MULTICALL } from './multicall.js'

/** A call that changes nothing. */
export type Question = { readonly to: Address; readonly data: Hex }

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

/** Asks them all. */
export function batchRead(client: Client, questions: readonly Question[]): readonly Promise<Hex>[] {
  return requestsOf(client, questions).flatMap((request) => {
    const answers = ask(client, request)
    return request.map(async (_, index) => (await answers)[index] ?? '0x')
  })
}

/** Native balances of several accounts, in wei. */
export function readBalances(client: Client, addresses: readonly Address[]): readonly Promise<bigint>[] {
  return batchRead(
    client,
    addresses.map((address) => balanceQuestion(client, address)),
  ).map(async (answer) => hexToBigInt(await answer, { size: 32 }))
}

/** The question for an account's native balance. */
export function balanceQuestion(client: Client, address: Address): Question {
  const data = encodeFunctionData({ abi: GET_BALANCE, functionName: 'getEthBalance', args: [address] })
  return { to: multicallOf(client), data }
}

function requestsOf({ batch }: Client, questions: readonly Question[]): readonly (readonly Question[])[] {
  const { batchSize = MULTICALL.multicall.batchSize } = typeof batch?.multicall === 'object' ? batch.multicall : {}
  const requests: Question[][] = []
  let room = 0
  for (const question of questions) {
    room -= size(question.data)
    if (room < 0) {
      requests.push([])
      room = batchSize - size(question.data)
    }
    requests.at(-1)?.push(question)
  }
  return requests
}

function multicallOf({ chain }: Client): Address {
  const address = chain?.contracts?.multicall3?.address
  if (address === undefined) throw new Error('The chain names no multicall contract')
  return address
}

async function ask(client: Client, questions: readonly Question[]): Promise<readonly Hex[]> {
  const calls = questions.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }))
  const data = encodeFunctionData({ abi: AGGREGATE, functionName: 'aggregate3', args: [calls] })
  const answer = await client.request({
    method: 'eth_call',
    params: [{ to: multicallOf(client), data }, 'latest'],
  })
  return decodeFunctionResult({ abi: AGGREGATE, functionName: 'aggregate3', data: answer }).map(
    ({ success, returnData }) => (success ? returnData : '0x'),
  )
}
