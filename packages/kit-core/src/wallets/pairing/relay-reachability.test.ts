import { EventEmitter } from 'node:events'
import { onReachabilityChange, watchReachability } from './relay-reachability.js'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

/** The provider's way to the relay, and what is told of it. */
function createRelayer() {
  const events = new EventEmitter()
  const relayer = {
    connected: false,
    provider: { connect: async () => {} },
    on: (name: string, listener: (event: unknown) => void) => events.on(name, listener),
    off: (name: string, listener: (event: unknown) => void) => events.off(name, listener),
    transportOpen: async () => {},
    transportClose: () => relayer.transportDisconnect(),
    restartTransport: async () => {},
    async transportDisconnect() {
      closed()
    },
    async createProvider() {
      relayer.provider = { connect: async () => {} }
    },
  }
  function closed() {
    relayer.connected = false
    events.emit('relayer_disconnect')
  }
  watchReachability(relayer)
  const told: boolean[] = []
  onReachabilityChange(relayer, (isReached) => told.push(isReached))
  return {
    relayer,
    told,
    async open() {
      await relayer.createProvider()
      await relayer.provider.connect()
      relayer.connected = true
      events.emit('relayer_connect')
    },
    cut: closed,
    fail() {
      events.emit('relayer_error', new Error('closed abnormally with code: 3000'))
      void relayer.transportClose()
    },
  }
}

test('R-CONN-206 the second socket in a row that the relay closes at once is told, and the one that stays open', async () => {
  const { told, open, cut } = createRelayer()
  for (const known of [[], [false]]) {
    await open()
    cut()
    expect(told).toEqual(known)
  }
  await open()
  jest.advanceTimersByTime(1_000)
  expect(told).toEqual([false, true])
})

test('R-CONN-230 a connection that the page itself closes in its first second is not the relay’s refusal', async () => {
  const { relayer, told, open, cut } = createRelayer()
  for (let count = 0; count < 3; count += 1) {
    await open()
    await relayer.transportClose()
  }
  await open()
  cut()
  expect(told).toEqual([])
})

test('R-CONN-230 one that is closed since the relay turned the app away is', async () => {
  const { told, open, fail } = createRelayer()
  for (const known of [[], [false]]) {
    await open()
    fail()
    expect(told).toEqual(known)
  }
})
