import { createFrameScene } from '../../../test/frame-fixture.js'
import { createCaller } from '../../../test/raw-call.js'
import { toNetwork } from './network.js'

const EMAIL = 'ada@mail.example'
let scene: ReturnType<typeof createFrameScene>
beforeEach(() => {
  scene = createFrameScene()
})
afterEach(() => scene.end())

type Caller = Awaited<ReturnType<typeof createCaller>>

/** Asks for a mail from an address on the internet. */
async function requestMail(caller: Caller, address: string, email = EMAIL) {
  const request = await caller.createRequest({ path: '/api/auth/email', body: { email } })
  return caller.send(request, { address })
}

async function logIn(caller: Caller, address: string, email = EMAIL) {
  const { payload } = await requestMail(caller, address, email)
  const body = { challenge: payload.challenge, otp: scene.lastCode() }
  return caller.send(await caller.createRequest({ path: '/api/auth/otp', body }), { address })
}

test('R-FRAME-91 sends few mails for one device key, whatever addresses it names', async () => {
  const caller = await createCaller(scene)
  for (let index = 0; index < 40; index += 1)
    await requestMail(caller, `198.51.100.${index}`, `user${index}@mail.example`)
  expect(scene.mails).toHaveLength(20)
})

test('R-FRAME-91 sends few mails for one network, whatever keys and addresses it names', async () => {
  for (let index = 0; index < 40; index += 1)
    await requestMail(await createCaller(scene), '198.51.100.1', `user${index}@mail.example`)
  expect(scene.mails).toHaveLength(30)
})

test('R-FRAME-91 sends the owner of an email a code at once while a stranger requests codes for it', async () => {
  const stranger = await createCaller(scene)
  const results = []
  for (let index = 0; index < 11; index += 1) {
    results.push(await requestMail(stranger, '198.51.100.1'))
    scene.clock.nowMs += 31_000
  }
  expect(results.at(-1)).toMatchObject({ status: 429, reason: 'otp_wait' })
  const owner = await createCaller(scene)
  expect(await logIn(owner, '203.0.113.7')).toMatchObject({ status: 200 })
})

test('R-FRAME-91 sends a device that has logged in before a code, also from the network of a stranger', async () => {
  const owner = await createCaller(scene)
  await logIn(owner, '198.51.100.1')
  scene.clock.nowMs += 2 * 60 * 60_000
  for (let index = 0; index < 15; index += 1) {
    await requestMail(await createCaller(scene), '198.51.100.1')
    await requestMail(await createCaller(scene), '198.51.100.1', `user${index}@mail.example`)
  }
  expect(await logIn(owner, '198.51.100.1')).toMatchObject({ status: 200 })
})

test('R-FRAME-91 sends a new network one more code when many networks have flooded an email', async () => {
  for (let index = 0; index < 25; index += 1) {
    const caller = await createCaller(scene)
    await requestMail(caller, `198.51.100.${index}`)
  }
  const fresh = await createCaller(scene)
  expect(await requestMail(fresh, '203.0.113.7')).toMatchObject({ status: 200 })
  scene.clock.nowMs += 31_000
  expect(await requestMail(fresh, '203.0.113.7')).toMatchObject({ status: 200 })
  scene.clock.nowMs += 31_000
  expect(await requestMail(fresh, '203.0.113.7')).toMatchObject({ status: 429, reason: 'otp_wait' })
})

test.each([
  ['no token', undefined],
  ['a made-up token', 'x'.repeat(43)],
])('R-FRAME-91 stores little for a network that floods the server with calls of new keys and %s', async (_, token) => {
  const statuses = []
  for (let index = 0; index < 160; index += 1) {
    const caller = await createCaller(scene)
    const claims = token === undefined ? {} : { token }
    const request = await caller.createRequest({ path: '/api/social/start', body: {}, claims })
    statuses.push((await caller.send(request, { address: `2001:db8::${index.toString(16)}` })).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(40)
  expect(scene.stores.main.dump().size).toBeLessThan(130)
  const other = await createCaller(scene)
  const request = await other.createRequest({ path: '/api/social/start', body: {} })
  expect((await other.send(request, { address: '2001:db8:0:1::1' })).status).toBe(400)
})

test('R-FRAME-91 limits the calls of one login', async () => {
  const caller = await createCaller(scene)
  const token = (await logIn(caller, '203.0.113.7')).payload.token
  let status = 0
  let calls = 0
  for (; status !== 429 && calls < 400; calls += 1) {
    const request = await caller.createRequest({ path: '/api/auth/session', claims: { token } })
    status = (await caller.send(request, { address: `203.0.113.${calls % 200}` })).status
  }
  expect(calls).toBe(301)
  scene.clock.nowMs += 60_000
  const later = await caller.createRequest({ path: '/api/auth/session', claims: { token } })
  expect((await caller.send(later)).status).toBe(200)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0001:ffff::', '2001:db8:0:1::/64'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', undefined],
  ['junk', undefined],
  [undefined, undefined],
])('R-FRAME-91 counts the address %s with the network %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})
