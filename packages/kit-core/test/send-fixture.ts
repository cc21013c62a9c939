/** A connected account with the native token and two tokens, whose user fills in a transfer. */
import type { TokenBalance } from '@bowline/api-client'
import { onEvent, setSendAmount, setSendRecipient, setSendToken, watchSend } from '../src/actions.js'
import { type KitOptions, type KitStorage, selectSend, selectSendProblem, type TrackingEvent } from '../src/index.js'
import { type MockAdapterDescriptor, mockAdapter } from '../src/testing/index.js'
import { settled, setUpAccount } from './account-fixture.js'

const CHAIN = 'eip155:1'
export const OWN = '0x1111111111111111111111111111111111111111'
export const BOB = '0xb0b0000000000000000000000000000000000b0b'
export const USDC_ADDRESS = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'

export const ETH: TokenBalance = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: CHAIN,
  value: 3_000,
  price: 2_000,
  quantity: { decimals: '18', numeric: '1.5' },
  iconUrl: '',
}
export const USDC: TokenBalance = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: CHAIN,
  address: `${CHAIN}:${USDC_ADDRESS}`,
  value: 100.500001,
  price: 1,
  quantity: { decimals: '6', numeric: '100.500001' },
  iconUrl: '',
}

type Params = {
  readonly adapter?: MockAdapterDescriptor | undefined
  readonly names?: Readonly<Record<string, string>> | undefined
  readonly options?: Partial<KitOptions> | undefined
  readonly storage?: KitStorage | undefined
  /** Null uses the mocked service's tokens. `failed`: the service cannot return them. */
  readonly tokens?: readonly TokenBalance[] | null | 'failed' | undefined
}

/** Functions that stay real. Only timers and the date are fake. */
const ALL_BUT_TIME = [
  ...(['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime', 'performance'] as const),
  ...(['setInterval', 'clearInterval'] as const),
]

/** A transfer that is on screen. */
export async function setUpSend({
  adapter = mockAdapter(),
  names,
  options,
  storage,
  tokens = [ETH, USDC],
}: Params = {}) {
  const { namespace } = adapter
  const made = await setUpAccount({
    ...{ adapters: [adapter], namespaces: [namespace], names },
    ...(options && { options }),
    ...(storage && { storage }),
  })
  const { kit } = made
  const answer = () => (tokens === 'failed' ? new Response('', { status: 500 }) : Response.json({ balances: tokens }))
  if (tokens) made.respondAt('/balance', answer)
  const events: TrackingEvent[] = []
  onEvent(kit, (event) => events.push(event))
  // Several pages of a test share one clock.
  if (!('clock' in setTimeout)) jest.useFakeTimers({ doNotFake: ALL_BUT_TIME })
  const stop = watchSend(kit)
  await settled()
  const wait = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms)
    await settled()
  }
  return {
    ...made,
    wallet: adapter.controls,
    events,
    stopFollowing: stop,
    wait,
    send: () => selectSend(kit.getState()),
    problem: () => selectSendProblem(kit.getState()),
    asked: (method: string) => adapter.controls.requests.filter((request) => request.method === method),
    view: () => kit.getState().navigation.history.map(({ view }) => view),
    /** Types a recipient and waits until it is resolved. */
    async type(text: string) {
      setSendRecipient(kit, text)
      await wait(500)
    },
    async fillIn({ token = ETH, amount = '1', to = BOB } = {}) {
      setSendToken(kit, token)
      setSendAmount(kit, amount)
      setSendRecipient(kit, to)
      await wait(500)
      await wait(300)
    },
  }
}
