import { keccak256 } from 'viem'
import { createNodeClient } from '../node.js'
import { EVM_SENDING } from './evm-sending.js'

const RAW = '0x02c0'
const entry = { id: keccak256(RAW), caipNetworkId: 'eip155:1', address: '0x', raw: RAW, recordedAtMs: 0 }

/** A node that returns this error for a sent transaction and knows no transaction. */
const node = (code: number, message: string, status = 200) =>
  createNodeClient('https://node.example', async (request) => {
    const { method } = Object(await request.json())
    return method === 'eth_getTransactionByHash'
      ? Response.json({ id: 1, result: null })
      : Response.json({ id: 1, error: { code, message } }, { status })
  })

test.each([
  ['accepted', -32000, 'already known'],
  ['accepted', -32010, 'AlreadyKnown'],
  ['accepted', -32000, 'known transaction: 0xab'],
  ['accepted', -32010, 'Transaction with the same hash was already imported.'],
  ['accepted', -32603, 'transaction already in mempool'],
  ['rejected', -32000, 'insufficient funds for gas * price + value'],
  ['rejected', -32000, 'replacement transaction underpriced'],
  ['rejected', -32000, 'nonce too low: next nonce 2, tx nonce 1'],
  ['rejected', -32602, 'unknown transaction type'],
  ['rejected', -32003, 'Transaction rejected'],
  ['unknown', -32603, 'Internal error'],
  ['unknown', -32000, 'request timed out'],
  ['unknown', -32005, 'daily request count exceeded, request rate limited'],
  ['unknown', -32099, 'upstream unavailable'],
] as const)('R-FRAME-70 counts a transaction as %s when the node says %i "%s"', async (status, code, message) => {
  expect(await EVM_SENDING.send(entry, node(code, message))).toMatchObject({ status })
})

test('R-FRAME-70 treats a rejection with an HTTP status of 500 or more as unknown', async () => {
  const outcome = await EVM_SENDING.send(entry, node(-32000, 'insufficient funds', 502))
  expect(outcome).toEqual({ status: 'unknown' })
})
