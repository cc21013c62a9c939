// @ts-check
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startSolanaChain } from './index.mjs'
import { post, TextSocket } from './test-clients.mjs'

/** @type {import('./solana-chain.d.mts').SolanaChain} */
let chain
before(async () => {
  chain = await startSolanaChain()
})
after(() => chain.close())

describe('malformed input', () => {
  const cases = /** @type {const} */ ([
    ['', -32700],
    ['not json', -32700],
    ['['.repeat(50_000), -32700],
    ['null', -32600],
    ['[]', -32600],
    ['{}', -32600],
    ['{"jsonrpc":"1.0","id":1,"method":"getHealth"}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":7}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"getHealth","params":{}}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"launchMoon"}', -32601],
    ['{"jsonrpc":"2.0","id":1,"method":"constructor"}', -32601],
    ['{"jsonrpc":"2.0","id":1,"method":"getBalance"}', -32602],
    ['{"jsonrpc":"2.0","id":1,"method":"getBalance","params":["0x00"]}', -32602],
    ['{"jsonrpc":"2.0","id":1,"method":"getBalance","params":[{"toString":1}]}', -32602],
    ['{"jsonrpc":"2.0","id":1,"method":"getSignatureStatuses","params":[["x"]]}', -32602],
    ['{"jsonrpc":"2.0","id":1,"method":"sendTransaction","params":["AA==",{"encoding":"base64"}]}', -32602],
    ['{"jsonrpc":"2.0","id":1,"method":"sendTransaction","params":["O0Il"]}', -32602],
    ['{"jsonrpc":"2.0","id":1,"method":"getSlot","params":[{"minContextSlot":99999999999}]}', -32016],
  ])
  for (const [body, code] of cases) {
    test(`returns ${code}: ${body.slice(0, 90)}`, async () => {
      assert.equal(JSON.parse((await post(chain.url, body)).text).error.code, code)
    })
  }

  test('returns -32601 on the socket for HTTP methods, and ignores a ping', async () => {
    const socket = new TextSocket(chain.wsUrl)
    await socket.opened
    socket.send({ jsonrpc: '2.0', method: 'ping' })
    socket.send({ jsonrpc: '2.0', id: 5, method: 'getHealth' })
    const answer = await socket.next()
    assert.deepEqual([answer.id, answer.error.code], [5, -32601])
    await socket.close()
  })

  test('responds to a batch in order, without its notifications', async () => {
    const { text } = await post(
      chain.url,
      '[{"jsonrpc":"2.0","id":"a","method":"getHealth"},{"jsonrpc":"2.0","method":"getHealth"},7]',
    )
    assert.deepEqual(
      JSON.parse(text).map((/** @type {{ id: unknown }} */ { id }) => id),
      ['a', null],
    )
  })

  test('does not read an oversized body', async () => {
    assert.equal((await post(chain.url, ' '.repeat(600_000))).status, 413)
  })
})
