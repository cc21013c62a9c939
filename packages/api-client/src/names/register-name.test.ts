import { ADDRESS, createMockClient, createMockClientWith, KNOWN, UNKNOWN } from '../../test/mock-client.js'
import { registerName } from '../index.js'

const NAME = 'ada.bowline.id'
const MESSAGE = JSON.stringify({ name: NAME, attributes: {}, timestamp: 1_760_000_000 })
const QUESTION = {
  network: KNOWN,
  name: NAME,
  coinType: 2_147_483_649,
  address: ADDRESS,
  message: MESSAGE,
  signature: '0xabcd',
}

test('R-API-35 R-API-43 R-NAME-28 R-NAME-14 R-STATE-58 sends coin type, address, message and signature as the body', async () => {
  const { client, requests } = createMockClient({ success: true })
  await expect(registerName(client, QUESTION)).resolves.toEqual({ success: true })
  expect(requests).toMatchObject([
    { method: 'POST', url: 'https://api.bowline.id/v1/profile/account?clientId=client-1' },
  ])
  expect(requests[0]?.body).toStrictEqual({
    coin_type: 2_147_483_649,
    address: ADDRESS,
    message: MESSAGE,
    signature: '0xabcd',
  })
})

test('R-API-15 R-API-35 registers nothing and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient({ success: true })
  await expect(registerName(client, { ...QUESTION, network: UNKNOWN })).resolves.toEqual({ success: false })
  expect(requests).toEqual([])
})

test('R-API-44 R-NAME-19 R-ERR-15 throws the service’s message, or its own with the name', async () => {
  const refused = (body: unknown) => createMockClientWith(() => Response.json(body, { status: 409 })).client
  const described = refused({ status: 'FAILURE', reasons: [{ name: 'name', description: 'Name is already taken' }] })
  await expect(registerName(described, QUESTION)).rejects.toThrow('Name is already taken')
  await expect(registerName(refused(null), QUESTION)).rejects.toThrow('Error registering name ada.bowline.id')
  await expect(registerName(createMockClient({ success: 'yes' }).client, QUESTION)).rejects.toThrow(
    'Error registering name ada.bowline.id',
  )
})
