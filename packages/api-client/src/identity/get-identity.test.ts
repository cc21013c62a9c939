import { ADDRESS, createMockClient, IDENTIFICATION, KNOWN, UNKNOWN } from '../../test/mock-client.js'
import { getIdentity } from '../index.js'

const IDENTITY = { avatar: 'https://images.example/ada.png', name: 'ada.eth' }

test('R-API-18 R-API-19 sends the address in the path and an optional sender in the query', async () => {
  const { client, requests } = createMockClient(IDENTITY)
  await expect(getIdentity(client, { network: KNOWN, address: ADDRESS, sender: ADDRESS })).resolves.toEqual(IDENTITY)
  await getIdentity(client, { network: KNOWN, address: ADDRESS })
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET https://api.bowline.id/v1/identity/${ADDRESS}?sender=${ADDRESS}&${IDENTIFICATION}`,
    `GET https://api.bowline.id/v1/identity/${ADDRESS}?${IDENTIFICATION}`,
  ])
})

test('R-API-04 R-API-18 encodes an address so that it neither leaves the path nor adds a parameter', async () => {
  const { client, requests } = createMockClient(IDENTITY)
  await getIdentity(client, { network: KNOWN, address: '../../x?projectId=evil#y' })
  expect(requests[0]?.url).toBe(
    `https://api.bowline.id/v1/identity/..%2F..%2Fx%3FprojectId%3Devil%23y?${IDENTIFICATION}`,
  )
})

test('R-API-15 R-API-18 returns an empty identity and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient(IDENTITY)
  await expect(getIdentity(client, { network: UNKNOWN, address: ADDRESS })).resolves.toEqual({ avatar: '', name: '' })
  expect(requests).toEqual([])
})

test.each([
  [
    { avatar: null, name: null },
    { avatar: null, name: null },
  ],
  [
    { avatar: 7, name: 'ada.eth' },
    { avatar: null, name: 'ada.eth' },
  ],
  [
    { avatar: 'W'.repeat(65_537), name: 'ada.eth' },
    { avatar: null, name: 'ada.eth' },
  ],
  [
    { name: '\u202eada', more: 1 },
    { avatar: null, name: '\u202eada' },
  ],
])('R-STATE-39 returns the valid parts of %j', async (response, identity) => {
  await expect(
    getIdentity(createMockClient(response).client, { network: KNOWN, address: ADDRESS }),
  ).resolves.toStrictEqual(identity)
})

test.each([{}, [], null, { avatar: null }, { avatar: null, name: 7 }, { avatar: null, name: 'W'.repeat(257) }])(
  'R-API-06 R-STATE-39 throws for the response %j',
  async (response) => {
    const call = getIdentity(createMockClient(response).client, { network: KNOWN, address: ADDRESS })
    await expect(call).rejects.toMatchObject({ code: 'api/invalid-response', path: `v1/identity/${ADDRESS}` })
  },
)
