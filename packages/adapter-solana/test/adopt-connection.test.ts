import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { getFeature } from '../src/discovery/standard-wallet.js'
import { DEVNET, MAINNET, TEST_WALLET, world } from './setup.js'
import { type Key, key, register, testWallet } from './standard-wallet.js'

const connectorId = TEST_WALLET

let alice: Key
let bob: Key
beforeAll(async () => {
  alice = await key(1)
  bob = await key(2)
})

/** A page whose app connected the wallet without the kit. */
async function scene() {
  const hand = testWallet({ keys: [alice] })
  const made = world()
  register(made.page, hand.wallet)
  await until(() => made.adapter.connectors().length === 1)
  return { ...made, hand }
}

test('R-ADPT-12 R-CONN-108 takes over a connection of the app without a window, on the network of the app', async () => {
  const { adapter, events, hand } = await scene()
  await adapter.adoptConnection({ connectorId, signal: never })
  expect(events.filter(({ type }) => type === 'connections')).toEqual([])
  await getFeature(hand.wallet, 'standard:connect')?.call()
  await adapter.adoptConnection({ connectorId, address: bob.address, signal: never })
  expect(ofType(events, 'connections')).toEqual([])
  await adapter.adoptConnection({ connectorId, address: alice.address, network: DEVNET, signal: never })
  expect(ofType(events, 'connections')).toMatchObject([
    { connections: [{ connectorId, accounts: [{ address: alice.address }], caipNetworkId: DEVNET.caipNetworkId }] },
  ])
  expect(await adapter.getProvider({ connectorId })).toMatchObject({ caipNetworkId: DEVNET.caipNetworkId })
  const inputs = hand.asked.filter(({ feature }) => feature === 'standard:connect').map(({ input }) => input)
  expect(inputs.filter(({ silent }) => silent !== true)).toEqual([{}])
})

test('R-ADPT-12 R-CONN-105 lists a wallet of the app until the last caller that added it removes it', async () => {
  const { adapter, page } = world({ networks: [MAINNET] })
  const { wallet } = testWallet({ keys: [alice] })
  const [first, second] = [adapter.offerWallet(wallet), adapter.offerWallet(wallet)]
  await until(() => adapter.connectors().length === 1)
  expect(adapter.connectors()[0]).toMatchObject({ id: connectorId, type: 'EXTERNAL' })
  first()
  first()
  expect(adapter.connectors()).toHaveLength(1)
  const leave = register(page, wallet)
  await until(() => adapter.connectors()[0]?.type === 'ANNOUNCED')
  second()
  expect(adapter.connectors()).toHaveLength(1)
  expect(leave).toBeDefined()
})
