import { ADDRESS, answering, IDENTIFICATION, KNOWN, UNKNOWN } from '../../test/mock-client.js'
import { getIdentity } from '../index.js'

const IDENTITY = { avatar: 'https://images.example/ada.png', name: 'ada.eth' }

test('R-API-18 R-API-19 the address is in the path, the sender in the query when there is one', async () => {
  const { client, asked } = answering(IDENTITY)
  await expect(getIdentity(client, { network: KNOWN, address: ADDRESS, sender: ADDRESS })).resolves.toEqual(IDENTITY)
  await getIdentity(client, { network: KNOWN, address: ADDRESS })
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET https://api.bowline.id/v1/identity/${ADDRESS}?sender=${ADDRESS}&${IDENTIFICATION}`,
    `GET https://api.bowline.id/v1/identity/${ADDRESS}?${IDENTIFICATION}`,
  ])
})

test('R-API-04 R-API-18 an address cannot walk in the path or add a parameter', async () => {
  const { client, asked } = answering(IDENTITY)
  await getIdentity(client, { network: KNOWN, address: '../../x?projectId=evil#y' })
  expect(asked[0]?.url).toBe(`https://api.bowline.id/v1/identity/..%2F..%2Fx%3FprojectId%3Devil%23y?${IDENTIFICATION}`)
})

test('R-API-15 R-API-18 an unsupported network has no identities, and nothing is asked', async () => {
  const { client, asked } = answering(IDENTITY)
  await expect(getIdentity(client, { network: UNKNOWN, address: ADDRESS })).resolves.toEqual({ avatar: '', name: '' })
  expect(asked).toEqual([])
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
])('R-STATE-39 %j is an identity', async (answer, identity) => {
  await expect(getIdentity(answering(answer).client, { network: KNOWN, address: ADDRESS })).resolves.toStrictEqual(
    identity,
  )
})

test.each([{}, [], null, { avatar: null }, { avatar: null, name: 7 }, { avatar: null, name: 'W'.repeat(257) }])(
  'R-API-06 R-STATE-39 %j is none',
  async (answer) => {
    const call = getIdentity(answering(answer).client, { network: KNOWN, address: ADDRESS })
    await expect(call).rejects.toMatchObject({ code: 'api/invalid-answer', path: `v1/identity/${ADDRESS}` })
  },
)
