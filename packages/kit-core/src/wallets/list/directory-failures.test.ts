/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { listed, setUp } from '../../../test/directory-fixture.js'
import { close, fetchWallets, open, prefetch, ready, start } from '../../actions.js'
import { until } from '../../testing/until.js'

test.each(['500', '503', '403', 'offline', 'html', 'truncated', 'null', 'list', 'deep'] as const)(
  'R-MODAL-09 ignores a failure (%s), does not retry on hover, and retries on open',
  async (scenario) => {
    const { api, kit, log, directory, settled } = setUp()
    api.setScenario(scenario, { only: ['wallets'] })
    void open(kit)
    await settled()
    expect(directory()).toMatchObject({ status: 'failed', isQuotaExceeded: false })
    expect(kit.getState().alert.open).toBe(false)
    close(kit)
    api.setScenario('healthy')
    prefetch(kit)
    expect(directory().status).toBe('failed')
    void open(kit)
    await until(() => directory().status === 'ready')
    expect(directory().recommended).toHaveLength(4)
    expect(log.entries.filter(({ level }) => level === 'error')).toEqual([])
  },
)

test('R-CONN-172 loads featured and recommended wallets independently, also when one of them fails', async () => {
  const isFeatured = (input: RequestInfo | URL) => String(input).includes('include=b')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const failing = { featured: false, others: true }
  const asked: boolean[] = []
  const { kit, directory } = setUp({ featuredWalletIds: ['b'] }, async (input) => {
    if (!String(input).includes('getWallets')) throw new TypeError('fetch failed')
    asked.push(isFeatured(input))
    if (!isFeatured(input)) await held
    if (isFeatured(input) ? failing.featured : failing.others) return new Response(null, { status: 500 })
    return Response.json({ data: [listed(isFeatured(input) ? 'b' : 'a')], count: 1 })
  })
  const ids = () => [directory().featured, directory().recommended].map((list) => list.map(({ id }) => id))
  void open(kit)
  await until(() => directory().featured.length > 0)
  expect([directory().status, ids()]).toEqual(['loading', [['b'], []]])
  release()
  await until(() => directory().status === 'failed')
  expect([ids(), directory().count]).toEqual([[['b'], []], undefined])
  failing.others = false
  failing.featured = true
  close(kit)
  void open(kit)
  await until(() => directory().status === 'ready')
  expect([ids(), directory().count, asked]).toEqual([[['b'], ['a']], 2, [true, false, false]])
})

test('R-CONN-22 security §11 keeps the list intact when the directory sends hostile entries', async () => {
  const { kit, directory, settled } = setUp({ scenario: 'hostile' })
  void open(kit)
  await settled()
  expect(directory().status).toBe('ready')
  const { wallets } = await fetchWallets(kit)
  expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length)
})

test('R-REACT-07 reports no failure when the kit stops while the directory loads', async () => {
  const { api, kit, stop, log, directory, settled } = setUp({ scenario: 'slow' })
  await ready(kit)
  prefetch(kit)
  expect(directory().status).toBe('loading')
  stop()
  await until(() => directory().status === 'idle')
  expect(directory().status).toBe('idle')
  api.setScenario('healthy')
  start(kit)
  await ready(kit)
  prefetch(kit)
  await settled()
  expect(directory().status).toBe('ready')
  expect(log.entries.filter(({ level }) => level !== 'debug')).toEqual([])
})
