import { memoryStorage, page, TESTNET, wallet } from '../../test/setup.js'
import * as entry from './index.js'

test('R-ADPT-01 exports exactly the public names of the testing entry', () => {
  expect(Object.keys(entry).sort()).toEqual(['WalletRpcError', 'createSandboxWallet'])
})

test('R-CONN-04 the sandbox wallet registers with current and later pages until it is unregistered', () => {
  const { wallet: made } = wallet()
  const { events } = page()
  const heard: unknown[] = []
  const gone: unknown[] = []
  const register = (one: unknown) => {
    heard.push(one)
    return () => gone.push(one)
  }
  events.addEventListener('wallet-standard:register-wallet', (event) => Reflect.get(event, 'detail')({ register }))
  made.register(events)
  events.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  expect(heard).toEqual([made.standard, made.standard])
  made.unregister()
  events.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  expect(heard).toHaveLength(2)
  expect(gone).toHaveLength(2)
})

test('R-ADPT-16 shares each approved account with a payment and an ordinals address', async () => {
  const { wallet: made, person } = wallet()
  expect(made.standard.accounts).toEqual([])
  await made.standard.features['bitcoin:connect'].connect()
  await made.standard.features['bitcoin:connect'].connect()
  expect(person.prompts).toHaveLength(1)
  expect(made.standard.accounts.map(({ address }) => address.slice(0, 4))).toEqual(['bc1q', 'bc1p'])
  expect(made.standard.chains).toEqual(['bitcoin:mainnet'])
})

test('R-ADPT-25 responds like sats-connect wallets to a rejection, an unknown method and invalid parameters', async () => {
  const { wallet: made, person } = wallet()
  person.say = false
  expect(await made.satsConnect.request('wallet_connect')).toMatchObject({ error: { code: -32000 } })
  expect(await made.satsConnect.request('wallet_getAccount')).toMatchObject({ error: { code: -32002 } })
  expect(await made.satsConnect.request('nothing')).toMatchObject({ error: { code: -32601 } })
  expect(await made.satsConnect.request('sendTransfer', { recipients: [] })).toMatchObject({ error: { code: -32602 } })
})

test('R-ADPT-02 restores its state after a reload when it has storage', async () => {
  const storage = memoryStorage()
  const { wallet: before } = wallet({ storage })
  await before.satsConnect.request('wallet_connect')
  before.setAccount(before.state().accounts[1] ?? '')
  before.switchNetwork(TESTNET)
  const { wallet: after } = wallet({ storage })
  expect(after.state()).toEqual(before.state())
  expect(after.standard.accounts).toHaveLength(2)
})

test('R-CONN-112 adopts and emits changes that it made in another tab', async () => {
  const storage = memoryStorage()
  const [{ wallet: here }, { wallet: there }] = [wallet({ storage }), wallet({ storage })]
  const heard: string[] = []
  for (const eventName of ['accountChange', 'networkChange', 'disconnect']) {
    there.satsConnect.addListener({ eventName, cb: () => heard.push(eventName) })
  }
  const follow = (action: () => void) => {
    action()
    there.follow()
    expect(there.state()).toEqual(here.state())
  }
  await here.satsConnect.request('wallet_connect')
  follow(() => undefined)
  follow(() => here.switchNetwork(TESTNET))
  follow(() => here.setAccount(here.state().accounts[1] ?? ''))
  follow(() => here.disconnect())
  follow(() => undefined)
  expect(heard).toEqual(['accountChange', 'networkChange', 'accountChange', 'disconnect'])
})

test.each(['', '[]', '{"isConnected":1}', '{', '{"isConnected":true,"account":-1,"caipNetworkId":"x"}'])(
  'R-STORE-13 works when the stored state is %j',
  (junk) => {
    const storage = memoryStorage()
    storage.set('sandbox.bitcoin.Sandbox Wallet', junk)
    expect(wallet({ storage }).wallet.state().accounts).toHaveLength(2)
  },
)

test('R-ADPT-16 rejects an account that is not of the wallet', () => {
  expect(() => wallet().wallet.setAccount('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')).toThrow(RangeError)
})
