import { signClientPage } from '../../../test/sign-client-page.js'
import {
  createPage,
  createWallet,
  OTHER,
  pairUp,
  personalSign,
  relay,
  startTestPairing,
  startTestRelay,
  stopTestRelay,
  waitForEvent,
} from '../../../test/transport-fixture.js'
import type { PairedEvent } from '../../core/adapter/transport.js'
import { until } from '../../testing/until.js'

beforeEach(startTestRelay)
afterEach(stopTestRelay)

test('R-CONN-41 updates the session when the wallet changes its approvals', async () => {
  const { session, wallet } = await pairUp()
  const changed = waitForEvent(session, 'namespaces')
  await wallet.update({ eip155: { accounts: [`eip155:8453:${OTHER}`] } })
  await changed
  expect(session.namespaces().eip155).toMatchObject({
    accounts: [`eip155:8453:${OTHER}`],
    caipNetworkIds: ['eip155:8453'],
  })
})

test('R-CONN-274 uses an account that the wallet reports before it approves it, once it does', async () => {
  const { session, wallet } = await pairUp()
  const third = `0x${'3'.repeat(40)}`
  await wallet.changeAccounts('eip155:1', [`eip155:1:${third}`])
  const changed = waitForEvent(session, 'accounts')
  await wallet.update({ eip155: { accounts: [`eip155:1:${OTHER}`, `eip155:1:${third}`] } })
  expect(await changed).toMatchObject({ namespace: 'eip155', accounts: [`eip155:1:${third}`] })
  expect(session.namespaces().eip155?.accounts[0]).toBe(`eip155:1:${third}`)
})

test('R-CONN-274 uses it as well when the wallet reports it together with approved accounts', async () => {
  const { session, wallet } = await pairUp()
  const third = `0x${'3'.repeat(40)}`
  const before = waitForEvent(session, 'accounts')
  await wallet.changeAccounts('eip155:1', [`eip155:1:${third}`, `eip155:1:${OTHER}`])
  expect(await before).toMatchObject({ accounts: [`eip155:1:${OTHER}`] })
  const changed = waitForEvent(session, 'accounts')
  await wallet.update({ eip155: { accounts: [`eip155:1:${OTHER}`, `eip155:1:${third}`] } })
  expect(await changed).toMatchObject({ accounts: [`eip155:1:${third}`, `eip155:1:${OTHER}`] })
})

test('R-CONN-274 uses the last account event that the wallet sent before the approval', async () => {
  const { session, wallet } = await pairUp()
  const third = `0x${'3'.repeat(40)}`
  await wallet.changeAccounts('eip155:1', [`eip155:1:${third}`])
  await wallet.changeAccounts('eip155:1', [`eip155:1:${OTHER}`])
  await wallet.update({ eip155: { accounts: [`eip155:1:${third}`, `eip155:1:${OTHER}`] } })
  expect(session.namespaces().eip155?.accounts[0]).toBe(`eip155:1:${OTHER}`)
})

test('R-CONN-208 hides a library error of a request in its cause, and returns the wallet’s own error', async () => {
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

test('R-CONN-102 ends a session that the wallet ends, without calling it', async () => {
  const { session, wallet, storage } = await pairUp()
  const ended = waitForEvent(session, 'ended')
  await wallet.disconnect()
  await ended
  expect(storage.entries()['@bowline/pairing_topic']).toBe(undefined)
  await expect(session.request(personalSign)).rejects.toMatchObject({ walletCode: 4900 })
})

test('R-CONN-256 rejects an open request when the wallet ends the session', async () => {
  const { session, wallet } = await pairUp({ onRequest: () => new Promise(() => {}) })
  const request = session.request(personalSign)
  const refused = expect(request).rejects.toMatchObject({ code: 'wallet/request-failed', walletCode: 4900 })
  await until(() => wallet.requests.length === 1)
  await wallet.disconnect()
  await refused
})

test('R-CONN-101 ends a session for the wallet when the page ends it, including open requests', async () => {
  const { session, wallet } = await pairUp({ onRequest: () => new Promise(() => {}) })
  const request = session.request(personalSign)
  const refused = expect(request).rejects.toMatchObject({ walletCode: 4900 })
  await Promise.all([session.end(), wallet.ended()])
  await refused
  await session.end()
})

test('R-CONN-101 R-ERR-23 ends an open request inside the library too when the session ends, so that no error is uncaught', async () => {
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

test('R-CONN-106 R-CONN-116 restores the first session after a second one that failed', async () => {
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

test('R-CONN-184 ends a session of the kit’s own client on a page whose app now pairs itself', async () => {
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

test('R-CONN-106 R-CONN-42 restores the session on the next page without notifying the wallet, and loads nothing without one', async () => {
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
])('R-CONN-275 can pair with %s stored as %s', async (name, value, isRestored) => {
  const page = createPage()
  const { session, storage } = await pairUp({}, page)
  await page.transport.close()
  const key = Object.keys(storage.entries()).find((stored) => name.test(stored)) ?? ''
  storage.text.set(key, value)
  const { transport } = createPage({ storage: storage.text })
  const restored = await transport.restore({ signal: new AbortController().signal })
  expect(restored?.topic).toBe(isRestored ? session.topic : undefined)
  const asked = startTestPairing(transport)
  expect(await asked.uri).toMatch(/^wc:/)
  asked.abort()
})

test('R-CONN-194 delivers what a wallet sent while no page was open to the session’s first listener, however late', async () => {
  const page = createPage()
  const { storage, wallet } = await pairUp({}, page)
  await page.transport.close()
  await wallet.changeAccounts('eip155:1', [`eip155:1:${OTHER}`])
  await wallet.emit('eip155:1', { name: 'chainChanged', data: 8453 })
  const acknowledged = relay.acknowledged()
  const { transport } = createPage({ storage: storage.text })
  const other = startTestPairing(transport)
  await other.uri
  await until(() => relay.acknowledged() === acknowledged + 2)
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

test('R-CONN-112 opens on a second page a session that the first page made after the second had started', async () => {
  const page = createPage()
  const other = createPage({ storage: page.storage.tab().text })
  const waiting = startTestPairing(other.transport)
  await waiting.uri
  const { session } = await pairUp({ onRequest: () => 'for both' }, page)
  const restored = await other.transport.restore({ signal: new AbortController().signal })
  expect(restored?.topic).toBe(session.topic)
  expect(await restored?.request(personalSign)).toBe('for both')
  expect(await session.request(personalSign)).toBe('for both')
})

test('R-CONN-165 still waits for its own pairing on a second page that opens the first page’s session', async () => {
  const page = createPage()
  const other = createPage({ storage: page.storage.tab().text })
  const waiting = startTestPairing(other.transport)
  const uri = await waiting.uri
  await pairUp({}, page)
  await other.transport.restore({ signal: new AbortController().signal })
  const wallet = await createWallet()
  await wallet.pair(uri)
  expect([(await waiting.session).topic]).toEqual(wallet.sessions())
})

test('R-CONN-42 keeps the session while the relay is lost, and delays a request until it is back', async () => {
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

test('R-CONN-42 keeps the session after malformed relay traffic', async () => {
  const { session, wallet } = await pairUp({ onRequest: () => 'whole' })
  const events: PairedEvent[] = []
  session.onEvent((event) => events.push(event))
  relay.corrupt()
  expect(await session.request(personalSign)).toBe('whole')
  expect(events).toEqual([])
  expect(wallet.sessions()).toEqual([session.topic])
})

test('R-CONN-279 does not expire a request before the kit stops waiting for it', async () => {
  const own = await signClientPage(relay.url)
  const { session, wallet } = await pairUp(
    { onRequest: () => new Promise(() => {}) },
    createPage({ universalProvider: { client: own.page } }),
  )
  const requestedAtMs = Date.now()
  session.request(personalSign).catch(() => {})
  await until(() => wallet.requests.length === 1)
  const sent = own.page.core.history.values.find(({ request }) => request.method === 'wc_sessionRequest')
  const givenMs = sent?.request.params.request.expiryTimestamp * 1_000 - requestedAtMs
  expect(givenMs).toBeGreaterThanOrEqual(290_000)
  expect(givenMs).toBeLessThan(310_000)
  await session.end()
  await own.close()
})
