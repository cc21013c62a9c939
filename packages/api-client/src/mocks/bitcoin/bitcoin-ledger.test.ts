import { secp256k1 } from '@noble/curves/secp256k1.js'
import { Address, NETWORK, OutScript, p2tr, p2wpkh, RawTx, Transaction, utils } from '@scure/btc-signer'
import { bytesToHex } from 'viem'

import { createMockApi } from '../index.js'
import { createBitcoinLedger } from './index.js'

const MAINNET = 'bip122:000000000019d6689c085ae165831e93'
const TESTNET = 'bip122:000000000933ea01ad0ee984209779ba'
const API = 'https://esplora.example/api'
const BTC = 100_000_000n

const ada = personOf(1)
const bob = personOf(2)

let nowMs = 0
let ledger: ReturnType<typeof createBitcoinLedger>

beforeEach(() => {
  ledger = createBitcoinLedger({
    networks: [
      { caipNetworkId: MAINNET, urls: [API] },
      { caipNetworkId: TESTNET, prefix: 'tb' },
    ],
    accounts: [ada.payment, ada.taproot, bob.payment].map(({ address }) => ({ address, sats: BTC })),
    nowMs: () => nowMs,
  })
})

function personOf(byte: number) {
  const privateKey = new Uint8Array(32).fill(byte)
  const publicKey = secp256k1.getPublicKey(privateKey)
  const internalKey = utils.pubSchnorr(privateKey)
  const [payment, taproot] = [p2wpkh(publicKey), p2tr(internalKey)]
  return {
    privateKey,
    internalKey,
    payment: { script: payment.script, address: payment.address ?? '' },
    taproot: { script: taproot.script, address: taproot.address ?? '' },
  }
}

type Person = ReturnType<typeof personOf>
type Pay = { readonly to: string; readonly amount: bigint; readonly fee?: bigint }

type Unspent = { txid: string; vout: number; value: number }

async function ask(method: string, path: string, body = ''): Promise<{ status: number; text: string }> {
  const [chain] = ledger.chains
  const { status, body: text } = (await chain?.respond({ method, path, body })) ?? { status: 0, body: '' }
  return { status, text }
}

const get = async (path: string): Promise<unknown> => JSON.parse((await ask('GET', path)).text)
const balanceOf = (address: string) => ledger.balanceOf({ caipNetworkId: MAINNET, address })

async function build(from: Person, kind: 'payment' | 'taproot', { to, amount, fee = 500n }: Pay): Promise<Transaction> {
  const { script, address } = from[kind]
  const outputs: Unspent[] = JSON.parse((await ask('GET', `/address/${address}/utxo`)).text)
  const [output = { txid: '', vout: 0, value: 0 }] = outputs.sort((a, b) => b.value - a.value)
  const transaction = new Transaction()
  transaction.addInput({
    txid: output.txid,
    index: output.vout,
    witnessUtxo: { script, amount: BigInt(output.value) },
    ...(kind === 'taproot' && { tapInternalKey: from.internalKey }),
  })
  transaction.addOutputAddress(to, amount, NETWORK)
  transaction.addOutputAddress(address, BigInt(output.value) - amount - fee, NETWORK)
  return transaction
}

async function pay(from: Person, kind: 'payment' | 'taproot', how: Pay): Promise<string> {
  const transaction = await build(from, kind, how)
  transaction.sign(from.privateKey)
  transaction.finalize()
  return bytesToHex(transaction.extract()).slice(2)
}

describe('transfers', () => {
  test.each(['payment', 'taproot'] as const)(
    'R-API-64 moves exact sats for a signed transfer from a %s address',
    async (kind) => {
      const raw = await pay(ada, kind, { to: bob.payment.address, amount: 12_345n })
      const { status, text: txid } = await ask('POST', '/tx', raw)
      expect([status, txid]).toEqual([200, expect.stringMatching(/^[0-9a-f]{64}$/)])
      expect(balanceOf(bob.payment.address)).toBe(BTC + 12_345n)
      expect(balanceOf(ada[kind].address)).toBe(BTC - 12_345n - 500n)
      expect((await ask('GET', `/tx/${txid}/hex`)).text).toBe(raw)
      expect(await get(`/tx/${txid}`)).toMatchObject({ txid, fee: 500, vout: [{ value: 12_345 }, {}] })
      expect(await get(`/address/${bob.payment.address}/txs`)).toMatchObject([{ txid }, {}])
    },
  )

  test('R-API-64 mines a pending transaction after the block time and reports it as pending until then', async () => {
    const { text: txid } = await ask(
      'POST',
      '/tx',
      await pay(ada, 'payment', { to: bob.payment.address, amount: BTC / 2n }),
    )
    expect(await get(`/tx/${txid}/status`)).toEqual({ confirmed: false })
    expect(await get(`/address/${ada.payment.address}`)).toMatchObject({
      chain_stats: { funded_txo_sum: 100_000_000, spent_txo_sum: 0 },
      mempool_stats: { funded_txo_sum: 49_999_500, spent_txo_sum: 100_000_000 },
    })
    expect(await get(`/address/${ada.payment.address}/txs/mempool`)).toMatchObject([{ txid }])
    nowMs += 10_000
    expect(await get(`/tx/${txid}/status`)).toMatchObject({ confirmed: true, block_time: nowMs / 1000 })
    expect(await get(`/address/${ada.payment.address}/txs/mempool`)).toEqual([])
    expect(await get(`/address/${ada.payment.address}/utxo`)).toMatchObject([{ txid, vout: 1, value: 49_999_500 }])
  })

  test('R-API-64 conserves the total except fees over 200 random transfers', async () => {
    let state = 7
    const below = (limit: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return BigInt(Math.floor((state / 2 ** 32) * limit))
    }
    let fees = 0n
    for (let turn = 0; turn < 200; turn += 1) {
      const [from, to] = turn % 2 === 0 ? [ada, bob] : [bob, ada]
      const [amount, fee] = [294n + below(20_000), 200n + below(500)]
      const had = [balanceOf(from.payment.address), balanceOf(to.payment.address)]
      ledger.give({ caipNetworkId: MAINNET, address: from.payment.address, sats: BTC })
      const { status } = await ask('POST', '/tx', await pay(from, 'payment', { to: to.payment.address, amount, fee }))
      expect(status).toBe(200)
      fees += fee
      expect(balanceOf(from.payment.address)).toBe((had[0] ?? 0n) + BTC - amount - fee)
      expect(balanceOf(to.payment.address)).toBe((had[1] ?? 0n) + amount)
    }
    expect(balanceOf(ada.payment.address) + balanceOf(bob.payment.address)).toBe(202n * BTC - fees)
  })
})

describe('rejections', () => {
  const refusal = async (raw: string) => {
    const before = balanceOf(ada.payment.address)
    const { status, text } = await ask('POST', '/tx', raw)
    expect([status, balanceOf(ada.payment.address)]).toEqual([400, before])
    return text
  }

  test.each(['payment', 'taproot'] as const)(
    'R-API-64 rejects a %s output signed with another key or for another amount',
    async (kind) => {
      const stolen = await build(ada, kind, { to: bob.payment.address, amount: BTC / 2n })
      stolen.sign(ada.privateKey)
      stolen.finalize()
      const raw = stolen.extract()
      const more = Uint8Array.from(raw)
      const at = bytesToHex(raw).indexOf('80f0fa02') / 2 - 1
      expect(at).toBeGreaterThan(0)
      more[at] = 0x81
      expect(await refusal(bytesToHex(more).slice(2))).toContain('mandatory-script-verify-flag-failed')

      const theirs = witnessesOf(await pay(bob, 'payment', { to: bob.payment.address, amount: 1_000n }))
      const own = witnessesOf(bytesToHex(raw).slice(2))
      const witnesses =
        kind === 'payment' ? theirs : own.map((parts) => parts.map((part) => part.map((byte) => byte ^ 1)))
      const forged = RawTx.encode({ ...RawTx.decode(raw), witnesses })
      expect(await refusal(bytesToHex(forged).slice(2))).toContain('mandatory-script-verify-flag-failed')
    },
  )

  test('R-API-64 rejects spent outputs, missing outputs and a repeated transaction', async () => {
    const [first, second] = [
      await pay(ada, 'payment', { to: bob.payment.address, amount: 1_000n }),
      await pay(ada, 'payment', { to: bob.payment.address, amount: 2_000n }),
    ]
    await ask('POST', '/tx', first)
    expect(await refusal(second)).toContain('txn-mempool-conflict')
    expect(await refusal(first)).toContain('txn-already-known')
    const read = RawTx.decode(hexBytes(first))
    const inputs = read.inputs.map((input) => ({ ...input, txid: new Uint8Array(32).fill(7) }))
    const unknown = bytesToHex(RawTx.encode({ ...read, inputs })).slice(2)
    expect(await refusal(unknown)).toContain('bad-txns-inputs-missingorspent')
  })

  test('R-API-64 rejects a fee below one sat per byte, dust and an excessive amount', async () => {
    const to = bob.payment.address
    expect(await refusal(await pay(ada, 'payment', { to, amount: 1_000n, fee: 100n }))).toContain(
      'min relay fee not met',
    )
    expect(await refusal(await pay(ada, 'payment', { to, amount: 293n }))).toContain('dust')
    const over = new Transaction()
    const [output] = JSON.parse((await ask('GET', `/address/${ada.payment.address}/utxo`)).text)
    over.addInput({
      txid: output.txid,
      index: output.vout,
      witnessUtxo: { script: ada.payment.script, amount: 2n * BTC },
    })
    over.addOutputAddress(to, BTC + 1n, NETWORK)
    over.sign(ada.privateKey)
    over.finalize()
    expect(await refusal(bytesToHex(over.extract()).slice(2))).toContain('bad-txns-in-belowout')
  })

  test('R-API-64 rejects invalid transactions, addresses and paths', async () => {
    expect(await refusal('zz')).toContain('TX decode failed')
    expect(await refusal('')).toContain('TX decode failed')
    expect((await ask('GET', '/address/unknown/utxo')).status).toBe(400)
    expect((await ask('GET', `/tx/${'ab'.repeat(32)}`)).status).toBe(404)
    expect((await ask('GET', '/nothing')).status).toBe(404)
    expect((await ask('DELETE', '/tx')).status).toBe(404)
  })
})

test('R-API-64 separates networks and throws for an unknown one', () => {
  const address = Address(NETWORK).encode(OutScript.decode(ada.payment.script))
  expect(balanceOf(address)).toBe(BTC)
  expect(ledger.balanceOf({ caipNetworkId: TESTNET, address })).toBe(0n)
  expect(() => ledger.balanceOf({ caipNetworkId: 'bip122:none', address })).toThrow(TypeError)
})

test('R-API-64 serves the ledger through the mock API according to its scenario', async () => {
  const { getResponse } = await import('msw')
  const api = createMockApi({ chains: ledger.chains })
  const at = (path: string) => getResponse(api.handlers, new Request(`${API}${path}`))
  expect(await (await at('/fee-estimates'))?.json()).toMatchObject({ 3: 5 })
  expect((await at('/address/unknown/utxo'))?.status).toBe(400)
  expect(await getResponse(api.handlers, new Request(`${API}s/fee-estimates`))).toBeUndefined()
  api.setScenario('503', { only: ['rpc'] })
  expect((await at('/fee-estimates'))?.status).toBe(503)
})

function witnessesOf(text: string): Uint8Array[][] {
  return RawTx.decode(hexBytes(text)).witnesses ?? []
}

function hexBytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
