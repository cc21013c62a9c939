// @ts-check
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  isSolanaError,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_TRANSACTION_SIGNATURE_VERIFICATION_FAILURE,
  SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
} from '@solana/kit'
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

describe('a transfer of lamports', () => {
  for (const version of /** @type {const} */ (['legacy', 0])) {
    test(`moves exactly its amount and costs exactly the fee reported before, version ${version}`, async () => {
      const payer = await client.funded()
      const { address: to } = await generateKeyPairSigner()
      const transaction = await client.signed(payer, [client.transfer(payer, to, SOL + 7n)], version)
      const message = Buffer.from(transaction.messageBytes).toString('base64')
      const reported = await post(
        chain.url,
        JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getFeeForMessage', params: [message] }),
      )
      const fee = BigInt(JSON.parse(reported.text).result.value)
      const signature = await client.send(transaction)
      assert.equal(await client.balance(to), SOL + 7n)
      assert.equal(await client.balance(payer.address), 10n * SOL - SOL - 7n - fee)

      const kept = await client.rpc
        .getTransaction(signature, { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 })
        .send()
      assert.equal(kept?.meta?.fee, fee)
      assert.equal(kept?.version, version)
      assert.deepEqual(kept?.meta?.postBalances.slice(0, 2), [9n * SOL - 7n - fee, SOL + 7n])
      const [move] = kept?.transaction.message.instructions ?? []
      assert.deepEqual(move && 'parsed' in move && move.parsed, {
        type: 'transfer',
        info: { source: payer.address, destination: to, lamports: SOL + 7n },
      })
    })
  }
})

describe('a transaction the chain will not have', () => {
  test('fails its preflight as -32002, with the error and its logs, and costs nothing', async () => {
    const payer = await client.funded()
    const { address: to } = await generateKeyPairSigner()
    const transaction = await client.signed(payer, [client.transfer(payer, to, 11n * SOL)])
    await assert.rejects(client.send(transaction), (error) => {
      assert.ok(isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE))
      assert.ok(error.context.logs?.some((line) => line.includes('insufficient lamports')))
      return true
    })
    const [text, config] = [getBase64EncodedWireTransaction(transaction), { encoding: 'base64' }]
    const raw = await post(
      chain.url,
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'sendTransaction', params: [text, config] }),
    )
    const { code, message, data } = JSON.parse(raw.text).error
    assert.equal(code, -32002)
    assert.match(message, /^Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1$/)
    assert.deepEqual(data.err, { InstructionError: [0, { Custom: 1 }] })
    assert.equal(await client.balance(payer.address), 10n * SOL)
  })

  test('enters a block without a preflight, pays its fee and keeps its error', async () => {
    const payer = await client.funded()
    const { address: to } = await generateKeyPairSigner()
    const transaction = await client.signed(payer, [client.transfer(payer, to, 11n * SOL)])
    const signature = await client.send(transaction, { skipPreflight: true })
    assert.equal(await client.balance(payer.address), 10n * SOL - 5000n)
    const { value } = await client.rpc.getSignatureStatuses([signature]).send()
    assert.deepEqual(value[0]?.err, { InstructionError: [0n, { Custom: 1n }] })
  })

  test('is rejected with an expired blockhash, but not with an older valid one', async () => {
    const payer = await client.funded()
    const { address: to } = await generateKeyPairSigner()
    const { value: lifetime } = await client.rpc.getLatestBlockhash().send()
    const late = await client.signed(payer, [client.transfer(payer, to, SOL)])
    const inTime = await client.signed(payer, [client.transfer(payer, to, 2n * SOL)])
    chain.advance({ blocks: 149 })
    await client.send(inTime)
    assert.equal(await client.balance(to), 2n * SOL)
    chain.expireBlockhash()
    assert.equal((await client.rpc.isBlockhashValid(lifetime.blockhash).send()).value, false)
    assert.ok((await client.rpc.getBlockHeight().send()) > lifetime.lastValidBlockHeight)
    await assert.rejects(client.send(late), (error) => {
      assert.ok(isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE))
      assert.ok(isSolanaError(error.cause, SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND))
      return true
    })
    assert.equal(await client.balance(to), 2n * SOL)
  })

  test('is reported as processed already when it is sent twice, also much later', async () => {
    const payer = await client.funded()
    const { address: to } = await generateKeyPairSigner()
    const transaction = await client.signed(payer, [client.transfer(payer, to, SOL)])
    await client.send(transaction)
    for (let count = 0; count < 50; count++) await chain.airdrop({ to: payer.address, lamports: SOL })
    await assert.rejects(client.send(transaction), ({ cause }) =>
      isSolanaError(cause, SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED),
    )
    assert.equal(await client.balance(to), SOL)
  })

  test('is rejected as -32003 with a foreign signature, or dropped without a preflight', async () => {
    const payer = await client.funded()
    const { address: to } = await generateKeyPairSigner()
    const [one, other] = [
      await client.signed(payer, [client.transfer(payer, to, SOL)]),
      await client.signed(payer, [client.transfer(payer, to, 2n * SOL)]),
    ]
    const forged = { ...one, signatures: other.signatures }
    await assert.rejects(client.send(forged), (error) =>
      isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_TRANSACTION_SIGNATURE_VERIFICATION_FAILURE),
    )
    await client.send(forged, { skipPreflight: true })
    assert.equal(await client.balance(to), 0n)
  })

  test('is not parsed when it is longer than a packet or invalid', async () => {
    const payer = await client.funded()
    const transaction = await client.signed(payer, [client.transfer(payer, payer.address, SOL)])
    const bytes = Buffer.from(getBase64EncodedWireTransaction(transaction), 'base64')
    const refusal = async (/** @type {number} */ extra) => {
      const text = Buffer.concat([bytes, Buffer.alloc(2000)])
        .subarray(0, bytes.length + extra)
        .toString('base64')
      const params = [text, { encoding: 'base64' }]
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'sendTransaction', params })
      return JSON.parse((await post(chain.url, body)).text).error
    }
    assert.match((await refusal(-100)).message, /^failed to deserialize/)
    assert.match((await refusal(1233 - bytes.length)).message, /too large: 1233 bytes/)
  })
})

describe('a simulation', () => {
  test('needs no signature, moves nothing, and shows accounts as they would be', async () => {
    const payer = await client.funded()
    const { address: to } = await generateKeyPairSigner()
    const transaction = await client.signed(payer, [client.transfer(payer, to, SOL)])
    chain.expireBlockhash()
    const unsigned = { ...transaction, signatures: { [payer.address]: null } }
    const config = { accounts: { addresses: [to], encoding: 'base64' }, encoding: 'base64' }
    const simulate = (/** @type {boolean} */ replaceRecentBlockhash) =>
      post(
        chain.url,
        JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'simulateTransaction',
          params: [getBase64EncodedWireTransaction(unsigned), { ...config, replaceRecentBlockhash }],
        }),
      )
    const { value } = JSON.parse((await simulate(true)).text).result
    assert.equal(value.err, null)
    assert.equal(value.accounts[0].lamports, Number(SOL))
    assert.equal(value.fee, 5000)
    assert.equal(JSON.parse((await simulate(false)).text).result.value.err, 'BlockhashNotFound')
    assert.equal(await client.balance(to), 0n)
  })
})
