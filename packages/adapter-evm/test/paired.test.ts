import { compileContracts, deployErc20, rpcRequest } from '@bowline/chains'
import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import type { CaipAddress } from '@bowline/kit-core'
import { hashTypedData, recoverAddress, verifyMessage, verifyTypedData } from 'viem'
import { CAROL, hex, pairedScene, type Scene, toPairedConnection, twoChains } from './paired-fixture.js'
import { PAIRED } from './paired-wallet.js'
import { ALICE, BOB } from './setup.js'

const { one, ten } = twoChains()
const scene = (over?: Scene) => pairedScene([one().url, ten().url], over)
const connected = (over?: Scene) => toPairedConnection([one().url, ten().url], over)

test('R-CONN-41, R-ADPT-02 connects a paired wallet with accounts, chain, name, icon and approved networks', async () => {
  const { connection, adapter, asked } = await connected()
  expect(connection).toEqual({
    connectorId: 'walletConnect',
    accounts: [
      { address: ALICE.address, type: 'eoa' },
      { address: BOB.address, type: 'eoa' },
    ],
    caipNetworkId: 'eip155:1',
    name: 'Pocket Wallet',
    icon: 'https://images.example/pocket.png',
    approvedCaipNetworkIds: ['eip155:1', 'eip155:10'],
  })
  expect(await adapter.getAccounts({ connectorId: PAIRED })).toEqual(connection.accounts)
  expect(adapter.connectors()).toEqual([])
  expect(asked).toEqual([])
})

test('R-ADPT-02 cleans a paired wallet’s name and omits an unsafe icon', async () => {
  const { connection } = await connected({ peer: { name: '\u202e<b>Evil</b>', icon: 'javascript:alert(1)' } })
  expect(connection.name).toBe('<b>Evil</b>')
  expect(connection).not.toHaveProperty('icon')
})

test.each<[string, readonly CaipAddress[]]>([
  ['no account', []],
  ['no readable account', ['eip155:1:0x12', 'eip155:x:0x00000000000000000000000000000000000000cC']],
])('R-ADPT-25 rejects a session with %s of this namespace and does not listen to it', async (_, accounts) => {
  const { pair, listeners } = scene({ accounts })
  await expect(pair()).rejects.toMatchObject({
    code: 'pairing/empty',
  })
  expect(listeners()).toBe(0)
})

test('R-ADPT-25 rejects a session of another namespace only', async () => {
  const { connectPaired, session } = scene()
  await expect(connectPaired({ session: { ...session, namespaces: () => ({}) }, signal: never })).rejects.toMatchObject(
    { code: 'pairing/empty' },
  )
})

test('R-ADPT-03 does not connect a cancelled session and does not end it', async () => {
  const { adapter, pair, listeners, ends } = scene()
  await expect(pair(AbortSignal.abort())).rejects.toMatchObject({ code: 'request/aborted' })
  const abort = new AbortController()
  const pairing = pair(abort.signal)
  abort.abort()
  await expect(pairing).rejects.toMatchObject({ code: 'request/aborted' })
  await expect(adapter.getProvider({ connectorId: PAIRED })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
  })
  expect([listeners(), ends()]).toEqual([0, 0])
})

test('R-ADPT-02 signs with each account of a paired wallet', async () => {
  const { signMessage, asked } = await connected()
  for (const { address } of [ALICE, BOB]) {
    const signature = await signMessage({ connectorId: PAIRED, address, message: 'Hello 🎉' })
    expect(await verifyMessage({ address, message: 'Hello 🎉', signature: hex(signature) })).toBe(true)
  }
  expect(asked.map(({ method, caipNetworkId }) => [method, caipNetworkId])).toEqual([
    ['personal_sign', 'eip155:1'],
    ['personal_sign', 'eip155:1'],
  ])
})

test('R-ADPT-02 signs typed data with exact integers through a paired wallet', async () => {
  const { signTypedData, account } = await connected()
  const data = {
    domain: { name: 'Shop', version: '1', chainId: 1, verifyingContract: BOB.address },
    types: { Order: [{ name: 'amount', type: 'uint256' }] },
    primaryType: 'Order',
    message: { amount: 123_456_789_012_345_678_901_234_567_890n },
  } as const
  const signature = hex(await signTypedData({ ...account, ...data }))
  expect(await verifyTypedData({ address: ALICE.address, ...data, signature })).toBe(true)
  expect(await recoverAddress({ hash: hashTypedData(data), signature })).toBe(ALICE.address)
})

test('R-ERR-20 throws a rejection when the user declines in the paired wallet', async () => {
  const { signMessage, account, person } = await connected()
  person.say = false
  await expect(signMessage({ ...account, message: 'no' })).rejects.toMatchObject({ code: 'wallet/user-rejected' })
})

test('R-ADPT-09 mines an exact transfer by a paired wallet and reports its receipt', async () => {
  const { sendTransaction, getBalance, account, main, events } = await connected()
  const balance = async () => (await getBalance({ address: BOB.address, network: main, signal: never })).value
  const before = await balance()
  const { hash } = await sendTransaction({
    ...account,
    to: BOB.address,
    value: 1_000_000_000_000_000_001n,
    network: main,
  })
  await until(() => ofType(events, 'transactionSettled').length === 1)
  expect(ofType(events, 'transactionSettled')[0]).toEqual({ type: 'transactionSettled', hash, status: 'confirmed' })
  expect((await balance()) - before).toBe(1_000_000_000_000_000_001n)
})

test('R-ADPT-02 sends a transfer on another approved chain without a switch request', async () => {
  const { sendTransaction, getBalance, account, main, other, asked, events } = await connected()
  const balance = async (network = main) => (await getBalance({ address: BOB.address, network, signal: never })).value
  const before = [await balance(), await balance(other)] as const
  await sendTransaction({ ...account, to: BOB.address, value: 7n, network: other })
  await until(() => ofType(events, 'transactionSettled').length === 1)
  expect([(await balance()) - before[0], (await balance(other)) - before[1]]).toEqual([0n, 7n])
  expect(asked.map(({ method, caipNetworkId }) => [method, caipNetworkId])).toEqual([
    ['eth_sendTransaction', 'eip155:10'],
  ])
})

test('R-ADPT-10 calls a contract through a paired wallet', async () => {
  const { writeContract, account, main, events } = await connected()
  const token = await deployErc20(one().url, { silent: true, from: ALICE.address })
  const { abi } = (await compileContracts()).SilentErc20
  const call = { ...account, contractAddress: token.address, abi, functionName: 'transfer', network: main }
  await writeContract({ ...call, args: [BOB.address, 25n] })
  await until(() => ofType(events, 'transactionSettled').length === 1)
  const data = `0x70a08231${BOB.address.slice(2).padStart(64, '0')}`
  expect(BigInt(String(await rpcRequest(one().url, 'eth_call', [{ to: token.address, data }, 'latest'])))).toBe(25n)
})

test('R-ADPT-02 sends a batch of calls to the paired wallet on the named chain', async () => {
  const { sendCalls, getCallsStatus, getBalance, account, other, asked } = await connected()
  const balance = async () => (await getBalance({ address: BOB.address, network: other, signal: never })).value
  const before = await balance()
  const calls = [
    { to: BOB.address, value: 3n },
    { to: BOB.address, value: 4n },
  ]
  const { id } = await sendCalls({ ...account, calls, network: other })
  await until(() => asked.length > 0)
  await until(async () => (await getCallsStatus({ connectorId: PAIRED, id })).status === 'confirmed')
  expect((await balance()) - before).toBe(7n)
  expect(asked.find(({ method }) => method === 'wallet_sendCalls')?.caipNetworkId).toBe('eip155:10')
})

test('R-ADPT-11 requests only capabilities that the session does not report', async () => {
  const own = { '0x1': { atomic: { status: 'supported' } } }
  for (const capabilities of [{ [ALICE.address.toLowerCase()]: own }, JSON.stringify({ [ALICE.address]: own })]) {
    const { getCapabilities, account, asked } = await connected({ properties: { capabilities } })
    expect(await getCapabilities(account)).toEqual(own)
    expect(asked).toEqual([])
    expect(Object.keys(await getCapabilities({ ...account, address: BOB.address }))).toEqual(['0x1', '0xa'])
    expect(asked.map(({ method }) => method)).toEqual(['wallet_getCapabilities'])
  }
})

test.each([['{"'], [7], [[null]], [{ [ALICE.address]: 'all' }]])(
  'R-ADPT-25 ignores session capabilities of the form %j and requests them from the wallet',
  async (capabilities) => {
    const { getCapabilities, account, asked } = await connected({ properties: { capabilities } })
    expect(Object.keys(await getCapabilities(account))).toEqual(['0x1', '0xa'])
    expect(asked).toHaveLength(1)
  },
)

test('R-ADPT-03 does not send the wallet a method that it did not approve', async () => {
  const { getCapabilities, signMessage, account, asked } = await connected({ methods: ['eth_sendTransaction'] })
  expect(await getCapabilities(account)).toEqual({})
  await expect(signMessage({ ...account, message: 'x' })).rejects.toMatchObject({
    code: 'wallet/request-failed',
    walletCode: 4200,
  })
  expect(asked).toEqual([])
})

test('R-ADPT-06 sends reads to the chain, never to the wallet', async () => {
  const { provider, asked, switchNetwork, other, estimateGas, account, main } = await connected()
  const balanceOf = (url: string) => rpcRequest(url, 'eth_getBalance', [BOB.address, 'latest'])
  const ask = (method: string, ...params: unknown[]) => provider.request({ method, params })
  expect(await ask('eth_getBalance', BOB.address, 'latest')).toBe(await balanceOf(one().url))
  expect(await ask('eth_call', { to: BOB.address, data: '0x' }, 'latest')).toBe('0x')
  expect(await ask('eth_getTransactionCount', CAROL, 'latest')).toBe('0x0')
  expect(await ask('web3_clientVersion')).toMatch(/anvil/)
  expect(await estimateGas({ ...account, to: BOB.address, value: 1n, network: main })).toBe(21_000n)
  await rpcRequest(ten().url, 'anvil_setBalance', [CAROL, '0x7b'])
  await switchNetwork({ connectorId: PAIRED, network: other, signal: never })
  expect(await ask('eth_getBalance', CAROL, 'latest')).toBe('0x7b')
  expect(await ask('eth_chainId')).toBe('0xa')
  expect(await ask('net_version')).toBe('10')
  expect(await ask('eth_requestAccounts')).toEqual([ALICE.address, BOB.address])
  expect(asked).toEqual([])
})

test('R-ADPT-02 sends a wallet-specific method to the wallet on the current chain', async () => {
  const { provider, asked } = await connected({
    methods: ['personal_sign', 'pocket_hello'],
    answer: async () => 'hello',
  })
  expect(await provider.request({ method: 'pocket_hello' })).toBe('hello')
  expect(asked).toMatchObject([{ method: 'pocket_hello', params: [], caipNetworkId: 'eip155:1' }])
})

test('R-CONN-41 does not send the wallet a transaction for a chain that it did not approve', async () => {
  const { provider, asked } = await connected()
  const params = [{ from: ALICE.address, to: BOB.address, value: '0x1', chainId: '0x89' }]
  await expect(provider.request({ method: 'eth_sendTransaction', params })).rejects.toMatchObject({ code: 4901 })
  expect(asked).toEqual([])
})
