// @ts-check
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  address,
  assertAccountExists,
  fetchEncodedAccounts,
  generateKeyPairSigner,
  getBase58Encoder,
} from '@solana/kit'
import { decodeMint, decodeToken } from '@solana-program/token'
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

async function minted() {
  const { address: owner } = await generateKeyPairSigner()
  const { mint, account } = await chain.mint({ owner, amount: 12_345n, decimals: 2 })
  return { owner, mint: address(mint), account: address(account) }
}

/** @param {unknown[]} params */
async function info(...params) {
  const body = { jsonrpc: '2.0', id: 1, method: 'getAccountInfo', params }
  return JSON.parse((await post(chain.url, JSON.stringify(body))).text)
}

describe('accounts', () => {
  test('returns several accounts at once as their stored bytes, and null for missing ones', async () => {
    const { owner, mint, account } = await minted()
    const [first, second, third] = await fetchEncodedAccounts(client.rpc, [mint, account, owner])
    assert.ok(first && second && third)
    assertAccountExists(first)
    assertAccountExists(second)
    assert.equal(third.exists, false)
    assert.equal(decodeMint(first).data.supply, 12_345n)
    assert.deepEqual([decodeToken(second).data.owner, decodeToken(second).data.amount], [owner, 12_345n])
    assert.equal(second.lamports, await client.rpc.getMinimumBalanceForRentExemption(165n).send())
  })

  test('returns every encoding, sliced on request, and never base58 for long data', async () => {
    const { mint, account, owner } = await minted()
    const whole = Buffer.from((await info(mint, { encoding: 'base64' })).result.value.data[0], 'base64')
    assert.equal(whole.length, 82)
    const [text, encoding] = (await info(mint, { encoding: 'base58' })).result.value.data
    assert.deepEqual([Buffer.from(getBase58Encoder().encode(text)), encoding], [whole, 'base58'])
    assert.equal((await info(mint)).result.value.data, text)
    const cut = await info(mint, { encoding: 'base64', dataSlice: { offset: 44, length: 1 } })
    assert.deepEqual(cut.result.value.data, [Buffer.from([2]).toString('base64'), 'base64'])
    const parsed = (await info(account, { encoding: 'jsonParsed' })).result.value
    assert.deepEqual(parsed.data.parsed.info, {
      mint,
      owner,
      state: 'initialized',
      isNative: false,
      tokenAmount: { amount: '12345', decimals: 2, uiAmount: 123.45, uiAmountString: '123.45' },
    })
    assert.equal((await info(account, { encoding: 'base58' })).error.code, -32600)
  })

  test('returns the balance of accounts without data', async () => {
    const { address: of } = await client.funded()
    const { value } = await client.rpc.getAccountInfo(of, { encoding: 'jsonParsed' }).send()
    assert.deepEqual(
      [value?.lamports, value?.owner, value?.space, value?.data],
      [10n * SOL, '11111111111111111111111111111111', 0n, ['', 'base64']],
    )
  })
})

describe('where the chain stands', () => {
  test('advances with each transaction and on command', async () => {
    const first = await client.rpc.getEpochInfo().send()
    await client.funded()
    const second = await client.rpc.getEpochInfo().send()
    assert.equal(second.absoluteSlot, first.absoluteSlot + 1n)
    assert.equal(second.blockHeight, first.blockHeight + 1n)
    assert.equal(second.transactionCount, (first.transactionCount ?? 0n) + 1n)
    assert.equal(second.epoch * second.slotsInEpoch + second.slotIndex, second.absoluteSlot)
    chain.advance({ blocks: 9 })
    assert.equal(await client.rpc.getSlot().send(), second.absoluteSlot + 9n)
    assert.equal(await client.rpc.getBlockHeight().send(), second.blockHeight + 9n)
  })

  test('uses the real time, or one ahead of it', async () => {
    const { address: to } = await generateKeyPairSigner()
    const timeOf = async () => {
      await chain.airdrop({ to, lamports: SOL })
      return Number((await client.rpc.getSignaturesForAddress(to, { limit: 1 }).send())[0]?.blockTime)
    }
    const near = (/** @type {number} */ sec) => Math.abs(sec - Date.now() / 1000) < 30
    assert.ok(near(await timeOf()))
    chain.advance({ seconds: 86_400 })
    assert.ok(near((await timeOf()) - 86_400))
  })

  test('returns no priority fee', async () => {
    await client.funded()
    const fees = await client.rpc.getRecentPrioritizationFees([]).send()
    assert.ok(fees.length > 0)
    assert.ok(fees.every(({ prioritizationFee }) => prioritizationFee === 0n))
  })
})
