/**
 * Simulates calls on the network's node, to show what leaves the account in total. Only texts depend on it.
 *
 * In      calls of an account
 * Out     for the coin and each token that leaves: how much more leaves than comes back; undefined when the node cannot simulate, or a
 *         call fails
 * Source  eth_simulateV1 of the execution APIs; ERC-20, whose event it also reports for the coin
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { getAddress, numberToHex } from 'viem'
import type { TransactionInfo } from '../approval/evm/transaction-info.js'
import { fetchCallInfo } from '../rpc/fetch-transaction-info.js'
import type { NodeClient } from '../rpc/node.js'
import type { AccountCall } from './call-batch.js'

/** Transfer(address indexed from, address indexed to, uint256 value) */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** Where the simulation reports transfers of the coin. */
const COIN = `0x${'ee'.repeat(20)}`
const MAX_TOKENS = 10

const word = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i))
const logSchema = v.object({
  address: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i)),
  topics: v.array(v.string()),
  data: v.string(),
})
const blocksSchema = v.strictTuple([
  v.object({ calls: v.array(v.object({ status: v.literal('0x1'), logs: v.array(logSchema) })) }),
])

/** An amount that leaves. Without an address it is the network's coin. */
export type LeavingAmount = {
  readonly address: `0x${string}` | undefined
  readonly amount: bigint
  readonly token: TransactionInfo['token']
}

/** Simulates the calls. */
export async function simulateCalls(
  calls: readonly AccountCall[],
  { account, node }: { readonly account: `0x${string}`; readonly node: NodeClient },
): Promise<readonly LeavingAmount[] | undefined> {
  const requests = calls.map(({ to, value, data }) => ({ from: account, to, value: numberToHex(value), data }))
  const options = { blockStateCalls: [{ calls: requests }], traceTransfers: true, validation: false }
  const response = await node('eth_simulateV1', [options, 'latest']).catch(() => undefined)
  const [block] = tryParse(blocksSchema, response) ?? []
  if (block === undefined || block.calls.length !== calls.length) return undefined
  const sums = sumTransfers(
    block.calls.flatMap(({ logs }) => logs),
    account,
  )
  const leaving = [...sums].filter(([, amount]) => amount > 0n).slice(0, MAX_TOKENS)
  return Promise.all(
    leaving.map(async ([token, amount]): Promise<LeavingAmount> => {
      if (token === COIN) return { address: undefined, amount, token: undefined }
      const address = getAddress(token)
      return { address, amount, token: (await fetchCallInfo({ to: address, value: 1n, data: '0x' }, node)).token }
    }),
  )
}

function sumTransfers(logs: readonly v.InferOutput<typeof logSchema>[], account: string): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { address, topics, data } of logs) {
    const [topic, from = '', to = '', ...others] = topics
    if (topic !== TRANSFER || others.length > 0 || !v.safeParse(word, data).success) continue
    const isOwn = (text: string) => text.slice(-40).toLowerCase() === account.slice(2).toLowerCase()
    const token = address.toLowerCase()
    const change = (isOwn(from) ? BigInt(data) : 0n) - (isOwn(to) ? BigInt(data) : 0n)
    if (change !== 0n) sums.set(token, (sums.get(token) ?? 0n) + change)
  }
  return sums
}
