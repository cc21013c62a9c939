import { EventEmitter } from 'node:events'
import { onReachabilityChange, watchReachability } from './relay-reachability.js'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

/** The provider's relay connection, and the reported reachability. */
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
  const reported: boolean[] = []
  onReachabilityChange(relayer, (isReached) => reported.push(isReached))
  return {
    relayer,
    reported,
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

test('R-CONN-206 reports the second socket in a row that the relay closes at once, and the one that stays open', async () => {
  const { reported, open, cut } = createRelayer()
  for (const known of [[], [false]]) {
    await open()
    cut()
    expect(reported).toEqual(known)
  }
  await open()
  jest.advanceTimersByTime(1_000)
  expect(reported).toEqual([false, true])
})

test('R-CONN-230 does not count a connection that the page closes in its first second as refused', async () => {
  const { relayer, reported, open, cut } = createRelayer()
  for (let count = 0; count < 3; count += 1) {
    await open()
    await relayer.transportClose()
  }
  await open()
  cut()
  expect(reported).toEqual([])
})

test('R-CONN-230 counts a connection that is closed because the relay rejected the app as refused', async () => {
  const { reported, open, fail } = createRelayer()
  for (const known of [[], [false]]) {
    await open()
    fail()
    expect(reported).toEqual(known)
  }
})
