import { createMockApi, createMockSessionWallet } from '@bowline/api-client/mocks'
import { getResponse } from 'msw'
import { EMBEDDED, setUpEmbedded, stopEmbedded, turn, until } from '../../../test/embedded-fixture.js'
import { madeRequest } from '../../../test/session-fixture.js'
import {
  fetchSmartSessions,
  goBack,
  grantPermissions,
  loginWithEmail,
  open,
  push,
  revokeSmartSession,
} from '../../actions.js'
import { AUTH_CONNECTOR_ID, getLiveSession } from '../../core/state/live-pairing.js'
import { type AdapterContext, type Kit, selectAccount, selectSmartSessions } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'

afterEach(stopEmbedded)

const KEY = createMockSessionWallet(`0x${'5e'.repeat(32)}`)

/** An adapter with the embedded wallet, which prompts in its frame. */
function embeddedFamily(kitOf: () => Kit) {
  const mock = mockAdapter()
  const ask = (method: string) => async (asked: { permissions: unknown }) =>
    getLiveSession(kitOf(), AUTH_CONNECTOR_ID)?.request({
      caipNetworkId: 'eip155:1',
      method,
      params: [asked.permissions],
    })
  return {
    ...mock,
    create: (context: AdapterContext) => ({
      ...mock.create(context),
      grantPermissions: ask('wallet_grantPermissions'),
      revokePermissions: ask('wallet_revokePermissions'),
    }),
  }
}

async function setUp() {
  const api = createMockApi()
  const own = new Map<string, () => Response>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    for (const [part, respond] of own) if (request.url.includes(part)) return respond()
    const response = await getResponse(api.handlers, request)
    if (!response || response.type === 'error') throw new TypeError('fetch failed')
    return response
  }
  let made: Kit | undefined
  const kitOf = () => {
    if (!made) throw new Error('There is no kit yet')
    return made
  }
  const bench = await setUpEmbedded({
    frame: { emailAction: 'CONNECT' },
    adapters: [embeddedFamily(kitOf)],
    options: { features: { smartSessions: true } },
    fetch,
  })
  const { kit, fake } = bench
  made = kit
  await loginWithEmail(kit, { email: 'someone@mail.example' })
  expect(bench.connected()).toEqual(EMBEDDED)
  own.set('/activate', () => new Response(null, { status: 204 }))
  const approveGrant = async () => {
    await until(() => fake.waiting().length === 1)
    const params = fake.waiting()[0]?.params
    await fake.approve(await KEY.grant(Array.isArray(params) ? params[0] : undefined))
  }
  return { ...bench, own, approveGrant, state: () => selectSmartSessions(kit.getState()) }
}

test('R-SESS-28 R-SESS-37 R-STACK-01 prompts for a grant in the approval view, then shows the created session', async () => {
  const { kit, fake, view, own, approveGrant, state } = await setUp()
  own.set('/activate', () => new Response(null, { status: 204 }))
  const granting = grantPermissions(kit, madeRequest())
  await until(() => fake.waiting().length === 1)
  expect([view(), kit.getState().transactions.length]).toEqual(['ApproveTransaction', 1])
  expect(fake.waiting()[0]).toMatchObject({ method: 'wallet_grantPermissions', chainId: 'eip155:1' })
  await approveGrant()
  const { context, address } = await granting
  expect([view(), kit.getState().transactions]).toEqual(['SmartSessionCreated', []])
  expect(state().granted).toMatchObject({ pci: context, permissions: { length: 1 } })
  expect(address).toBe(KEY.address)
})

test('R-SESS-28 R-SESS-29 grants nothing and returns to the previous view when the user rejects the approval', async () => {
  const { kit, fake, view, state } = await setUp()
  void open(kit, { view: 'Account' })
  const refused = expect(grantPermissions(kit, madeRequest())).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  await until(() => fake.waiting().length === 1)
  goBack(kit)
  await refused
  expect([view(), kit.getState().transactions, state().granted]).toEqual(['Account', [], undefined])
})

test('R-SESS-29 closes the created view and says why when a session is not activated', async () => {
  const { kit, view, own, approveGrant, state } = await setUp()
  own.set('/activate', () => new Response(null, { status: 503 }))
  void open(kit, { view: 'Account' })
  const failed = expect(grantPermissions(kit, madeRequest())).rejects.toMatchObject({ code: 'smart-sessions/activate' })
  await approveGrant()
  await failed
  expect([view(), kit.getState().toast.message, state().granted]).toEqual([
    'Account',
    'The smart session may already be active. Check your smart sessions before you grant it again.',
    undefined,
  ])
})

test('R-SESS-35 R-SESS-37 prompts for a revocation in the approval view, then returns to the list', async () => {
  const { kit, fake, view, own, state } = await setUp()
  own.set('/revoke', () => Response.json({ success: true }))
  void open(kit, { view: 'Account' })
  push(kit, { view: 'SmartSessionList' })
  await fetchSmartSessions(kit)
  const session = state().sessions?.find(({ revokedAt, expiresAtMs }) => !revokedAt && expiresAtMs > Date.now())
  const pci = session?.pci ?? ''
  const revoking = revokeSmartSession(kit, { pci })
  await until(() => fake.waiting().length === 1)
  expect([view(), kit.getState().transactions.length]).toEqual(['ApproveTransaction', 1])
  expect(fake.waiting()[0]).toMatchObject({
    method: 'wallet_revokePermissions',
    params: [{ pci, address: selectAccount(kit.getState()).address }],
  })
  await fake.approve(`0x${'ab'.repeat(65)}`)
  await revoking
  await turn()
  expect(kit.getState().navigation.history.map((route) => route.view)).toEqual(['Account', 'SmartSessionList'])
  expect(state().sessions?.find((one) => one.pci === pci)?.revokedAt).toEqual(expect.any(Number))
})

test('R-SESS-35 R-SESS-34 returns to the list with an active session when the user rejects the revocation', async () => {
  const { kit, fake, view, state } = await setUp()
  void open(kit, { view: 'Account' })
  push(kit, { view: 'SmartSessionList' })
  await fetchSmartSessions(kit)
  const pci = state().sessions?.[0]?.pci ?? ''
  const declined = expect(revokeSmartSession(kit, { pci })).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  await until(() => fake.waiting().length === 1)
  fake.reject()
  await declined
  expect([view(), state().sessions?.[0]?.revokedAt]).toEqual(['SmartSessionList', undefined])
})
