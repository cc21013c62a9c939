/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { setUpAccount } from '../../../test/account-fixture.js'
import { refreshIdentity, retryFailed } from '../../actions.js'

async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms)
}

afterEach(() => {
  jest.useRealTimers()
})

test.each([
  ['the network', () => window.dispatchEvent(new Event('online'))],
  ['the page', () => document.dispatchEvent(new Event('visibilitychange'))],
])('R-ACCT-178 starts the pauses over when %s returns', async (_, comeBack) => {
  const { kit, api, account } = await setUpAccount()
  api.setScenario('500', { only: ['identity', 'name-reverse'] })
  await refreshIdentity(kit, { isForced: true })
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  const stop = retryFailed(kit, { of: 'identity' })
  await pass(600_000)
  expect(account().profileStatus).toBe('failed')
  api.setScenario('healthy')
  comeBack()
  await pass(4_999)
  expect(account().profileStatus).toBe('failed')
  await pass(1)
  expect(account().profileStatus).toBe('ready')
  stop()
})
