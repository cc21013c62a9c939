// @ts-check
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { hex } from '@scure/base'
import { p2ms, p2pkh, p2sh, p2tr, p2wpkh, p2wsh, Transaction } from '@scure/btc-signer'
import { startBitcoinChain } from './index.mjs'
import { networks } from './networks.mjs'

const network = networks.regtest
const KEY = new Uint8Array(32).fill(7)
const OTHER = new Uint8Array(32).fill(9)
const publicKey = secp256k1.getPublicKey(KEY)
const otherKey = secp256k1.getPublicKey(OTHER)
const multisig = p2ms(2, [publicKey, otherKey])
const SINK = p2wpkh(otherKey, network).address ?? ''

/** @type {import('./bitcoin-chain.d.mts').BitcoinChain} */
let chain
before(async () => {
  chain = await startBitcoinChain()
})
after(() => chain.close())

/** @param {string} path */
const get = async (path) => (await fetch(`${chain.url}${path}`)).json()
/** @param {string} path */
const text = async (path) => (await fetch(`${chain.url}${path}`)).text()
/** @param {string} raw */
async function send(raw) {
  const response = await fetch(`${chain.url}/tx`, { method: 'POST', body: raw })
  return { status: response.status, text: await response.text() }
}

/** @typedef {{ address?: string, script: Uint8Array, redeemScript?: Uint8Array, witnessScript?: Uint8Array, tapInternalKey?: Uint8Array }} Payment */

/** @type {[string, Payment, Uint8Array[]][]} */
const KINDS = [
  ['p2pkh', p2pkh(publicKey, network), [KEY]],
  ['p2wpkh', p2wpkh(publicKey, network), [KEY]],
  ['p2sh-p2wpkh', p2sh(p2wpkh(publicKey, network), network), [KEY]],
  ['p2wsh 2-of-2', p2wsh(multisig, network), [KEY, OTHER]],
  ['p2sh 2-of-2', p2sh(multisig, network), [KEY, OTHER]],
  ['p2sh-p2wsh 2-of-2', p2sh(p2wsh(multisig, network), network), [KEY, OTHER]],
  ['p2tr', p2tr(schnorr.getPublicKey(KEY), undefined, network), [KEY]],
]

/**
 * @param {Payment} payment
 * @param {readonly Uint8Array[]} keys
 * @param {{ amount?: bigint, sighash?: number }} [options]
 */
async function spend(payment, keys, { amount = 90_000n, sighash } = {}) {
  const { address = '', script: _, ...rest } = payment
  const txid = chain.fund(address, 100_000n)
  const transaction = new Transaction()
  const nonWitnessUtxo = await text(`/tx/${txid}/hex`)
  const { redeemScript, witnessScript, tapInternalKey } = rest
  transaction.addInput({
    txid,
    index: 0,
    nonWitnessUtxo,
    ...(redeemScript && { redeemScript }),
    ...(witnessScript && { witnessScript }),
    ...(tapInternalKey && { tapInternalKey }),
    ...(sighash !== undefined && { sighashType: sighash }),
  })
  transaction.addOutputAddress(SINK, amount, network)
  for (const key of keys) transaction.sign(key, sighash === undefined ? undefined : [sighash])
  transaction.finalize()
  return { txid, raw: transaction.hex, id: transaction.id }
}

for (const [name, payment, keys] of KINDS) {
  test(`R-ADPT-16 accepts a signed spend of ${name} once and moves exactly its amount`, async () => {
    const held = chain.balanceOf(SINK)
    const { raw, id } = await spend(payment, keys)
    assert.deepEqual(await send(raw), { status: 200, text: id })
    assert.equal(chain.balanceOf(SINK), held + 90_000n)
    assert.equal(chain.feeOf(id), 10_000n)
    assert.deepEqual(await get(`/address/${payment.address}/utxo`), [])
    const again = await send(raw)
    assert.equal(again.status, 400)
    assert.match(again.text, /txn-already-known/)
  })

  test(`R-ADPT-16 rejects a spend of ${name} with one flipped bit in its signature`, async () => {
    const { raw } = await spend(payment, keys)
    const transaction = Transaction.fromRaw(hex.decode(raw), { allowUnknownInputs: true, disableScriptCheck: true })
    const { finalScriptSig, finalScriptWitness } = transaction.getInput(0)
    const part = finalScriptWitness?.find((bytes) => bytes.length > 60) ?? finalScriptSig
    const at = raw.indexOf(hex.encode(part ?? new Uint8Array())) + 40
    const turned = `${raw.slice(0, at)}${raw[at] === '0' ? '1' : '0'}${raw.slice(at + 1)}`
    const answer = await send(turned)
    assert.equal(answer.status, 400)
    assert.match(answer.text, /mandatory-script-verify-flag-failed/)
  })
}

for (const sighash of [1, 2, 3, 0x81, 0x82, 0x83]) {
  test(`R-ADPT-16 verifies a signature of sighash type ${sighash} as such`, async () => {
    const [, payment, keys] = KINDS[1] ?? assert.fail()
    const { raw, id } = await spend(payment, keys, { sighash })
    assert.deepEqual(await send(raw), { status: 200, text: id })
  })
}

test('R-ADPT-16 rejects the key of another account', async () => {
  const { raw } = await spend(p2wpkh(publicKey, network), [KEY])
  const foreign = chain.fund(SINK, 100_000n)
  const transaction = Transaction.fromRaw(hex.decode(raw), { allowUnknownInputs: true })
  const { txid } = transaction.getInput(0)
  const answer = await send(raw.replace(hex.encode(Uint8Array.from(txid ?? []).reverse()), flipped(foreign)))
  assert.match(answer.text, /mandatory-script-verify-flag-failed/)
})

test('R-ADPT-16 rejects an output that is spent, unknown, or spent twice', async () => {
  const payment = p2wpkh(publicKey, network)
  const { raw, txid } = await spend(payment, [KEY])
  assert.equal((await send(raw)).status, 200)
  const double = new Transaction()
  double.addInput({ txid, index: 0, witnessUtxo: { script: payment.script, amount: 100_000n } })
  double.addOutputAddress(SINK, 99_990n, network)
  double.sign(KEY)
  double.finalize()
  assert.match((await send(double.hex)).text, /txn-mempool-conflict/)
  assert.match((await send(double.hex.replace(flipped(txid), 'ab'.repeat(32)))).text, /missingorspent/)
})

test('R-ACCT-52 replaces a waiting transaction with one that pays more for its coins, and can drop it', async () => {
  const payment = p2wpkh(publicKey, network)
  const { raw, txid, id } = await spend(payment, [KEY], { amount: 90_000n })
  assert.equal((await send(raw)).status, 200)
  const faster = new Transaction()
  faster.addInput({ txid, index: 0, witnessUtxo: { script: payment.script, amount: 100_000n } })
  faster.addOutputAddress(SINK, 80_000n, network)
  faster.sign(KEY)
  faster.finalize()
  assert.equal((await send(faster.hex)).status, 200)
  const get = (/** @type {string} */ path) => fetch(`${chain.url}${path}`)
  assert.equal((await get(`/tx/${id}`)).status, 404)
  const spender = async () => (await get(`/tx/${txid}/outspend/0`)).json()
  assert.deepEqual(await spender(), { spent: true, txid: faster.id, status: { confirmed: false } })
  chain.drop(faster.id)
  assert.deepEqual(await spender(), { spent: false })
  assert.equal((await send(raw)).status, 200)
  chain.mine()
  chain.drop(id)
  assert.match((await send(faster.hex)).text, /txn-mempool-conflict/)
})

test('R-ADPT-16 returns transactions of replaced blocks to the pool', async () => {
  const payment = p2wpkh(publicKey, network)
  const { raw, id } = await spend(payment, [KEY], { amount: 80_000n })
  assert.equal((await send(raw)).status, 200)
  const height = chain.mine(2)
  const isConfirmed = async () => (await get(`/tx/${id}/status`)).confirmed
  assert.equal(await isConfirmed(), true)
  assert.equal(chain.reorg(2), height + 1)
  assert.equal(await isConfirmed(), false)
  chain.mine()
  assert.equal(await isConfirmed(), true)
})

test('R-ADPT-16 rejects a transaction that spends more than it has, or pays no fee', async () => {
  const payment = p2wpkh(publicKey, network)
  const { raw } = await spend(payment, [KEY], { amount: 90_000n })
  const [kept, more] = ['905f010000000000', 'a186010000000000']
  assert.match((await send(raw.replace(kept, more))).text, /in-belowout/)
  assert.match((await send((await spend(payment, [KEY], { amount: 100_000n })).raw)).text, /min relay fee/)
})

test('R-ADPT-16 rejects text that is no transaction', async () => {
  for (const junk of ['', 'zz', '00', '{}']) {
    assert.deepEqual((await send(junk)).status, 400)
  }
})

test('R-ADPT-17 returns unspent outputs, sums and confirmations as esplora does', async () => {
  const { address = '' } = p2wpkh(secp256k1.getPublicKey(new Uint8Array(32).fill(11)), network)
  const first = chain.fund(address, 2_100_000_000_000_000n)
  const second = chain.fund(address, 1n, { isConfirmed: false })
  const height = Number(await text('/blocks/tip/height'))
  const block = { confirmed: true, block_height: height, block_hash: height.toString(16).padStart(64, '0') }
  const status = { ...block, block_time: 1_700_000_000 + height * 600 }
  assert.deepEqual(await get(`/address/${address}/utxo`), [
    { txid: first, vout: 0, status, value: 2_100_000_000_000_000 },
    { txid: second, vout: 0, status: { confirmed: false }, value: 1 },
  ])
  const { chain_stats, mempool_stats } = await get(`/address/${address}`)
  assert.equal(chain_stats.funded_txo_sum, 2_100_000_000_000_000)
  assert.equal(mempool_stats.funded_txo_sum, 1)
  assert.deepEqual(await get(`/tx/${second}/status`), { confirmed: false })
  assert.equal(chain.mine(), height + 1)
  assert.equal((await get(`/tx/${second}/status`)).block_height, height + 1)
  assert.equal((await get(`/tx/${second}`)).vout[0].scriptpubkey_address, address)
})

test('R-ADPT-17 requires the fee that it estimates', async () => {
  chain.setFeeRate(5)
  assert.equal((await get('/fee-estimates'))['3'], 5)
  const cheap = await spend(p2wpkh(publicKey, network), [KEY], { amount: 99_800n })
  assert.match((await send(cheap.raw)).text, /min relay fee/)
  chain.setFeeRate(1)
  assert.equal((await send(cheap.raw)).status, 200)
})

/** @param {string} id */
function flipped(id) {
  return hex.encode(hex.decode(id).reverse())
}
