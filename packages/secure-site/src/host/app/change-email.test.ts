import { type ServedFrame, serveFrame } from '../../../test/served-frame.js'

let frame: ServedFrame
afterEach(() => frame.close())

const change = (email = 'ada@new.example') => frame.request('UPDATE_EMAIL', { email })
const declined = { type: '@bowline-frame/UPDATE_EMAIL_ERROR', payload: { message: 'Request was aborted', code: 4001 } }

test('R-FRAME-82 names the current and the new email on a card, and starts the change once it is approved', async () => {
  frame = await serveFrame()
  await frame.logIn()
  expect(await change()).toMatchObject({ payload: { action: 'VERIFY_PRIMARY_OTP' } })
  const [card] = frame.cards
  expect(card).toMatchObject({ origin: 'https://okay.example', account: frame.signer.addresses().eip155 })
  expect(card?.review).toMatchObject({ title: 'Change email', action: 'Change email' })
  expect(card?.review.lines.map(({ label, value }) => [label, value])).toEqual([
    ['Current email', 'ada@example.org'],
    ['New email', 'ada@new.example'],
  ])
  expect(card?.review.warnings.map(({ id }) => id)).toEqual(['opens-wallet'])
  expect(frame.approved).toHaveLength(1)
})

test('R-FRAME-82 starts no change that the user declines, or that the page no longer waits for', async () => {
  frame = await serveFrame({ decide: () => false })
  await frame.logIn()
  expect(await change()).toMatchObject(declined)
  frame.close()
  frame = await serveFrame({ decide: () => undefined })
  await frame.logIn()
  const id = frame.send('UPDATE_EMAIL', { email: 'ada@new.example' })
  await frame.request('PING')
  frame.control('RPC_ABORT', id)
  await frame.request('PING')
  expect(frame.received.filter((message) => message.id === id)).toEqual([])
})

test('R-FRAME-82 needs no other approval to send the code of an approved change again, and one for another address', async () => {
  frame = await serveFrame()
  await frame.logIn()
  await change()
  await change()
  expect(frame.cards).toHaveLength(1)
  await change('eve@evil.example')
  expect(frame.cards).toHaveLength(2)
})

test.each([
  ['аda@new.example', ['unusual-letters', 'opens-wallet']],
  ['ada@nеw.example', ['unusual-letters', 'opens-wallet']],
])('R-FRAME-82 warns of letters in %s that can look like others', async (email, warnings) => {
  frame = await serveFrame()
  await frame.logIn()
  await change(email)
  expect(frame.cards[0]?.review.warnings.map(({ id }) => id)).toEqual(warnings)
})

test('R-FRAME-82 shows no email that has invisible characters', async () => {
  frame = await serveFrame()
  await frame.logIn()
  expect(await change('ada\u200b@new.example')).toMatchObject({ payload: { message: 'Enter a valid email address' } })
  expect(frame.cards).toEqual([])
})
