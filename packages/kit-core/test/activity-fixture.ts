/** A kit with a connected wallet and a mocked history service. */
import type { Transaction, TransactionTransfer } from '@bowline/api-client'
import { connect, onEvent, start } from '../src/actions.js'
import { mainnet, sepolia } from '../src/base/networks/ethereum.js'
import { solana } from '../src/base/networks/solana.js'
import type { KitOptions, TrackingEvent } from '../src/index.js'
import { createTestKit, mockAdapter } from '../src/testing/index.js'
import { until } from '../src/testing/until.js'

export const ADDRESS = '0x1111111111111111111111111111111111111111'
export const OTHER_ADDRESS = '0x2222222222222222222222222222222222222222'

type Sketch = Partial<Transaction['metadata']> & { transfers?: readonly TransactionTransfer[] }

/** A confirmed transaction of 1 March 2026 that moved nothing, unless the given values say otherwise. */
export const transaction = (id: string, { transfers = [], ...metadata }: Sketch = {}): Transaction => ({
  id,
  metadata: {
    minedAt: '2026-03-01T12:00:00.000Z',
    chain: 'eip155:1',
    operationType: 'execute',
    status: 'confirmed',
    sentFrom: ADDRESS,
    sentTo: OTHER_ADDRESS,
    hash: `0x${'ab'.repeat(32)}`,
    nonce: 1,
    ...metadata,
  },
  transfers,
})

export const coins = (symbol: string, numeric: string, direction: 'in' | 'out' | 'self' = 'in') => ({
  fungible_info: { name: symbol, symbol, icon: { url: `https://images.example/${symbol}.png` } },
  direction,
  quantity: { numeric },
})

export const piece = (name: string, { isSpam = false, preview = `https://images.example/${name}.png` } = {}) => ({
  nft_info: { name, content: { preview: { url: preview } }, flags: { is_spam: isSpam } },
  direction: 'in' as const,
  quantity: { numeric: '1' },
})

export type HistoryResponse = { readonly data: readonly unknown[]; readonly next?: unknown } | number
export type HistoryRequest = {
  readonly account: string
  readonly chainId: string | null
  readonly cursor: string | null
}

/** A history service with one prepared response per request. The last response repeats. */
export function historyService(...first: readonly HistoryResponse[]) {
  const questions: HistoryRequest[] = []
  const aborted: HistoryRequest[] = []
  let answers = [...first]
  let gate: Promise<void> | undefined
  let open = () => {}
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    if (url.pathname.endsWith('/supported-chains')) {
      return Response.json({ http: ['eip155:1', 'eip155:11155111', solana.caipNetworkId], ws: [] })
    }
    const [, account] = /\/v1\/account\/([^/]+)\/history$/.exec(url.pathname) ?? []
    if (account === undefined) throw new TypeError('fetch failed')
    const question = { account, chainId: url.searchParams.get('chainId'), cursor: url.searchParams.get('cursor') }
    questions.push(question)
    init?.signal?.addEventListener('abort', () => aborted.push(question))
    const [answer = { data: [] }, ...later] = answers
    if (later.length > 0) answers = later
    await gate
    init?.signal?.throwIfAborted()
    return typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer)
  }
  return {
    fetch,
    questions,
    aborted,
    answer: (...next: readonly HistoryResponse[]) => {
      answers = [...next]
    },
    /** Holds requests until the returned function is called. */
    hold: () => {
      gate = new Promise((resolve) => {
        open = () => {
          gate = undefined
          resolve()
        }
      })
      return () => open()
    },
  }
}

export type HistoryService = ReturnType<typeof historyService>

const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

type Params = Partial<KitOptions> & {
  readonly isConnected?: boolean
  readonly namespace?: 'eip155' | 'solana'
  readonly adapter?: ReturnType<typeof mockAdapter>
}

export async function setUpActivity(
  service: Pick<HistoryService, 'fetch'>,
  { isConnected = true, namespace = 'eip155', adapter, ...options }: Params = {},
) {
  const evm = adapter ?? mockAdapter()
  const sol = mockAdapter({ namespace: 'solana' })
  const { kit, log } = createTestKit({
    adapters: [evm, sol],
    options: { networks: [mainnet, sepolia, solana], ...options },
    fetch: service.fetch,
  })
  const events: TrackingEvent[] = []
  onEvent(kit, (event) => events.push(event))
  stops.push(start(kit))
  await until(() => kit.getState().lifecycle === 'initialized')
  if (isConnected) await connect(kit, { connectorId: `test.wallet.${namespace}` })
  const activity = () => kit.getState().activity
  const ids = () => activity().transactions.map(({ id }) => id)
  const eventsOf = (name: TrackingEvent['event']) => events.filter(({ event }) => event === name)
  return { kit, log, evm: evm.controls, activity, ids, eventsOf }
}
