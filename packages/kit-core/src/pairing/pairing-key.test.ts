import { createHash } from 'node:crypto'
import { createPairingKey } from './pairing-key.js'
import { parsePairingUri } from './pairing-uri.js'

afterEach(() => {
  jest.restoreAllMocks()
})

test('R-CONN-142 its topic is the digest of its key, its address names both, and no two are the same', async () => {
  const nowMs = Date.now()
  const key = await createPairingKey(['wc_sessionAuthenticate'])
  if (!key) throw new Error('No key')
  expect(key.symKey).toMatch(/^[0-9a-f]{64}$/)
  expect(key.topic).toBe(createHash('sha256').update(Buffer.from(key.symKey, 'hex')).digest('hex'))
  expect(parsePairingUri(key.uri, nowMs)).toEqual({ topic: key.topic, expiresAtMs: key.expirySec * 1_000 })
  expect(key.expirySec * 1_000 - nowMs).toBeGreaterThan(298_000)
  const query = new URL(key.uri).searchParams
  expect(query.get('symKey')).toBe(key.symKey)
  expect(query.get('methods')).toBe('wc_sessionAuthenticate')
  expect((await createPairingKey())?.symKey).not.toBe(key.symKey)
})

test('R-CONN-142 a page that is not secure makes none', async () => {
  jest.replaceProperty(globalThis, 'crypto', { ...globalThis.crypto, subtle: undefined } as never)
  expect(await createPairingKey()).toBeUndefined()
})
