/** Renders the smart session views with the mock services and a wallet that grants and revokes with its own key. */
import { createMockApi, createMockSessionWallet, type MockEndpoint } from '@bowline/api-client/mocks'
import type { Adapter, AdapterContext, PermissionsRequest } from '@bowline/kit-core'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen } from '@testing-library/react'
import { getResponse } from 'msw'
import { type ShowParams, showView } from './render-view.js'

export const WALLET = createMockSessionWallet(`0x${'5e'.repeat(32)}`)

/** Request for 0.002 of the native token per day, for a number of days. */
export function dailyRequest(days = 20): PermissionsRequest {
  const nowSec = Math.floor(Date.now() / 1_000)
  return {
    chainId: '0x1',
    expiry: nowSec + days * 86_400,
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x04ab' }] } },
    permissions: [
      {
        type: 'native-token-recurring-allowance',
        data: { allowance: '0x71afd498d0000', start: nowSec + 60, period: 86_400 },
      },
    ],
    policies: [],
  }
}

const { setTimeout: realTimeout } = globalThis

/** Waits for responses. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 25; turn++) await new Promise<void>((resolve) => realTimeout(resolve, 0))
  })

type FamilyParams = {
  /** Error of the wallet for a revocation, or a promise that stays pending. */
  readonly refusal?: unknown
  /** Responses in place of the service's, by a part of the path. */
  readonly answers?: Readonly<Record<string, () => Response | Promise<Response>>>
}

/** Creates a wallet with its own key, and the services. */
export function createSessionFamily({ refusal, answers = {} }: FamilyParams = {}) {
  const api = createMockApi({ nowMs: Date.now })
  const mock = mockAdapter({ accounts: [{ address: WALLET.address, type: 'eoa' }] })
  const asked: string[] = []
  const own: Partial<Adapter> = {
    grantPermissions: ({ permissions }) => WALLET.grant(permissions),
    revokePermissions: async ({ permissions }) => {
      asked.push('revokePermissions')
      if (refusal !== undefined) throw await refusal
      return WALLET.revoke(permissions)
    },
  }
  const replaced = new Map(Object.entries(answers))
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    for (const [part, answer] of replaced) if (request.url.includes(part)) return answer()
    const response = await getResponse(api.handlers, request)
    if (!response || response.type === 'error') throw new TypeError('fetch failed')
    return response
  }
  return {
    api,
    asked,
    adapter: { ...mock, create: (context: AdapterContext) => ({ ...mock.create(context), ...own }) },
    fetch,
    setAnswer: (part: string, answer: () => Response | Promise<Response>) => replaced.set(part, answer),
    endpoints: (): readonly MockEndpoint[] =>
      api.requests.map(({ endpoint }) => endpoint).filter((endpoint) => endpoint.includes('session')),
  }
}

/** Renders the list, or another view, of an account with sessions. */
export async function showSessions({ refusal, answers, ...params }: ShowParams & FamilyParams = {}) {
  const family = createSessionFamily({ refusal, ...(answers && { answers }) })
  const shown = await showView({
    view: 'SmartSessionList',
    connected: true,
    adapter: family.adapter,
    fetch: family.fetch,
    ...params,
    options: { features: { smartSessions: true }, ...params.options },
  })
  await settle()
  return { ...shown, ...family }
}

export const tab = (name: string) => screen.getByRole('tab', { name })
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const sessionRows = () => [...document.querySelectorAll<HTMLElement>('[data-part="session"] [data-part="row"]')]

/** Response of a service that lists these sessions. */
export const listing = (...pcis: object[]) => ({ '/sessions/': () => Response.json({ pcis }) })

/** A session as the service lists it, which expires in `days`. */
export function listed(days: number, change: object = {}) {
  return {
    project: { id: 'p', name: 'Harbour', url: 'https://harbour.example/pay' },
    pci: `pci-${days}`,
    expiry: Math.floor(Date.now() / 1_000) + days * 86_400,
    createdAt: Date.now(),
    permissions: [],
    policies: [],
    ...change,
  }
}
