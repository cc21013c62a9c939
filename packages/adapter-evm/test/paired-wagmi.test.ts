import { never, ofType } from '@bowline/jest-preset/fixtures'
import { getCapabilities, getAccount as getConnection, signMessage, signTypedData, switchChain } from '@wagmi/core'
import { verifyMessage, verifyTypedData } from 'viem'
import { toProvider } from './paired-fixture.js'
import { hosted, one } from './paired-wagmi-fixture.js'
import { actionsOf, caip, on, PAIRED, pairedWallet } from './paired-wallet.js'
import { ALICE, BOB, network, world } from './setup.js'

test('R-ADPT-06 shows the paired wallet in wagmi as a connection with the id walletConnect', async () => {
  const { config, events } = await hosted()
  const seen = getConnection(config)
  expect(seen).toMatchObject({
    status: 'connected',
    address: ALICE.address,
    addresses: [ALICE.address, BOB.address],
    chainId: 1,
    connector: { id: 'walletConnect', type: 'walletConnect', name: 'Pocket Wallet' },
  })
  expect(config.connectors.map(({ uid }) => uid)).toEqual([seen.connector?.uid])
  expect(events).toEqual([])
})

test('R-ADPT-06 signs with each account of the paired wallet through wagmi’s actions', async () => {
  const { config } = await hosted()
  for (const { address } of [ALICE, BOB]) {
    const signature = await signMessage(config, { message: 'both', account: address })
    expect(await verifyMessage({ address, message: 'both', signature })).toBe(true)
  }
  const data = {
    domain: { name: 'Shop', chainId: 1 },
    types: { Order: [{ name: 'amount', type: 'uint256' }] },
    primaryType: 'Order',
    message: { amount: 2n ** 255n },
  } as const
  const signature = await signTypedData(config, data)
  expect(await verifyTypedData({ address: ALICE.address, ...data, signature })).toBe(true)
})

test('R-ADPT-11 returns the paired wallet’s capabilities through wagmi', async () => {
  const { config } = await hosted()
  expect(Object.keys(await getCapabilities(config))).toEqual(['1', '10'])
})

test('R-ADPT-06 emits a switch by wagmi, and shows one by the kit in wagmi, without a request to the paired wallet', async () => {
  const { config, events, switchNetwork, networks, asked } = await hosted()
  const [main] = networks
  expect(await switchChain(config, { chainId: 10 })).toMatchObject({ id: 10 })
  expect(ofType(events, 'switchNetwork').map(({ caipNetworkId }) => caipNetworkId)).toEqual(['eip155:10'])
  if (main) await switchNetwork({ connectorId: PAIRED, network: main, signal: never })
  expect(getConnection(config).chainId).toBe(1)
  expect(config.state.chainId).toBe(1)
  expect(asked).toEqual([])
})

test('R-CONN-85 sends the paired wallet a request when wagmi switches to a chain it did not approve', async () => {
  const { config, events, asked } = await hosted()
  await switchChain(config, { chainId: 137 })
  expect(asked.map(({ method }) => method)).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
  expect(ofType(events, 'switchNetwork').at(-1)?.caipNetworkId).toBe('eip155:137')
})

test('R-ADPT-06 shows accounts and chains that the paired wallet reports in wagmi', async () => {
  const { config, emit, approve } = await hosted()
  emit({ type: 'accounts', namespace: 'eip155', accounts: on(1, BOB.address) })
  expect(getConnection(config).address).toBe(BOB.address)
  emit({ type: 'network', caipNetworkId: caip(10) })
  expect(getConnection(config).chainId).toBe(10)
  approve({ accounts: on(1, ALICE.address), chainIds: [1] })
  expect(getConnection(config)).toMatchObject({ addresses: [ALICE.address], chainId: 1 })
})

test('R-ADPT-06 includes the paired wallet in the default configuration', async () => {
  const { adapter } = world({ networks: [network(1, one().url)] })
  const paired = pairedWallet({ chains: [{ chainId: 1, rpcUrl: one().url }] })
  await actionsOf(adapter).connectPaired({ session: paired.session, signal: never })
  const config = await adapter.wagmiConfig()
  expect(getConnection(config)).toMatchObject({ address: ALICE.address, connector: { id: 'walletConnect' } })
  const provider = toProvider(await adapter.getProvider({ connectorId: PAIRED }))
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([ALICE.address, BOB.address])
})
