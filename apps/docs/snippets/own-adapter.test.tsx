import { type NetworkInput, selectAccount } from '@bowline/kit-core'
import { connect, disconnect, getProvider, ready, refreshBalance, signMessage, start } from '@bowline/kit-core/actions'
import { createTestKit, describeAdapter } from '@bowline/kit-core/testing'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64 } from '@scure/base'
import { harbour } from './own-adapter'
import { HARBOUR_WALLET } from './own-adapter-responses'
import { harbourAccount, harbourWallet } from './own-adapter-wallet'

const keys = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)] as const
const [alice, bob] = [harbourAccount(keys[0]), harbourAccount(keys[1])]

const network = {
  id: 'harbour-1',
  name: 'Harbour',
  chainNamespace: 'cosmos',
  caipNetworkId: 'cosmos:harbour-1',
  nativeCurrency: { name: 'Harbour', symbol: 'HARB', decimals: 6 },
  rpcUrls: { default: { http: ['https://node.harbour.example'] } },
} as const satisfies NetworkInput
const testnet = { ...network, id: 'harbour-test-1', caipNetworkId: 'cosmos:harbour-test-1' } as const

/** Puts the wallet into a page. */
function pageWith(approve: () => Promise<boolean> = async () => true) {
  const wallet = harbourWallet(keys, approve)
  return { wallet, page: Object.assign(new EventTarget(), { harbour: wallet.harbour }) }
}

describeAdapter({
  name: 'harbour',
  networks: [network, testnet],
  otherAddress: bob.address,
  hasNetworkEvents: false,
  create() {
    const [answers, held]: [(() => Promise<boolean>)[], ((isApproved: boolean) => void)[]] = [[], []]
    let prompts = 0
    const { wallet, page } = pageWith(async () => {
      prompts += 1
      return (await answers.shift()?.()) ?? true
    })
    return {
      descriptor: harbour(page),
      connectorId: HARBOUR_WALLET,
      wallet: {
        addresses: [alice.address, bob.address],
        prompts: () => prompts,
        rejectNext: () => answers.push(async () => false),
        holdNext: () => answers.push(() => new Promise((resolve) => held.push(resolve))),
        approve: () => held.shift()?.(true),
        changeAccount: wallet.pick,
        changeNetwork: () => {},
        disconnect: wallet.disconnect,
        forget: wallet.forget,
      },
    }
  },
})

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
})

test('R-ADPT-01 R-ADPT-02 connects a late wallet through a kit, with a valid signature and an exact balance', async () => {
  globalThis.fetch = async (input) =>
    String(input).startsWith(`https://node.harbour.example/cosmos/bank/v1beta1/balances/${alice.address}/`)
      ? Response.json({ balance: { denom: 'uharb', amount: '9007199254740993000001' } })
      : new Response(null, { status: 404 })
  const page = new EventTarget()
  const { kit } = createTestKit({ adapters: [harbour(page)], options: { networks: [network] } })
  const stop = start(kit)
  await ready(kit)
  expect(kit.getState().connect.connectors.cosmos ?? []).toEqual([])
  Object.assign(page, { harbour: harbourWallet(keys, async () => true).harbour })
  page.dispatchEvent(new Event('harbour-ready'))
  await connect(kit, { connectorId: HARBOUR_WALLET })
  const signature = base64.decode(await signMessage(kit, { message: 'Ahoy' }))
  expect(secp256k1.verify(signature, new TextEncoder().encode('Ahoy'), alice.publicKey)).toBe(true)
  await refreshBalance(kit, { namespace: 'cosmos' })
  expect(selectAccount(kit.getState(), 'cosmos').balance).toBe('9007199254740993.000001')
  await disconnect(kit)
  await expect(getProvider(kit)).rejects.toMatchObject({ code: 'adapter/provider-not-found' })
  stop()
})

test('R-ADPT-03 R-ADPT-25 turns hostile responses into errors with a cause, and connects no wallet', async () => {
  const answers: unknown[] = [
    ['not an address'],
    'no list',
    undefined,
    new Proxy([], {
      get: () => {
        throw new Error('trap')
      },
    }),
  ]
  for (const answer of answers) {
    const page = Object.assign(new EventTarget(), { harbour: { request: async () => answer } })
    const { kit } = createTestKit({ adapters: [harbour(page)], options: { networks: [network] } })
    const stop = start(kit)
    await ready(kit)
    await expect(connect(kit, { connectorId: HARBOUR_WALLET })).rejects.toMatchObject({ code: 'wallet/request-failed' })
    stop()
  }
})

test('R-ADPT-04 R-ADPT-05 throws without the adapter, and without a connection', async () => {
  const without = createTestKit({ options: { networks: [network], enablePairing: false } })
  await expect(getProvider(without.kit, { namespace: 'cosmos' })).rejects.toThrow('Adapter not found')
  const { kit } = createTestKit({ adapters: [harbour(new EventTarget())], options: { networks: [network] } })
  await expect(getProvider(kit, { namespace: 'cosmos' })).rejects.toThrow('Provider not found')
})
