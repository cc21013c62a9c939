// @ts-check
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  AddressLookupTableProgram,
  ComputeBudgetProgram,
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { startSolanaChain } from './index.mjs'
import { SOL, until } from './test-clients.mjs'

/** @type {import('./solana-chain.d.mts').SolanaChain} */
let chain
/** @type {Connection} */
let connection
before(async () => {
  chain = await startSolanaChain()
  connection = new Connection(chain.url, 'confirmed')
})
after(() => chain.close())

async function funded() {
  const pair = Keypair.generate()
  await chain.airdrop({ to: pair.publicKey.toBase58(), lamports: 10n * SOL })
  return pair
}

/**
 * Sends a version 0 transaction; returns the fee reported before, and its result.
 *
 * @param {Keypair} payer
 * @param {import('@solana/web3.js').TransactionInstruction[]} instructions
 * @param {import('@solana/web3.js').AddressLookupTableAccount[]} [tables]
 */
async function run(payer, instructions, tables) {
  const { blockhash: recentBlockhash } = await connection.getLatestBlockhash()
  const parts = { payerKey: payer.publicKey, recentBlockhash, instructions }
  const message = new TransactionMessage(parts).compileToV0Message(tables)
  const { value: reportedFee } = await connection.getFeeForMessage(message)
  const transaction = new VersionedTransaction(message)
  transaction.sign([payer])
  const signature = await connection.sendTransaction(transaction)
  const kept = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
  return { reportedFee, meta: kept?.meta }
}

/** @type {(from: Keypair, to: PublicKey) => import('@solana/web3.js').TransactionInstruction} */
const move = (from, to) => SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: to, lamports: Number(SOL) })

describe('the Connection of web3.js v1', () => {
  test('airdrops, sends, confirms and reads', async () => {
    const [from, to] = [Keypair.generate(), Keypair.generate()]
    const drop = await connection.requestAirdrop(from.publicKey, Number(2n * SOL))
    await connection.confirmTransaction({ signature: drop, ...(await connection.getLatestBlockhash()) })
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: from.publicKey, blockhash, lastValidBlockHeight })
    transaction.add(move(from, to.publicKey))
    assert.equal(await transaction.getEstimatedFee(connection), 5000)
    const signature = await connection.sendTransaction(transaction, [from])
    const { value } = await connection.confirmTransaction({ signature, blockhash, lastValidBlockHeight })
    assert.deepEqual(value, { err: null })
    assert.equal(await connection.getBalance(to.publicKey), Number(SOL))
    assert.equal((await connection.getTransaction(signature))?.meta?.fee, 5000)
    // It closes an idle socket, and would reconnect for ever to a chain that has ended.
    await until(() => chain.connections() === 0)
  })

  test('reads token accounts parsed', async () => {
    const owner = Keypair.generate().publicKey
    const { mint } = await chain.mint({ owner: owner.toBase58(), amount: 9n })
    const held = await connection.getParsedTokenAccountsByOwner(owner, { mint: new PublicKey(mint) })
    assert.equal(held.value[0]?.account.data.parsed.info.tokenAmount.amount, '9')
  })

  test('lists a transaction with its memo', async () => {
    const payer = await funded()
    const programId = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
    await run(payer, [new TransactionInstruction({ keys: [], programId, data: Buffer.from('hello') })])
    const [listed] = await connection.getSignaturesForAddress(payer.publicKey, { limit: 1 })
    assert.equal(listed?.memo, '[5] hello')
  })

  test('gets the charged fee, with a price on compute units', async () => {
    const payer = await funded()
    const transfer = move(payer, Keypair.generate().publicKey)
    const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 777_777 })
    const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 1001 })
    const [open, limited] = [await run(payer, [price, transfer]), await run(payer, [price, limit, transfer])]
    assert.deepEqual([open.meta?.fee, limited.meta?.fee], [5000 + 4667, 5000 + 779])
    assert.deepEqual([open.reportedFee, limited.reportedFee], [open.meta?.fee, limited.meta?.fee])
  })

  test('moves lamports to an address from a lookup table that it created', async () => {
    const [payer, to] = [await funded(), Keypair.generate().publicKey]
    const authority = payer.publicKey
    const recentSlot = await connection.getSlot()
    const [create, lookupTable] = AddressLookupTableProgram.createLookupTable({
      authority,
      payer: authority,
      recentSlot,
    })
    const extend = AddressLookupTableProgram.extendLookupTable({
      authority,
      payer: authority,
      lookupTable,
      addresses: [to],
    })
    await run(payer, [create, extend])
    const { value: table } = await connection.getAddressLookupTable(lookupTable)
    assert.ok(table)
    const { meta } = await run(payer, [move(payer, to)], [table])
    assert.deepEqual(meta?.loadedAddresses?.writable.map(String), [to.toBase58()])
    assert.equal(meta?.postBalances.at(-1), Number(SOL))
    assert.equal(await connection.getBalance(to), Number(SOL))
  })
})
