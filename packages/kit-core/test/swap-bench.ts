/** A kit whose visitor swaps, over the mocked services and a clock that is moved by hand. */
import { setImmediate } from 'node:timers'
import type { MockEndpoint } from '@bowline/api-client/mocks'
import { onEvent, open, watchSwap } from '../src/actions.js'
import { currentRoute, type SentTransactionOutcome, type SwapCoin, type TrackingEvent } from '../src/index.js'
import { setUpAccount } from './account-bench.js'

export const ETHER = `eip155:1:0x${'e'.repeat(40)}`
export const USDC = 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const ADDRESS = '0x1111111111111111111111111111111111111111'
export const USER = `eip155:1:${ADDRESS}`
export const ROUTER = `0x${'5a'.repeat(20)}`

type Params = Parameters<typeof setUpAccount>[0] & {
  /** What Swap is opened with. */
  readonly preselection?: { fromToken?: string; toToken?: string; amount?: string }
  /** False: nobody looks at the swap yet. */
  readonly isOpen?: boolean
}

/** All but the timers goes on as ever. */
export const OWN_PACE = [
  ...(['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime', 'performance'] as const),
  ...(['setInterval', 'clearInterval'] as const),
]

/** Until nothing that waits for no clock is under way. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

const MOST_TURNS = 10_000_000

/** Waits until something is so, without moving the clock. The many turns only end waits that would never end. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; turns < MOST_TURNS && !isSo(); turns += 1) await new Promise((resolve) => setImmediate(resolve))
  if (!isSo()) throw new Error('It did not become so')
}

/** Moves the clock, and lets run what that sets off. */
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
    told: (name: TrackingEvent['event']) => events.filter(({ event }) => event === name),
    view: () => currentRoute(kit.getState().navigation).view,
    views: () => kit.getState().navigation.history.map(({ view }) => view),
    coin: (symbol: string): SwapCoin => {
      const found = swap().tokens.find((token) => token.symbol === symbol)
      if (!found) throw new Error(`${symbol} is not listed`)
      return found
    },
    /** Requests to an endpoint, their parameters. */
    sent: (endpoint: MockEndpoint) =>
      api.requests
        .filter((request) => request.endpoint === endpoint)
        .map(({ query, body }): Record<string, unknown> => (body === '' ? query : JSON.parse(body))),
    /** What the wallet was asked to send. */
    signed: () =>
      wallet.requests.filter(({ method }) => method === 'sendTransaction').map(({ params: asked }) => asked),
    /** The chain tells what became of what was sent last. */
    settle: async (status: SentTransactionOutcome) => {
      const hash = `0x${wallet.requests.length.toString(16).padStart(64, '0')}`
      wallet.emit({ type: 'transactionSettled', hash, status })
      await settled()
    },
  }
}
