import { createPublicClient, http } from 'viem'
import { mainnet } from 'viem/chains'

import { createEvmLedger, handleJsonRpc } from '../index.js'

const ADDRESS = '0x00000000000000000000000000000000000000aa'
const ledger = createEvmLedger({ chains: [{ chainId: 1 }], accounts: [{ address: ADDRESS, value: 5n }] })

const ask = async (value: unknown): Promise<unknown> => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const response = await handleJsonRpc({ ledger, chainId: 1, text })
  return response === '' ? undefined : JSON.parse(response)
}

const question = (id: unknown, method = 'eth_chainId', params: unknown = []) => ({ jsonrpc: '2.0', id, method, params })

test.each([1, 'a', null])('R-API-59 responds with the request’s id %j', async (id) => {
  expect(await ask(question(id))).toEqual({ jsonrpc: '2.0', id, result: '0x1' })
})

test('R-API-59 responds to a batch in order, with errors among results', async () => {
  const batch = [question(3), question(1, 'eth_getBalance', [ADDRESS]), question(2, 'eth_mine'), 7, question(undefined)]
  expect(await ask(batch)).toEqual([
    { jsonrpc: '2.0', id: 3, result: '0x1' },
    { jsonrpc: '2.0', id: 1, result: '0x5' },
    { jsonrpc: '2.0', id: 2, error: { code: -32601, message: 'the method eth_mine does not exist/is not available' } },
    { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'invalid request' } },
  ])
})

test('R-API-59 does not respond to notifications', async () => {
  expect(await ask(question(undefined))).toBeUndefined()
  expect(await ask([question(undefined), question(undefined, 'eth_mine')])).toBeUndefined()
})

test.each([
  ['{', -32700],
  ['', -32700],
  ['['.repeat(100_000), -32700],
  ['[]', -32600],
  ['null', -32600],
  [JSON.stringify({ id: 1, method: 'eth_chainId' }), -32600],
  [JSON.stringify({ jsonrpc: '2.0', id: 1, method: 7 }), -32600],
])('R-API-59 rejects the text %.20s', async (text, code) => {
  expect(await ask(text)).toMatchObject({ id: null, error: { code } })
})

test('R-API-59 serves a batching viem transport', async () => {
  const bodies: string[] = []
  const transport = http('https://rpc.example', {
    batch: true,
    retryCount: 0,
    fetchFn: async (_, init) => {
      const text = String(init?.body)
      bodies.push(text)
      return new Response(await handleJsonRpc({ ledger, chainId: 1, text }))
    },
  })
  const client = createPublicClient({ chain: mainnet, transport })
  expect(
    await Promise.all([client.getChainId(), client.getBalance({ address: ADDRESS }), client.getGasPrice()]),
  ).toEqual([1, 5n, 1_100_000_000n])
  expect(bodies).toHaveLength(1)
})
