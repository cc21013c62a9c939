/** Renders the swap views with the mock data service, of which a test can hold or replace every response. */
import { createMockApi, type MockEndpoint } from '@bowline/api-client/mocks'
import { currentRoute, type SwapPreselection, type TokenBalance } from '@bowline/kit-core'
import { act, screen, waitFor, within } from '@testing-library/react'
import { getResponse } from 'msw'
import { token } from './account-fixture.js'
import { type ShowParams, showView } from './render-view.js'

/** USD Coin on the main network, as the mock data service lists it. */
export const USDC = 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** The native token in swaps. */
export const ETHER = `eip155:1:0x${'e'.repeat(40)}`

/** A data service for swaps. */
export type SwapService = ReturnType<typeof createSwapService>

/** 2 ether and 100 USD Coin. */
const HELD: readonly TokenBalance[] = [
  token({ numeric: '2', price: 3012.45, value: 6024.9 }),
  token({ name: 'USD Coin', symbol: 'USDC', address: USDC, numeric: '100', price: 0.9998, value: 99.98 }),
]

/** Creates a service; by default the account holds 2 ether and 100 USD Coin. */
export function createSwapService({ held = HELD }: { held?: readonly TokenBalance[] } = {}) {
  const api = createMockApi()
  const replaced = new Map<MockEndpoint, () => Response>([['balances', () => Response.json({ balances: held })]])
  const gates = new Map<MockEndpoint, (() => void)[]>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const usual = await getResponse(api.handlers, request.clone())
    const { pathname } = new URL(request.url)
    const endpoint = api.requests.findLast(({ path }) => path === pathname)?.endpoint
    if (usual === undefined || endpoint === undefined) throw new TypeError('fetch failed')
    const waiting = gates.get(endpoint)
    if (waiting) await new Promise<void>((resolve) => waiting.push(resolve))
    init?.signal?.throwIfAborted()
    return replaced.get(endpoint)?.() ?? usual
  }
  return {
    fetch,
    /** Requests to an endpoint so far. */
    asked: (name: MockEndpoint) => api.requests.filter(({ endpoint }) => endpoint === name),
    /** Replaces the responses of an endpoint. */
    say: (name: MockEndpoint, body: unknown, status = 200) => {
      replaced.set(name, () => Response.json(body, { status }))
    },
    /** Restores the default responses of an endpoint. */
    usual: (name: MockEndpoint) => {
      replaced.delete(name)
    },
    /** Holds the responses of an endpoint until `release`. */
    hold: (name: MockEndpoint) => {
      gates.set(name, [])
    },
    release: (name: MockEndpoint) =>
      act(async () => {
        const waiting = gates.get(name) ?? []
        gates.delete(name)
        for (const go of waiting) go()
      }),
  }
}

type SwapParams = ShowParams & { service?: SwapService; swap?: SwapPreselection }

/** Renders the form of a swap. */
export async function showSwap({ service = createSwapService(), swap, data, ...params }: SwapParams = {}) {
  const shown = await showView({
    view: 'Swap',
    connected: true,
    fetch: service.fetch,
    data: { ...data, ...(swap && { swap }) },
    ...params,
  })
  return { ...shown, service, swap: () => shown.kit.getState().swap }
}

/** Renders the form with a quote. */
export async function showQuoted({
  swap = { fromToken: 'ETH', toToken: 'USDC', amount: '0.5' },
  ...params
}: SwapParams = {}) {
  const shown = await showSwap({ swap, ...params })
  await waitFor(() => expect(shown.swap().quote).toBeDefined())
  return shown
}

/** Opens the review with the button of the form. */
export async function showReview(params: SwapParams = {}) {
  const shown = await showQuoted(params)
  const buttons = within(screen.getByRole('dialog')).getAllByRole('button')
  await shown.user.click(buttons.at(-1) ?? document.body)
  await waitFor(() => expect(currentRoute(shown.kit.getState().navigation).view).toBe('SwapPreview'))
  return shown
}

/** A swap of 0.5 ether as the service builds it, whose call data states the minimum. */
export const builtSwap = (minimum: bigint) => ({
  tx: {
    from: 'eip155:1:0x1111111111111111111111111111111111111111',
    to: `eip155:1:0x${'5a'.repeat(20)}`,
    data: `0x12aa3caf${minimum.toString(16).padStart(64, '0')}`,
    amount: '500000000000000000',
    eip155: { gas: '184000', gasPrice: '21000000000' },
  },
})

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
