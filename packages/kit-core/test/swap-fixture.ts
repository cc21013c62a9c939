/** A kit whose user swaps, with mocked services and fake timers. */
import { setImmediate } from 'node:timers'
import type { MockEndpoint } from '@bowline/api-client/mocks'
import { onEvent, open, watchSwap } from '../src/actions.js'
import { currentRoute, type SentTransactionOutcome, type SwapToken, type TrackingEvent } from '../src/index.js'
import { setUpAccount } from './account-fixture.js'

export const ETHER = `eip155:1:0x${'e'.repeat(40)}`
export const USDC = 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const ADDRESS = '0x1111111111111111111111111111111111111111'
export const USER = `eip155:1:${ADDRESS}`
export const ROUTER = `0x${'5a'.repeat(20)}`

type Params = Parameters<typeof setUpAccount>[0] & {
  /** Initial values of Swap. */
  readonly preselection?: { fromToken?: string; toToken?: string; amount?: string }
  /** False: the swap view is not open yet. */
  readonly isOpen?: boolean
}

/** Functions that fake timers leave real. */
export const OWN_PACE = [
  ...(['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime', 'performance'] as const),
  ...(['setInterval', 'clearInterval'] as const),
]

/** Waits until all work that needs no timer has finished. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

const MOST_TURNS = 10_000_000

/** Waits until a condition holds, without advancing the clock. The limit only ends waits that would never end. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; turns < MOST_TURNS && !isSo(); turns += 1) await new Promise((resolve) => setImmediate(resolve))
  if (!isSo()) throw new Error('It did not become so')
}

/** Advances the clock and runs what that triggers. */
export async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms)
  await settled()
}

export async function setUpSwap({ preselection, isOpen = true, ...params }: Params = {}) {
  const bench = await setUpAccount(params)
  jest.useFakeTimers({ doNotFake: OWN_PACE, now: Date.now() })
  const { kit, api, wallet } = bench
  const events: TrackingEvent[] = []
  onEvent(kit, (event) => events.push(event))
  const swap = () => kit.getState().swap
  const stop = { follow: () => {} }
  const show = async () => {
    void open(kit, { view: 'Swap', ...(preselection && { arguments: preselection }) })
    await until(() => kit.getState().modal.open)
    stop.follow = watchSwap(kit)
    await settled()
  }
  if (isOpen) await show()
  return {
    ...bench,
    swap,
    events,
    show,
    unfollow: () => stop.follow(),
    eventsOf: (name: TrackingEvent['event']) => events.filter(({ event }) => event === name),
    view: () => currentRoute(kit.getState().navigation).view,
    views: () => kit.getState().navigation.history.map(({ view }) => view),
    coin: (symbol: string): SwapToken => {
      const found = swap().tokens.find((token) => token.symbol === symbol)
      if (!found) throw new Error(`${symbol} is not listed`)
      return found
    },
    /** The parameters of requests to an endpoint. */
    sent: (endpoint: MockEndpoint) =>
      api.requests
        .filter((request) => request.endpoint === endpoint)
        .map(({ query, body }): Record<string, unknown> => (body === '' ? query : JSON.parse(body))),
    /** What the wallet was asked to send. */
    signed: () =>
      wallet.requests.filter(({ method }) => method === 'sendTransaction').map(({ params: asked }) => asked),
    /** The chain reports the outcome of the last sent transaction. */
    settle: async (status: SentTransactionOutcome) => {
      const hash = `0x${wallet.requests.length.toString(16).padStart(64, '0')}`
      wallet.emit({ type: 'transactionSettled', hash, status })
      await settled()
    },
  }
}
