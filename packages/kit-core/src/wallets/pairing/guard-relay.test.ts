import { EventEmitter } from 'node:events'
import { guardRelay, isRelayMessage } from './guard-relay.js'
import { alertOfMessage } from './service-messages.js'

const delivery = (params: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'irn_subscription', params })
const HASH = 'c'.repeat(64)

/** The provider's way to the relay, its tries answered by hand. */
function createRelayer() {
  const events = new EventEmitter()
  const tries: (() => void)[] = []
  const provider = new EventEmitter()
  const relayer = {
    connected: false,
    provider,
    on: (name: string, listener: (event: unknown) => void) => events.on(name, listener),
    off: (name: string, listener: (event: unknown) => void) => events.off(name, listener),
    transportOpen: async () => relayer.connect(),
    transportClose: async () => {},
    restartTransport: async () => {},
    connect: () => new Promise<void>((resolve) => tries.push(resolve)),
    createProvider: async () => {},
  }
  guardRelay(relayer)
  return { relayer, tries, provider }
}

test('R-CONN-42 requests that find no connection share one try to reach the relay; the next try is another', async () => {
  const { relayer, tries } = createRelayer()
  const asked = [relayer.connect(), relayer.connect(), relayer.transportOpen()]
  expect(tries).toHaveLength(1)
  tries[0]?.()
  await Promise.all(asked)
  void relayer.connect()
  expect(tries).toHaveLength(2)
})

test('R-ERR-23 a connection that was replaced and then ends badly throws nothing in the page', async () => {
  const { relayer, provider } = createRelayer()
  await relayer.createProvider()
  expect(() => provider.emit('error', new Error('closed abnormally with code: 3000'))).not.toThrow()
})

test.each([
  delivery({ id: HASH, data: { topic: HASH, message: 'AA==', publishedAt: 1, tag: 1100 } }),
  '{"jsonrpc":"2.0","id":1,"result":true}',
  '{"jsonrpc":"2.0","id":"1","error":{"code":-32000,"message":"no"}}',
])('R-CONN-42 what the relay protocol has passes: %s', (text) => {
  expect(isRelayMessage(text)).toBe(true)
})

test.each([
  7,
  undefined,
  '',
  'null',
  '[]',
  '{}',
  '{"jsonrpc":"1.0","id":1,"result":true}',
  '{"jsonrpc":"2.0","id":null,"result":true}',
  '{"jsonrpc":"2.0","id":1}',
  '{"jsonrpc":"2.0","id":1,"error":null}',
  delivery(undefined),
  delivery({ id: HASH }),
  delivery({ id: HASH, data: { topic: 7, message: 'AA==' } }),
  delivery({ id: 'error', data: { topic: HASH, message: 'AA==' } }),
  delivery({ id: 'relayer_disconnect', data: { topic: HASH, message: 'AA==' } }),
  '['.repeat(100_000),
])('R-CONN-42 what it does not have is dropped: %#', (text) => {
  expect(isRelayMessage(text)).toBe(false)
})

test.each([
  [
    'WebSocket connection closed abnormally with code: 3000 (Unauthorized: origin not allowed)',
    'alert/origin-not-allowed',
  ],
  ['JWT validation error: JWT Token is not yet valid: 2040', 'alert/session-expired'],
  ['code: 3000 (Unauthorized: invalid key)', 'alert/invalid-project-id'],
  ['Unauthorized: invalid key, Unauthorized: origin not allowed', 'alert/origin-not-allowed'],
  ['anything else', undefined],
])('R-ALERT-14 R-ALERT-15 R-ALERT-16 R-ALERT-17 the service’s message %j', (text, code) => {
  expect(alertOfMessage(text)).toBe(code)
})
