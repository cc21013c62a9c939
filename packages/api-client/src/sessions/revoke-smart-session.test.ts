import { ADDRESS, answering, answeringWith, KNOWN, UNKNOWN } from '../../test/mock-client.js'
import { revokeSmartSession } from '../index.js'

const QUESTION = { network: KNOWN, address: `eip155:1:${ADDRESS}`, pci: 'pci-1', signature: '0xabcd' }

test('R-API-41 R-SESS-32 session and signature are the body, the project is in the query', async () => {
  const { client, asked } = answering({ success: true })
  await expect(revokeSmartSession(client, QUESTION)).resolves.toEqual({ success: true })
  const path = `v1/sessions/eip155%3A1%3A${ADDRESS}/revoke`
  expect(asked).toMatchObject([
    { method: 'POST', url: `https://api.bowline.id/${path}?projectId=project-1&clientId=client-1` },
  ])
  expect(asked[0]?.body).toStrictEqual({ pci: 'pci-1', signature: '0xabcd' })
})

test('R-API-15 R-API-41 an unsupported network revokes nothing, and nothing is asked', async () => {
  const { client, asked } = answering({ success: true })
  await expect(revokeSmartSession(client, { ...QUESTION, network: UNKNOWN })).resolves.toEqual({ success: false })
  expect(asked).toEqual([])
})

test.each([200, 204])('R-SESS-33 an empty answer with status %i is a success', async (status) => {
  const { client } = answeringWith(() => new Response(null, { status }))
  await expect(revokeSmartSession(client, QUESTION)).resolves.toEqual({ success: true })
})

test('R-SESS-33 an empty answer of another status is none, and a no is a no', async () => {
  const refused = answeringWith(() => new Response(null, { status: 500 })).client
  await expect(revokeSmartSession(refused, QUESTION)).rejects.toMatchObject({ code: 'api/http', status: 500 })
  await expect(revokeSmartSession(answering({ success: false }).client, QUESTION)).resolves.toEqual({ success: false })
})

test.each([{}, null, [], { success: 'true' }, { success: 1 }])(
  'R-API-41 %j does not say that it is revoked',
  async (answer) => {
    await expect(revokeSmartSession(answering(answer).client, QUESTION)).rejects.toMatchObject({
      code: 'api/invalid-answer',
    })
  },
)
