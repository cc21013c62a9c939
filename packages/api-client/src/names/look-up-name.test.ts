import {
  ADDRESS,
  createMockClient,
  createMockClientWith,
  IDENTIFICATION,
  KNOWN,
  UNKNOWN,
} from '../../test/mock-client.js'
import { isApiError, lookUpName, NameError } from '../index.js'

const NAME = 'ada.bowline.id'
const PROFILE = {
  name: NAME,
  registered: 1_760_000_000,
  updated: 1_765_000_000,
  addresses: { 60: { address: ADDRESS, created: 1_760_000_000 }, 2147483649: { address: ADDRESS } },
  attributes: [{ avatar: 'https://images.example/ada.png', bio: 'Engines' }],
}
const refusing = (body: unknown, status = 404) =>
  createMockClientWith(() => Response.json(body, { status, statusText: 'Nope' })).client

test('R-API-32 R-API-43 R-NAME-28 sends the name in the path and version 2 in the query', async () => {
  const { client, requests } = createMockClient(PROFILE)
  await expect(lookUpName(client, { network: KNOWN, name: NAME })).resolves.toEqual(PROFILE)
  await lookUpName(client, { network: KNOWN, name: 'a/b?c' })
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET https://api.bowline.id/v1/profile/account/${NAME}?apiVersion=2&${IDENTIFICATION}`,
    `GET https://api.bowline.id/v1/profile/account/a%2Fb%3Fc?apiVersion=2&${IDENTIFICATION}`,
  ])
})

test('R-API-15 R-NAME-27 returns an empty profile and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient(PROFILE)
  await expect(lookUpName(client, { network: UNKNOWN, name: NAME })).resolves.toEqual({ addresses: {}, attributes: [] })
  expect(requests).toEqual([])
})

test('R-API-32 skips invalid addresses, attributes and coin types', async () => {
  const body = `{"name":7,"registered":"x","updated":-1,"attributes":[null,7,{"avatar":1,"bio":"b"}],"addresses":{
    "__proto__":{"address":"0x1"},"constructor":{"address":"0x1"},"x":{"address":"0x1"},"-1":{"address":"0x1"},
    "60":{"address":"${ADDRESS}","created":"x"},"501":{"address":"<b>"},"0":null,"1":7}}`
  const { client } = createMockClientWith(() => new Response(body))
  const profile = await lookUpName(client, { network: KNOWN, name: NAME })
  expect(profile).toEqual({ addresses: { 60: { address: ADDRESS } }, attributes: [{ bio: 'b' }] })
  expect(Object.getPrototypeOf(profile.addresses)).toBe(Object.prototype)
})

test('R-API-44 R-NAME-24 throws the service’s first description with the original error as cause', async () => {
  const reasons = [
    { name: 'name', description: 'No such name' },
    { name: 'name', description: 'Second' },
  ]
  const call = lookUpName(refusing({ status: 'FAILURE', reasons }), { network: KNOWN, name: NAME })
  const error: unknown = await call.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(NameError)
  expect(error).toMatchObject({ message: 'No such name', cause: { code: 'api/http', status: 404 } })
  expect([isApiError(error), isApiError(error, 'api/name')]).toEqual([true, true])
})

test.each([
  ['a message in another field', refusing({ message: 'Other words' })],
  ['an empty list of reasons', refusing({ status: 'FAILURE', reasons: [] })],
  ['an invalid reason', refusing({ reasons: [{ description: 7 }] })],
  ['a response that is not JSON', createMockClientWith(() => new Response('<h1>', { status: 500 })).client],
  ['no connection', createMockClientWith(() => Promise.reject(new TypeError('failed'))).client],
  ['an invalid response', createMockClient({}).client],
])('R-NAME-24 R-ERR-15 throws its own message after %s', async (_, client) => {
  await expect(lookUpName(client, { network: KNOWN, name: NAME })).rejects.toMatchObject({
    name: 'NameError',
    message: 'Error resolving name',
  })
})

test('R-API-07 rejects an aborted lookup with the signal’s reason', async () => {
  const controller = new AbortController()
  const { client } = createMockClientWith(() => new Promise(() => undefined))
  const call = lookUpName(client, { network: KNOWN, name: NAME, signal: controller.signal })
  controller.abort(new Error('typed on'))
  await expect(call).rejects.toBe(controller.signal.reason)
})
