import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type KeyPairSigner,
  lamports,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getCreateAccountInstruction, getTransferSolInstruction } from '@solana-program/system'
import { setupServer } from 'msw/node'

import { activeNetwork, createApiClient, getBalances } from '../../index.js'
import { createMockApi } from '../index.js'
import { MOCK_BASE_URLS } from '../mock-base-urls.js'
import { createSolanaLedger } from './index.js'

const NETWORK = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const OTHER = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const NODE = 'https://solana.example/key'
const SOL = 10n ** 9n
const STRANGER = address('11111111111111111111111111111112')

let nowMs = 1_000_000
let ada: KeyPairSigner
let bob: KeyPairSigner
let ledger: ReturnType<typeof createSolanaLedger>
const server = setupServer()
const rpc = createSolanaRpc(NODE)

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  ada = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(1))
  bob = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(2))
})
afterAll(() => server.close())
beforeEach(() => {
  ledger = createSolanaLedger({
    networks: [{ caipNetworkId: NETWORK, urls: [NODE] }, { caipNetworkId: OTHER }],
    accounts: [ada, bob].map((signer) => ({ address: signer.address, lamports: 10n * SOL })),
    nowMs: () => nowMs,
  })
  server.resetHandlers(...createMockApi({ chains: ledger.chains }).handlers)
})

const balanceOf = (who: Address, caipNetworkId = NETWORK) => ledger.balanceOf({ caipNetworkId, address: who })

type Build = { from?: KeyPairSigner; price?: bigint; version?: 'legacy' | 0 }

async function build(to: Address, amount: bigint, { from = ada, price, version = 'legacy' }: Build = {}) {
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const plain = setTransactionMessageFeePayerSigner(from, createTransactionMessage({ version }))
  const priced = price === undefined ? plain : setTransactionMessageComputeUnitPrice(price, plain)
  const timed = setTransactionMessageLifetimeUsingBlockhash(lifetime, priced)
  const instruction = getTransferSolInstruction({ source: from, destination: to, amount: lamports(amount) })
  const signed = await signTransactionMessageWithSigners(appendTransactionMessageInstructions([instruction], timed))
  return { wire: getBase64EncodedWireTransaction(signed), name: getSignatureFromTransaction(signed) }
}

const send = (wire: Awaited<ReturnType<typeof build>>['wire'], skipPreflight = false) =>
  rpc.sendTransaction(wire, { encoding: 'base64', skipPreflight }).send()

describe('with a real client', () => {
  test('R-API-64 moves exact lamports and the fee, and finds the transfer by its signature', async () => {
    for (const version of ['legacy', 0] as const) {
      const [paid, had] = [balanceOf(ada.address), balanceOf(bob.address)]
      const { wire, name } = await build(bob.address, 1_234_567_891n, { version })
      expect(await send(wire)).toBe(name)
      expect(balanceOf(bob.address)).toBe(had + 1_234_567_891n)
      expect(balanceOf(ada.address)).toBe(paid - 1_234_567_891n - 5_000n)
      const { value } = await rpc.getSignatureStatuses([name]).send()
      expect(value).toMatchObject([{ err: null, confirmationStatus: 'finalized' }])
    }
    expect(balanceOf(ada.address, OTHER)).toBe(10n * SOL)
    expect(await rpc.getSignaturesForAddress(bob.address).send()).toHaveLength(2)
  })

  test('R-API-64 charges the reported fee for signatures and compute units', async () => {
    const { wire } = await build(bob.address, SOL, { price: 1_000_000n })
    const message = Buffer.from(wire, 'base64').subarray(65).toString('base64')
    const reported = await ledger.request({ caipNetworkId: NETWORK, method: 'getFeeForMessage', params: [message] })
    expect(reported).toMatchObject({ value: 11_000n })
    await send(wire)
    expect(balanceOf(ada.address)).toBe(9n * SOL - 11_000n)
  })

  test('R-API-64 returns amounts beyond 2^53 exactly', async () => {
    const value = 2n ** 64n - 1n
    ledger.setBalance({ caipNetworkId: NETWORK, address: STRANGER, lamports: value })
    expect((await rpc.getBalance(STRANGER).send()).value).toBe(value)
    expect((await rpc.getAccountInfo(STRANGER, { encoding: 'base64' }).send()).value?.lamports).toBe(value)
    expect((await rpc.getAccountInfo(address(ada.address.replace(/.$/, '1'))).send()).value).toBeNull()
  })
})

describe('rejections', () => {
  const refusal = async (wire: string) => {
    const before = [balanceOf(ada.address), balanceOf(bob.address)]
    const question = { caipNetworkId: NETWORK, method: 'sendTransaction', params: [wire, { encoding: 'base64' }] }
    const error = await ledger.request(question).catch((reason: unknown) => reason)
    expect([balanceOf(ada.address), balanceOf(bob.address)]).toEqual(before)
    return error
  }

  test('R-API-64 rejects an amount other than the signed one', async () => {
    const { wire } = await build(bob.address, SOL)
    const bytes = Buffer.from(wire, 'base64')
    bytes[bytes.length - 2] = 1
    expect(await refusal(bytes.toString('base64'))).toMatchObject({ code: -32_003 })
  })

  test('R-API-64 rejects a signature of another key with and without preflight', async () => {
    const { wire } = await build(bob.address, SOL)
    const bytes = Buffer.from(wire, 'base64')
    bytes.set((await bob.signMessages([{ content: bytes.subarray(65), signatures: {} }]))[0]?.[bob.address] ?? [], 1)
    const params = [bytes.toString('base64'), { encoding: 'base64', skipPreflight: true }]
    await ledger.request({ caipNetworkId: NETWORK, method: 'sendTransaction', params })
    expect(balanceOf(bob.address)).toBe(10n * SOL)
    const question = { caipNetworkId: NETWORK, method: 'sendTransaction', params: [params[0], { encoding: 'base64' }] }
    await expect(ledger.request(question)).rejects.toMatchObject({ code: -32_003 })
  })

  test('R-API-64 rejects a repeated transaction and a blockhash older than 150 blocks', async () => {
    const { wire } = await build(bob.address, SOL)
    await send(wire)
    expect(await refusal(wire)).toMatchObject({
      code: -32_002,
      message: 'Transaction simulation failed: This transaction has already been processed',
    })
    const late = await build(bob.address, SOL)
    nowMs += 151 * 400
    expect(await refusal(late.wire)).toMatchObject({
      message: 'Transaction simulation failed: Blockhash not found',
      data: { err: 'BlockhashNotFound' },
    })
  })

  test('R-API-64 rejects an excessive amount in preflight, or charges only its fee without preflight', async () => {
    const { wire, name } = await build(bob.address, 11n * SOL)
    expect(await refusal(wire)).toMatchObject({
      message: 'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
    })
    await send(wire, true)
    expect([balanceOf(ada.address), balanceOf(bob.address)]).toEqual([10n * SOL - 5_000n, 10n * SOL])
    const { value } = await rpc.getSignatureStatuses([name]).send()
    expect(value).toMatchObject([{ err: { InstructionError: [0n, { Custom: 1n }] } }])
  })

  test('R-API-64 rejects an account below rent exemption and a payer without funds', async () => {
    expect(await refusal((await build(STRANGER, 1n)).wire)).toMatchObject({
      data: { err: { InsufficientFundsForRent: { account_index: 1 } } },
    })
    ledger.setBalance({ caipNetworkId: NETWORK, address: ada.address, lamports: 4_999n })
    expect(await refusal((await build(bob.address, 1n)).wire)).toMatchObject({
      data: { err: 'InsufficientFundsForFee' },
    })
    ledger.setBalance({ caipNetworkId: NETWORK, address: ada.address, lamports: 0n })
    expect(await refusal((await build(bob.address, 1n)).wire)).toMatchObject({ data: { err: 'AccountNotFound' } })
  })

  test('R-API-64 rejects programs that it does not run', async () => {
    const { value } = await rpc.getLatestBlockhash().send()
    const space = { lamports: lamports(SOL), space: 0n, programAddress: STRANGER }
    const instruction = getCreateAccountInstruction({ payer: ada, newAccount: bob, ...space })
    const empty = setTransactionMessageFeePayerSigner(ada, createTransactionMessage({ version: 'legacy' }))
    const timed = setTransactionMessageLifetimeUsingBlockhash(value, empty)
    const signed = await signTransactionMessageWithSigners(appendTransactionMessageInstructions([instruction], timed))
    expect(await refusal(getBase64EncodedWireTransaction(signed))).toMatchObject({
      data: { err: { InstructionError: [0, 'InvalidInstructionData'] } },
    })
  })

  test.each([
    ['an invalid transaction', 'sendTransaction', ['AAAA', { encoding: 'base64' }], -32_602],
    ['invalid base64', 'sendTransaction', ['%', { encoding: 'base64' }], -32_602],
    [
      'a transaction that is too long',
      'sendTransaction',
      [Buffer.alloc(1_233, 1).toString('base64'), { encoding: 'base64' }],
      -32_602,
    ],
    ['a transaction that is not text', 'sendTransaction', [7], -32_602],
    ['an invalid address', 'getBalance', ['0x00'], -32_602],
    ['an unknown method', 'getProgramAccounts', [], -32_601],
  ])('R-API-64 rejects %s', async (_, method, params, code) => {
    await expect(ledger.request({ caipNetworkId: NETWORK, method, params })).rejects.toMatchObject({ code })
  })

  test('R-API-64 rejects a transaction that is cut at any byte', async () => {
    const { wire } = await build(bob.address, SOL)
    const bytes = Buffer.from(wire, 'base64')
    for (let length = 0; length < bytes.length; length += 1) {
      const params = [bytes.subarray(0, length).toString('base64'), { encoding: 'base64' }]
      const sent = ledger.request({ caipNetworkId: NETWORK, method: 'sendTransaction', params })
      await expect(sent).rejects.toMatchObject({ code: -32_602 })
    }
  })
})

test('R-API-64 resets balances and blockhashes', async () => {
  const { wire } = await build(bob.address, SOL)
  await send(wire)
  ledger.reset()
  expect(balanceOf(bob.address)).toBe(10n * SOL)
  const blockhash: Blockhash = (await rpc.getLatestBlockhash().send()).value.blockhash
  expect((await rpc.isBlockhashValid(blockhash).send()).value).toBe(true)
  await expect(ledger.request({ caipNetworkId: 'solana:nowhere', method: 'getSlot' })).rejects.toThrow(TypeError)
})

test('R-API-64 returns the cluster’s balances through the data service', async () => {
  const client = createApiClient({ projectId: 'project-1', endpoints: MOCK_BASE_URLS })
  const network = activeNetwork(NETWORK, { http: [NETWORK] })
  ledger.setBalance({ caipNetworkId: NETWORK, address: ada.address, lamports: 1_000_000_007n })
  const { balances } = await getBalances(client, { network, address: ada.address })
  expect(balances[0]).toMatchObject({ symbol: 'SOL', quantity: { numeric: '1.000000007', decimals: '9' } })
})
