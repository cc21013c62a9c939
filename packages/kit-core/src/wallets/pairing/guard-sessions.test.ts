import { relay, startTestRelay, stopTestRelay } from '../../../test/transport-fixture.js'
import { safeGet } from '../../base/validation/safe-get.js'
import { guardSessions } from './guard-sessions.js'
import { isProvider, method } from './provider-shape.js'

beforeEach(startTestRelay)
afterEach(stopTestRelay)

const uncaught: unknown[] = []
const hear = (error: unknown) => uncaught.push(error)

beforeAll(() => process.on('unhandledRejection', hear))
afterAll(() => process.off('unhandledRejection', hear))

test.each([
  ['onSessionUpdateRequest', { namespaces: {} }],
  ['onSessionExtendRequest', {}],
  ['onSessionPingRequest', {}],
  ['onSessionDeleteRequest', { code: 6000, message: 'User disconnected.' }],
  ['onSessionEventRequest', { chainId: 'eip155:1', event: { name: 'accountsChanged', data: [] } }],
])('R-CONN-102 R-ERR-23 %s: a message for an ended session causes no error in the page', async (name, params) => {
  const { SignClient } = await import('@walletconnect/sign-client')
  const client = await SignClient.init({
    projectId: 'test',
    relayUrl: relay.url,
    storageOptions: { database: ':memory:' },
    telemetryEnabled: false,
    logger: 'silent',
  })
  const provider: unknown = { client }
  if (!isProvider(provider)) throw new Error('The library is not what it was')
  guardSessions(provider.client)
  const engine = safeGet(client, 'engine')
  const topic = 'a'.repeat(64)
  await method(engine, name)?.(topic, { id: 1, params })
  await expect(method(engine, 'deleteSession')?.({ topic })).resolves.toBe(false)
  method(engine, 'isValidEmit')?.({ topic, ...params })
  await new Promise(setImmediate)
  expect(uncaught).toEqual([])
  client.core.heartbeat.stop()
  await client.core.relayer.transportClose()
})
