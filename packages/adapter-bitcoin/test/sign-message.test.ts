import { readFileSync } from 'node:fs'
import { verifyMessage } from '@bowline/bitcoin-chain'
import * as v from 'valibot'
import { connected, type Face } from './connected.js'

const caseSchema = v.object({ name: v.string(), address: v.string(), message: v.string(), signature: v.string() })
const { cases } = v.parse(
  v.object({
    cases: v.object({ simple: v.array(caseSchema), full: v.array(caseSchema), invalid: v.array(caseSchema) }),
  }),
  JSON.parse(readFileSync(`${__dirname}/fixtures/bip322.json`, 'utf8')),
)
const FACES: readonly Face[] = ['standard', 'sats']
const TEXTS = ['', 'hello', '€ 😀 \u0000 line\nbreak', 'x'.repeat(70_000)]

for (const face of FACES) {
  test(`R-ADPT-16 signs a message with ECDSA for the payment address and with BIP-322 for the other (${face})`, async () => {
    const { adapter, connectorId, payment, ordinals } = await connected({ face })
    for (const message of TEXTS) {
      const first = await adapter.signMessage?.({ connectorId, address: payment, message })
      expect(Buffer.from(first ?? '', 'base64')).toHaveLength(65)
      expect(verifyMessage({ address: payment, message, signature: first ?? '' })).toBe(true)
      const second = await adapter.signMessage?.({ connectorId, address: ordinals, message })
      expect(verifyMessage({ address: ordinals, message, signature: second ?? '' })).toBe(true)
      expect(verifyMessage({ address: ordinals, message: `${message}!`, signature: second ?? '' })).toBe(false)
    }
  })

  test(`R-ADPT-16 signs with the requested protocol (${face})`, async () => {
    const { provider, payment: address } = await connected({ face })
    for (const protocol of ['ecdsa', 'bip322'] as const) {
      const signature = await provider.signMessage({ address, message: 'hello', protocol })
      expect(Buffer.from(signature, 'base64').length === 65).toBe(protocol === 'ecdsa')
      expect(verifyMessage({ address, message: 'hello', signature })).toBe(true)
    }
  })
}

test('R-ADPT-43 requests BIP-322 for a taproot account and rejects any other signature', async () => {
  const { provider, ordinals: address, sandbox } = await connected()
  const signature = await provider.signMessage({ address, message: 'hello' })
  expect(verifyMessage({ address, message: 'hello', signature })).toBe(true)
  sandbox.faults.setResponse('signMessage', {
    kind: 'wrong',
    response: [{ signedMessage: new Uint8Array(), signature: new Uint8Array(65) }],
  })
  await expect(provider.signMessage({ address, message: 'hello' })).rejects.toMatchObject({
    code: 'wallet/request-failed',
  })
})

test('R-ADPT-16 rejects a signature of another protocol than requested', async () => {
  const { provider, payment: address, sandbox } = await connected()
  sandbox.faults.setResponse('signMessage', {
    kind: 'wrong',
    response: [{ signedMessage: new Uint8Array(), signature: new Uint8Array(65) }],
  })
  await expect(provider.signMessage({ address, message: 'hello', protocol: 'bip322' })).rejects.toMatchObject({
    code: 'wallet/request-failed',
  })
})

test.each([[[]], [[null]], [[{}]], [[{ signature: 7 }]], [[{ signature: '' }]], ['x'], [null]])(
  'R-ADPT-25 rejects when a wallet responds with %j',
  async (answer) => {
    const { provider, payment: address, sandbox } = await connected()
    sandbox.faults.setResponse('signMessage', { kind: 'wrong', response: answer })
    await expect(provider.signMessage({ address, message: 'hello' })).rejects.toMatchObject({
      code: 'wallet/request-failed',
    })
  },
)

test('R-ADPT-25 R-ROLE-01 rejects an address that is not shared without a prompt', async () => {
  const { provider, person } = await connected()
  const address = cases.simple[0]?.address ?? ''
  await expect(provider.signMessage({ address, message: 'hello' })).rejects.toMatchObject({
    code: 'wallet/request-failed',
  })
  expect(person.prompts).toEqual([])
})

test.each(cases.simple)(
  'R-ADPT-16 BIP-322, simple: $name verifies and passes through the adapter unchanged',
  async (given) => {
    expect(verifyMessage(given)).toBe(true)
    const { provider, payment: address, sandbox } = await connected({ face: 'sats' })
    sandbox.faults.setResponse('signMessage', { kind: 'wrong', response: { address, signature: given.signature } })
    expect(await provider.signMessage({ address, message: given.message, protocol: 'bip322' })).toBe(given.signature)
  },
)

test.each(cases.full)('R-ADPT-16 BIP-322, full: $name verifies', (given) => {
  expect(verifyMessage(given)).toBe(true)
})

test.each(cases.invalid)('R-ADPT-16 BIP-322: $name does not verify', (given) => {
  expect(verifyMessage(given)).toBe(false)
})
