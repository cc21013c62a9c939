import { settled, setUpAccount } from '../../../test/account-fixture.js'
import { fetchTransactions, refreshBalance, refreshIdentity, refreshTokens, retryFailed } from '../../actions.js'
import type { Adapter, AdapterDescriptor } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'

const freeze = () => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })

async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms)
  await settled()
}

test('R-ACCT-178 requests a failed balance again with growing pauses, and leaves no timer after the view closes', async () => {
  freeze()
  let failures = 0
  const fail = () => {
    failures += 1
  }
  const mock = mockAdapter()
  const adapter: AdapterDescriptor = {
    ...mock,
    create: (context): Adapter => {
      const made = mock.create(context)
      return {
        ...made,
        async getBalance(params) {
          if (failures > 0) {
            failures -= 1
            throw new Error('The node is away')
          }
          return { value: 1n, decimals: 18, symbol: params.network.nativeCurrency.symbol }
        },
      }
    },
  }
  const { kit, account } = await setUpAccount({ adapters: [adapter] })
  fail()
  await refreshBalance(kit, { isForced: true })
  expect(account().isBalanceStale).toBe(true)
  const stop = retryFailed(kit, { of: 'balance' })
  fail()
  await pass(5_000)
  expect(account().isBalanceStale).toBe(true)
  await pass(9_999)
  expect(account().isBalanceStale).toBe(true)
  await pass(1)
  expect(account().isBalanceStale).toBe(false)
  stop()
  const before = jest.getTimerCount()
  fail()
  await refreshBalance(kit, { isForced: true })
  expect(jest.getTimerCount()).toBe(before)
})

test('R-ACCT-178 requests failed tokens again no sooner than 30 s after the failure', async () => {
  freeze()
  const { kit, api, account, asked } = await setUpAccount()
  api.setScenario('500', { only: ['balances'] })
  await refreshTokens(kit)
  const stop = retryFailed(kit, { of: 'tokens' })
  const before = asked().length
  await pass(29_999)
  expect(asked().length).toBe(before)
  api.setScenario('healthy')
  await pass(2)
  expect(account().tokenStatus).toBe('ready')
  stop()
})

test('R-ACCT-178 requests a failed history again', async () => {
  freeze()
  const { kit, api } = await setUpAccount()
  api.setScenario('500', { only: ['history'] })
  await fetchTransactions(kit)
  expect(kit.getState().activity.status).toBe('failed')
  const stop = retryFailed(kit, { of: 'activity' })
  api.setScenario('healthy')
  await pass(5_000)
  expect(kit.getState().activity.status).toBe('ready')
  stop()
})

test('R-ACCT-178 requests a failed name again', async () => {
  freeze()
  const { kit, api, account } = await setUpAccount()
  api.setScenario('500', { only: ['identity', 'name-reverse'] })
  await refreshIdentity(kit, { isForced: true })
  expect(account().profileStatus).toBe('failed')
  const stop = retryFailed(kit, { of: 'identity' })
  api.setScenario('healthy')
  await pass(5_000)
  expect(account().profileStatus).toBe('ready')
  stop()
})
