import { ADDRESS, createMockClient, IDENTIFICATION, KNOWN, UNKNOWN } from '../../test/mock-client.js'
import { getSmartSessions } from '../index.js'

const ACCOUNT = `eip155:1:${ADDRESS}`
const RECORD = {
  project: { id: 'p-1', name: 'Dapp', url: 'https://dapp.example', iconUrl: 'https://dapp.example/icon.png' },
  pci: 'pci-1',
  expiry: 1_800_000_000,
  createdAt: 1_760_000_000_000,
  permissions: [{ type: 'contract-call', data: { address: ADDRESS, functions: [{ functionName: 'mint' }] } }],
  policies: [{ id: 'gas' }],
  context: '0xabcd',
}
const { expiry: _, ...REST } = RECORD
const SESSION = { ...REST, expiresAtMs: 1_800_000_000_000 }

const read = async (response: unknown) =>
  getSmartSessions(createMockClient(response).client, { network: KNOWN, address: ACCOUNT })

test('R-API-40 R-SESS-04 sends the CAIP-10 address as one path segment', async () => {
  const { client, requests } = createMockClient({ pcis: [RECORD] })
  await expect(getSmartSessions(client, { network: KNOWN, address: ACCOUNT })).resolves.toEqual([SESSION])
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET https://api.bowline.id/v1/sessions/eip155%3A1%3A${ADDRESS}?${IDENTIFICATION}`,
  ])
})

test('R-API-15 R-API-40 returns no sessions and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient({ pcis: [RECORD] })
  await expect(getSmartSessions(client, { network: UNKNOWN, address: ACCOUNT })).resolves.toEqual([])
  expect(requests).toEqual([])
})

test('R-SESS-05 accepts a bare list like one in pcis', async () => {
  await expect(read([RECORD])).resolves.toEqual([SESSION])
  await expect(read([])).resolves.toEqual([])
})

test('R-SESS-07 converts the expiry from seconds to milliseconds and leaves other times', async () => {
  const [session] = await read({ pcis: [{ ...RECORD, revokedAt: 1_770_000_000_000 }] })
  expect(session).toMatchObject({
    expiresAtMs: 1_800_000_000_000,
    createdAt: 1_760_000_000_000,
    revokedAt: 1_770_000_000_000,
  })
  expect(session).not.toHaveProperty('expiry')
})

test('R-SESS-06 skips a session without id or expiry and drops invalid parts of others', async () => {
  const odd = {
    pci: 'odd',
    expiry: 1,
    project: null,
    createdAt: 'x',
    permissions: [7, { type: 't' }],
    policies: {},
    context: 7,
  }
  const pcis = [null, { ...RECORD, pci: '' }, { ...RECORD, expiry: '1' }, { ...RECORD, expiry: 1e300 }, odd, RECORD]
  await expect(read({ pcis })).resolves.toEqual([
    { pci: 'odd', expiresAtMs: 1_000, project: { id: '', name: '' }, permissions: [], policies: [] },
    SESSION,
  ])
})

test.each([null, {}, 'x', { pcis: null }, { pcis: {} }])(
  'R-API-06 R-API-40 throws for the response %j',
  async (response) => {
    await expect(read(response)).rejects.toMatchObject({ code: 'api/invalid-response', problem: 'schema' })
  },
)
