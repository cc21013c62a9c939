/** The rules of smart sessions, by the shipped frame's smart account: what is asked of the service and of the frame, and what comes back. */
import {
  createSubscription,
  getSmartSessionStatus,
  type PermissionsRequest,
  selectHasSmartSessions,
  selectSmartSessions,
} from '@bowline/kit-core'
import { fetchSmartSessions, grantPermissions, revokeSmartSession, switchNetwork } from '@bowline/kit-core/actions'
import { erc20Abi } from 'viem'
import { createSessionScene, makeRequest } from '../src/session-scene.js'

const { openPage, isEnded } = createSessionScene()
type Page = Awaited<ReturnType<typeof openPage>>

const TOKEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const nowSec = Math.floor(Date.now() / 1_000)
const allowance = { allowance: '0x1', start: nowSec + 3_600, period: 60 }
const permit = (type: string, data: object) => makeRequest({ permissions: [{ type, data }] })
const call = (change: object = {}) =>
  permit('contract-call', { address: TOKEN, abi: erc20Abi, functions: [{ functionName: 'approve', ...change }] })
const keys = (list: unknown) => makeRequest({ signer: { type: 'keys', data: { keys: list } } })

const sessionsOf = ({ kit }: Page) => selectSmartSessions(kit.getState())
const find = (page: Page, pci: string) => sessionsOf(page).sessions?.find((session) => session.pci === pci)
const asked = ({ api }: Page) => api.requests.filter(({ endpoint }) => endpoint.includes('session'))
const bodyOf = (page: Page, name: string): unknown =>
  JSON.parse(page.api.requests.find(({ endpoint }) => endpoint === name)?.body ?? 'null')

test.each<[string, () => PermissionsRequest]>([
  ['R-SESS-15 calls of a function', () => call({ valueLimit: '0x0', operation: 'Call' })],
  ['R-SESS-15 an argument that is fixed', () => call({ args: [{ operator: 'EQUAL', value: TOKEN }] })],
  ['R-SESS-16 an amount of the native token', () => makeRequest()],
  ['R-SESS-17 an amount of a token', () => permit('erc20-recurring-allowance', { ...allowance, token: TOKEN })],
  [
    'R-SESS-18 a start at this moment',
    () => {
      const start = Math.floor(Date.now() / 1_000)
      return permit('native-token-recurring-allowance', { ...allowance, start })
    },
  ],
  [
    'R-SESS-30 a subscription',
    () => {
      const key = { type: 'secp256k1', publicKey: makeRequest().signer.data.keys[0]?.publicKey ?? '0x' } as const
      const expiry = nowSec + 604_800
      return createSubscription({ chainId: '0x1', asset: 'native', amount: '0.001', interval: 'week', expiry, key })
    },
  ],
])('R-SESS-13 R-SESS-14 R-SESS-23 R-SESS-27 %s: the frame grants it as requested', async (_, create) => {
  const page = await openPage()
  const request = create()
  const before = structuredClone(request)
  const granted = await grantPermissions(page.kit, Object.freeze(request))
  expect(request).toEqual(before)
  expect(granted).toEqual({
    ...{ chainId: '0x1', address: page.address, expiry: request.expiry, permissions: request.permissions },
    ...{ context: expect.any(String), walletContext: expect.stringMatching(/^0x/) },
  })
  expect(page.getShown()).toBe(1)
})

test('R-SESS-22 R-SESS-24 R-SESS-25 R-SESS-26 registers, asks the frame with the co-signer’s key in front, then activates', async () => {
  const page = await openPage()
  const request = makeRequest()
  const { context: pci, walletContext } = await grantPermissions(page.kit, request)
  expect(asked(page).map(({ endpoint }) => endpoint)).toEqual(['session-registration', 'session-activation'])
  const path = `/v1/sessions/${encodeURIComponent(`eip155:1:${page.address}`)}`
  expect(asked(page).map((one) => [one.path, one.query.projectId])).toEqual([
    [path, 'test'],
    [`${path}/activate`, 'test'],
  ])
  expect(bodyOf(page, 'session-registration')).toEqual(request)
  const [own] = request.signer.data.keys
  expect(bodyOf(page, 'session-activation')).toMatchObject({
    ...{ pci, context: walletContext, expiry: request.expiry, chainId: '0x1', permissions: request.permissions },
    signer: { type: 'keys', data: { keys: [expect.objectContaining({ type: 'secp256k1' }), own] } },
  })
})

test.each<[string, object, string]>([
  ['R-SESS-14', makeRequest({ chainId: 1 }), 'chainId: Must be a chain id in hexadecimal, such as 0x1'],
  ['R-SESS-14', makeRequest({ address: '0x1' }), 'address: Must be an address: 0x and 40 hexadecimal digits'],
  ['R-SESS-14', makeRequest({ expiry: nowSec - 1 }), 'expiry: Must be in the future'],
  ['R-SESS-14', keys([]), 'signer.data.keys: Must hold at least one key'],
  ['R-SESS-14', keys([{ type: 'rsa', publicKey: '0x1' }]), 'signer.data.keys.0.type: Must be secp256r1 or secp256k1'],
  ['R-SESS-14', makeRequest({ permissions: [] }), 'permissions: Must hold at least one permission'],
  ['R-SESS-14', makeRequest({ policies: undefined }), 'policies: Must be a list'],
  ['R-SESS-14', makeRequest({ extra: 1 }), 'extra: Unknown field'],
  [
    'R-SESS-15',
    permit('contract-call', { address: TOKEN, abi: [], functions: [] }),
    'permissions.0.data.functions: Must hold at least one function',
  ],
  [
    'R-SESS-16',
    permit('native-token-recurring-allowance', { ...allowance, period: 0 }),
    'permissions.0.data.period: Must be more than 0 seconds',
  ],
  [
    'R-SESS-16',
    permit('native-token-recurring-allowance', { ...allowance, allowance: 5 }),
    'permissions.0.data.allowance: Must be a whole number in hexadecimal, such as 0x1',
  ],
  [
    'R-SESS-17',
    permit('erc20-recurring-allowance', allowance),
    'permissions.0.data.token: Must be an address: 0x and 40 hexadecimal digits',
  ],
  [
    'R-SESS-18',
    permit('native-token-recurring-allowance', { ...allowance, start: nowSec - 60 }),
    'permissions.0.data.start: Must not be in the past',
  ],
  ['R-SESS-60', makeRequest({ expiry: Date.now() + 60_000 }), 'expiry: Must be in seconds, not in milliseconds'],
  [
    'R-SESS-60',
    permit('native-token-recurring-allowance', { ...allowance, start: Date.now() + 60_000 }),
    'permissions.0.data.start: Must be in seconds, not in milliseconds',
  ],
])('R-SESS-19 %s %# neither asks the service nor shows a card for an invalid request', async (_, request, problem) => {
  const page = await openPage()
  await expect(grantPermissions(page.kit, makeRequest(request))).rejects.toMatchObject({
    ...{ code: 'smart-sessions/invalid-request', message: `Invalid ${problem}` },
  })
  expect([asked(page), page.getShown()]).toEqual([[], 0])
})

test('R-SESS-19 joins every problem in one message', async () => {
  const { kit } = await openPage()
  const request = makeRequest({ chainId: 'x', policies: 1 })
  await expect(grantPermissions(kit, request)).rejects.toThrow(
    'Invalid chainId: Must be a chain id in hexadecimal, such as 0x1; Invalid policies: Must be a list',
  )
})

test('R-SESS-01 R-SESS-02 R-SESS-03 has sessions on EVM alone, and only where the app has turned them on', async () => {
  const page = await openPage()
  const { kit } = page
  expect(selectHasSmartSessions(kit.getState(), kit.config)).toBe(true)
  await switchNetwork(kit, { caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  expect(selectHasSmartSessions(kit.getState(), kit.config)).toBe(false)
  await expect(grantPermissions(kit, makeRequest())).rejects.toThrow('Unsupported namespace')
  await expect(fetchSmartSessions(kit)).rejects.toThrow('Unsupported namespace')
  const off = await openPage({ isOn: false })
  expect(selectHasSmartSessions(off.kit.getState(), off.kit.config)).toBe(false)
  await expect(grantPermissions(off.kit, makeRequest())).rejects.toMatchObject({ code: 'smart-sessions/off' })
  expect([page.getShown(), off.getShown(), asked(page), asked(off)]).toEqual([0, 0, [], []])
})

test('R-SESS-04 R-SESS-05 R-SESS-06 R-SESS-07 R-SESS-08 R-SESS-31 R-SESS-32 R-SESS-33 R-SESS-36 lists and revokes a granted session', async () => {
  const page = await openPage()
  const { kit, address } = page
  const request = makeRequest()
  const { context: pci, walletContext } = await grantPermissions(kit, request)
  await fetchSmartSessions(kit)
  const path = `/v1/sessions/${encodeURIComponent(`eip155:1:${address}`)}`
  expect(page.api.requests.find(({ endpoint }) => endpoint === 'smart-sessions')?.path).toBe(path)
  const session = find(page, pci)
  if (session === undefined) throw new Error('Not listed')
  expect(session).toEqual({
    project: expect.objectContaining({ id: expect.any(String), name: expect.any(String) }),
    ...{ pci, expiresAtMs: request.expiry * 1_000, createdAt: expect.any(Number) },
    ...{ permissions: request.permissions, policies: [], context: walletContext },
  })
  expect([Date.now(), request.expiry * 1_000 + 1].map((nowMs) => getSmartSessionStatus(session, nowMs))).toEqual([
    'active',
    'expired',
  ])

  const lists = () => page.api.requests.filter(({ endpoint }) => endpoint === 'smart-sessions').length
  const before = lists()
  await revokeSmartSession(kit, { pci })
  expect(page.api.requests.find(({ endpoint }) => endpoint === 'session-revocation')?.path).toBe(`${path}/revoke`)
  expect(bodyOf(page, 'session-revocation')).toMatchObject({ pci, signature: expect.stringMatching(/^0x[\da-f]{64}$/) })
  expect(await isEnded(walletContext, address)).toBe(true)
  const revoked = find(page, pci)
  expect([revoked && getSmartSessionStatus(revoked, Date.now()), lists()]).toEqual(['revoked', before])

  const shown = page.getShown()
  for (const gone of [pci, 'unknown'])
    await expect(revokeSmartSession(kit, { pci: gone })).rejects.toMatchObject({ code: 'smart-sessions/revoke' })
  expect(page.getShown()).toBe(shown)
})

test('R-SESS-05 R-SESS-11 R-SESS-12 R-SESS-61 reads an empty list as no sessions, and reports a list that is incomplete or fails', async () => {
  let response = (): Response => Response.json([])
  const page = await openPage({
    respond: ({ method, url }) => (method === 'GET' && url.includes('/v1/sessions/') ? response() : undefined),
  })
  const loading = fetchSmartSessions(page.kit)
  expect(sessionsOf(page).status).toBe('loading')
  await loading
  expect(sessionsOf(page)).toMatchObject({ status: 'ready', sessions: [] })
  response = () => Response.json({ pcis: [{ pci: 7 }] })
  await fetchSmartSessions(page.kit)
  expect(sessionsOf(page)).toMatchObject({ status: 'ready', sessions: [], isIncomplete: true })
  response = () => new Response(null, { status: 404 })
  await fetchSmartSessions(page.kit)
  expect(sessionsOf(page)).toMatchObject({ status: 'failed', sessions: [] })
  expect(page.kit.getState().toast).toMatchObject({ message: 'Couldn’t load smart sessions', variant: 'error' })
})

test.each<[string, Parameters<typeof openPage>[0], object, number]>([
  ['declined in the frame', { isApproved: () => false }, { code: 'wallet/user-rejected' }, 1],
  ['not registered', { respond: failAt(/\/sessions\/[^/]+\?/) }, { code: 'smart-sessions/register' }, 0],
  ['not activated', { respond: failAt(/\/activate\?/) }, { code: 'smart-sessions/activate' }, 1],
])('R-SESS-29 leaves no session that is active when the grant is %s', async (_, params, error, shown) => {
  const page = await openPage(params)
  await expect(grantPermissions(page.kit, makeRequest())).rejects.toMatchObject(error)
  expect(page.getShown()).toBe(shown)
})

/** The service refuses what is posted to an address. */
function failAt(address: RegExp) {
  return ({ method, url }: Request) =>
    method === 'POST' && address.test(url) ? new Response(null, { status: 403 }) : undefined
}
