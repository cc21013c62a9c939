import { importPasskeyKey } from './import-passkey-key.js'

const DATA = new TextEncoder().encode('signed')
const fromText = (text = '') => [...Buffer.from(text, 'base64url')]
/** CBOR of a byte string, and of an integer below 24 or above -25. */
const bytes = (content: readonly number[]) =>
  content.length < 256
    ? [0x58, content.length, ...content]
    : [0x59, content.length >> 8, content.length & 255, ...content]
const ALG_RS256 = [0x39, 1, 0]

async function createKey(algorithm: RsaHashedKeyGenParams | { name: 'Ed25519' }) {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  if (!('privateKey' in keys)) throw new Error('It is no pair')
  const signature = await crypto.subtle.sign(algorithm.name, keys.privateKey, DATA)
  return { jwk: await crypto.subtle.exportKey('jwk', keys.publicKey), signature }
}

test('R-FRAME-141 imports keys of RS256 and of EdDSA', async () => {
  const rsa = await createKey({
    ...{ name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 2048 },
    publicExponent: Uint8Array.of(1, 0, 1),
  })
  const rs256 = [0xa4, 1, 3, 3, ...ALG_RS256, 0x20, ...bytes(fromText(rsa.jwk.n)), 0x21, ...bytes(fromText(rsa.jwk.e))]
  const ed = await createKey({ name: 'Ed25519' })
  const ed25519 = [0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, ...bytes(fromText(ed.jwk.x))]
  for (const [cose, { signature }] of [
    [rs256, rsa],
    [ed25519, ed],
  ] as const) {
    const { key, algorithm, isEcdsa } = await importPasskeyKey(Uint8Array.from(cose))
    expect([isEcdsa, await crypto.subtle.verify(algorithm, key, signature, DATA)]).toEqual([false, true])
  }
})

const X = bytes(new Array<number>(32).fill(1))
test.each([
  ['no bytes', []],
  ['a list', [0x84, 1, 2, 3, 0x26]],
  ['another algorithm, ES384', [0xa5, 1, 2, 3, 0x38, 34, 0x20, 2, 0x21, ...X, 0x22, ...X]],
  ['another curve', [0xa5, 1, 2, 3, 0x26, 0x20, 3, 0x21, ...X, 0x22, ...X]],
  ['a point that is not on the curve', [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, ...X, 0x22, ...X]],
  ['a field twice', [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, ...X, 0x21, ...X]],
  ['a cut field', [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, ...X, 0x22, 0x58, 32, 1]],
  ['more bytes than the map has', [0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, ...X, 0]],
  ['a text as a value', [0xa1, 1, 0x61, 0x61]],
  ['a length of four bytes', [0xa1, 1, 0x5a, 0, 0, 0, 1, 1]],
])('R-FRAME-141 rejects %s', async (_, cose) => {
  await expect(importPasskeyKey(Uint8Array.from(cose))).rejects.toThrow()
})
