/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/"}
 */
import { never, until } from '@bowline/jest-preset/fixtures'
import type { AdapterContext } from '@bowline/kit-core'
import { coinbaseWallet } from '../src/coinbase.js'
import type { SdkWallet } from '../src/index.js'
import { installPopup } from './coinbase-popup.js'
import { ALICE, BOB, network, wallet, world } from './setup.js'

const ID = 'coinbaseWallet'
const NOWHERE = 'http://127.0.0.1:9'

beforeEach(() => {
  localStorage.clear()
  Object.defineProperty(window, 'fetch', { value: async () => new Response(null), configurable: true })
})
afterEach(() => void Reflect.deleteProperty(window, 'coinbaseWalletExtension'))

async function scene(context: Partial<AdapterContext> = {}, sdkWallets: readonly SdkWallet[] = [coinbaseWallet()]) {
  const made = wallet({ chains: [{ chainId: 1 }] })
  const popup = await installPopup(made.wallet.provider)
  return { ...made, popup, ...world({ networks: [network(1, NOWHERE)], context, sdkWallets }) }
}

const connect = { connectorId: ID, signal: never }

test('R-CONN-104 R-CONN-15 lists Coinbase Wallet and loads its SDK when the user chooses it', async () => {
  const { adapter, popup } = await scene()
  expect(adapter.connectors()).toContainEqual({ id: ID, name: 'Coinbase Wallet', type: 'EXTERNAL', chain: 'eip155' })
  expect(localStorage).toHaveLength(0)
  const { accounts } = await adapter.connect(connect)
  expect(accounts[0]?.address).toBe(ALICE.address)
  expect(popup.opened).toEqual(['https://keys.coinbase.com/connect'])
  const message = 'Hello'
  const signature = await adapter.signMessage?.({ connectorId: ID, address: ALICE.address, message })
  expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
})

test.each(['all', 'smartWalletOnly', 'eoaOnly'] as const)(
  'R-CONN-104 passes the preference %s to the SDK',
  async (coinbasePreference) => {
    const { adapter, popup } = await scene({ coinbasePreference })
    await adapter.connect(connect)
    expect(popup.hello).toContainEqual(expect.objectContaining({ preference: { options: coinbasePreference } }))
  },
)

test.each([
  ['all', BOB.address],
  ['eoaOnly', BOB.address],
  ['smartWalletOnly', ALICE.address],
] as const)(
  'R-CONN-104 connects with the preference %s to the account %s when the extension is installed',
  async (preference, address) => {
    const extension = wallet({ privateKeys: [BOB.privateKey], chains: [{ chainId: 1 }] }).wallet.provider
    Object.defineProperty(window, 'coinbaseWalletExtension', { value: extension, configurable: true })
    const { adapter } = await scene({ coinbasePreference: preference })
    const { accounts } = await adapter.connect(connect)
    expect(accounts[0]?.address).toBe(address)
  },
)

test('R-CONN-104 treats a closed window as a rejection, and prompts again at the next attempt', async () => {
  const { adapter, popup, person } = await scene()
  person.say = () => new Promise(() => {})
  const refused = adapter.connect(connect)
  await until(() => person.prompts.length === 1)
  popup.close()
  await expect(refused).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  person.say = true
  expect((await adapter.connect(connect)).accounts[0]?.address).toBe(ALICE.address)
})

test('R-CONN-104 R-CONN-108 restores Coinbase Wallet without a window, and not after a disconnect', async () => {
  const first = await scene()
  await first.adapter.connect(connect)
  first.stop()
  const second = await scene()
  expect((await second.adapter.reconnect(connect))?.accounts[0]?.address).toBe(ALICE.address)
  expect(second.popup.opened).toEqual([])
  await second.adapter.disconnect({ connectorId: ID })
  expect(await second.adapter.reconnect(connect)).toBeUndefined()
  await second.adapter.connect(connect)
  expect(second.popup.opened).toHaveLength(1)
})

test('R-CFG-09 R-CONN-104 does not list Coinbase Wallet with enableCoinbase: false', async () => {
  const { adapter } = await scene({ enableCoinbase: false })
  expect(adapter.connectors()).toEqual([])
})

test('R-ADPT-25 throws when the SDK cannot be loaded, and loads it at the next attempt', async () => {
  const real = coinbaseWallet()
  let isBroken = true
  const load: SdkWallet['load'] = async (context) => {
    if (isBroken) throw new TypeError('chunk not found')
    return real.load(context)
  }
  const { adapter } = await scene({}, [{ ...real, load }])
  await expect(adapter.connect(connect)).rejects.toMatchObject({ code: 'wallet/request-failed' })
  isBroken = false
  expect((await adapter.connect(connect)).accounts[0]?.address).toBe(ALICE.address)
})

test('R-CONN-104 R-CONN-116 loads the SDK once and opens one window for a double press, and resolves both', async () => {
  const real = coinbaseWallet()
  let loads = 0
  const load: SdkWallet['load'] = (context) => {
    loads += 1
    return real.load(context)
  }
  const { adapter, popup } = await scene({}, [{ ...real, load }])
  const [first, second] = await Promise.all([adapter.connect(connect), adapter.connect(connect)])
  expect([first.accounts[0]?.address, second.accounts[0]?.address]).toEqual([ALICE.address, ALICE.address])
  expect([loads, popup.opened.length]).toEqual([1, 1])
})
