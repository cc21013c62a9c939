/** A wallet that the page lists, or that is connected. */
import { never, until } from '@bowline/jest-preset/fixtures'
import { TEST_WALLET, type WorldOptions, world } from './setup.js'
import { type Key, key, register, type TestWalletOptions, testWallet } from './standard-wallet.js'

export let alice: Key
export let bob: Key
beforeAll(async () => {
  alice = await key(1)
  bob = await key(2)
})

export const connectorId = TEST_WALLET

export async function offered(over: Partial<TestWalletOptions> = {}, options: WorldOptions = {}) {
  const hand = testWallet({ keys: [alice, bob], ...over })
  const made = world(options)
  register(made.page, hand.wallet)
  await until(() => made.adapter.connectors().length === 1)
  return { ...made, hand }
}

export async function connected(over: Partial<TestWalletOptions> = {}, options: WorldOptions = {}) {
  const made = await offered(over, options)
  return { ...made, connection: await made.adapter.connect({ connectorId, signal: never }) }
}
