// @ts-check
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { generateKeyPairSigner } from '@solana/kit'
import { startSolanaChain } from './index.mjs'
import { clientOf, post, SOL } from './test-clients.mjs'

/** @type {import('./solana-chain.d.mts').SolanaChain} */
let chain
/** @type {ReturnType<typeof clientOf>} */
let client
before(async () => {
  chain = await startSolanaChain()
  client = clientOf(chain)
})
after(() => chain.close())

describe('the history', () => {
  test('lists the transactions of an address, newest first, page by page', async () => {
    const { address: to } = await generateKeyPairSigner()
    const made = []
    for (const amount of [1n, 2n, 3n]) made.unshift(await chain.airdrop({ to, lamports: amount * SOL }))
    const listed = await client.rpc.getSignaturesForAddress(to).send()
    assert.deepEqual(
      listed.map(({ signature }) => signature),
      made,
    )
    const [newest] = listed
    assert.ok(newest)
    const page = await client.rpc.getSignaturesForAddress(to, { before: newest.signature, limit: 1 }).send()
    assert.deepEqual(
      page.map(({ signature }) => signature),
      [made[1]],
    )
  })

  test('returns a version 0 transaction only to clients that support versions', async () => {
    const { address: to } = await generateKeyPairSigner()
    const signature = await chain.airdrop({ to, lamports: SOL })
    const ask = async (/** @type {object} */ config) => {
      const body = { jsonrpc: '2.0', id: 1, method: 'getTransaction', params: [signature, config] }
      return JSON.parse((await post(chain.url, JSON.stringify(body))).text)
    }
    assert.equal((await ask({})).error.code, -32015)
    const { result } = await ask({ encoding: 'base64', maxSupportedTransactionVersion: 0 })
    assert.equal(result.transaction[1], 'base64')
    assert.equal((await ask({ encoding: 'json', maxSupportedTransactionVersion: 0 })).result.version, 0)
  })
})
