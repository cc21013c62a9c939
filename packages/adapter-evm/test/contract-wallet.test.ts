/** A wallet whose account is a contract that others wrote and audited, a Safe: batches, and signatures before and after it exists. */
import { type Anvil, createSafeWallet, rpcRequest, startAnvil } from '@bowline/chains'
import { skipWaits, until } from '@bowline/jest-preset/fixtures'
import { selectAccount, selectCallsBatches } from '@bowline/kit-core'
import { connect, ready, sendCalls, signMessage, start } from '@bowline/kit-core/actions'
import { verifySignIn } from '@bowline/kit-core/server'
import { createTestKit } from '@bowline/kit-core/testing'
import { createPublicClient, http, isHex, numberToHex, parseEther } from 'viem'
import { mainnet } from 'viem/chains'
import { createSiweMessage } from 'viem/siwe'
import { createEvmAdapter } from '../src/adapter.js'
import { evmVerifier } from '../src/index.js'
import { ALICE, network, page } from './setup.js'

skipWaits()

const DOMAIN = 'app.example'
const NONCE = 'abcdefgh12345678'
const REFUSING = numberToHex(0xef, { size: 20 })
const receivers = [0xa1, 0xa2].map((byte) => numberToHex(byte, { size: 20 }))

let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
  await rpcRequest(chain.url, 'anvil_setCode', [REFUSING, '0x5f5ffd'])
})
afterAll(() => chain.stop())
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const client = () => createPublicClient({ chain: mainnet, transport: http(chain.url) })
const balances = () => Promise.all(receivers.map((address) => client().getBalance({ address })))

/** A page that is connected to the wallet. */
async function open(saltNonce: bigint) {
  const safe = await createSafeWallet(chain.url, { ownerKey: ALICE.privateKey, saltNonce })
  const given = page()
  const info = { uuid: crypto.randomUUID(), name: 'Safe', icon: 'data:image/png;base64,AA==', rdns: 'global.safe' }
  const announce = () => {
    const detail = Object.freeze({ info, provider: safe.provider })
    given.events.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail }))
  }
  given.events.addEventListener('eip6963:requestProvider', announce)
  const { kit } = createTestKit({
    adapters: [
      {
        ...{ namespace: 'eip155', name: 'wagmi' },
        create: (context) => createEvmAdapter({ context, page: given, config: undefined }),
      },
    ],
    options: { networks: [network(1, chain.url)] },
  })
  stops.push(start(kit))
  await ready(kit)
  await connect(kit, { connectorId: 'global.safe' })
  return { kit, safe, latest: () => selectCallsBatches(kit.getState())[0] }
}

test('R-CALLS-02 R-CALLS-03 a Safe carries out a batch as one, to the last unit, or nothing of it', async () => {
  const { kit, safe, latest } = await open(1n)
  await safe.create()
  await rpcRequest(chain.url, 'anvil_setBalance', [safe.address, numberToHex(parseEther('1'))])
  expect(selectAccount(kit.getState(), 'eip155').address).toBe(safe.address)
  const before = await balances()
  const calls = receivers.map((to, index) => ({ to, value: BigInt(3 + index) }))
  await sendCalls(kit, { calls, atomicRequired: true })
  await until(() => latest()?.status === 'confirmed')
  expect([latest()?.mode, await balances()]).toEqual(['batch', before.map((held, index) => held + BigInt(3 + index))])
  expect(await client().getBalance({ address: safe.address })).toBe(parseEther('1') - 7n)

  const held = await balances()
  await sendCalls(kit, { calls: [...calls, { to: REFUSING }], atomicRequired: true })
  await until(() => latest()?.status !== 'pending')
  expect([latest()?.status, await balances()]).toEqual(['failed', held])
})

test.each([
  ['that exists (ERC-1271)', 2n, true],
  ['that does not exist yet (ERC-6492)', 3n, false],
])('R-SIWX-27 a server verifies the sign-in of a Safe %s, and so does viem', async (_, saltNonce, exists) => {
  const { kit, safe } = await open(saltNonce)
  if (exists) await safe.create()
  expect((await client().getCode({ address: safe.address })) !== undefined).toBe(exists)
  const message = createSiweMessage({
    ...{ domain: DOMAIN, uri: `https://${DOMAIN}`, version: '1', chainId: 1, nonce: NONCE, issuedAt: new Date() },
    address: safe.address,
  })
  const signature = await signMessage(kit, { message })
  const expected = { domain: DOMAIN, nonce: NONCE, verifiers: [evmVerifier({ rpcUrls: { 'eip155:1': [chain.url] } })] }
  expect(await verifySignIn({ message, signature, ...expected })).toMatchObject({ accountAddress: safe.address })
  if (!isHex(signature)) throw new Error('No signature')
  expect(await client().verifyMessage({ address: safe.address, message, signature })).toBe(true)
  const other = await signMessage(kit, { message: 'Another text' })
  await expect(verifySignIn({ message, signature: other, ...expected })).rejects.toThrow()
})
