/** Wallets that sign and send, and whose response is lost. */
import { never, until } from '@bowline/jest-preset/fixtures'
import { selectTrackedTransactions } from '@bowline/kit-core'
import { connect, getProvider, ready, start } from '@bowline/kit-core/actions'
import { createMemoryStorage, createTestKit } from '@bowline/kit-core/testing'
import { type SolanaChain, startSolanaChain } from '@bowline/solana-chain'
import { createSolanaRpc, getBase64EncodedWireTransaction, getBase64Encoder, getTransactionDecoder } from '@solana/kit'
import { ComputeBudgetProgram, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { createSolanaAdapter } from '../src/adapter.js'
import type { SolanaAdapter } from '../src/contract.js'
import { isSolanaProvider } from '../src/index.js'
import { mainnetAt, TEST_WALLET } from './setup.js'
import { ALL_FEATURES, type Key, key, register, type TestWalletOptions, testWallet } from './standard-wallet.js'

const connectorId = TEST_WALLET
const SOL = 1_000_000_000n
const SEED = 1

let chain: SolanaChain
let alice: Key
let turn = 100
beforeAll(async () => {
  chain = await startSolanaChain()
  alice = await key(SEED)
  await chain.airdrop({ to: alice.address, lamports: 1_000n * SOL })
})
afterAll(() => chain.close())

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function post(wire: Uint8Array): Promise<Uint8Array> {
  const transaction = getTransactionDecoder().decode(wire)
  const encoded = getBase64EncodedWireTransaction(transaction)
  await createSolanaRpc(chain.url).sendTransaction(encoded, { encoding: 'base64' }).send()
  const [signature] = Object.values(transaction.signatures)
  return Uint8Array.from(signature ?? [])
}

const LOST = Object.assign(new Error('Internal error'), { code: -32603 })

/** A kit and a wallet that sends in this way. */
async function scene(send: NonNullable<TestWalletOptions['send']>, over: Partial<TestWalletOptions> = {}) {
  const hand = testWallet({
    ...{ keys: [alice], features: [...ALL_FEATURES, 'solana:signAndSendTransaction'], send },
    ...over,
  })
  const page = new EventTarget()
  register(page, hand.wallet)
  const network = mainnetAt(chain.url)
  const adapters: SolanaAdapter[] = []
  const { kit } = createTestKit({
    adapters: [
      {
        namespace: 'solana',
        name: 'solana',
        create(context) {
          const adapter = createSolanaAdapter({ context, events: page })
          adapters.push(adapter)
          return adapter
        },
      },
    ],
    options: { networks: [network], customRpcUrls: { [network.caipNetworkId]: [{ url: chain.url }] } },
    storage: createMemoryStorage(),
  })
  stops.push(start(kit))
  await ready(kit)
  await until(() => kit.getState().connect.connectors.solana?.length === 1)
  await connect(kit, { connectorId })
  const [adapter] = adapters
  const provider = await getProvider(kit, { namespace: 'solana' })
  if (!adapter || !isSolanaProvider(provider)) throw new Error('Nothing is connected')
  const to = (await key(turn++)).address
  return {
    kit,
    hand,
    to,
    provider,
    transfer: async (value = SOL) =>
      adapter.sendTransaction?.({ connectorId, address: alice.address, network, to, value }),
    asked: () => kit.getState().sendRequests ?? [],
    find: async (asked = kit.getState().sendRequests?.at(0), followed: readonly string[] = []) =>
      asked && adapter.findSent?.({ request: asked, followed, signal: never }),
    /** Checks the watched transactions, like after a reload. */
    async look() {
      const [sent] = selectTrackedTransactions(kit.getState())
      return sent && adapter.getTransaction?.({ sent, signal: never })
    },
    followed: () => selectTrackedTransactions(kit.getState()).map(({ hash }) => hash),
  }
}

const failing = async () => Promise.reject(LOST)
const sendingThenFailing = async (wire: Uint8Array) => {
  await post(wire)
  return failing()
}

const fromAlice = new PublicKey('AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9')

async function blockhashNow() {
  return (await createSolanaRpc(chain.url).getLatestBlockhash().send()).value.blockhash
}

const move = (to: string, lamports: bigint) =>
  SystemProgram.transfer({ fromPubkey: fromAlice, toPubkey: new PublicKey(to), lamports })

/** Changes a transaction like a wallet does: its own blockhash and price, and a check at the end. */
async function rewritten(to: string, lamports: bigint): Promise<Uint8Array> {
  const made = new Transaction({ feePayer: fromAlice, recentBlockhash: await blockhashNow() })
  made.add(
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 777 }),
    move(to, lamports),
    move(fromAlice.toBase58(), 0n),
  )
  made.sign(Keypair.fromSeed(new Uint8Array(32).fill(SEED)))
  return Uint8Array.from(made.serialize())
}

test('R-ADPT-124 finds a transfer that the wallet sent when its response was lost', async () => {
  const { transfer, asked, find, followed, to } = await scene(sendingThenFailing)
  await expect(transfer()).rejects.toMatchObject({ code: 'transaction/unknown' })
  const found = await find()
  expect(found).toMatchObject({ address: alice.address, hash: expect.any(String), raw: expect.any(String) })
  await until(() => followed().length === 1)
  expect([followed(), asked()]).toEqual([[typeof found === 'object' && found.hash], []])
  expect(chain.balanceOf(to)).toBe(SOL)
})

test('R-ADPT-124 finds a transfer when the wallet changed its blockhash, price and checks', async () => {
  const made = await scene(async () => {
    chain.expireBlockhash()
    await post(await rewritten(made.to, SOL))
    return failing()
  })
  await expect(made.transfer()).rejects.toMatchObject({ code: 'transaction/unknown' })
  expect(await made.find()).toMatchObject({ hash: expect.any(String) })
})

test.each([
  ['confirmed', async (wire: Uint8Array) => void (await post(wire))],
  ['dropped', async () => {}],
] as const)(
  'R-ADPT-138 ends a transfer as %s when no transaction has the signature that the wallet returned',
  async (status, act) => {
    const { transfer, look } = await scene(async (wire) => {
      await act(wire)
      return new Uint8Array(64).fill(7)
    })
    await transfer()
    expect(await look()).toMatchObject({ status: 'pending' })
    chain.advance({ blocks: 200 })
    chain.expireBlockhash()
    expect((await look())?.status).toBe(status)
  },
)

test('R-ADPT-138 skips the same transfer of another request when a transfer was dropped', async () => {
  const made = await scene(async () => new Uint8Array(64).fill(7))
  await made.transfer()
  await post(await rewritten(made.to, SOL))
  chain.advance({ blocks: 200 })
  chain.expireBlockhash()
  expect((await made.look())?.status).toBe('dropped')
})

test('R-ADPT-124 R-ADPT-141 does not take a transfer that an earlier page tracks for one whose response is lost', async () => {
  const made = await scene(failing)
  await expect(made.transfer()).rejects.toMatchObject({ code: 'transaction/unknown' })
  const [asked] = made.asked()
  chain.expireBlockhash()
  await post(await rewritten(made.to, SOL))
  const repeated = await made.find(asked)
  expect(repeated).toMatchObject({ hash: expect.any(String) })
  expect(await made.find(asked, [typeof repeated === 'object' ? repeated.hash : ''])).toBe('never')
})

test('R-ADPT-124 finds a transaction of the app and rejects with the error of the wallet', async () => {
  const { provider, find, to } = await scene(sendingThenFailing)
  const own = new Transaction({ feePayer: fromAlice, recentBlockhash: await blockhashNow() }).add(move(to, SOL))
  await expect(provider.signAndSendTransaction(own)).rejects.toMatchObject({ code: 'wallet/request-failed' })
  expect(await find()).toMatchObject({ hash: expect.any(String) })
})

test('R-ADPT-124 skips earlier, different and foreign transactions', async () => {
  const { transfer, find, to } = await scene(failing)
  await post(await rewritten(to, SOL))
  await expect(transfer()).rejects.toMatchObject({ code: 'transaction/unknown' })
  await post(await rewritten(to, SOL + 1n))
  await chain.airdrop({ to: alice.address, lamports: SOL })
  expect(await find()).toBeUndefined()
})

test('R-ADPT-124 skips the transaction of another request', async () => {
  const answers = [failing, post]
  const { transfer, asked, find } = await scene(async (wire) => (answers.shift() ?? failing)(wire))
  await expect(transfer()).rejects.toMatchObject({ code: 'transaction/unknown' })
  const [lost] = asked()
  chain.advance()
  expect(await transfer()).toMatchObject({ hash: expect.any(String) })
  expect(await find(lost)).toBeUndefined()
})

test('R-ADPT-124 rules out a transaction when the wallet responded with an error and the blockhash expired', async () => {
  const { transfer, asked, find } = await scene(failing)
  await expect(transfer()).rejects.toMatchObject({ code: 'transaction/unknown' })
  const [lost] = asked()
  expect(await find(lost)).toBeUndefined()
  chain.advance({ blocks: 100 })
  expect(await find(lost)).toBeUndefined()
  chain.advance({ blocks: 100 })
  expect(await find(lost)).toBe('never')
})

test('R-ADPT-124 waits on a later page for a blockhash that the wallet may have taken last', async () => {
  const { transfer, asked } = await scene(failing)
  await expect(transfer()).rejects.toMatchObject({ code: 'transaction/unknown' })
  const [lost] = asked()
  const { find } = await scene(failing)
  chain.expireBlockhash()
  expect(await find(lost)).toBeUndefined()
  chain.advance({ blocks: 1_010 })
  expect(await find(lost)).toBe('never')
})

test('R-ADPT-124 never rules out a transaction with a durable nonce', async () => {
  const { provider, asked, find } = await scene(failing)
  const own = new Transaction({ feePayer: fromAlice, recentBlockhash: await blockhashNow() })
  own.add(SystemProgram.nonceAdvance({ noncePubkey: Keypair.generate().publicKey, authorizedPubkey: fromAlice }))
  await expect(provider.signAndSendTransaction(own)).rejects.toThrow()
  const [lost] = asked()
  chain.advance({ blocks: 5_000 })
  expect(await find(lost)).toBeUndefined()
})

test('R-ADPT-124 ignores a memo that it cannot parse', async () => {
  const { transfer, asked, find } = await scene(failing)
  await expect(transfer()).rejects.toMatchObject({ code: 'transaction/unknown' })
  const [lost] = asked()
  for (const memo of [undefined, '', '{', '{"slot":"x","message":"AAAA"}', '{"slot":"1","message":"!"}'])
    expect(lost && (await find({ ...lost, memo }))).toBeUndefined()
})

test.each([
  [
    'a second attempt',
    Object.assign(new Error('Transaction simulation failed: This transaction has already been processed'), {
      code: -32002,
    }),
  ],
  ['a wait that was too long', new Error('Signature 5VER has expired: block height exceeded.')],
])('R-ADPT-124 does not treat an error as a rejection: %s', async (_, error) => {
  const { transfer, asked } = await scene(async () => Promise.reject(error))
  await expect(transfer()).rejects.toMatchObject({ code: 'transaction/unknown' })
  expect(asked()).toHaveLength(1)
})

test.each([
  ['refuses', Object.assign(new Error('User rejected the request.'), { code: 4001 }), 'wallet/user-rejected'],
  [
    'learns that the blockhash is old',
    new Error('Transaction simulation failed: Blockhash not found'),
    'solana/transaction-expired',
  ],
])('R-ADPT-124 stores nothing of a request when the wallet %s', async (_, error, code) => {
  const { transfer, asked } = await scene(async () => Promise.reject(error))
  await expect(transfer()).rejects.toMatchObject({ code })
  expect(asked()).toEqual([])
})

test('R-ADPT-124 stores nothing of a transaction that the wallet does not support', async () => {
  const { provider, asked, hand } = await scene(failing, { versions: ['legacy'] })
  const before = hand.asked.length
  const versioned = getBase64Encoder().encode(V0_TRANSACTION)
  await expect(provider.signAndSendTransaction(Uint8Array.from(versioned))).rejects.toThrow('does not support')
  expect([asked(), hand.asked.length]).toEqual([[], before])
})

/** A version 0 transaction from the first account, without a signature. */
const V0_TRANSACTION = Buffer.from([
  ...[1, ...new Uint8Array(64), 0x80, 1, 0, 0, 1],
  ...fromAlice.toBytes(),
  ...new Uint8Array(32).fill(7),
  ...[0, 0],
]).toString('base64')
