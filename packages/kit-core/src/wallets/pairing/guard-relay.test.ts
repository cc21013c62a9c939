import { EventEmitter } from 'node:events'
import { guardRelay, isRelayMessage } from './guard-relay.js'
import { getMessageAlert } from './service-messages.js'

const delivery = (params: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'irn_subscription', params })
const HASH = 'c'.repeat(64)

/** The provider's relay connection, with attempts settled by hand. */
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

test('R-CONN-42 shares one connection attempt among requests, and starts another one afterwards', async () => {
  const { relayer, tries } = createRelayer()
  const asked = [relayer.connect(), relayer.connect(), relayer.transportOpen()]
  expect(tries).toHaveLength(1)
  tries[0]?.()
  await Promise.all(asked)
  void relayer.connect()
  expect(tries).toHaveLength(2)
})

test('R-ERR-23 contains the error of a replaced connection', async () => {
  const { relayer, provider } = createRelayer()
  await relayer.createProvider()
  expect(() => provider.emit('error', new Error('closed abnormally with code: 3000'))).not.toThrow()
})

test.each([
  delivery({ id: HASH, data: { topic: HASH, message: 'AA==', publishedAt: 1, tag: 1100 } }),
  '{"jsonrpc":"2.0","id":1,"result":true}',
  '{"jsonrpc":"2.0","id":"1","error":{"code":-32000,"message":"no"}}',
])('R-CONN-42 accepts a message of the relay protocol: %s', (text) => {
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
])('R-CONN-42 drops a message outside the relay protocol: %#', (text) => {
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
])('R-ALERT-14 R-ALERT-15 R-ALERT-16 R-ALERT-17 maps the service’s message %j to the alert %s', (text, code) => {
  expect(getMessageAlert(text)).toBe(code)
})
