/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { getEventListeners } from 'node:events'
import { setUpAccount } from '../../../test/account-fixture.js'
import { HASH, HOUR, MINUTE, OPEN, pass, SECOND, sent, settled, setVisibility } from '../../../test/poller-fixture.js'
import { OWN } from '../../../test/send-fixture.js'
import { fetchTransactions } from '../../actions.js'
import { selectActivityGroups, selectPendingCount, selectTrackedTransactions } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'

test('R-ADPT-50 polls a sent transaction every second at first, then less often', async () => {
  const { looks, status } = await sent()
  expect(status()).toEqual(['pending'])
  await pass(30 * SECOND)
  expect(looks).toHaveLength(30)
  await pass(30 * 5 * SECOND)
  expect(looks).toHaveLength(60)
  await pass(50 * 15 * SECOND)
  expect(looks).toHaveLength(110)
  await pass(10 * MINUTE)
  expect(looks).toHaveLength(120)
  expect(status()).toEqual(['pending'])
})

test.each([
  ['40 seconds', 40 * SECOND],
  ['an hour', HOUR],
  ['a day', 24 * HOUR],
])('R-ADPT-50 reports once what is mined after %s, and stops polling', async (_, ms) => {
  const { chain, looks, status, kit } = await sent()
  await pass(ms)
  expect([status(), selectPendingCount(kit.getState())]).toEqual([['pending'], 1])
  chain.answer = { status: 'confirmed' }
  await pass(MINUTE)
  expect([status(), selectPendingCount(kit.getState())]).toEqual([['confirmed'], 0])
  const before = looks.length
  await pass(HOUR)
  expect(looks).toHaveLength(before)
  expect(jest.getTimerCount()).toBe(0)
})

test('R-ADPT-50 keeps polling when a node fails or does not respond for a while', async () => {
  const { chain, status } = await sent(new Error('down'))
  await pass(HOUR)
  expect(status()).toEqual(['pending'])
  chain.answer = { status: 'failed' }
  await pass(MINUTE)
  expect(status()).toEqual(['failed'])
})

test('R-ADPT-51 pauses while the page is hidden, and polls at once when it is visible', async () => {
  const { looks, chain, status } = await sent()
  await pass(10 * SECOND)
  setVisibility('hidden')
  await pass(HOUR)
  expect(looks.length).toBeLessThanOrEqual(11)
  chain.answer = { status: 'confirmed' }
  setVisibility('visible')
  await settled()
  expect(status()).toEqual(['confirmed'])
})

test('R-ADPT-51 polls at once when the network is back', async () => {
  const { looks, chain, status } = await sent(new Error('offline'))
  await pass(HOUR)
  const before = looks.length
  chain.answer = { status: 'confirmed' }
  window.dispatchEvent(new Event('online'))
  await settled()
  expect([status(), looks.length]).toEqual([['confirmed'], before + 1])
})

test('R-ADPT-50 R-ADPT-69 polls a chain of slow blocks once early, then as often as its adapter allows', async () => {
  const { looks } = await sent(OPEN, { minPollIntervalMs: 15_000 })
  await pass(SECOND)
  expect(looks).toHaveLength(1)
  await pass(MINUTE)
  expect(looks).toHaveLength(5)
})

test('R-ADPT-50 passes the adapter’s note of one check to the next', async () => {
  const { looks, chain } = await sent({ status: 'pending', memo: 'nonce 7' }, { memo: 'sent' })
  await pass(2 * SECOND)
  expect(looks.map(({ memo }) => memo)).toEqual(['sent', 'nonce 7'])
  chain.answer = OPEN
  await pass(2 * SECOND)
  expect(looks.at(-1)?.memo).toBe('nonce 7')
})

test('R-ADPT-50 uses the hash of the replacement or the batch once it has ended', async () => {
  const { kit, chain } = await sent()
  const replacement = { hash: `0x${'b2'.repeat(32)}`, reason: 'repriced' as const }
  chain.answer = { status: 'confirmed', replacement }
  await pass(SECOND)
  expect(selectTrackedTransactions(kit.getState())).toMatchObject([
    { hash: HASH, status: 'confirmed', settledAs: replacement.hash, reason: 'repriced' },
  ])
})

test('R-ACCT-52 R-CONST-15 tracks 99 transactions and drops the oldest with the 100th', async () => {
  const { wallet, looks, kit } = await sent()
  for (let number = 2; number <= 100; number += 1) {
    wallet.emit({ type: 'sent', sent: { hash: `0x${number}`, caipNetworkId: 'eip155:1' } })
  }
  await settled()
  expect(selectTrackedTransactions(kit.getState())).toHaveLength(99)
  looks.length = 0
  await pass(SECOND)
  expect(looks).toHaveLength(99)
  expect(looks.map(({ hash }) => hash)).not.toContain(HASH)
})

test('R-ADPT-22 stops polling and clears its timers when the kit stops', async () => {
  const { stop, looks } = await sent()
  await pass(3 * SECOND)
  stop()
  const before = looks.length
  await pass(HOUR)
  setVisibility('visible')
  await settled()
  expect(looks).toHaveLength(before)
  expect(jest.getTimerCount()).toBe(0)
})

test('R-ADPT-50 does not poll an adapter that reports outcomes itself', async () => {
  const adapter = mockAdapter()
  const { kit } = await setUpAccount({ adapters: [adapter] })
  adapter.controls.emit({ type: 'sent', sent: { hash: HASH, caipNetworkId: 'eip155:1' } })
  adapter.controls.emit({ type: 'transactionSettled', hash: HASH, status: 'dropped' })
  adapter.controls.emit({ type: 'transactionSettled', hash: HASH, status: 'confirmed' })
  await settled()
  expect(selectTrackedTransactions(kit.getState()).map(({ status }) => status)).toEqual(['dropped'])
})

test('R-ADPT-23 adds one listener for the end of the kit, whatever the number of sends', async () => {
  const { wallet, kit } = await sent()
  const before = getEventListeners(kit.lifetime(), 'abort').length
  for (let number = 2; number <= 60; number += 1) {
    wallet.emit({ type: 'sent', sent: { hash: `0x${number}`, caipNetworkId: 'eip155:1' } })
  }
  await pass(3 * SECOND)
  expect(getEventListeners(kit.lifetime(), 'abort')).toHaveLength(before)
})

test('R-ACCT-80 lists what the app sent under its account in any spelling, and a batch without a link until it has a hash', async () => {
  const { kit, chain } = await sent(OPEN, { address: OWN.toUpperCase().replace('0X', '0x'), isBatch: true })
  await fetchTransactions(kit)
  const row = () => selectActivityGroups(kit.getState())[0]
  expect(row()).toMatchObject({ kind: 'pending', transactions: [{ metadata: { operationType: 'execute' } }] })
  expect(row()?.transactions[0]?.metadata.hash).toBeUndefined()
  chain.answer = { status: 'confirmed', hash: HASH.replaceAll('a', 'b') }
  await pass(SECOND)
  expect(selectTrackedTransactions(kit.getState())).toMatchObject([{ settledAs: HASH.replaceAll('a', 'b') }])
})
