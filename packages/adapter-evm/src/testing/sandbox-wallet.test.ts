import { type Anvil, rpcRequest, startAnvil } from '@bowline/chains'
import { verifyMessage } from 'viem'
import { ALICE, BOB, memoryStorage, wallet } from '../../test/setup.js'
import * as entry from './index.js'

let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
})
afterAll(() => chain.stop())

function sandbox(over: Parameters<typeof wallet>[0] = {}) {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }, { chainId: 10 }], ...over })
  const ask = (method: string, ...params: unknown[]) => made.wallet.provider.request({ method, params })
  return { ...made, ask }
}

test('R-ADPT-01 exports the public names of the testing entry', () => {
  expect(Object.keys(entry).sort()).toEqual(['ProviderRpcError', 'createSandboxWallet'])
})

test('R-ADPT-02 announces the sandbox wallet to a page that requests it, until it is unannounced', () => {
  const { wallet: made } = sandbox()
  const events = new EventTarget()
  const heard: unknown[] = []
  events.addEventListener('eip6963:announceProvider', (event) => heard.push(Reflect.get(event, 'detail')))
  const ask = () => events.dispatchEvent(new Event('eip6963:requestProvider'))
  made.announce(events)
  ask()
  expect(heard).toEqual([
    { info: made.info, provider: made.provider },
    { info: made.info, provider: made.provider },
  ])
  made.unannounce()
  ask()
  expect(heard).toHaveLength(2)
})

test('R-ADPT-02 shares accounts once approved, and returns them to eth_accounts without a prompt', async () => {
  const { ask, person } = sandbox()
  expect(await ask('eth_accounts')).toEqual([])
  expect(await ask('eth_requestAccounts')).toEqual([ALICE.address, BOB.address])
  expect(await ask('eth_requestAccounts')).toEqual([ALICE.address, BOB.address])
  expect(person.prompts).toHaveLength(1)
  await ask('wallet_revokePermissions', { eth_accounts: {} })
  expect(await ask('eth_accounts')).toEqual([])
})

test('R-ADPT-02 restores its state after a reload when it has storage', async () => {
  const storage = memoryStorage()
  const before = sandbox({ storage })
  await before.ask('eth_requestAccounts')
  before.wallet.setAccounts([BOB.address])
  before.wallet.switchChain(10)
  const after = sandbox({ storage })
  expect(await after.ask('eth_accounts')).toEqual([BOB.address, ALICE.address])
  expect(await after.ask('eth_chainId')).toBe('0xa')
})

test('R-ADPT-02 follows changes from another tab and emits them to its page', async () => {
  const storage = memoryStorage()
  const [here, there] = [sandbox({ storage }), sandbox({ storage })]
  await here.ask('eth_requestAccounts')
  const emitted: unknown[] = []
  for (const event of ['accountsChanged', 'chainChanged']) {
    there.wallet.provider.on(event, (data) => emitted.push(data))
  }
  there.wallet.follow()
  expect(emitted).toEqual([[ALICE.address, BOB.address]])
  here.wallet.switchChain(10)
  here.wallet.setAccounts([BOB.address])
  there.wallet.follow()
  expect(emitted.slice(1)).toEqual([[BOB.address, ALICE.address], '0xa'])
  there.wallet.follow()
  expect(emitted).toHaveLength(3)
})

test.each(['', '[]', '{"isConnected":1}', '{'])(
  'R-STORE-13 starts as a new wallet when storage holds %j',
  async (junk) => {
    const storage = memoryStorage()
    storage.set('sandbox.id.bowline.sandbox', junk)
    expect(await sandbox({ storage }).ask('eth_accounts')).toEqual([])
  },
)

test('R-ADPT-02 does nothing unsafe without an approval', async () => {
  const { ask, person } = sandbox()
  await ask('eth_requestAccounts')
  person.say = false
  const before = await rpcRequest(chain.url, 'eth_getTransactionCount', [ALICE.address, 'latest'])
  const refused = { code: 4001 }
  await expect(ask('personal_sign', '0x00', ALICE.address)).rejects.toMatchObject(refused)
  await expect(ask('eth_sendTransaction', { from: ALICE.address, to: BOB.address })).rejects.toMatchObject(refused)
  await expect(ask('wallet_switchEthereumChain', { chainId: '0xa' })).rejects.toMatchObject(refused)
  const added = { chainId: '0x99', chainName: 'X', rpcUrls: ['https://x.example'] }
  await expect(ask('wallet_addEthereumChain', added)).rejects.toMatchObject(refused)
  await expect(ask('wallet_sendCalls', { chainId: '0x1', calls: [{ to: BOB.address }] })).rejects.toMatchObject(refused)
  expect(person.prompts.map(({ kind }) => kind)).toEqual([
    'connect',
    'sign-message',
    'send',
    'switch-chain',
    'add-chain',
    'send-calls',
  ])
  expect(await rpcRequest(chain.url, 'eth_getTransactionCount', [ALICE.address, 'latest'])).toBe(before)
})

test('R-ADPT-02 signs only with a shared account', async () => {
  const { ask, person, wallet: made } = sandbox()
  await expect(ask('personal_sign', '0x00', ALICE.address)).rejects.toMatchObject({ code: 4100 })
  await ask('eth_requestAccounts')
  await expect(ask('personal_sign', '0x00', '0x1234')).rejects.toMatchObject({ code: 4100 })
  made.lock()
  await expect(ask('personal_sign', '0x00', ALICE.address)).rejects.toMatchObject({ code: 4100 })
  expect(person.prompts).toHaveLength(1)
})

test('R-ADPT-02 signs a plain text message as text', async () => {
  const { ask } = sandbox()
  await ask('eth_requestAccounts')
  const signature = String(await ask('personal_sign', 'hello', ALICE.address))
  const isValid = await verifyMessage({
    address: ALICE.address,
    message: 'hello',
    signature: `0x${signature.slice(2)}`,
  })
  expect(isValid).toBe(true)
})

test.each([
  'eth_sign',
  'eth_signTransaction',
  'eth_coinbase',
  'wallet_doEverything',
  'personal_unlockAccount',
  'anvil_setBalance',
])('R-ADPT-03 rejects the unsupported method %s', async (method) => {
  const { ask } = sandbox()
  await ask('eth_requestAccounts')
  await expect(ask(method)).rejects.toMatchObject({ code: 4200 })
})

test.each([
  ['wallet_switchEthereumChain', [null]],
  ['wallet_switchEthereumChain', [{ chainId: 10 }]],
  ['wallet_addEthereumChain', [{ chainId: '0x5', chainName: 'X', rpcUrls: ['javascript:alert(1)'] }]],
  ['wallet_sendCalls', [{ chainId: '0x1', calls: [] }]],
  ['eth_sendTransaction', [null]],
  ['eth_signTypedData_v4', [ALICE.address, '{']],
])('R-ADPT-03 rejects %s with unreadable parameters before it prompts', async (method, params) => {
  const { ask, person } = sandbox()
  await ask('eth_requestAccounts')
  await expect(ask(method, ...params)).rejects.toMatchObject({ code: -32602 })
  expect(person.prompts).toHaveLength(1)
})

test('R-ADPT-02 passes reads to the chain, or to the `request` option', async () => {
  expect(await sandbox().ask('eth_getBalance', ALICE.address, 'latest')).toMatch(/^0x/)
  const asked: unknown[] = []
  const { ask } = sandbox({ request: async (...question) => asked.push(question) && '0x7' })
  expect(await ask('eth_getBalance', ALICE.address, 'latest')).toBe('0x7')
  expect(asked).toEqual([[1, 'eth_getBalance', [ALICE.address, 'latest']]])
})

test('R-ADPT-02 rejects a batch that is atomic, too long, or needs an unknown capability', async () => {
  const { ask } = sandbox()
  await ask('eth_requestAccounts')
  const calls = [{ to: BOB.address }]
  await expect(ask('wallet_sendCalls', { chainId: '0x1', calls, atomicRequired: true })).rejects.toMatchObject({
    code: 5760,
  })
  await expect(ask('wallet_sendCalls', { chainId: '0x1', calls, capabilities: { x: {} } })).rejects.toMatchObject({
    code: 5700,
  })
  const long = Array.from({ length: 51 }, () => calls[0])
  await expect(ask('wallet_sendCalls', { chainId: '0x1', calls: long })).rejects.toMatchObject({ code: 5740 })
  await expect(ask('wallet_getCallsStatus', '0x1')).rejects.toMatchObject({ code: 5730 })
})

test('R-ADPT-02 hides accounts while locked, and shares them again when a connection is approved', async () => {
  const { ask, wallet: made, person } = sandbox()
  await ask('eth_requestAccounts')
  const emitted: unknown[] = []
  made.provider.on('accountsChanged', (accounts) => emitted.push(accounts))
  made.lock()
  expect(await ask('eth_accounts')).toEqual([])
  expect(await ask('eth_requestAccounts')).toHaveLength(2)
  expect(emitted).toEqual([[], [ALICE.address, BOB.address]])
  expect(person.prompts).toHaveLength(2)
})
