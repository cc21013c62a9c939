/** A kit that receives payment requests, with mocked services and fake timers. */
import { onEvent } from '../src/actions.js'
import { type Payment, type SentTransactionOutcome, selectPay, type TrackingEvent } from '../src/index.js'
import { settled, setUpAccount } from './account-fixture.js'

export const OWN = '0x1111111111111111111111111111111111111111'
export const SHOP = '0xb0b0000000000000000000000000000000000b0b'
export const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

export const ETH_PAYMENT: Payment = {
  paymentAsset: {
    network: 'eip155:1',
    asset: 'native',
    metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  recipient: SHOP,
  amount: '0.000000000000000001',
}

export const USDC_PAYMENT: Payment = {
  paymentAsset: { network: 'eip155:137', asset: USDC, metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 } },
  recipient: SHOP,
  amount: '12.340001',
}

/** Functions that fake timers leave real. */
const OWN_PACE = [
  ...(['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime', 'performance'] as const),
  ...(['setInterval', 'clearInterval', 'Date'] as const),
]

export async function setUpPay({ options, ...params }: Parameters<typeof setUpAccount>[0] = {}) {
  const bench = await setUpAccount({ ...params, options: { features: { pay: true }, ...options } })
  // Several pages of a test share one clock.
  if (!('clock' in setTimeout)) jest.useFakeTimers({ doNotFake: OWN_PACE })
  const { kit, api, wallet } = bench
  const events: TrackingEvent[] = []
  onEvent(kit, (event) => events.push(event))
  return {
    ...bench,
    events,
    pay: () => selectPay(kit.getState()),
    views: () => kit.getState().navigation.history.map(({ view }) => view),
    tracked: () => events.filter(({ event }) => event.startsWith('PAY_')).map(({ event }) => event),
    trackedOf: (name: TrackingEvent['event']) =>
      events.filter(({ event }) => event === name).map((one) => one.properties),
    asked: (method: string) => wallet.requests.filter((request) => request.method === method),
    /** Requests to the pay service, by method. */
    questions: () =>
      api.requests
        .filter(({ endpoint }) => endpoint.startsWith('exchange'))
        .map(({ body }): { method: string; params: Record<string, unknown> } => JSON.parse(body)),
    /** The chain reports the outcome of the last sent transaction. */
    settle: async (status: SentTransactionOutcome) => {
      const hash = `0x${wallet.requests.length.toString(16).padStart(64, '0')}`
      wallet.emit({ type: 'transactionSettled', hash, status })
      await settled()
    },
    wait: async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms)
      await settled()
    },
  }
}
