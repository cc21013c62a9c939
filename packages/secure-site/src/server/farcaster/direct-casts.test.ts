import { createDirectCasts } from './direct-casts.js'

async function send(status: number) {
  const sent: Request[] = []
  const sendMessage = createDirectCasts({
    apiKey: 'key',
    async fetch(request) {
      sent.push(request)
      return new Response(null, { status })
    },
  })
  const sending = sendMessage({ fid: 7, text: 'Open this link' })
  await sending.catch(() => undefined)
  return { sending, request: sent[0] }
}

test('R-FRAME-84 sends a direct cast to one account with the key of the sender', async () => {
  const { sending, request } = await send(200)
  await sending
  expect([request?.method, request?.headers.get('authorization')]).toEqual(['PUT', 'Bearer key'])
  expect(await request?.json()).toMatchObject({ recipientFid: 7, message: 'Open this link' })
})

test('R-FRAME-84 rejects when the account takes no messages of the sender', async () => {
  const { sending } = await send(403)
  await expect(sending).rejects.toThrow('refused with 403')
})
