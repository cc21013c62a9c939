import {
  ADDRESS,
  createMockClient,
  createMockClientWith,
  IDENTIFICATION,
  KNOWN,
  UNKNOWN,
} from '../../test/mock-client.js'
import { findNames } from '../index.js'

const ADA = {
  name: 'ada.bowline.id',
  registered: 1,
  updated: 2,
  addresses: { 60: { address: ADDRESS } },
  attributes: [],
}

test('R-API-33 R-API-43 R-NAME-28 sends the address in the path, sender and version 2 in the query', async () => {
  const { client, requests } = createMockClient([ADA])
  await expect(findNames(client, { network: KNOWN, address: ADDRESS, sender: ADDRESS })).resolves.toEqual([ADA])
  await findNames(client, { network: KNOWN, address: ADDRESS })
  const url = `https://api.bowline.id/v1/profile/reverse/${ADDRESS}`
  expect(requests.map((request) => `${request.method} ${request.url}`)).toEqual([
    `GET ${url}?sender=${ADDRESS}&apiVersion=2&${IDENTIFICATION}`,
    `GET ${url}?apiVersion=2&${IDENTIFICATION}`,
  ])
})

test('R-API-15 R-NAME-27 returns no names and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient([ADA])
  await expect(findNames(client, { network: UNKNOWN, address: ADDRESS })).resolves.toEqual([])
  expect(requests).toEqual([])
})

test('R-API-33 skips a record without a name and keeps the others', async () => {
  const { name: _, ...nameless } = ADA
  const records = [
    null,
    'x',
    nameless,
    { ...ADA, name: '' },
    { ...ADA, addresses: [] },
    { ...ADA, attributes: null },
    ADA,
  ]
  await expect(findNames(createMockClient(records).client, { network: KNOWN, address: ADDRESS })).resolves.toEqual([
    ADA,
  ])
})

test('R-API-44 R-NAME-26 R-ERR-15 throws the service’s message, or its own', async () => {
  const refused = (body: unknown) => createMockClientWith(() => Response.json(body, { status: 400 })).client
  const described = refused({ status: 'FAILURE', reasons: [{ name: 'address', description: 'Not an address' }] })
  const params = { network: KNOWN, address: ADDRESS }
  await expect(findNames(described, params)).rejects.toThrow('Not an address')
  await expect(findNames(refused({}), params)).rejects.toThrow('Error fetching names for address')
  await expect(findNames(createMockClient({}).client, params)).rejects.toThrow('Error fetching names for address')
})
