/** Transactions that the wallet only signs, when nodes lose responses or forget transactions. */
import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import type { SentTransaction } from '@bowline/kit-core'
import { type SolanaChain, startSolanaChain } from '@bowline/solana-chain'
import { createSolanaRpc, getBase58Decoder, getBase64Encoder, getTransactionDecoder } from '@solana/kit'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { isSolanaProvider } from '../src/index.js'
import { type ProxyResponse, type ProxyRule, startProxyNode } from './proxy-node.js'
import { mainnetAt, TEST_WALLET, world } from './setup.js'
import { type Key, key, register, testWallet } from './standard-wallet.js'

const connectorId = TEST_WALLET
const SOL = 1_000_000_000n
const HALF = SOL / 2n

let chain: SolanaChain
let alice: Key
let turn = 100
beforeAll(async () => {
  chain = await startSolanaChain()
  alice = await key(1)
  await chain.airdrop({ to: alice.address, lamports: 1_000n * SOL })
})
afterAll(() => chain.close())
afterEach(() => jest.restoreAllMocks())

async function scene(...rules: readonly (ProxyRule | undefined)[]) {
  const nodes = await Promise.all(rules.map((rule) => startProxyNode(chain.url, rule)))
  const network = { ...mainnetAt(''), rpcUrls: { default: { http: nodes.map(({ url }) => url) } } }
  const hand = testWallet({ keys: [alice] })
  const made = world({ networks: [network] })
  register(made.page, hand.wallet)
  await until(() => made.adapter.connectors().length === 1)
  await made.adapter.connect({ connectorId, signal: never })
  const to = (await key(turn++)).address
  const transfer = { connectorId, address: alice.address, network, to, value: HALF }
  return {
    ...made,
    nodes,
    to,
    send: async () => made.adapter.sendTransaction?.(transfer),
    sent: () => ofType(made.events, 'sent').map(({ sent }) => sent),
    posts: (at = 0) => nodes[at]?.askedFor('sendTransaction').map(({ params }) => params[0]),
    look: (sent: SentTransaction) => made.adapter.getTransaction?.({ sent, signal: never }),
  }
}

/** A node that accepts the transaction and loses its response in this way. */
const losing =
  (response: ProxyResponse): ProxyRule =>
  async ({ method }, forward) => {
    if (method !== 'sendTransaction') return undefined
    await forward()
    return response
  }

const error = (code: number, message: string, data?: object) => ({ body: { error: { code, message, data } } })
const WRONG = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW'

test.each<[string, ProxyResponse]>([
  ['502', { status: 502, body: 'Bad gateway' }],
  ['504 with JSON', { status: 504, body: { error: { code: -32000, message: 'Gateway timeout' } } }],
  ['nothing, and cuts the connection', 'drop'],
  ['half of a response', { body: '{"jsonrpc":"2.0","id":1,"resu' }],
  ['an internal error', error(-32603, 'Internal error')],
  ['that it is behind', error(-32005, 'Node is behind by 42 slots')],
  ['a code that no standard names', error(-32099, 'Oops')],
  ['another signature', { body: { result: WRONG } }],
])('R-ADPT-121 resolves with the signature when the only node responds with %s', async (_, response) => {
  const { send, sent, to, look } = await scene(losing(response))
  const answer = await send()
  expect(answer).toEqual({ hash: sent()[0]?.hash, isUncertain: true })
  expect(chain.balanceOf(to)).toBe(HALF)
  expect(sent()).toHaveLength(1)
  expect(await look({ caipNetworkId: 'solana:0', ...sent()[0], hash: answer?.hash ?? '' })).toMatchObject({
    status: 'confirmed',
  })
})

test('R-ADPT-121 tries the next node when the first one accepts the transaction and does not respond', async () => {
  const { send, posts, to } = await scene(losing('silence'), undefined)
  expect(await send()).toEqual({ hash: expect.any(String) })
  expect(posts(1)).toEqual(posts(0))
  expect(chain.balanceOf(to)).toBe(HALF)
})

test('R-ADPT-121 ignores the refusal of a later node when the transaction may have been sent', async () => {
  const { send, to } = await scene(losing('drop'), async ({ method }) =>
    method === 'sendTransaction' ? error(-32002, 'Transaction simulation failed: Blockhash not found') : undefined,
  )
  expect(await send()).toEqual({ hash: expect.any(String), isUncertain: true })
  expect(chain.balanceOf(to)).toBe(HALF)
})

test.each<[string, ProxyResponse]>([
  [
    'the code of a failed trial',
    error(-32002, 'Transaction simulation failed: This transaction has already been processed'),
  ],
  ['data', error(-32002, 'Transaction simulation failed', { err: 'AlreadyProcessed' })],
  ['words', error(-32000, 'Transaction already known')],
])(
  'R-ADPT-121 treats a node that reports through %s that it has the transaction as one that accepted it',
  async (_, response) => {
    const { send, to } = await scene(losing(response))
    expect(await send()).toEqual({ hash: expect.any(String) })
    expect(chain.balanceOf(to)).toBe(HALF)
  },
)

test.each<[string, ProxyResponse, string]>([
  [
    'a failed trial',
    error(-32002, 'Transaction simulation failed: custom program error: 0x1'),
    'wallet/request-failed',
  ],
  [
    'an old blockhash',
    error(-32002, 'Transaction simulation failed: Blockhash not found'),
    'solana/transaction-expired',
  ],
  ['a wrong signature', error(-32003, 'Transaction signature verification failure'), 'wallet/request-failed'],
  ['403', { status: 403, body: 'Forbidden' }, 'wallet/request-failed'],
])('R-ADPT-121 rejects when the first node refuses the transaction for %s', async (_, response, code) => {
  const { send, to } = await scene(async ({ method }) => (method === 'sendTransaction' ? response : undefined))
  await expect(send()).rejects.toMatchObject({ code })
  expect(chain.balanceOf(to)).toBe(0n)
})

test('R-ADPT-121 stores the signature and the bytes before a node gets them', async () => {
  const order: string[] = []
  const made = await scene(async ({ method }) => {
    if (method === 'sendTransaction') order.push(`posted after ${made.sent().length} record`)
    return undefined
  })
  await made.send()
  const [sent] = made.sent()
  expect(order).toEqual(['posted after 1 record'])
  const { signatures } = getTransactionDecoder().decode(getBase64Encoder().encode(sent?.raw ?? ''))
  expect(signatures[alice.address]).toBeDefined()
  expect(made.posts()).toEqual([sent?.raw])
})

/** A node that responds and then forgets what it got. */
const forgetful: ProxyRule = async ({ method, params }) => {
  if (method !== 'sendTransaction') return undefined
  const { signatures } = getTransactionDecoder().decode(getBase64Encoder().encode(String(params[0])))
  const [signature] = Object.values(signatures)
  return { body: { result: base58(signature ?? new Uint8Array()) } }
}

const base58 = (bytes: ArrayLike<number>) => getBase58Decoder().decode(Uint8Array.from(bytes))

test('R-ADPT-122 sends the same bytes again every few seconds until a node has seen them', async () => {
  const { now } = Date
  let aheadMs = 0
  jest.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs)
  let isForgetful = true
  const { send, sent, posts, look, stop, to } = await scene(
    async (request, forward) => (isForgetful ? forgetful(request, forward) : undefined),
    async (request, forward) => (isForgetful ? forgetful(request, forward) : undefined),
  )
  await send()
  stop()
  const [entry] = sent()
  if (!entry) throw new Error('Nothing was recorded')
  const before = posts()?.length ?? 0
  for (let seconds = 0; seconds < 9; seconds++) {
    aheadMs += 1_000
    expect(await look(entry)).toMatchObject({ status: 'pending' })
  }
  const again = posts()?.slice(before) ?? []
  expect(again.length).toBeGreaterThanOrEqual(3)
  expect(again.length).toBeLessThanOrEqual(5)
  expect([...new Set([...(posts() ?? []), ...(posts(1) ?? [])])]).toEqual([entry.raw])
  isForgetful = false
  aheadMs += 3_000
  await look(entry)
  expect(chain.balanceOf(to)).toBe(HALF)
  const count = posts()?.length
  aheadMs += 3_000
  expect(await look(entry)).toMatchObject({ status: 'confirmed' })
  expect(posts()?.length).toBe(count)
})

test('R-ADPT-122 sends nothing again when the blockhash expired or the stored bytes are another transaction', async () => {
  const { send, sent, posts, look, stop } = await scene(forgetful)
  await send()
  await send()
  stop()
  const [first, second] = sent()
  if (!first || !second) throw new Error('Nothing was recorded')
  const before = posts()?.length
  await look({ ...first, raw: second.raw })
  await look({ ...first, raw: 'AAAA' })
  chain.expireBlockhash()
  expect(await look(first)).toEqual({ status: 'dropped' })
  expect(posts()?.length).toBe(before)
})

async function appTransaction(lamports: bigint, nonce?: { account: PublicKey; value: string }): Promise<Transaction> {
  const { value } = await createSolanaRpc(chain.url).getLatestBlockhash().send()
  const payer = new PublicKey(alice.address)
  const made = new Transaction({ feePayer: payer, recentBlockhash: nonce?.value ?? value.blockhash })
  if (nonce) made.add(SystemProgram.nonceAdvance({ noncePubkey: nonce.account, authorizedPubkey: payer }))
  return made.add(SystemProgram.transfer({ fromPubkey: payer, toPubkey: payer, lamports }))
}

async function sentByApp(transaction: Transaction, sends = false) {
  const made = await scene(forgetful)
  const provider = await made.adapter.getProvider({ connectorId })
  if (!isSolanaProvider(provider)) throw new Error('No provider')
  await provider.signAndSendTransaction(transaction, { skipPreflight: sends })
  made.stop()
  const [entry] = made.sent()
  if (!entry) throw new Error('Nothing was recorded')
  return { ...made, entry }
}

test('R-ADPT-123 ends a transaction of the app as dropped when the blockhash in its bytes expired', async () => {
  const { look, entry } = await sentByApp(await appTransaction(1n))
  expect(await look(entry)).toMatchObject({ status: 'pending' })
  expect(await look({ ...entry, memo: undefined })).toMatchObject({ status: 'pending' })
  chain.advance({ blocks: 160 })
  expect(await look(entry)).toEqual({ status: 'dropped' })
  expect(await look({ ...entry, memo: undefined })).toEqual({ status: 'dropped' })
})

test('R-ADPT-123 does not drop a transaction with a durable nonce for its age', async () => {
  const nonce = {
    account: new PublicKey((await key(90)).address),
    value: 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N',
  }
  const { look, entry } = await sentByApp(await appTransaction(1n, nonce))
  chain.advance({ blocks: 400 })
  expect(await look(entry)).toMatchObject({ status: 'pending' })
})
