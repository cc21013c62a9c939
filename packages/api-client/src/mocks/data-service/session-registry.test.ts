import { setupServer } from 'msw/node'

import { KNOWN } from '../../../test/mock-client.js'
import { grantedBy, OTHER_SIGNER, SESSION_REQUEST, SIGNER } from '../../../test/session-grants.js'
import {
  activateSmartSession,
  createApiClient,
  getSmartSessions,
  registerSmartSession,
  revokeSmartSession,
} from '../../index.js'
import { createMockApi } from '../index.js'

const NOW = Date.UTC(2026, 10, 15, 12)
const api = createMockApi()
const server = setupServer(...api.handlers)
const client = createApiClient({ projectId: 'project-1', endpoints: api.endpoints })
const question = { network: KNOWN, address: `eip155:1:${SIGNER.address}` }

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => api.reset())

const list = async () => getSmartSessions(client, question)
const register = async (request: object = SESSION_REQUEST) => registerSmartSession(client, { ...question, request })
const activate = async (pci: string, granted: object) => activateSmartSession(client, { ...question, pci, granted })
const revoke = async (pci: string, signature: string) => revokeSmartSession(client, { ...question, pci, signature })

async function grant() {
  const { pci, key } = await register()
  await activate(pci, await grantedBy(SIGNER, SESSION_REQUEST, key))
  return pci
}

test('R-API-40 R-API-41 R-SESS-08 keeps a revoked session revoked and rejects a second revocation', async () => {
  const sessions = await list()
  expect(sessions.map(({ revokedAt, expiresAtMs }) => [revokedAt !== undefined, expiresAtMs > NOW])).toEqual([
    [false, true],
    [false, false],
    [true, true],
  ])
  const pci = sessions[0]?.pci ?? ''
  const signature = await SIGNER.revoke({ pci })
  await expect(revoke(pci, signature)).resolves.toEqual({ success: true })
  expect((await list())[0]?.revokedAt).toBe(NOW)
  await expect(revoke(pci, signature)).rejects.toMatchObject({ status: 409 })
  const other = await SIGNER.revoke({ pci: 'unknown' })
  await expect(revoke('unknown', other)).rejects.toMatchObject({ status: 404, reason: 'No such session' })
})

test('R-SESS-32 rejects a revocation without the account’s signature and changes nothing', async () => {
  const pci = (await list())[0]?.pci ?? ''
  const others = [await OTHER_SIGNER.revoke({ pci }), await SIGNER.revoke({ pci: 'another' }), '0x12']
  for (const signature of others) {
    await expect(revoke(pci, signature)).rejects.toMatchObject({ status: 401 })
  }
  expect((await list())[0]).not.toHaveProperty('revokedAt')
})

test('R-SESS-24 R-SESS-25 R-SESS-29 lists a session once it is active, not while it is only registered', async () => {
  const { pci, key } = await register()
  expect(key).toEqual({ type: 'secp256k1', publicKey: expect.stringMatching(/^0x04[0-9a-f]{128}$/) })
  expect(await list()).toHaveLength(3)
  const granted = await grantedBy(SIGNER, SESSION_REQUEST, key)
  await expect(activate(pci, granted)).resolves.toEqual({ success: true })
  expect((await list()).at(-1)).toMatchObject({
    pci,
    expiresAtMs: SESSION_REQUEST.expiry * 1000,
    createdAt: NOW,
    permissions: SESSION_REQUEST.permissions,
    policies: [{ id: 'gas-limit' }],
    context: expect.stringMatching(/^0x[0-9a-f]{200,}$/),
  })
  await expect(activate(pci, granted)).rejects.toMatchObject({ status: 404 })
})

test('R-SESS-32 R-SESS-33 revokes a granted session', async () => {
  const pci = await grant()
  await revoke(pci, await SIGNER.revoke({ pci }))
  expect((await list()).at(-1)).toMatchObject({ pci, revokedAt: NOW })
})

test.each([
  ['more than was requested', { expiry: SESSION_REQUEST.expiry + 1 }, 422],
  ['another chain', { chainId: '0x2' }, 422],
  ['keys without the co-signer\u2019s', { signer: SESSION_REQUEST.signer }, 422],
  ['an unreadable context', { context: '0x1234' }, 422],
])('R-SESS-22 R-SESS-25 rejects an activation with %s', async (_, reported, status) => {
  const { pci, key } = await register()
  await expect(activate(pci, await grantedBy(SIGNER, SESSION_REQUEST, key, reported))).rejects.toMatchObject({ status })
  expect(await list()).toHaveLength(3)
})

test('R-SESS-25 rejects a grant signed by another account and an unregistered one', async () => {
  const { pci, key } = await register()
  const granted = await grantedBy(OTHER_SIGNER, SESSION_REQUEST, key)
  await expect(activate(pci, granted)).rejects.toMatchObject({ status: 401 })
  await expect(activate('unknown', granted)).rejects.toMatchObject({ status: 404 })
})

test('R-SESS-24 rejects the registration of an expired session', async () => {
  await expect(register({ ...SESSION_REQUEST, expiry: NOW / 1000 })).rejects.toMatchObject({ status: 422 })
})
