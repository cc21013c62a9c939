/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { settled, setUpAccount } from '../../../test/account-bench.js'
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

test('R-ACCT-23 tokens are read every 10 s until it is ended', async () => {
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

test('R-ACCT-23 while nobody sees the page nothing is asked; once somebody does, at once', async () => {
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

test('R-ACCT-23 R-API-08 it ends when the service says that it cannot answer', async () => {
  const { api, kit, pass, asked } = await setUp()
  pollTokens(kit)
  api.setScenario('503', { only: ['balances'] })
  await pass(10_000)
  api.setScenario('healthy')
  await pass(120_000)
  expect(asked()).toHaveLength(1)
})

test('R-ACCT-23 it ends when another reading heard so', async () => {
  const { api, kit, pass, asked } = await setUp()
  api.setScenario('503', { only: ['balances'] })
  await refreshTokens(kit)
  pollTokens(kit)
  api.setScenario('healthy')
  await pass(120_000)
  expect(asked()).toHaveLength(1)
})

test('R-ACCT-23 once the service has answered again a view reads on', async () => {
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

test('R-ACCT-23 R-ACCT-18 another failure does not end it, and blocks for 30 s as ever', async () => {
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
  'R-REACT-07 a kit that stops ends it (page %s), and no timer is left',
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

test('R-ACCT-18 R-ACCT-23 tokens that are being read are not asked for a second time, so that a failure blocks for 30 s once', async () => {
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
