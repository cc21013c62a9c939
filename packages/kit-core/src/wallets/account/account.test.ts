import { addNetwork, connect, disconnect, ready, refreshBalance, start, switchNetwork } from '../../actions.js'
import { mainnet, sepolia } from '../../base/networks/ethereum.js'
import { solanaDevnet } from '../../base/networks/solana.js'
import { extendNetwork, selectAccount, selectActiveAccount, selectAddressExplorerUrl } from '../../index.js'
import { createTestKit, mockAccounts, mockAdapter } from '../../testing/index.js'

const settled = () => new Promise(setImmediate)
const [FIRST, SECOND] = mockAccounts('eip155')

async function setUp() {
  const evm = mockAdapter()
  const { kit, storage } = createTestKit({ adapters: [evm], options: { networks: [mainnet, sepolia] } })
  start(kit)
  await ready(kit)
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  await settled()
  const balances = () => evm.controls.requests.filter(({ method }) => method === 'getBalance').length
  return { kit, storage, wallet: evm.controls, account: () => selectAccount(kit.getState()), balances }
}

test('R-STATE-09 returns an empty account before any connection', () => {
  const { kit } = createTestKit()
  expect(selectActiveAccount(kit.getState())).toBeUndefined()
  expect(selectAccount(kit.getState(), 'solana')).toMatchObject({
    address: undefined,
    allAccounts: [],
    addressLabels: {},
  })
})

test('R-ACCT-04 R-ACCT-06 returns the balance as decimal text with its symbol, requested once while fresh', async () => {
  const { kit, account, balances, wallet } = await setUp()
  expect(account()).toMatchObject({
    balance: '1.5',
    balanceSymbol: 'ETH',
    balanceLoading: false,
    isBalanceStale: false,
  })
  wallet.setBalance(1n)
  await refreshBalance(kit)
  expect([account().balance, balances()]).toEqual(['1.5', 1])
  await refreshBalance(kit, { isForced: true })
  expect([account().balance, balances()]).toEqual(['0.000000000000000001', 2])
})

test('R-ACCT-04 sends one request for two concurrent reads', async () => {
  const { kit, balances } = await setUp()
  await Promise.all([refreshBalance(kit, { isForced: true }), refreshBalance(kit, { isForced: true })])
  expect(balances()).toBe(2)
})

test('R-ACCT-07 R-ACCT-08 keeps the known balance after a failure, marks it stale, and stops loading', async () => {
  const { kit, account, wallet } = await setUp()
  wallet.rejectNext({ method: 'getBalance', error: new Error('offline') })
  const answer = refreshBalance(kit, { isForced: true })
  expect(account().balanceLoading).toBe(true)
  await answer
  expect(account()).toMatchObject({ balance: '1.5', isBalanceStale: true, balanceLoading: false })
})

test.each([
  ['flagged testnet', sepolia, 'ETH'],
  ['that names no native token', { ...mainnet, id: 31_337, nativeCurrency: undefined }, 'ETH'],
])('R-ACCT-09 shows balance and symbol on a network %s', async (_, network, symbol) => {
  const { kit } = createTestKit({ adapters: [mockAdapter()], options: { networks: [network] } })
  start(kit)
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  await settled()
  expect(selectAccount(kit.getState())).toMatchObject({ balance: '1.5', balanceSymbol: symbol })
})

test.each([
  ['solana', 'SOL', 9],
  ['bip122', 'BTC', 8],
] as const)(
  'R-ACCT-09 a network of %s without a configured native token has %s',
  (chainNamespace, symbol, decimals) => {
    const input = { ...mainnet, chainNamespace, nativeCurrency: undefined }
    expect(extendNetwork(input).nativeCurrency).toMatchObject({ symbol, decimals })
  },
)

test('R-ACCT-07 ignores a response for a network that is no longer active, and stops loading', async () => {
  const { kit, account, wallet } = await setUp()
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  await settled()
  wallet.holdNext({ method: 'getBalance' })
  const answer = refreshBalance(kit, { isForced: true })
  await switchNetwork(kit, { caipNetworkId: 'eip155:1' })
  await settled()
  expect(account()).toMatchObject({ balance: '1.5', balanceLoading: false })
  wallet.setBalance(7n)
  wallet.approve()
  await answer
  expect(account()).toMatchObject({ balance: '1.5', balanceLoading: false })
})

test('R-STATE-06 R-STORE-17 does not cache the balance of a disconnected account', async () => {
  const { kit, storage, wallet, account } = await setUp()
  wallet.holdNext({ method: 'getBalance' })
  const answer = refreshBalance(kit, { isForced: true })
  await disconnect(kit)
  wallet.approve()
  await answer
  expect(account().balance).toBeUndefined()
  expect(storage.text.get('@bowline/native_balance_cache')).toBe('{}')
})

test('R-ADPT-01 R-STATE-13 R-STATE-14 switches to another account chosen in the wallet, with its own balance', async () => {
  const { account, wallet, balances } = await setUp()
  wallet.changeAccounts([SECOND, FIRST])
  expect(account()).toMatchObject({
    address: SECOND.address,
    caipAddress: `eip155:1:${SECOND.address}`,
    allAccounts: [
      { ...SECOND, namespace: 'eip155' },
      { ...FIRST, namespace: 'eip155' },
    ],
  })
  await settled()
  expect(balances()).toBe(2)
})

test('R-CONN-114 disconnects a wallet that closes every account', async () => {
  const { kit, wallet } = await setUp()
  wallet.emit({ type: 'accountChanged', connectorId: 'test.wallet.eip155', accounts: [] })
  expect(kit.getState().connect.status).toBe('disconnected')
})

test('R-CONN-116 ignores accounts of an inactive wallet on screen, and uses them when it becomes active', async () => {
  const { kit, wallet, account } = await setUp()
  await connect(kit, { connectorId: 'host.wallet.eip155' })
  wallet.emit({ type: 'accountChanged', connectorId: 'test.wallet.eip155', accounts: [SECOND] })
  expect(account().address).toBe(FIRST.address)
  wallet.disconnect('host.wallet.eip155')
  expect(account().address).toBe(SECOND.address)
})

test('R-ADPT-23 refreshes the balance when a transaction settles', async () => {
  const { wallet, account } = await setUp()
  wallet.setBalance(3n)
  wallet.emit({ type: 'sent', sent: { hash: '0x1', caipNetworkId: 'eip155:1' } })
  await settled()
  expect(account().balance).toBe('1.5')
  wallet.emit({ type: 'transactionSettled', hash: '0x1', status: 'confirmed' })
  await settled()
  expect(account().balance).toBe('0.000000000000000003')
})

test('R-STATE-17 returns the explorer page of an address, with the URL’s own query', async () => {
  const { kit } = await setUp()
  expect(selectAddressExplorerUrl(kit.getState())).toBe(`https://etherscan.io/address/${FIRST.address}`)
  const sol = mockAdapter({ namespace: 'solana' })
  const { kit: other } = createTestKit({ adapters: [sol], options: { networks: [solanaDevnet] } })
  start(other)
  expect(selectAddressExplorerUrl(other.getState())).toBeUndefined()
  await connect(other, { connectorId: 'test.wallet.solana' })
  expect(selectAddressExplorerUrl(other.getState())).toMatch(
    /^https:\/\/explorer\.solana\.com\/address\/[1-9A-Za-z]+\?cluster=devnet$/,
  )
})

test('R-STATE-10 keeps the explorer page of the account in its state when network and account change', async () => {
  const { kit, account } = await setUp()
  const page = (host: string) => `https://${host}/address/${FIRST.address}`
  expect(account().addressExplorerUrl).toBe(page('etherscan.io'))
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  expect(account().addressExplorerUrl).toBe(page('sepolia.etherscan.io'))
  const blockExplorers = { default: { name: 'Own', url: 'https://explorer.example' } }
  addNetwork(kit, { network: { ...sepolia, blockExplorers } })
  expect(account().addressExplorerUrl).toBe(page('explorer.example'))
  await disconnect(kit)
  expect(account().addressExplorerUrl).toBeUndefined()
})
