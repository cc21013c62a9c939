/** Send requests to a paired wallet: the real provider, a real wallet with a key, a relay. */
import { type Anvil, startAnvil } from '@bowline/chains'
import { until } from '@bowline/jest-preset/fixtures'
import { createKit } from '@bowline/kit-core'
import { ready, start, startPairing } from '@bowline/kit-core/actions'
import { createMemoryLog, createMemoryStorage } from '@bowline/kit-core/testing'
import { createPairedWallet } from '@bowline/kit-core/testing/paired'
import { type Relay, startRelay } from '@bowline/kit-core/testing/relay'
import { createEvmAdapter } from '../src/adapter.js'
import type { EvmAdapter } from '../src/contract.js'
import { isWalletProvider } from '../src/discovery/provider.js'
import { PAIRED } from './paired-wallet.js'
import { ALICE, BOB, network, page, wallet } from './setup.js'

let chain: Anvil
let relay: Relay
beforeAll(async () => {
  process.env.DISABLE_GLOBAL_CORE = 'true'
  chain = await startAnvil({ chainId: 1 })
})
afterAll(() => chain.stop())

const closes: (() => unknown)[] = []
beforeEach(async () => {
  relay = await startRelay()
})
afterEach(async () => {
  for (const close of closes.splice(0)) await close()
  await relay.close()
})

/** A kit paired with a wallet that sends and then responds with `answer`. */
async function paired(answer: (hash: unknown) => unknown) {
  const main = network(1, chain.url)
  const adapters: EvmAdapter[] = []
  const kit = createKit(
    {
      projectId: 'test',
      networks: [main],
      adapters: [
        {
          namespace: 'eip155',
          name: 'wagmi',
          create(context) {
            const adapter = createEvmAdapter({ context, page: page(), config: undefined })
            adapters.push(adapter)
            return adapter
          },
        },
      ],
      customRpcUrls: { [main.caipNetworkId]: [{ url: chain.url }] },
      endpoints: { relay: relay.url },
    },
    {
      storage: createMemoryStorage(),
      log: createMemoryLog(),
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    },
  )
  closes.push(start(kit))
  await ready(kit)
  const { provider } = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }] }).wallet
  await provider.request({ method: 'eth_requestAccounts' })
  const asked = () => kit.getState().sendRequests ?? []
  const seen: unknown[] = []
  const owner = await createPairedWallet({
    relayUrl: relay.url,
    grants: { eip155: { accounts: [`eip155:1:${ALICE.address}`] } },
    async onRequest({ method, params }) {
      await until(() => asked().every(({ requestId }) => requestId !== undefined))
      seen.push(asked().map(({ status, method: name }) => [status, name]))
      return answer(await provider.request({ method, ...(Array.isArray(params) && { params }) }))
    },
  })
  closes.unshift(() => owner.close())
  startPairing(kit)
  await until(() => kit.getState().connect.wcUri !== undefined)
  await owner.pair(kit.getState().connect.wcUri ?? '')
  await until(() => kit.getState().connect.status === 'connected')
  const [adapter] = adapters
  const { sendTransaction, getProvider } = adapter ?? {}
  if (!sendTransaction || !getProvider) throw new Error('No adapter')
  const followed = () => (kit.getState().trackedTransactions ?? []).map(({ hash }) => hash)
  const from = { connectorId: PAIRED, address: ALICE.address, network: main }
  return { sendTransaction, getProvider, asked, followed, seen, from }
}

const lost = () => {
  throw { code: -32000, message: 'already known' }
}

test('R-ADPT-114 R-CONN-257 lists one entry for one request of the kit to a paired wallet', async () => {
  const { sendTransaction, from, seen, asked, followed } = await paired((hash) => hash)
  const { hash } = await sendTransaction({ ...from, to: BOB.address, value: 1n })
  expect(seen).toEqual([[['open', 'eth_sendTransaction']]])
  expect(followed()).toEqual([hash])
  await until(() => asked().length === 0)
  expect(asked()).toEqual([])
})

test('R-ADPT-114 R-CONN-257 tracks what a paired wallet sent when its response is an error', async () => {
  const { sendTransaction, from, asked, followed } = await paired(lost)
  const sending = sendTransaction({ ...from, to: BOB.address, value: 2n })
  await expect(sending).rejects.toMatchObject({ code: 'transaction/unknown' })
  expect(asked()).toHaveLength(1)
  await until(() => followed().length === 1)
  expect(asked()).toEqual([])
})

test('R-ADPT-114 R-CONN-257 lists one entry for one request of the app to a paired wallet', async () => {
  const { getProvider, seen, asked, followed } = await paired(lost)
  const provider = await getProvider({ connectorId: PAIRED })
  if (!isWalletProvider(provider)) throw new Error('No provider')
  const params = [{ from: ALICE.address, to: BOB.address, value: '0x3' }]
  await expect(provider.request({ method: 'eth_sendTransaction', params })).rejects.toMatchObject({ code: -32000 })
  expect(seen).toEqual([[['open', 'eth_sendTransaction']]])
  await until(() => followed().length === 1)
  expect(asked()).toEqual([])
})
