/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { lendLocks } from '@bowline/jest-preset/page-locks'
import {
  chain,
  ENTRY,
  HASH,
  KEY,
  leftPage,
  makeAdapter,
  notifyTabs,
  page,
  pass,
  settled,
} from '../../../test/reload-fixture.js'
import { connect } from '../../actions.js'
import type { TransactionCheck } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'

test('R-STORE-26 reports an outcome that two tabs find in one of them only', async () => {
  const adapter = makeAdapter()
  const one = await page(adapter)
  await connect(one.kit, { connectorId: 'test.wallet.eip155' })
  const two = await page(adapter)
  window.localStorage.setItem(KEY, JSON.stringify([{ ...ENTRY, kind: 'transfer' }]))
  await notifyTabs()
  expect([one.status(), two.status()]).toEqual([['pending'], ['pending']])
  chain.answer = { status: 'confirmed' }
  await pass(1_000)
  await notifyTabs()
  expect([one.status(), two.status()]).toEqual([['confirmed'], ['confirmed']])
  expect([...one.toasts, ...two.toasts]).toEqual(['Transaction confirmed'])
})

test('R-STORE-26 R-ACCT-84 keeps an outcome when another tab lags behind', async () => {
  const behind: { answer: TransactionCheck } = { answer: { status: 'confirmed', isReorgPossible: true } }
  const one = await page()
  await connect(one.kit, { connectorId: 'test.wallet.eip155' })
  const two = await page(mockAdapter({ chain: async () => behind.answer }))
  await connect(two.kit, { connectorId: 'test.wallet.eip155' })
  const inBlock = { ...ENTRY, kind: 'transfer', status: 'confirmed', isReorgPossible: true, lastNotified: 'confirmed' }
  window.localStorage.setItem(KEY, JSON.stringify([inBlock]))
  await notifyTabs()
  await pass(120_000)
  chain.answer = { status: 'dropped' }
  await pass(60_000)
  expect([one.status(), two.status()]).toEqual([['dropped'], ['confirmed']])
  behind.answer = { status: 'pending' }
  await pass(240_000)
  expect(window.localStorage.getItem(KEY)).toContain('"dropped"')
  behind.answer = { status: 'dropped' }
  await pass(60_000)
  expect([two.status(), [...one.toasts, ...two.toasts]]).toEqual([['dropped'], ['The network dropped it']])
})

test('R-STORE-26 reports in the sending page while it is open, and in the next one once it is closed', async () => {
  const locks = lendLocks()
  try {
    const [one, two] = [await page(), await page()]
    for (const { kit } of [one, two]) await connect(kit, { connectorId: 'test.wallet.eip155' })
    for (const [hash, expected] of [
      [HASH, []],
      [`0x${'b2'.repeat(32)}`, ['Transaction confirmed']],
    ] as const) {
      chain.answer = { status: 'pending' }
      one.adapter.controls.emit({ type: 'sent', sent: { hash, caipNetworkId: 'eip155:1' } })
      await settled()
      await notifyTabs()
      if (expected.length > 0) {
        one.stop()
        locks.freeAll()
      }
      chain.answer = { status: 'confirmed' }
      await pass(1_000)
      expect([two.status()[0], two.toasts]).toEqual(['confirmed', expected])
    }
  } finally {
    locks.giveBack()
  }
})

test('R-STORE-26 reports an outcome when the browser’s locks respond late and more is known meanwhile', async () => {
  await leftPage()
  const locks = lendLocks({ slowMs: 40_000 })
  try {
    const next = await page()
    await connect(next.kit, { connectorId: 'test.wallet.eip155' })
    chain.answer = { status: 'confirmed', isReorgPossible: true }
    await pass(3_000)
    chain.answer = { status: 'confirmed', isReorgPossible: true, memo: 'in a block' }
    await pass(32_000)
    expect([chain.looks.at(-1), next.status(), next.toasts]).toEqual(['in a block', ['confirmed'], []])
    await pass(10_000)
    expect(next.toasts).toEqual(['Transaction confirmed'])
    await pass(300_000)
    expect(next.toasts).toEqual(['Transaction confirmed'])
  } finally {
    locks.giveBack()
  }
})
