import { type Anvil, rpcRequest, startAnvil } from '@bowline/chains'
import { never, ofType } from '@bowline/jest-preset/fixtures'
import type { AdapterEvent, Finality, TransactionCheck } from '@bowline/kit-core'
import type { EvmAdapter } from '../src/contract.js'
import { ALICE, BOB, network, page, SANDBOX, wallet, world } from './setup.js'

const PROPOSED = `0x${'ab'.repeat(32)}`
const UNKNOWN_HASH = `0x${'cd'.repeat(32)}`
/** Code that reverts every call. */
const REFUSING = `0x${'ef'.repeat(20)}`

let chain: Anvil
/** The owners' transactions: one succeeds, one reverts. */
let done: string
let reverted: string

beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
  await setCode(REFUSING, '0x5f5ffd')
  done = await send({ from: BOB.address, to: BOB.address })
  reverted = await send({ from: BOB.address, to: REFUSING, gas: '0x186a0' })
})
afterAll(() => chain.stop())

async function send(transaction: Readonly<Record<string, string>>): Promise<string> {
  return String(await rpcRequest(chain.url, 'eth_sendTransaction', [transaction]))
}

const setCode = (address: string, code: string) => rpcRequest(chain.url, 'anvil_setCode', [address, code])

/** Checks the last sent transaction, each time with the previous memo. */
async function lookOften(
  { adapter, events }: { adapter: EvmAdapter; events: readonly AdapterEvent[] },
  finality?: Finality,
) {
  const sent = ofType([...events], 'sent').at(-1)?.sent
  if (!sent) throw new Error()
  let look: TransactionCheck | undefined
  for (let turn = 0; turn < 5; turn += 1) {
    look = await adapter.getTransaction?.({ sent: { ...sent, memo: look?.memo ?? sent.memo }, finality, signal: never })
    if (look?.status !== 'pending') break
  }
  return look
}

/** A wallet that responds with its own hash and reports the transaction's status by it. */
async function proposed(getStatus: () => unknown) {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }] })
  const main = network(1, chain.url)
  const scene = world({ networks: [main] })
  made.wallet.announce(scene.page.events)
  await scene.adapter.connect({ connectorId: SANDBOX, signal: never })
  const { request } = made.wallet.provider
  const asked: string[] = []
  made.wallet.provider.request = async (args: { method: string; params?: unknown }) => {
    asked.push(args.method)
    if (args.method === 'eth_sendTransaction') return PROPOSED
    return args.method === 'wallet_getCallsStatus' ? getStatus() : request(args)
  }
  await scene.adapter.sendTransaction?.({
    ...{ connectorId: SANDBOX, address: ALICE.address, to: BOB.address, value: 1n, network: main },
  })
  return { ...scene, asked }
}

test.each([
  ['waits for its owners', () => ({ status: 100 }), () => ({ status: 'pending' })],
  [
    'succeeded',
    () => ({ status: 200, receipts: [{ transactionHash: done, status: '0x1' }] }),
    () => ({ status: 'confirmed', replacement: { hash: done, reason: 'repriced' } }),
  ],
  [
    'failed, whatever the wallet reports',
    () => ({ status: 200, receipts: [{ transactionHash: reverted, status: '0x1' }] }),
    () => ({ status: 'failed', replacement: { hash: reverted, reason: 'repriced' } }),
  ],
  [
    'is in no block',
    () => ({ status: 200, receipts: [{ transactionHash: UNKNOWN_HASH, status: '0x1' }] }),
    () => ({ status: 'pending' }),
  ],
  ['was rejected by its owners', () => ({ status: 400 }), () => ({ status: 'failed' })],
])(
  'R-ADPT-112 reports the outcome from its wallet and the chain when a contract account’s request %s',
  async (_, getStatus, end) => {
    await setCode(ALICE.address, '0x00')
    const look = await lookOften(await proposed(getStatus))
    expect(look).toMatchObject(end())
    expect(look?.isNotFound).toBeUndefined()
  },
)

test('R-ADPT-112 R-ACCT-83 reports a possible reorg for a contract account’s transaction until its block is final', async () => {
  await setCode(ALICE.address, '0x00')
  const scene = await proposed(() => ({ status: 200, receipts: [{ transactionHash: done }] }))
  expect(await lookOften(scene, 64)).toMatchObject({ status: 'confirmed', isReorgPossible: true })
  await rpcRequest(chain.url, 'anvil_mine', ['0x40'])
  expect(await lookOften(scene, 64)).not.toHaveProperty('isReorgPossible')
})

test('R-ADPT-112 reports not found when the wallet cannot say, and sends no request to the wallet of an account with a key', async () => {
  await setCode(ALICE.address, '0x00')
  const silent = await proposed(() => Promise.reject(Object.assign(new Error('Unsupported'), { code: 4200 })))
  expect(await lookOften(silent)).toMatchObject({ status: 'pending', isNotFound: true })
  await setCode(ALICE.address, '0x')
  const plain = await proposed(() => ({ status: 200 }))
  expect(await lookOften(plain)).toMatchObject({ status: 'pending', isNotFound: true })
  expect(plain.asked).not.toContain('wallet_getCallsStatus')
})

test('R-ADPT-112 reports a Safe transaction’s status from the Safe', async () => {
  const safe = '0x00000000000000000000000000000000000000AA'
  await setCode(safe, '0x00')
  const origin = 'https://app.safe.global'
  const answers: Record<string, unknown> = {
    getSafeInfo: { safeAddress: safe, chainId: 1 },
    sendTransactions: { safeTxHash: PROPOSED },
    getTxBySafeTxHash: { txStatus: 'AWAITING_CONFIRMATIONS', txHash: null },
  }
  const asked: unknown[] = []
  const events = new EventTarget()
  const parent = {
    postMessage(message: unknown) {
      const { id, method, params } = JSON.parse(JSON.stringify(message))
      asked.push([method, params])
      const data = { id, success: true, data: answers[method] }
      queueMicrotask(() => events.dispatchEvent(Object.assign(new Event('message'), { origin, source: parent, data })))
    },
  }
  const main = network(1, chain.url)
  const scene = world({ networks: [main], page: page({ events, parent, ancestorOrigins: [origin] }) })
  await scene.adapter.connect({ connectorId: 'safe', signal: never })
  await scene.adapter.sendTransaction?.({
    ...{ connectorId: 'safe', address: safe, to: BOB.address, value: 1n, network: main },
  })
  expect(await lookOften(scene)).toMatchObject({ status: 'pending' })
  expect(asked).toContainEqual(['getTxBySafeTxHash', { safeTxHash: PROPOSED }])
  answers.getTxBySafeTxHash = { txStatus: 'SUCCESS', txHash: done }
  const replacement = { hash: done, reason: 'repriced' }
  expect(await lookOften(scene)).toMatchObject({ status: 'confirmed', replacement })
  answers.getTxBySafeTxHash = { txStatus: 'CANCELLED' }
  expect(await lookOften(scene)).toMatchObject({ status: 'failed' })
})
