import { createMockClient, createMockClientWith, IDENTIFICATION, KNOWN, UNKNOWN } from '../../test/mock-client.js'
import { suggestNames } from '../index.js'

const SUGGESTIONS = [
  { name: 'ada.bowline.id', registered: true },
  { name: 'adax.bowline.id', registered: false },
]
const QUESTION = { network: KNOWN, name: 'ada', zone: 'bowline.id' }

test('R-API-34 R-NAME-09 sends the text in the path and the zone in the query', async () => {
  const { client, requests } = createMockClient({ suggestions: SUGGESTIONS })
  await expect(suggestNames(client, QUESTION)).resolves.toEqual({ suggestions: SUGGESTIONS })
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET https://api.bowline.id/v1/profile/suggestions/ada?zone=bowline.id&${IDENTIFICATION}`,
  ])
})

test('R-API-15 R-NAME-27 suggests nothing and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient({ suggestions: SUGGESTIONS })
  await expect(suggestNames(client, { ...QUESTION, network: UNKNOWN })).resolves.toEqual({ suggestions: [] })
  expect(requests).toEqual([])
})

test('R-API-34 skips a suggestion that does not state whether it is taken', async () => {
  const odd = [
    null,
    { name: 'x' },
    { name: '', registered: false },
    { name: 7, registered: true },
    { name: 'x', registered: 'no' },
  ]
  const { client } = createMockClient({ suggestions: [...odd, ...SUGGESTIONS] })
  await expect(suggestNames(client, QUESTION)).resolves.toEqual({ suggestions: SUGGESTIONS })
})

test('R-API-44 R-NAME-11 R-ERR-15 throws the service’s message, or its own', async () => {
  const refused = (body: unknown) => createMockClientWith(() => Response.json(body, { status: 400 })).client
  const described = refused({ status: 'FAILURE', reasons: [{ name: 'zone', description: 'No such zone' }] })
  await expect(suggestNames(described, QUESTION)).rejects.toThrow('No such zone')
  await expect(suggestNames(refused({ error: 'x' }), QUESTION)).rejects.toThrow('Error fetching name suggestions')
})
