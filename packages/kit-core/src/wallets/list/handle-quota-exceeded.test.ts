/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { setUp } from '../../../test/directory-fixture.js'
import { close, connect, open, prefetch, push, ready } from '../../actions.js'
import { currentRoute } from '../../index.js'
import { until } from '../../testing/until.js'

test('R-FLOW-29 shows a used-up quota to a user who is about to connect', async () => {
  const { api, kit, directory, settled } = setUp({ scenario: 'quota' })
  prefetch(kit)
  await settled()
  expect(directory()).toMatchObject({ status: 'failed', isQuotaExceeded: true })
  expect(kit.getState().modal.open).toBe(false)
  const view = () => currentRoute(kit.getState().navigation).view
  void open(kit)
  expect(view()).toBe('Connect')
  await until(() => view() === 'UsageExceeded')
  expect(view()).toBe('UsageExceeded')
  close(kit)
  api.setScenario('healthy')
  void open(kit)
  await until(() => directory().status === 'ready')
  expect(directory().isQuotaExceeded).toBe(false)
  expect(view()).toBe('Connect')
})

test('R-FLOW-29 shows nothing when the user is on another view', async () => {
  const { kit, settled } = setUp({ scenario: 'quota' })
  void open(kit, { view: 'Networks' })
  await settled()
  expect(currentRoute(kit.getState().navigation).view).toBe('Networks')
})

test('R-FLOW-29 shows nothing while a wallet request is open', async () => {
  const { kit, wallet, directory } = setUp({ scenario: 'quota' })
  await ready(kit)
  wallet.announce({ id: 'fox', name: 'Fox', type: 'ANNOUNCED', chain: 'eip155' })
  wallet.holdNext()
  void open(kit)
  push(kit, { view: 'ConnectingExternal' })
  const attempt = connect(kit, { connectorId: 'fox' })
  await until(() => directory().isQuotaExceeded)
  expect(directory().isQuotaExceeded).toBe(true)
  expect(currentRoute(kit.getState().navigation).view).toBe('ConnectingExternal')
  wallet.approve()
  await attempt
})
