import { ADDRESS, createMockClient, createMockClientWith, KNOWN, UNKNOWN } from '../../test/mock-client.js'
import { activateSmartSession, registerSmartSession } from '../index.js'

const ACCOUNT = `eip155:1:${ADDRESS}`
const KEY = { type: 'secp256k1', publicKey: '0x04ab' }
const REQUEST = { chainId: '0x1', permissions: [] }
const REGISTRATION = { network: KNOWN, address: ACCOUNT, request: REQUEST }
const ACTIVATION = { network: KNOWN, address: ACCOUNT, pci: 'pci-1', granted: { context: '0x12' } }

test('R-SESS-24 posts the registration request with the project in the query', async () => {
  const { client, requests } = createMockClient({ pci: 'pci-1', key: KEY, more: 1 })
  await expect(registerSmartSession(client, REGISTRATION)).resolves.toEqual({ pci: 'pci-1', key: KEY })
  const url = `https://api.bowline.id/v1/sessions/eip155%3A1%3A${ADDRESS}?projectId=project-1&clientId=client-1`
  expect(requests).toMatchObject([{ method: 'POST', url, body: REQUEST }])
})

test.each([{}, null, { pci: 'x' }, { key: KEY }, { pci: '', key: KEY }, { pci: 'x', key: { ...KEY, type: 'rsa' } }])(
  'R-SESS-24 throws for the registration %j',
  async (response) => {
    await expect(registerSmartSession(createMockClient(response).client, REGISTRATION)).rejects.toMatchObject({
      code: 'api/invalid-response',
    })
  },
)

test.each([
  ['at its longest', `0x${'a'.repeat(512)}`, true],
  ['too long', `0x${'a'.repeat(513)}`, false],
  ['empty', '0x', false],
  ['without its prefix', '04ab', false],
  ['of other letters', '0x04ag', false],
])('R-SESS-24 accepts or rejects a key %s', async (_, publicKey, isRead) => {
  const registered = registerSmartSession(
    createMockClient({ pci: 'x', key: { ...KEY, publicKey } }).client,
    REGISTRATION,
  )
  const outcome = await registered.then(
    ({ key }) => key.publicKey,
    ({ code }) => code,
  )
  expect(outcome).toBe(isRead ? publicKey : 'api/invalid-response')
})

test('R-SESS-25 posts the activation with the id and the wallet’s response', async () => {
  const { client, requests } = createMockClient({ success: true })
  await expect(activateSmartSession(client, ACTIVATION)).resolves.toEqual({ success: true })
  const path = `v1/sessions/eip155%3A1%3A${ADDRESS}/activate`
  const url = `https://api.bowline.id/${path}?projectId=project-1&clientId=client-1`
  expect(requests).toMatchObject([{ method: 'POST', url, body: { pci: 'pci-1', context: '0x12' } }])
})

test.each([200, 204])('R-SESS-25 activates on an empty response with status %i', async (status) => {
  const { client } = createMockClientWith(() => new Response(null, { status }))
  await expect(activateSmartSession(client, ACTIVATION)).resolves.toEqual({ success: true })
})

test('R-SESS-25 returns false for a negative response and throws for an error response', async () => {
  const { client } = createMockClient({ success: false })
  await expect(activateSmartSession(client, ACTIVATION)).resolves.toEqual({ success: false })
  const failing = createMockClientWith(() => new Response(null, { status: 500 })).client
  await expect(activateSmartSession(failing, ACTIVATION)).rejects.toMatchObject({ code: 'api/http', status: 500 })
})

test('R-SESS-02 throws without a request on an unsupported network', async () => {
  const { client, requests } = createMockClient({ success: true })
  const words = 'Network not supported for Smart Sessions'
  await expect(registerSmartSession(client, { ...REGISTRATION, network: UNKNOWN })).rejects.toThrow(words)
  await expect(activateSmartSession(client, { ...ACTIVATION, network: UNKNOWN })).rejects.toThrow(words)
  expect(requests).toEqual([])
})
