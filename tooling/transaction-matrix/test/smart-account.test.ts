import { evm, evmVerifier } from '@bowline/adapter-evm'
import {
  type Bundler,
  deployAccountContracts,
  type Paymaster,
  rpcRequest,
  startAnvil,
  startBundler,
  startPaymaster,
} from '@bowline/chains'
import { until } from '@bowline/jest-preset/fixtures'
import { extendNetwork, selectAccount, selectCallsBatches, selectNetworks } from '@bowline/kit-core'
import { ready, sendCalls, setPreferredAccountType, signMessage, start, switchNetwork } from '@bowline/kit-core/actions'
import { selectIsAccountTypeOffered } from '@bowline/kit-core/internal'
import { verifySignIn } from '@bowline/kit-core/server'
import { createTestKit, TEST_ENDPOINTS } from '@bowline/kit-core/testing'
import { hexToBytes } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { createEmbeddedReach } from '../src/sending/embedded-reach.js'

const DOMAIN = 'okay.example'
const NONCE = 'abcdefgh12345678'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const THIRD = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

let chain: Awaited<ReturnType<typeof startAnvil>>
let other: Awaited<ReturnType<typeof startAnvil>>
let bundler: Bundler
let paymaster: Paymaster
beforeAll(async () => {
  chain = await startAnvil()
  other = await startAnvil({ chainId: 137 })
  await deployAccountContracts(chain.url)
  bundler = await startBundler(chain.url)
  paymaster = await startPaymaster(chain.url)
}, 120_000)
afterAll(async () => {
  await Promise.all([bundler.stop(), paymaster.stop()])
  await Promise.all([chain.stop(), other.stop()])
})

const coin = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A page with the kit, logged in to the embedded wallet: the frame's own app, with nodes and a bundler. */
async function openPage() {
  const key = generatePrivateKey()
  let shown = 0
  const toNetwork = (id: number, url: string) =>
    extendNetwork({
      ...{ id, name: `Chain ${id}`, nativeCurrency: coin },
      rpcUrls: { default: { http: [url] } },
    })
  const networks = [toNetwork(1, chain.url), toNetwork(137, other.url)] as const
  const reach = createEmbeddedReach({
    keys: { evm: hexToBytes(key), solana: new Uint8Array(32).fill(7) },
    networks: networks.map(({ id, caipNetworkId, name }) => ({
      ...{ caipNetworkId, name, coin, rpcUrl: id === 1 ? chain.url : other.url },
      ...(id === 1 && { bundlerUrl: bundler.url, paymaster: { url: paymaster.url } }),
    })),
    async confirm() {
      shown += 1
      return true
    },
  })
  const { kit } = createTestKit({
    adapters: [evm()],
    options: { networks, endpoints: { data: TEST_ENDPOINTS.data, ...reach.endpoints } },
    ...reach.params,
  })
  const stop = start(kit)
  ends.push(() => {
    stop()
    reach.close()
  })
  await ready(kit)
  await reach.connect(kit)
  const account = () => selectAccount(kit.getState(), 'eip155')
  const typeOf = () => account().allAccounts.find(({ address }) => address === account().address)?.type
  return { kit, own: privateKeyToAddress(key), account, typeOf, getShown: () => shown }
}

test('R-CONN-77 R-CONN-79 R-FRAME-51 R-FRAME-120 uses the account type of the network and of the user’s choice', async () => {
  const { kit, own, account, typeOf } = await openPage()
  const smart = account().address
  expect([typeOf(), smart === own]).toEqual(['smartAccount', false])
  await until(() => selectNetworks(kit.getState(), 'eip155')?.smartAccountEnabledNetworks.includes(1) ?? false)
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  await until(() => account().address === own)
  await switchNetwork(kit, { caipNetworkId: 'eip155:1' })
  await until(() => account().address === smart)
  await setPreferredAccountType(kit, { type: 'eoa', namespace: 'eip155' })
  expect([account().address, typeOf()]).toEqual([own, 'eoa'])
  await setPreferredAccountType(kit, { type: 'smartAccount', namespace: 'eip155' })
  expect(account().address).toBe(smart)
})

test('R-FRAME-52 R-CONN-77 refreshes the profile when the address changes without a new login', async () => {
  const { kit, own, account } = await openPage()
  kit.store.set(({ accounts }) => ({
    accounts: { ...accounts, eip155: { ...account(), profileName: 'old.eth', profileStatus: 'ready' } },
  }))
  await setPreferredAccountType(kit, { type: 'eoa', namespace: 'eip155' })
  expect(account()).toMatchObject({ address: own, profileName: undefined, profileStatus: 'idle' })
})

test('R-CONN-78 R-CONN-80 offers the account type by the frame’s networks, and undoes a change that the frame refuses', async () => {
  const { kit, own, account, typeOf } = await openPage()
  await until(() => selectIsAccountTypeOffered(kit.getState()))
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  await until(() => account().address === own)
  expect(selectIsAccountTypeOffered(kit.getState())).toBe(false)
  await expect(setPreferredAccountType(kit, { type: 'smartAccount', namespace: 'eip155' })).rejects.toThrow()
  expect([account().address, typeOf()]).toEqual([own, 'eoa'])
  expect(kit.getState()).toMatchObject({ toast: { variant: 'error', open: true }, modal: { loading: false } })
  await switchNetwork(kit, { caipNetworkId: 'eip155:1' })
  await until(() => typeOf() === 'smartAccount')
})

test('R-SIWX-27 R-FRAME-125 signs in with a smart account that does not exist yet, as a server verifies it', async () => {
  const { kit, account } = await openPage()
  const address = account().address ?? ''
  expect(await rpcRequest(chain.url, 'eth_getCode', [address, 'latest'])).toBe('0x')
  const message = createSiweMessage({
    ...{ domain: DOMAIN, uri: `https://${DOMAIN}`, version: '1', chainId: 1, nonce: NONCE, issuedAt: new Date() },
    address: `0x${address.slice(2)}`,
  })
  const signature = await signMessage(kit, { message })
  const verifiers = [evmVerifier({ rpcUrls: { 'eip155:1': [chain.url] } })]
  const expected = { domain: DOMAIN, nonce: NONCE, verifiers }
  expect(await verifySignIn({ message, signature, ...expected })).toMatchObject({ accountAddress: address })
  const forged = await signMessage(kit, { message: 'Another text' })
  await expect(verifySignIn({ message, signature: forged, ...expected })).rejects.toThrow()
})

test('R-CALLS-02 R-FRAME-130 sends a batch that requires a paymaster, from an account without coin', async () => {
  const { kit } = await openPage()
  const deposit = await paymaster.getDeposit()
  const calls = [OTHER, THIRD].map((to) => ({ to }))
  await sendCalls(kit, { calls, atomicRequired: true, capabilities: { paymasterService: { url: paymaster.url } } })
  await until(() => selectCallsBatches(kit.getState())[0]?.status === 'confirmed')
  expect(await paymaster.getDeposit()).toBeLessThan(deposit)
})

test('R-CALLS-02 R-CONN-77 R-FRAME-145 upgrades the key’s own account with a batch, and keeps its address and sign-in', async () => {
  const { kit, own, account, getShown } = await openPage()
  await setPreferredAccountType(kit, { type: 'eoa', namespace: 'eip155' })
  const calls = [OTHER, THIRD].map((to) => ({ to }))
  const capabilities = { paymasterService: { url: paymaster.url } }
  await sendCalls(kit, { calls, atomicRequired: true, capabilities })
  await until(() => selectCallsBatches(kit.getState())[0]?.status === 'confirmed')
  expect([account().address, getShown()]).toEqual([own, 2])
  expect(await rpcRequest(chain.url, 'eth_getCode', [own, 'latest'])).toMatch(/^0xef0100/)
  const issuedAt = new Date()
  const message = createSiweMessage({
    ...{ domain: DOMAIN, uri: `https://${DOMAIN}`, version: '1', chainId: 1, nonce: NONCE, issuedAt, address: own },
  })
  const verifiers = [evmVerifier({ rpcUrls: { 'eip155:1': [chain.url] } })]
  const signature = await signMessage(kit, { message })
  expect(await verifySignIn({ message, signature, domain: DOMAIN, nonce: NONCE, verifiers })).toMatchObject({
    accountAddress: own,
  })
})
