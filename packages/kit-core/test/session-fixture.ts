/** A connected account whose wallet grants permissions, with mocked services and smart sessions enabled. */
import { createMockSessionWallet } from '@bowline/api-client/mocks'
import { mainnet } from '../src/base/networks/ethereum.js'
import { polygon } from '../src/base/networks/polygon.js'
import { solana } from '../src/base/networks/solana.js'
import {
  type Adapter,
  type AdapterDescriptor,
  type KitOptions,
  type PermissionsRequest,
  selectSmartSessions,
} from '../src/index.js'
import { type MockAdapterDescriptor, mockAdapter } from '../src/testing/index.js'
import { setUpAccount } from './account-fixture.js'

export const WALLET = createMockSessionWallet(`0x${'5e'.repeat(32)}`)
export const ACCOUNT = `eip155:1:${WALLET.address}`
export const OWN_KEY = { type: 'secp256r1', publicKey: `0x${'ab'.repeat(64)}` } as const

/** A request for one hour and 0.001 native tokens a day. */
export function madeRequest(change: object = {}): PermissionsRequest {
  const nowSec = Math.floor(Date.now() / 1_000)
  return {
    chainId: '0x1',
    expiry: nowSec + 3_600,
    signer: { type: 'keys', data: { keys: [OWN_KEY] } },
    permissions: [
      {
        type: 'native-token-recurring-allowance',
        data: { allowance: '0x38d7ea4c68000', start: nowSec + 60, period: 86_400 },
      },
    ],
    policies: [],
    ...change,
  }
}

/** Options of a session wallet. */
export type SessionWalletParams = {
  readonly capabilities?: unknown
  /** Replaces the wallet's own response to a grant. */
  readonly answer?: ((granted: Readonly<Record<string, unknown>>) => unknown) | undefined
  readonly signature?: unknown
}

/** A chain family whose wallet grants and revokes with its own key. */
function sessionAdapter({ capabilities, answer, signature }: SessionWalletParams = {}) {
  const mock: MockAdapterDescriptor = mockAdapter({ accounts: [{ address: WALLET.address, type: 'eoa' }] })
  const asked: { readonly method: string; readonly params: unknown }[] = []
  const refusals: unknown[] = []
  const ask = (method: string, params: unknown) => {
    asked.push({ method, params })
    const [error] = refusals.splice(0, 1)
    if (error !== undefined) throw error
  }
  const own: Partial<Adapter> = {
    getCapabilities: async () => {
      if (capabilities instanceof Error) throw capabilities
      return Object(capabilities)
    },
    grantPermissions: async ({ permissions }) => {
      ask('grantPermissions', permissions)
      const granted = await WALLET.grant(permissions)
      return answer ? answer(granted) : granted
    },
    revokePermissions: async ({ permissions }) => {
      ask('revokePermissions', permissions)
      return signature ?? WALLET.revoke(permissions)
    },
  }
  const adapter: AdapterDescriptor = { ...mock, create: (context) => ({ ...mock.create(context), ...own }) }
  return { adapter, controls: mock.controls, asked, rejectNext: (error: unknown) => void refusals.push(error) }
}

type Params = SessionWalletParams & {
  readonly options?: Partial<KitOptions>
  /** CAIP-2 ids that the service does not serve. */
  readonly unserved?: readonly string[]
}

/** A kit with that wallet connected. */
export async function setUpSessions({ options, unserved = [], ...ofWallet }: Params = {}) {
  const wallet = sessionAdapter(ofWallet)
  const bench = await setUpAccount({
    adapters: [wallet.adapter, mockAdapter({ namespace: 'solana' })],
    options: { networks: [mainnet, polygon, solana], features: { smartSessions: true }, ...options },
    unserved,
  })
  const { kit, api } = bench
  const state = () => selectSmartSessions(kit.getState())
  return {
    ...bench,
    asked: wallet.asked,
    controls: wallet.controls,
    rejectNext: wallet.rejectNext,
    state,
    /** Requested endpoints of sessions. */
    endpoints: () => api.requests.map(({ endpoint }) => endpoint).filter((endpoint) => endpoint.includes('session')),
  }
}
