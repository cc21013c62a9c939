import { signClientPage } from '../../../test/sign-client-page.js'
import {
  begin,
  beginRelay,
  createPage,
  createWallet,
  endRelay,
  OTHER,
  pairUp,
  personalSign,
  relay,
  told,
} from '../../../test/transport-bench.js'
import type { PairedEvent } from '../../core/adapter/transport.js'
import { until } from '../../testing/until.js'

beforeEach(beginRelay)
afterEach(endRelay)

test('R-CONN-41 a wallet that changes what it grants is followed', async () => {
  const { session, wallet } = await pairUp()
  const changed = told(session, 'namespaces')
  await wallet.update({ eip155: { accounts: [`eip155:8453:${OTHER}`] } })
  await changed
  expect(session.namespaces().eip155).toMatchObject({
    accounts: [`eip155:8453:${OTHER}`],
    caipNetworkIds: ['eip155:8453'],
  })
})

test('R-CONN-274 an account that the wallet tells before it approves it is the account once it does', async () => {
  const { session, wallet } = await pairUp()
  const third = `0x${'3'.repeat(40)}`
  await wallet.changeAccounts('eip155:1', [`eip155:1:${third}`])
  const changed = told(session, 'accounts')
  await wallet.update({ eip155: { accounts: [`eip155:1:${OTHER}`, `eip155:1:${third}`] } })
  expect(await changed).toMatchObject({ namespace: 'eip155', accounts: [`eip155:1:${third}`] })
  expect(session.namespaces().eip155?.accounts[0]).toBe(`eip155:1:${third}`)
})

test('R-CONN-274 so it is where it tells accounts that it has approved beside it', async () => {
  const { session, wallet } = await pairUp()
  const third = `0x${'3'.repeat(40)}`
  const before = told(session, 'accounts')
  await wallet.changeAccounts('eip155:1', [`eip155:1:${third}`, `eip155:1:${OTHER}`])
  expect(await before).toMatchObject({ accounts: [`eip155:1:${OTHER}`] })
  const changed = told(session, 'accounts')
  await wallet.update({ eip155: { accounts: [`eip155:1:${OTHER}`, `eip155:1:${third}`] } })
  expect(await changed).toMatchObject({ accounts: [`eip155:1:${third}`, `eip155:1:${OTHER}`] })
})

test('R-CONN-274 of what it told before, the last word counts', async () => {
  const { session, wallet } = await pairUp()
  const third = `0x${'3'.repeat(40)}`
  await wallet.changeAccounts('eip155:1', [`eip155:1:${third}`])
  await wallet.changeAccounts('eip155:1', [`eip155:1:${OTHER}`])
  await wallet.update({ eip155: { accounts: [`eip155:1:${third}`, `eip155:1:${OTHER}`] } })
  expect(session.namespaces().eip155?.accounts[0]).toBe(`eip155:1:${OTHER}`)
})

test('R-CONN-208 what the library says of a request is its cause alone; what the wallet says is told', async () => {
  const own = await signClientPage(relay.url)
  const { session } = await pairUp(
    {
      onRequest() {
        throw { code: -32000, message: 'The account is frozen' }
      },
    },
    createPage({ universalProvider: { client: own.page } }),
  )
  await expect(session.request(personalSign)).rejects.toMatchObject({ message: 'The account is frozen' })
  own.page.request = () => Promise.reject(new Error('Missing or invalid. request() chainId: eip155:1'))
  await expect(session.request(personalSign)).rejects.toMatchObject({
    code: 'wallet/request-failed',
    message: 'An error occurred',
    cause: { message: expect.stringContaining('Missing or invalid') },
  })
  await own.close()
})

describe('requests of the same millisecond, whose numbers the library draws out of a thousand', () => {
  const messages = ['0x01', '0x02', '0x03']

  async function signAll(drawn: 'once' | 'always') {
    const { session, wallet } = await pairUp({ onRequest: ({ params }) => params })
    const nowMs = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(nowMs)
    const random = jest.spyOn(Math, 'random')
    if (drawn === 'always') random.mockReturnValue(0.5)
    else for (const _ of messages) random.mockReturnValueOnce(0.5).mockReturnValueOnce(0.5)
    const asked = messages.map((message) => session.request({ ...personalSign, params: [message] }))
    return { settled: await Promise.allSettled(asked), wallet }
  }

  afterEach(() => jest.restoreAllMocks())

  test('R-CONN-277 each gets its own answer', async () => {
    const { settled, wallet } = await signAll('once')
    expect(settled).toEqual(messages.map((message) => ({ status: 'fulfilled', value: [message] })))
    expect(wallet.requests).toHaveLength(3)
  })

  test('R-CONN-277 one that gets no number of its own fails, and is not given the answer of another', async () => {
    const { settled, wallet } = await signAll('always')
    expect(settled).toMatchObject([
      { status: 'fulfilled', value: ['0x01'] },
      { status: 'rejected', reason: { code: 'wallet/request-failed' } },
      { status: 'rejected', reason: { code: 'wallet/request-failed' } },
    ])
    expect(wallet.requests).toHaveLength(1)
  })
})

test('R-CONN-102 a session that the wallet ends is over, without a call back', async () => {
  const { session, wallet, storage } = await pairUp()
  const ended = told(session, 'ended')
  await wallet.disconnect()
  await ended
  expect(storage.entries()['@bowline/pairing_topic']).toBe(undefined)
  await expect(session.request(personalSign)).rejects.toMatchObject({ walletCode: 4900 })
})

test('R-CONN-256 a request that is open when the wallet ends the session fails with that', async () => {
  const { session, wallet } = await pairUp({ onRequest: () => new Promise(() => {}) })
  const request = session.request(personalSign)
  const refused = expect(request).rejects.toMatchObject({ code: 'wallet/request-failed', walletCode: 4900 })
  await until(() => wallet.requests.length === 1)
  await wallet.disconnect()
  await refused
})

test('R-CONN-101 a session that the page ends is over for the wallet, requests under way included', async () => {
  const { session, wallet } = await pairUp({ onRequest: () => new Promise(() => {}) })
  const request = session.request(personalSign)
  const refused = expect(request).rejects.toMatchObject({ walletCode: 4900 })
  await Promise.all([session.end(), wallet.ended()])
  await refused
  await session.end()
})

test('R-CONN-101 R-ERR-23 a request under way when the session ends is over inside the library too, whose error nobody could catch', async () => {
  const [started, stopped] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'clearTimeout')]
  const { session, wallet } = await pairUp({ onRequest: () => new Promise(() => {}) })
  const refused = expect(session.request(personalSign)).rejects.toMatchObject({ walletCode: 4900 })
  await until(() => wallet.requests.length > 0)
  await Promise.all([session.end(), refused])
  const isLimit = (_: unknown, index: number) => started.mock.calls[index]?.[1] === 300_000
  const limits = started.mock.results.filter(isLimit)
  const running = () => limits.filter(({ value }) => !stopped.mock.calls.some(([handle]) => handle === value))
  await until(() => running().length === 0)
  expect([limits.length, running().length]).toEqual([2, 0])
  jest.restoreAllMocks()
})

test('R-CONN-106 R-CONN-116 a second session that comes to nothing leaves the first one to be restored', async () => {
  const page = createPage()
  const { session } = await pairUp({}, page)
  const second = await pairUp({}, page)
  expect(page.storage.entries()['@bowline/pairing_topic']).toBe(second.session.topic)
  await second.session.end()
  expect(page.storage.entries()['@bowline/pairing_topic']).toBe(session.topic)
  expect(await page.transport.restore({ signal: new AbortController().signal })).toBe(session)
  await session.end()
  expect(page.storage.entries()['@bowline/pairing_topic']).toBe(undefined)
})

test('R-CONN-184 a session of the kit’s own is ended at the wallet by a page whose app pairs by itself since', async () => {
  const page = createPage()
  const { wallet } = await pairUp({}, page)
  await page.transport.close()
  const { SignClient } = await import('@walletconnect/sign-client')
  const client = await SignClient.init({
    projectId: 'test',
    relayUrl: relay.url,
    storageOptions: { database: ':memory:' },
    customStoragePrefix: 'app',
    telemetryEnabled: false,
    logger: 'silent',
  })
  const { transport } = createPage({
    storage: page.storage.text,
    hostProvider: async () => ({ client, session: undefined }),
  })
  expect(await transport.restore({ signal: new AbortController().signal })).toBe(undefined)
  await wallet.ended()
  expect(page.storage.entries()['@bowline/pairing_topic']).toBe(undefined)
  client.core.heartbeat.stop()
  await client.core.relayer.transportClose()
})

test('R-CONN-106 R-CONN-42 the next page has the session without a word to the wallet; a page without one loads nothing', async () => {
  const page = createPage()
  const { session, storage, wallet } = await pairUp({ onRequest: () => 'after the reload' }, page)
  await page.transport.close()
  const { transport } = createPage({ storage: storage.text })
  const restored = await transport.restore({ signal: new AbortController().signal })
  expect(restored?.topic).toBe(session.topic)
  expect(restored?.namespaces()).toEqual(session.namespaces())
  expect(await restored?.request(personalSign)).toBe('after the reload')
  expect(wallet.proposals).toHaveLength(1)

  const attempts = relay.attempts()
  const empty = createPage({ universalProvider: Promise.reject(new Error('asked')).catch(() => undefined) })
  expect(await empty.transport.restore({ signal: new AbortController().signal })).toBe(undefined)
  expect(relay.attempts()).toBe(attempts)
})

test.each([
  [/\/\/session$/, '"x"', false],
  [/\/\/keychain$/, 'null', false],
  [/\/\/expirer$/, '[null]', true],
  [/\/\/subscription$/, '[null]', true],
])('R-CONN-275 with %s stored as %s a page can pair', async (name, value, isRestored) => {
  const page = createPage()
  const { session, storage } = await pairUp({}, page)
  await page.transport.close()
  const key = Object.keys(storage.entries()).find((stored) => name.test(stored)) ?? ''
  storage.text.set(key, value)
  const { transport } = createPage({ storage: storage.text })
  const restored = await transport.restore({ signal: new AbortController().signal })
  expect(restored?.topic).toBe(isRestored ? session.topic : undefined)
  const asked = begin(transport)
  expect(await asked.uri).toMatch(/^wc:/)
  asked.abort()
})

test('R-CONN-194 what a wallet told while no page was open is heard by who takes the session up, however late', async () => {
  const page = createPage()
  const { storage, wallet } = await pairUp({}, page)
  await page.transport.close()
  await wallet.changeAccounts('eip155:1', [`eip155:1:${OTHER}`])
  await wallet.emit('eip155:1', { name: 'chainChanged', data: 8453 })
  const { transport } = createPage({ storage: storage.text })
  const other = begin(transport)
  await other.uri
  // What waited at the relay came before the address was taken there.
  await new Promise((resolve) => setTimeout(resolve, 200))
  const restored = await transport.restore({ signal: new AbortController().signal })
  const events: PairedEvent[] = []
  restored?.onEvent((event) => events.push(event))
  expect(restored?.namespaces().eip155?.accounts[0]).toBe(`eip155:1:${OTHER}`)
  expect(events.filter(({ type }) => type !== 'relay')).toEqual([
    { type: 'accounts', namespace: 'eip155', accounts: [`eip155:1:${OTHER}`] },
    { type: 'network', caipNetworkId: 'eip155:8453' },
  ])
  other.abort()
})

test('R-CONN-112 a second page on the same storage has a session that the first made after the second had begun', async () => {
  const page = createPage()
  const other = createPage({ storage: page.storage.tab().text })
  const waiting = begin(other.transport)
  await waiting.uri
  const { session } = await pairUp({ onRequest: () => 'for both' }, page)
  const restored = await other.transport.restore({ signal: new AbortController().signal })
  expect(restored?.topic).toBe(session.topic)
  expect(await restored?.request(personalSign)).toBe('for both')
  expect(await session.request(personalSign)).toBe('for both')
})

test('R-CONN-165 a second page that takes up the session of the first still waits for the wallet that it asked itself', async () => {
  const page = createPage()
  const other = createPage({ storage: page.storage.tab().text })
  const waiting = begin(other.transport)
  const uri = await waiting.uri
  await pairUp({}, page)
  await other.transport.restore({ signal: new AbortController().signal })
  const wallet = await createWallet()
  await wallet.pair(uri)
  expect([(await waiting.session).topic]).toEqual(wallet.sessions())
})

test('R-CONN-42 the session outlives a lost relay; a request waits for it to come back', async () => {
  const { session } = await pairUp({ onRequest: () => 'back' })
  const offline = new Promise<void>((resolve) => {
    session.onEvent((event) => event.type === 'relay' && !event.isOnline && resolve())
  })
  relay.pause()
  await offline
  const answer = session.request(personalSign)
  relay.resume()
  expect(await answer).toBe('back')
})

test('R-CONN-42 malformed traffic of the relay changes nothing', async () => {
  const { session, wallet } = await pairUp({ onRequest: () => 'whole' })
  const events: PairedEvent[] = []
  session.onEvent((event) => events.push(event))
  relay.corrupt()
  expect(await session.request(personalSign)).toBe('whole')
  expect(events).toEqual([])
  expect(wallet.sessions()).toEqual([session.topic])
})

test('R-CONN-279 a request does not expire before the kit stops waiting for it', async () => {
  const own = await signClientPage(relay.url)
  const { session, wallet } = await pairUp(
    { onRequest: () => new Promise(() => {}) },
    createPage({ universalProvider: { client: own.page } }),
  )
  const askedAtMs = Date.now()
  session.request(personalSign).catch(() => {})
  await until(() => wallet.requests.length === 1)
  const sent = own.page.core.history.values.find(({ request }) => request.method === 'wc_sessionRequest')
  const givenMs = sent?.request.params.request.expiryTimestamp * 1_000 - askedAtMs
  expect(givenMs).toBeGreaterThanOrEqual(290_000)
  expect(givenMs).toBeLessThan(310_000)
  await session.end()
  await own.close()
})
