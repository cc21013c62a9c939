/** The account over a data service in memory, and a page with its lists. */
import type { TokenBalance } from '@bowline/kit-core'
import { type MockAdapterDescriptor, mockAdapter, mockConnectors } from '@bowline/kit-core/testing'
import { act, waitFor } from '@testing-library/react'
import { type ShowParams, showView } from './render-view.js'

export const ADDRESS = '0x1111111111111111111111111111111111111111'

/** How the service answers a question. */
type Answer = unknown | Response | 'held'

/** A data service that the test drives. */
export type DataService = {
  readonly fetch: typeof globalThis.fetch
  /** What was asked so far, one word each: balance, identity, history; the chains it serves are not counted. */
  readonly asked: readonly string[]
  tokens: (...tokens: readonly TokenBalance[]) => void
  /** The answer about balances from now on: a body, a response, or none until `release`. */
  balance: (answer: Answer) => void
  identity: (answer: Answer) => void
  /** The answer about the chains it serves. */
  chains: (answer: Answer) => void
  release: () => Promise<void>
}

/** A token of the main network; its native token without `address`. The price follows from a `value` and the quantity. */
export function token(part: Partial<TokenBalance> & { numeric?: string } = {}): TokenBalance {
  const { numeric = '1.5', ...rest } = part
  const { value = 4500, quantity = { decimals: '18', numeric } } = rest
  return {
    name: 'Ether',
    symbol: 'ETH',
    chainId: 'eip155:1',
    price: value / Number(quantity.numeric) || 0,
    value,
    quantity,
    iconUrl: '',
    ...rest,
  }
}

/** The token at the address of a number. */
export const numbered = (at: number, part: Partial<TokenBalance> = {}) =>
  token({
    name: `Token ${at}`,
    symbol: `T${at}`,
    address: `eip155:1:0x${at.toString(16).padStart(40, '0')}`,
    value: 10_000 - at,
    ...part,
  })

/** Makes a data service that serves the main network, with no tokens and no names. */
export function createDataService(): DataService {
  const asked: string[] = []
  let balance: Answer = { balances: [] }
  let identity: Answer = { avatar: null, name: null }
  let chains: Answer = { http: ['eip155:1'], ws: [] }
  let held: (() => void)[] = []
  const answerWith = async (answer: () => Answer) => {
    while (answer() === 'held') await new Promise<void>((resolve) => held.push(resolve))
    const found = answer()
    return found instanceof Response ? found.clone() : Response.json(found)
  }
  return {
    asked,
    tokens: (...tokens) => {
      balance = { balances: tokens }
    },
    balance: (answer) => {
      balance = answer
    },
    identity: (answer) => {
      identity = answer
    },
    chains: (answer) => {
      chains = answer
    },
    release: () =>
      act(async () => {
        const due = held
        held = []
        for (const go of due) go()
      }),
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input))
      if (pathname.endsWith('/v1/supported-chains')) return answerWith(() => chains)
      const kind = ['balance', 'identity', 'history'].find((word) => pathname.split('/').includes(word))
      if (kind === undefined) return Response.error()
      asked.push(kind)
      if (kind === 'history') return Response.json({ data: [] })
      return answerWith(() => (kind === 'balance' ? balance : identity))
    },
  }
}

/** A data service with these tokens. */
export function serving(...tokens: readonly TokenBalance[]): DataService {
  const service = createDataService()
  service.tokens(...tokens)
  return service
}

/** The embedded wallet. */
export function embeddedAdapter(params: Parameters<typeof mockAdapter>[0] = {}): MockAdapterDescriptor {
  const namespace = params.namespace ?? 'eip155'
  const [connector] = mockConnectors(namespace)
  return mockAdapter({ connectors: [{ ...connector, type: 'AUTH' }], ...params })
}

/** The account view over a data service. */
export const showAccount = (params: ShowParams = {}) => showView({ view: 'Account', connected: true, ...params })

/** The account of the embedded wallet. */
export const showEmbedded = (params: ShowParams = {}) => showAccount({ adapter: embeddedAdapter(), ...params })

/** The account over a data service, with its tokens. */
export async function showTokens(service = createDataService(), params: ShowParams = {}) {
  const shown = await showAccount({ fetch: service.fetch, ...params })
  await waitFor(() => expect(document.querySelector('[data-part="token-list"]')).toBeInTheDocument())
  return { ...shown, service }
}

/** The rows of the token list as they read. */
export const tokenRows = () => [...document.querySelectorAll('[data-part="token-row"]')].map((row) => row.textContent)
