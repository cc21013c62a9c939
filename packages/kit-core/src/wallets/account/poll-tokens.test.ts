/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { settled, setUpAccount } from '../../../test/account-fixture.js'
import { pollTokens, refreshTokens } from '../../actions.js'

function show(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

async function setUp() {
  const bench = await setUpAccount()
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  const pass = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms)
    await settled()
  }
  return { ...bench, pass }
}

afterEach(() => show('visible'))

test('R-ACCT-23 refreshes the tokens every 10 s until it is stopped', async () => {
  const { kit, pass, asked } = await setUp()
  const end = pollTokens(kit)
  await pass(9_999)
  expect(asked()).toEqual([])
  await pass(1)
  expect(asked()).toHaveLength(1)
  await pass(10_000)
  expect(asked()).toHaveLength(2)
  end()
  await pass(60_000)
  expect(asked()).toHaveLength(2)
})

test('R-ACCT-23 requests nothing while the page is hidden, and refreshes when it is visible again', async () => {
  const { kit, pass, asked } = await setUp()
  const end = pollTokens(kit)
  show('hidden')
  await pass(120_000)
  expect(asked()).toEqual([])
  show('visible')
  await settled()
  expect(asked()).toHaveLength(1)
  end()
})

test('R-ACCT-23 R-API-08 stops when the service responds that it is unavailable', async () => {
  const { api, kit, pass, asked } = await setUp()
  pollTokens(kit)
  api.setScenario('503', { only: ['balances'] })
  await pass(10_000)
  api.setScenario('healthy')
  await pass(120_000)
  expect(asked()).toHaveLength(1)
})

test('R-ACCT-23 stops when another refresh gets that response', async () => {
  const { api, kit, pass, asked } = await setUp()
  api.setScenario('503', { only: ['balances'] })
  await refreshTokens(kit)
  pollTokens(kit)
  api.setScenario('healthy')
  await pass(120_000)
  expect(asked()).toHaveLength(1)
})

test('R-ACCT-23 polls again for a new view once the service has responded', async () => {
  const { api, kit, pass, asked } = await setUp()
  api.setScenario('503', { only: ['balances'] })
  await refreshTokens(kit)
  api.setScenario('healthy')
  await pass(30_000)
  await refreshTokens(kit)
  const end = pollTokens(kit)
  await pass(10_000)
  await pass(10_000)
  expect(asked()).toHaveLength(4)
  end()
})

test('R-ACCT-23 R-ACCT-18 continues after another failure, which blocks requests for 30 s', async () => {
  const { api, kit, pass, asked, account } = await setUp()
  const end = pollTokens(kit)
  api.setScenario('500', { only: ['balances'] })
  await pass(10_000)
  api.setScenario('healthy')
  await pass(29_000)
  expect(asked()).toHaveLength(1)
  await pass(11_000)
  expect(account().tokenStatus).toBe('ready')
  end()
})

test.each(['visible', 'hidden'] as const)(
  'R-REACT-07 stops with the kit (page %s), and leaves no timer',
  async (state) => {
    const { kit, stop, pass, asked, errors } = await setUp()
    pollTokens(kit)
    show(state)
    await pass(5_000)
    stop()
    await pass(60_000)
    expect([asked(), errors(), jest.getTimerCount()]).toEqual([[], [], 0])
  },
)

test('R-ACCT-18 R-ACCT-23 skips a refresh while one is pending, so that a failure blocks for 30 s only once', async () => {
  const { api, kit, pass, asked, account } = await setUp()
  api.setScenario('never', { only: ['balances'] })
  void refreshTokens(kit)
  const end = pollTokens(kit)
  await pass(10_000)
  expect([asked().length, account().tokenStatus]).toEqual([1, 'failed'])
  api.setScenario('healthy')
  await pass(31_000)
  expect([asked().length, account().tokenStatus]).toEqual([2, 'ready'])
  end()
})
