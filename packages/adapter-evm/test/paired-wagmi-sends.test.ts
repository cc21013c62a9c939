import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { sendCalls, sendTransaction, switchChain, waitForTransactionReceipt } from '@wagmi/core'
import { isWalletProvider } from '../src/discovery/provider.js'
import { hostConfig, hosted, one } from './paired-wagmi-fixture.js'
import { PAIRED } from './paired-wallet.js'
import { ALICE, BOB, network, page, SANDBOX, wallet, world } from './setup.js'

test('R-ADPT-09, R-CONN-115 mines a transfer made by wagmi alone and reports its receipt to the kit', async () => {
  const { config, events, getBalance, networks, asked } = await hosted()
  const [main] = networks
  if (!main) throw new Error('No network')
  const balance = async () => (await getBalance({ address: BOB.address, network: main, signal: never })).value
  const before = await balance()
  const hash = await sendTransaction(config, { to: BOB.address, value: 1_000_000_000_000_000_001n })
  expect((await waitForTransactionReceipt(config, { hash })).status).toBe('success')
  expect((await balance()) - before).toBe(1_000_000_000_000_000_001n)
  await until(() => ofType(events, 'transactionSettled').length === 1)
  expect(ofType(events, 'transactionSettled')[0]).toEqual({ type: 'transactionSettled', hash, status: 'confirmed' })
  expect(asked.map(({ method }) => method)).toEqual(['eth_sendTransaction'])
})

test('R-ADPT-09 tracks a transfer by wagmi on another approved chain', async () => {
  const { config, events, getBalance, networks } = await hosted()
  const [, other] = networks
  if (!other) throw new Error('No network')
  const balance = async () => (await getBalance({ address: BOB.address, network: other, signal: never })).value
  const before = await balance()
  await switchChain(config, { chainId: 10 })
  const hash = await sendTransaction(config, { to: BOB.address, value: 9n, chainId: 10 })
  await until(() => ofType(events, 'transactionSettled').length === 1)
  expect(ofType(events, 'transactionSettled')).toMatchObject([{ hash, status: 'confirmed' }])
  expect((await balance()) - before).toBe(9n)
})

test('R-ADPT-23 reports batches sent by wagmi and by the kit once they settle', async () => {
  const { config, events, sendCalls: send, networks } = await hosted()
  const [main] = networks
  if (!main) throw new Error('No network')
  await sendCalls(config, { calls: [{ to: BOB.address, value: 2n }] })
  await until(() => ofType(events, 'transactionSettled').length === 1)
  await send({ connectorId: PAIRED, address: ALICE.address, calls: [{ to: BOB.address, value: 2n }], network: main })
  await until(() => ofType(events, 'transactionSettled').length === 2)
  for (const { hash, status } of ofType(events, 'transactionSettled')) {
    expect([status, hash]).toEqual(['confirmed', expect.stringMatching(/^0x[0-9a-f]{64}$/)])
  }
})

test('R-ADPT-09, R-ERR-20 rejects a declined transfer in wagmi and does not track it', async () => {
  const { config, events, person } = await hosted()
  person.say = false
  await expect(sendTransaction(config, { to: BOB.address, value: 1n })).rejects.toThrow(/rejected/)
  person.say = true
  const hash = await sendTransaction(config, { to: BOB.address, value: 1n })
  await until(() => ofType(events, 'transactionSettled').length > 0)
  expect(ofType(events, 'transactionSettled')).toMatchObject([{ hash }])
})

test('R-ADPT-06 R-ACCT-133 records a transfer by wagmi through an announced wallet, and one by the kit’s provider', async () => {
  const given = page()
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: one().url }] })
  made.wallet.announce(given.events)
  const config = hostConfig()
  const { adapter, events } = world({ networks: [network(1, one().url)], page: given, config })
  await adapter.connect({ connectorId: SANDBOX, signal: never })
  const hash = await sendTransaction(config, { to: BOB.address, value: 1n })
  await until(() => ofType(events, 'transactionSettled').length === 1)
  expect(ofType(events, 'transactionSettled')).toMatchObject([{ hash, status: 'confirmed' }])
  const provider = await adapter.getProvider({ connectorId: SANDBOX })
  if (!isWalletProvider(provider)) throw new Error('No provider')
  const params = [{ from: ALICE.address, to: BOB.address, value: '0x1' }]
  const second = await provider.request({ method: 'eth_sendTransaction', params })
  await until(() => ofType(events, 'transactionSettled').length === 2)
  expect(ofType(events, 'transactionSettled')[1]).toMatchObject({ hash: second, status: 'confirmed' })
})
