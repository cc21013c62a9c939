import type { ReadyMessage } from '@bowline/secure-frame/protocol'
import { acceptHandshake, type WindowMessage } from './handshake.js'

const parent = {}
const embedder = 'https://okay.example'
const client = { projectId: 'p', chainId: 'eip155:1', sdkVersion: 'react-1', sdkType: 'kit' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function setup() {
  const listeners = new Set<(event: WindowMessage<string>) => void>()
  const posted: { message: ReadyMessage; origin: string }[] = []
  const windows = {
    parent,
    embedder,
    post: (message: ReadyMessage, origin: string) => posted.push({ message, origin }),
    listen: (listener: (event: WindowMessage<string>) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  let port: string | undefined
  acceptHandshake(windows, 'p').then((shaken) => {
    port = shaken.port
  })
  const { fid = '', nonce = '' } = posted[0]?.message ?? {}
  const init = { type: '@bowline-app/INIT', fid, nonce, hostNonce: 'a'.repeat(32), version: 4, client }
  const hear = async (change: Partial<WindowMessage<string>> = {}) => {
    for (const listener of listeners)
      listener({ source: parent, origin: embedder, data: init, ports: ['port'], ...change })
    await Promise.resolve()
    await Promise.resolve()
    return port
  }
  return { posted, listeners, init, hear }
}

test('R-FRAME-09 R-FRAME-19 posts READY to the embedding origin every 250 ms until INIT arrives', async () => {
  const { posted, hear, listeners } = setup()
  jest.advanceTimersByTime(500)
  expect(posted).toHaveLength(3)
  expect(new Set(posted.map(({ origin }) => origin))).toEqual(new Set([embedder]))
  expect(posted[0]?.message).toEqual({
    type: '@bowline-frame/READY',
    fid: expect.stringMatching(/^[\da-f]{32}$/),
    nonce: expect.stringMatching(/^[\da-f]{32}$/),
    versions: [4],
  })
  expect(await hear()).toBe('port')
  jest.advanceTimersByTime(1_000)
  expect(posted).toHaveLength(3)
  expect(listeners.size).toBe(0)
})

test('R-FRAME-20 R-FRAME-21 ignores messages from other windows and malformed INIT messages', async () => {
  const { hear, init } = setup()
  const foreign: Partial<WindowMessage<string>>[] = [
    { source: {} },
    { origin: 'https://bad.example' },
    { origin: 'null' },
    { ports: [] },
    { ports: ['port', 'other'] },
    { data: { ...init, fid: 'b'.repeat(32) } },
    { data: { ...init, nonce: 'b'.repeat(32) } },
    { data: { ...init, client: { ...client, projectId: 'other' } } },
    { data: { ...init, version: 3 } },
    { data: { ...init, more: 1 } },
    { data: null },
  ]
  for (const change of foreign) expect(await hear(change)).toBeUndefined()
  expect(await hear()).toBe('port')
})

test('R-FRAME-20 accepts only the first INIT message', async () => {
  const { hear } = setup()
  expect(await hear()).toBe('port')
  expect(await hear({ ports: ['second'] })).toBe('port')
})
