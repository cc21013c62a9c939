/** Wallets that revoke access without an event. */
import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { codeOf, TEST_WALLET, world } from './setup.js'
import { key, register, testWallet } from './standard-wallet.js'

const connectorId = TEST_WALLET
const UNAUTHORIZED = Object.assign(new Error('The requested account has not been authorized by the user.'), {
  code: 4100,
})

async function scene() {
  const [alice, bob] = [await key(1), await key(2)]
  const hand = testWallet({ keys: [alice, bob] })
  const made = world()
  register(made.page, hand.wallet)
  await until(() => made.adapter.connectors().length === 1)
  await made.adapter.connect({ connectorId, signal: never })
  const silently: object[] = []
  const feature = hand.wallet.features['standard:connect'] ?? {}
  const usual = Reflect.get(feature, 'connect')
  Object.assign(feature, {
    connect(input: { silent?: boolean } = {}) {
      if (input.silent) silently.push(input)
      return usual.call(feature, input)
    },
  })
  const sign = () => {
    hand.next(async () => Promise.reject(UNAUTHORIZED))
    return codeOf(
      made.adapter.signMessage?.({ connectorId, address: alice.address, message: 'x' }) ?? Promise.resolve(),
    )
  }
  return { ...made, hand, bob, sign, silently }
}

test('R-ADPT-126 checks the accounts once without a window after 4100, and marks the wallet as unavailable when none are shared', async () => {
  const { sign, hand, events, silently, adapter } = await scene()
  hand.forget()
  expect(await sign()).toBe('wallet/request-failed')
  await until(() => ofType(events, 'unavailable').length === 1)
  expect([silently, ofType(events, 'unavailable')]).toEqual([
    [{ silent: true }],
    [{ type: 'unavailable', connectorId }],
  ])
  expect(await codeOf(adapter.getAccounts({ connectorId }))).toBe('adapter/provider-not-found')
})

test('R-ADPT-126 stays connected after 4100 when the wallet still shares its accounts', async () => {
  const { sign, events, silently, adapter, bob } = await scene()
  await adapter.switchAccount?.({ connectorId, address: bob.address })
  const before = events.length
  await sign()
  await until(() => silently.length === 1)
  await sign()
  await until(() => silently.length === 2)
  expect(events.slice(before)).toEqual([])
  expect((await adapter.getAccounts({ connectorId }))[0]?.address).toBe(bob.address)
})

test('R-ADPT-126 emits the remaining accounts after 4100', async () => {
  const { sign, hand, events, bob } = await scene()
  hand.sleepThrough(bob.address)
  await sign()
  await until(() => ofType(events, 'accountChanged').length === 1)
  expect(ofType(events, 'accountChanged')[0]?.accounts.map(({ address }) => address)).toEqual([bob.address])
})
