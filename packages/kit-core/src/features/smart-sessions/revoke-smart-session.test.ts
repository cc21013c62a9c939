import { ACCOUNT, madeRequest, setUpSessions, WALLET } from '../../../test/session-fixture.js'
import { fetchSmartSessions, grantPermissions, revokeSmartSession } from '../../actions.js'

async function withOne(params: Parameters<typeof setUpSessions>[0] = {}) {
  const bench = await setUpSessions(params)
  const { context: pci } = await grantPermissions(bench.kit, madeRequest())
  await fetchSmartSessions(bench.kit)
  const find = () => bench.state().sessions?.find((session) => session.pci === pci)
  return { ...bench, pci, find }
}

test('R-SESS-31 R-SESS-32 R-SESS-33 has the wallet sign, notifies the service and marks the session revoked without another request', async () => {
  const { kit, api, pci, find, asked, endpoints, state } = await withOne()
  const session = find()
  const revoking = revokeSmartSession(kit, { pci })
  expect([revokeSmartSession(kit, { pci }) === revoking, state().revoking]).toEqual([true, pci])
  await revoking
  expect(asked.at(-1)).toEqual({
    method: 'revokePermissions',
    params: {
      pci,
      permissions: session?.permissions,
      expiry: (session?.expiresAtMs ?? 0) / 1_000,
      address: WALLET.address,
      context: session?.context,
    },
  })
  const request = api.requests.at(-1)
  expect(request?.path).toBe(`/v1/sessions/${encodeURIComponent(ACCOUNT)}/revoke`)
  expect(JSON.parse(request?.body ?? '')).toEqual({ pci, signature: expect.stringMatching(/^0x[0-9a-f]{130}$/) })
  expect(find()?.revokedAt).toEqual(expect.any(Number))
  expect([state().revoking, endpoints().filter((endpoint) => endpoint === 'smart-sessions').length]).toEqual([
    undefined,
    1,
  ])
  await fetchSmartSessions(kit)
  expect(find()?.revokedAt).toEqual(expect.any(Number))
})

test('R-SESS-33 treats an empty ok response as success', async () => {
  const { kit, pci, find, respondAt } = await withOne()
  respondAt('/revoke', () => new Response(null, { status: 204 }))
  await revokeSmartSession(kit, { pci })
  expect(find()?.revokedAt).toEqual(expect.any(Number))
})

test.each([
  ['a no', () => Response.json({ success: false })],
  ['a refusal', () => new Response(null, { status: 403 })],
])('R-SESS-34 reports %s of the service and keeps the session active', async (_, answer) => {
  const { kit, pci, find, respondAt, toast, state } = await withOne()
  respondAt('/revoke', answer)
  await expect(revokeSmartSession(kit, { pci })).rejects.toThrow('Couldn’t revoke the smart session')
  expect(toast()).toMatchObject({ message: 'Couldn’t revoke the smart session', variant: 'error' })
  expect([find()?.revokedAt, state().revoking]).toEqual([undefined, undefined])
})

test.each([
  ['status 503', () => new Response(null, { status: 503 })],
  ['an unreadable response', () => new Response('<h1>')],
])('R-SESS-34 R-ERR-31 calls the session possibly revoked after %s of the service', async (_, answer) => {
  const { kit, pci, find, respondAt } = await withOne()
  respondAt('/revoke', answer)
  await expect(revokeSmartSession(kit, { pci })).rejects.toMatchObject({
    message: 'The smart session may already be revoked',
    reason: 'unconfirmed',
  })
  expect(find()?.revokedAt).toBeUndefined()
})

test.each([[{}], ['not hex'], [null]])(
  'R-SESS-34 rejects %j as a wallet’s signature and sends nothing to the service',
  async (signature) => {
    const { kit, pci, endpoints, toast } = await withOne({ signature: signature ?? 7 })
    await expect(revokeSmartSession(kit, { pci })).rejects.toMatchObject({ code: 'smart-sessions/revoke' })
    expect([toast().variant, endpoints().includes('session-revocation')]).toEqual(['error', false])
  },
)

test('R-SESS-34 R-ERR-20 shows no error when the user rejects in the wallet', async () => {
  const { kit, pci, find, rejectNext, toast, endpoints } = await withOne()
  rejectNext({ code: 4001 })
  await expect(revokeSmartSession(kit, { pci })).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  expect([toast().open, find()?.revokedAt, endpoints().includes('session-revocation')]).toEqual([
    false,
    undefined,
    false,
  ])
})

test('R-SESS-36 revokes active sessions only', async () => {
  const { kit, asked, state } = await withOne()
  const before = asked.length
  const over = state().sessions?.find(({ revokedAt }) => revokedAt !== undefined)
  for (const pci of [over?.pci ?? '', 'unknown']) {
    await expect(revokeSmartSession(kit, { pci })).rejects.toMatchObject({ code: 'smart-sessions/revoke' })
  }
  expect(asked).toHaveLength(before)
})
