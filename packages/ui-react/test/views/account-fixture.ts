/** Renders the Account view and its token list with a data service in memory. */
import type { TokenBalance } from '@bowline/kit-core'
import { type MockAdapterDescriptor, mockAdapter, mockConnectors } from '@bowline/kit-core/testing'
import { act, waitFor } from '@testing-library/react'
import { type ShowParams, showView } from './render-view.js'

export const ADDRESS = '0x1111111111111111111111111111111111111111'

/** Response of the service. */
type Answer = unknown | Response | 'held'

/** A data service whose responses the test controls. */
export type DataService = {
  readonly fetch: typeof globalThis.fetch
  /** Requests so far: balance, identity or history. Requests for the supported chains are not counted. */
  readonly asked: readonly string[]
  tokens: (...tokens: readonly TokenBalance[]) => void
  /** Sets the response for balances: a body, a response, or `held` for none until `release`. */
  balance: (answer: Answer) => void
  identity: (answer: Answer) => void
  /** Sets the response for the supported chains. */
  chains: (answer: Answer) => void
  release: () => Promise<void>
}

/** A token of the main network; the native token without `address`. The price follows from `value` and the quantity. */
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

/** A token whose address is a number. */
export const numbered = (at: number, part: Partial<TokenBalance> = {}) =>
  token({
    name: `Token ${at}`,
    symbol: `T${at}`,
    address: `eip155:1:0x${at.toString(16).padStart(40, '0')}`,
    value: 10_000 - at,
    ...part,
  })

/** Creates a data service that supports the main network, without tokens and names. */
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

/** Adapter of the embedded wallet. */
export function embeddedAdapter(params: Parameters<typeof mockAdapter>[0] = {}): MockAdapterDescriptor {
  const namespace = params.namespace ?? 'eip155'
  const [connector] = mockConnectors(namespace)
  return mockAdapter({ connectors: [{ ...connector, type: 'AUTH' }], ...params })
}

/** Renders the Account view with a data service. */
export const showAccount = (params: ShowParams = {}) => showView({ view: 'Account', connected: true, ...params })

/** Renders the Account view of the embedded wallet. */
export const showEmbedded = (params: ShowParams = {}) => showAccount({ adapter: embeddedAdapter(), ...params })

/** Renders the Account view with a data service, until its token list is there. */
export async function showTokens(service = createDataService(), params: ShowParams = {}) {
  const shown = await showAccount({ fetch: service.fetch, ...params })
  await waitFor(() => expect(document.querySelector('[data-part="token-list"]')).toBeInTheDocument())
  return { ...shown, service }
}

/** Texts of the rows in the token list. */
export const tokenRows = () => [...document.querySelectorAll('[data-part="token-row"]')].map((row) => row.textContent)
