import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { solanaVerifier } from '../src/index.js'

const KEY = new Uint8Array(32).fill(7)
const ADDRESS = base58.encode(ed25519.getPublicKey(KEY))
const MESSAGE = 'app.example wants you to sign in with your Solana account:\n€ 😀'
const SIGNATURE = base58.encode(ed25519.sign(new TextEncoder().encode(MESSAGE), KEY))

function verify(over: { address?: string; message?: string; signature?: string } = {}): Promise<boolean> {
  const { address = ADDRESS, message = MESSAGE, signature = SIGNATURE } = over
  const site = { domain: 'app.example', uri: 'https://app.example', version: '1', nonce: 'n' }
  const data = { ...site, accountAddress: address, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' as const }
  return solanaVerifier().verify({ data, message, signature })
}

test('R-SIWX-27 accepts an ed25519 signature in base58', async () => {
  expect(solanaVerifier().namespace).toBe('solana')
  expect(await verify()).toBe(true)
})

test('R-SIWX-27 rejects another message, another account and anything that is not a signature', async () => {
  const other = base58.encode(ed25519.getPublicKey(new Uint8Array(32).fill(8)))
  expect(await verify({ message: `${MESSAGE}!` })).toBe(false)
  expect(await verify({ address: other })).toBe(false)
  for (const text of ['', '0', 'not base58 0OIl', base58.encode(new Uint8Array(64)), SIGNATURE.slice(1)]) {
    expect(await verify({ signature: text })).toBe(false)
    expect(await verify({ address: text })).toBe(false)
  }
})

test('R-SIWX-27 rejects a key of small order, whose signature fits any message', async () => {
  const identity = new Uint8Array(32)
  identity[0] = 1
  const forged = new Uint8Array(64)
  forged[0] = 1
  expect(await verify({ address: base58.encode(identity), signature: base58.encode(forged) })).toBe(false)
})
