import { readFileSync } from 'node:fs'
import type { CaipNetworkId } from '@bowline/kit-core'
import * as v from 'valibot'
import { bitcoinVerifier } from '../src/index.js'
import { connected } from './connected.js'

const caseSchema = v.object({
  name: v.string(),
  type: v.optional(v.string()),
  address: v.string(),
  message: v.string(),
  signature: v.string(),
})
const { cases } = v.parse(
  v.object({
    cases: v.object({ simple: v.array(caseSchema), full: v.array(caseSchema), invalid: v.array(caseSchema) }),
  }),
  JSON.parse(readFileSync(`${__dirname}/fixtures/bip322.json`, 'utf8')),
)
const MAINNET = 'bip122:000000000019d6689c085ae165831e93'
const TESTNET = 'bip122:000000000933ea01ad0ee984209779ba'
const ONE_KEY = ['p2pkh', 'p2wpkh', 'p2tr', 'p2sh-p2wpkh']

type Given = { address: string; message: string; signature: string }

function verify({ address, message, signature }: Given, chainId: CaipNetworkId = MAINNET): Promise<boolean> {
  const data = {
    accountAddress: address,
    chainId,
    domain: 'app.example',
    uri: 'https://app.example',
    version: '1',
    nonce: 'n',
  }
  return bitcoinVerifier().verify({ data, message, signature })
}
const networkOf = ({ address }: Given) => (/^(bc1|[13])/.test(address) ? MAINNET : TESTNET)

const signed = [...cases.simple, ...cases.full]

test.each(signed.filter(({ type = '' }) => ONE_KEY.includes(type)))(
  'R-SIWX-27 BIP-322: $type $name is accepted only with its own text and address',
  async (given) => {
    const network = networkOf(given)
    expect(await verify(given, network)).toBe(true)
    expect(await verify({ ...given, message: `${given.message}!` }, network)).toBe(false)
    const other = signed.find(({ type, address }) => type === given.type && address !== given.address)
    if (other) expect(await verify({ ...given, address: other.address }, network)).toBe(false)
    expect(await verify(given, network === MAINNET ? TESTNET : MAINNET)).toBe(false)
  },
)

test.each(signed.filter(({ type = '' }) => !ONE_KEY.includes(type)))(
  'R-SIWX-27 BIP-322: rejects an address of a script: $type $name',
  async (given) => {
    expect(await verify(given, networkOf(given))).toBe(false)
  },
)

test.each(cases.invalid)('R-SIWX-27 BIP-322: $name is rejected', async (given) => {
  expect(await verify(given, networkOf(given))).toBe(false)
})

test('R-SIWX-27 accepts what a wallet signs with ECDSA and with BIP-322', async () => {
  const { adapter, provider, connectorId, payment, ordinals } = await connected()
  const message = 'app.example wants you to sign in with your Bitcoin account:\n€ 😀'
  for (const address of [payment, ordinals]) {
    const signature = (await adapter.signMessage?.({ connectorId, address, message })) ?? ''
    expect(await verify({ address, message, signature })).toBe(true)
    expect(await verify({ address, message: 'hello', signature })).toBe(false)
  }
  const signature = await provider.signMessage({ address: payment, message, protocol: 'bip322' })
  expect(await verify({ address: payment, message, signature })).toBe(true)
  const ecdsa = await provider.signMessage({ address: payment, message, protocol: 'ecdsa' })
  const bytes = Buffer.from(ecdsa, 'base64')
  bytes[0] = 43
  expect(await verify({ address: payment, message, signature: bytes.toString('base64') })).toBe(false)
  expect(await verify({ address: ordinals, message, signature: ecdsa })).toBe(false)
})
