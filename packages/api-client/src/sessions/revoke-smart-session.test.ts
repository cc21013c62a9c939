import { ADDRESS, createMockClient, createMockClientWith, KNOWN, UNKNOWN } from '../../test/mock-client.js'
import { revokeSmartSession } from '../index.js'

const QUESTION = { network: KNOWN, address: `eip155:1:${ADDRESS}`, pci: 'pci-1', signature: '0xabcd' }

test('R-API-41 R-SESS-32 sends session and signature in the body and the project in the query', async () => {
  const { client, requests } = createMockClient({ success: true })
  await expect(revokeSmartSession(client, QUESTION)).resolves.toEqual({ success: true })
  const path = `v1/sessions/eip155%3A1%3A${ADDRESS}/revoke`
  expect(requests).toMatchObject([
    { method: 'POST', url: `https://api.bowline.id/${path}?projectId=project-1&clientId=client-1` },
  ])
  expect(requests[0]?.body).toStrictEqual({ pci: 'pci-1', signature: '0xabcd' })
})

test('R-API-15 R-API-41 revokes nothing and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient({ success: true })
  await expect(revokeSmartSession(client, { ...QUESTION, network: UNKNOWN })).resolves.toEqual({ success: false })
  expect(requests).toEqual([])
})

test.each([200, 204])('R-SESS-33 returns true for an empty response with status %i', async (status) => {
  const { client } = createMockClientWith(() => new Response(null, { status }))
  await expect(revokeSmartSession(client, QUESTION)).resolves.toEqual({ success: true })
})

test('R-SESS-33 throws for an empty response of another status and returns false for a negative one', async () => {
  const refused = createMockClientWith(() => new Response(null, { status: 500 })).client
  await expect(revokeSmartSession(refused, QUESTION)).rejects.toMatchObject({ code: 'api/http', status: 500 })
  await expect(revokeSmartSession(createMockClient({ success: false }).client, QUESTION)).resolves.toEqual({
    success: false,
  })
})

test.each([{}, null, [], { success: 'true' }, { success: 1 }])(
  'R-API-41 throws for the response %j',
  async (response) => {
    await expect(revokeSmartSession(createMockClient(response).client, QUESTION)).rejects.toMatchObject({
      code: 'api/invalid-response',
    })
  },
)
