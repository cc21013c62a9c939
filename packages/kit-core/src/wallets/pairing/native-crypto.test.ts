import { createPrivateKey, createPublicKey, webcrypto } from 'node:crypto'
import { pairUp, startTestRelay, stopTestRelay } from '../../../test/transport-fixture.js'
import { readClientId } from '../../testing/relay/client-id.js'
import { installNativeCrypto } from './native-crypto.js'

const SEED = Uint8Array.from({ length: 32 }, (_, at) => at)
/** What the library makes of the key at 1,700,000,000 s. Source: @walletconnect/relay-auth 1.1.0. */
const ISSUER = 'did:key:z6MkehRgf7yJbgaGfYsdoAsKdBPE3dj2CYhowQdcjqSJgvVd'
const TOKEN =
  'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJkaWQ6a2V5Ono2TWtlaFJnZjd5SmJnYUdmWXNkb0FzS2RCUEUzZGoyQ1lob3dRZGNqcVNKZ3ZWZCIsInN1YiI6ImFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWEiLCJhdWQiOiJ3c3M6Ly9yZWxheS5leGFtcGxlIiwiaWF0IjoxNzAwMDAwMDAwLCJleHAiOjE3MDAwODY0MDB9.x7P3xhufE0Yx5JX9X6PfRSi7STeaxH2StiT2N5LOs0RsTVHjXp_DpO9cysKTYNta8DMf0OaLDLvmjgpbBXMnAQ'

/** A client's core, which signs in JavaScript. */
function createCore(seed: unknown = SEED) {
  const asked: string[] = []
  const keys = new Map<string, string>()
  const crypto = {
    randomSessionIdentifier: 'aa'.repeat(32),
    getClientSeed: async () => seed,
    setPrivateKey: async (publicKey: string, privateKey: string) => {
      keys.set(publicKey, privateKey)
      return publicKey
    },
    generateKeyPair: async () => `by the client: ${asked.push('pair')}`,
    getClientId: async () => `by the client: ${asked.push('id')}`,
    signJWT: async (relayUrl: string) => `by the client: ${asked.push(relayUrl)}`,
  }
  return { core: { crypto }, asked, keys }
}

describe('in a browser with Ed25519', () => {
  const before = globalThis.crypto
  beforeEach(() => Object.assign(globalThis, { crypto: webcrypto }))
  afterEach(() => {
    jest.useRealTimers()
    Object.assign(globalThis, { crypto: before })
  })

  test('R-CONN-286 signs the same token with the client’s stored key', async () => {
    jest.useFakeTimers({ now: 1_700_000_000_000, doNotFake: ['setImmediate', 'nextTick'] })
    const { core, asked } = createCore()
    installNativeCrypto(core)
    expect(await core.crypto.signJWT('wss://relay.example')).toBe(TOKEN)
    expect(await core.crypto.getClientId()).toBe(ISSUER)
    expect(readClientId(TOKEN)).toBe(ISSUER)
    expect(readClientId(TOKEN.replace(/.$/, 'A'))).toBe(undefined)
    jest.setSystemTime(1_700_086_400_000)
    expect(readClientId(TOKEN)).toBe(undefined)
    expect(asked).toEqual([])
  })

  test('R-CONN-286 generates a key pair that the client can use, and stores its private key', async () => {
    const { core, keys, asked } = createCore()
    installNativeCrypto(core)
    const publicKey = await core.crypto.generateKeyPair()
    const head = Buffer.from('302e020100300506032b656e04220420', 'hex')
    const der = Buffer.concat([head, Buffer.from(keys.get(publicKey) ?? '', 'hex')])
    const { x } = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })).export({
      format: 'jwk',
    })
    expect(Buffer.from(publicKey, 'hex').toString('base64url')).toBe(x)
    expect(asked).toEqual([])
  })

  test('R-CONN-286 leaves a key it cannot use to the client', async () => {
    for (const seed of ['text', new Uint8Array(31), null]) {
      const { core, asked } = createCore(seed)
      installNativeCrypto(core)
      expect(await core.crypto.signJWT('wss://relay.example')).toMatch('by the client')
      expect(await core.crypto.getClientId()).toMatch('by the client')
      expect(asked).toHaveLength(2)
    }
  })

  test('R-CONN-286 leaves everything to the client where a browser exports no public key', async () => {
    const exportKey = async () => ({ kty: 'OKP', d: 'AAAA' })
    const subtle = Object.assign(Object.create(webcrypto.subtle), {
      exportKey,
      importKey: webcrypto.subtle.importKey.bind(webcrypto.subtle),
      generateKey: webcrypto.subtle.generateKey.bind(webcrypto.subtle),
    })
    Object.assign(globalThis, { crypto: { subtle } })
    const { core, asked } = createCore()
    installNativeCrypto(core)
    await Promise.all([core.crypto.signJWT('wss://relay.example'), core.crypto.generateKeyPair()])
    expect(asked.sort()).toEqual(['pair', 'wss://relay.example'])
  })

  test('R-CONN-286 pairs over a relay that verifies tokens', async () => {
    await startTestRelay()
    const { session } = await pairUp()
    expect(session.peer.name).toBe('Sandbox Wallet')
    await stopTestRelay()
  })
})

test('R-CONN-286 leaves everything to the client in a browser without these keys', async () => {
  const { core, asked } = createCore()
  installNativeCrypto(core)
  await Promise.all([
    core.crypto.signJWT('wss://relay.example'),
    core.crypto.getClientId(),
    core.crypto.generateKeyPair(),
  ])
  expect(asked.sort()).toEqual(['id', 'pair', 'wss://relay.example'])
})

test('R-CONN-286 does nothing to a core of another shape', () => {
  for (const core of [undefined, null, {}, { crypto: {} }, { crypto: 'text' }])
    expect(() => installNativeCrypto(core)).not.toThrow()
})
