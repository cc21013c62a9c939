/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { setImmediate } from 'node:timers'
import { lendLocks } from '@bowline/jest-preset/page-locks'
import { connect, onEvent, ready, sendToken, start } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { createKit, selectTrackedTransactions, type TransactionCheck } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'

const ACCOUNT = 'eip155:1:0x1111111111111111111111111111111111111111'
const TRANSFER = {
  token: {
    ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', iconUrl: 'https://marks.example/eth.png' },
    quantity: { decimals: '18', numeric: '5' },
  },
  amount: '1',
  recipientAddress: '0x2222222222222222222222222222222222222222',
}

const settled = async () => {
  for (let turn = 0; turn < 40; turn += 1) await new Promise(setImmediate)
}
const pass = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms)
  await settled()
}

const stops: (() => void)[] = []
const locks = lendLocks()
beforeEach(() => {
  window.localStorage.clear()
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance', 'setInterval'] })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  jest.useRealTimers()
})
afterAll(() => locks.giveBack())

const chain: { answer: TransactionCheck; looks: (string | undefined)[] } = { answer: { status: 'pending' }, looks: [] }
const makeAdapter = () =>
  mockAdapter({
    chain: async ({ memo }) => {
      chain.looks.push(memo)
      return chain.answer
    },
  })

async function run(kit: ReturnType<typeof createKit>) {
  const stop = start(kit)
  stops.push(stop)
  await ready(kit)
  await settled()
  return stop
}

async function page(adapter = makeAdapter()) {
  const kit = createKit({ projectId: 'p', networks: [mainnet], adapters: [adapter] })
  const toasts: string[] = []
  const events: string[] = []
  onEvent(kit, ({ event }) => events.push(event))
  kit.subscribe(
    ({ toast }) => toast.message,
    (message) => message && toasts.push(message),
  )
  return { kit, adapter, toasts, events, stop: await run(kit) }
}

/** A page that is closed while the wallet is prompted. */
async function leftWhileAsked() {
  chain.answer = { status: 'pending' }
  chain.looks = []
  const left = await page()
  await connect(left.kit, { connectorId: 'test.wallet.eip155' })
  left.adapter.controls.holdNext({ method: 'sendTransaction' })
  const sending = sendToken(left.kit, TRANSFER)
  await settled()
  left.stop()
  return { ...left, sending }
}

test('R-ACCT-146 tracks and reports in the running kit what a wallet sends after its own kit was stopped', async () => {
  const left = await leftWhileAsked()
  const next = await page(left.adapter)
  left.adapter.controls.approve()
  const { hash } = await left.sending
  await settled()
  expect(selectTrackedTransactions(next.kit.getState())).toMatchObject([
    { hash, account: ACCOUNT, kind: 'transfer', moves: [{ amount: '1', iconUrl: 'https://marks.example/eth.png' }] },
  ])
  await pass(3_000)
  expect(chain.looks).toHaveLength(3)
  chain.answer = { status: 'confirmed' }
  await pass(1_000)
  expect(next.toasts).toEqual(['Transaction confirmed'])
  expect([left.toasts.includes('Transaction confirmed'), left.events.includes('SEND_SUCCESS')]).toEqual([false, true])
  const { hash: second } = await sendToken(next.kit, TRANSFER)
  expect(selectTrackedTransactions(next.kit.getState()).map((sent) => sent.hash)).toEqual([second, hash])
})

test('R-ACCT-146 stores it with the adapter’s notes for the next kit when none is running', async () => {
  const left = await leftWhileAsked()
  left.adapter.controls.approve()
  const { hash } = await left.sending
  await pass(10_000)
  expect(chain.looks).toEqual([])
  const next = await page(left.adapter)
  chain.answer = { status: 'confirmed' }
  await pass(1_000)
  expect([selectTrackedTransactions(next.kit.getState()).map((sent) => sent.hash), next.toasts]).toEqual([
    [hash],
    ['Transaction confirmed'],
  ])
})

test('R-ACCT-146 continues in the same kit when it was restarted meanwhile', async () => {
  const left = await leftWhileAsked()
  await run(left.kit)
  left.adapter.controls.approve()
  await left.sending
  await settled()
  chain.answer = { status: 'confirmed' }
  await pass(1_000)
  expect(selectTrackedTransactions(left.kit.getState())).toMatchObject([
    { status: 'confirmed', lastNotified: 'confirmed' },
  ])
})
