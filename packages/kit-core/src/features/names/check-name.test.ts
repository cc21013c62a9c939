import { createFakeFrame } from '@bowline/secure-frame/testing'
import { stopEmbedded } from '../../../test/embedded-fixture.js'
import { pass, settle, setUpNames } from '../../../test/name-fixture.js'
import { clearName, refetchName, setName, watchName } from '../../actions.js'

afterEach(() => {
  jest.useRealTimers()
  stopEmbedded()
})

const FREE = 'grace-hopper'

test('R-NAME-10 R-CONST-13 R-NAME-29 checks the text once, 500 ms after the last keystroke, and shows available and taken names', async () => {
  const { kit, form, status, sent } = await setUpNames({
    api: { names: { [`${FREE}2.bowline.id`]: `0x${'ab'.repeat(20)}` } },
  })
  expect(status()).toBe('empty')
  for (const text of ['gr', 'grac', FREE]) setName(kit, text)
  expect([status(), form().check]).toEqual(['checking', 'checking'])
  await pass(499)
  expect(sent('name-suggestions')).toEqual([])
  await pass(1)
  expect(sent('name-suggestions').map(({ path, query }) => [path, query.zone])).toEqual([
    [`/v1/profile/suggestions/${FREE}`, 'bowline.id'],
  ])
  expect(status()).toBe('available')
  expect(form().suggestions).toContainEqual({ name: `${FREE}.bowline.id`, registered: false })
  expect(form().suggestions).toContainEqual({ name: `${FREE}2.bowline.id`, registered: true })
})

test('R-NAME-29 R-NAME-05 shows an invalid text immediately and sends no request', async () => {
  const { kit, status, sent } = await setUpNames()
  const statuses = ['abc', 'ada lovelace', ' .bowline.id '].map((text) => {
    setName(kit, text)
    return status()
  })
  expect(statuses).toEqual(['too-short', 'invalid', 'empty'])
  await pass(2_000)
  expect(sent('name-suggestions')).toEqual([])
})

test('R-NAME-10 ignores a response for an older text', async () => {
  const { kit, form, status, hold } = await setUpNames({
    api: { names: { 'older.bowline.id': `0x${'ab'.repeat(20)}` } },
  })
  const release = hold('suggestions/older')
  setName(kit, 'older')
  await pass(500)
  setName(kit, 'newer')
  await pass(500)
  expect(status()).toBe('available')
  release()
  await settle()
  expect([status(), form().suggestions[0]?.name]).toEqual(['available', 'newer.bowline.id'])
})

test('R-NAME-08 sends no request when a suffix is added to the name', async () => {
  const { kit, status, sent } = await setUpNames()
  setName(kit, FREE)
  await pass(500)
  setName(kit, `${FREE}.bowline.id`)
  expect(status()).toBe('available')
  await pass(500)
  expect(sent('name-suggestions')).toHaveLength(1)
})

test('R-NAME-29 R-FLOW-51 shows a name of another account as taken, and one of the account as owned', async () => {
  const fake = createFakeFrame({ emailAction: 'CONNECT' })
  const names = { 'elsewhere.bowline.id': `0x${'ab'.repeat(20)}`, 'mine.bowline.id': fake.addresses.eip155 }
  const { kit, status } = await setUpNames({ fake, api: { names } })
  setName(kit, 'Elsewhere')
  await pass(500)
  expect(status()).toBe('taken')
  setName(kit, 'Mine')
  await pass(500)
  expect(status()).toBe('owned')
})

test.each(['null', 'html', 'offline'] as const)(
  'R-NAME-11 R-NAME-29 R-ERR-15 shows the failure in the scenario %s, and recovers on retry',
  async (scenario) => {
    const { kit, api, form, status } = await setUpNames()
    api.setScenario(scenario, { only: ['name-suggestions', 'name-lookup'] })
    setName(kit, FREE)
    await pass(500)
    expect([status(), form().failure?.message]).toEqual(['failed', 'Error fetching name suggestions'])
    api.setScenario('healthy')
    refetchName(kit)
    expect(status()).toBe('checking')
    await pass(0)
    expect([status(), form().failure]).toEqual(['available', undefined])
  },
)

test('R-NAME-31 waits up to a second for suggestions before the availability check, and shows late ones', async () => {
  const { kit, form, status, hold } = await setUpNames({
    api: { names: { 'busy.bowline.id': `0x${'ab'.repeat(20)}` } },
  })
  const release = hold('suggestions/')
  setName(kit, 'busy')
  await pass(500)
  await pass(1_000)
  expect([status(), form().suggestions]).toEqual(['taken', []])
  setName(kit, FREE)
  await pass(500)
  await pass(1_000)
  expect([status(), form().suggestions]).toEqual(['available', []])
  release()
  await settle()
  expect([status(), form().suggestions[0]?.name]).toEqual(['available', `${FREE}.bowline.id`])
})

test.each(['null', '500', 'offline'] as const)(
  'R-NAME-31 still finds the availability of a name when suggestions fail with %s, or when the lookup of a listed name fails',
  async (scenario) => {
    const { kit, api, form, status } = await setUpNames({
      api: { names: { 'busy.bowline.id': `0x${'ab'.repeat(20)}` } },
    })
    const seen: unknown[] = []
    for (const only of ['name-suggestions', 'name-lookup'] as const) {
      api.setScenario(scenario, { only: [only] })
      for (const text of [FREE, 'busy']) {
        setName(kit, text)
        await pass(500)
        seen.push([status(), form().failure])
      }
      api.setScenario('healthy')
    }
    expect(seen).toEqual([
      ['available', undefined],
      ['taken', undefined],
      ['available', undefined],
      ['taken', undefined],
    ])
  },
)

test('R-NAME-10 looks up the name itself when the list of suggestions is empty', async () => {
  const { kit, api, form, status, sent } = await setUpNames({
    api: { names: { 'busy.bowline.id': `0x${'ab'.repeat(20)}` } },
  })
  api.setScenario('empty', { only: ['name-suggestions'] })
  setName(kit, 'busy')
  await pass(500)
  expect([status(), form().suggestions]).toEqual(['taken', []])
  setName(kit, FREE)
  await pass(500)
  expect(status()).toBe('available')
  expect(sent('name-lookup').at(-1)?.path).toBe(`/v1/profile/account/${FREE}.bowline.id`)
})

test('R-NAME-04 R-NAME-10 security §12 shows only names that can be registered when the service suggests hostile ones', async () => {
  const { kit, api, form, status } = await setUpNames()
  api.setScenario('hostile', { only: ['name-suggestions'] })
  setName(kit, FREE)
  await pass(500)
  expect(['available', 'taken', 'failed']).toContain(status())
  expect(form().suggestions.length).toBeLessThanOrEqual(6)
  for (const { name } of form().suggestions) expect(name).toMatch(/^[a-z0-9-]{4,}\.bowline\.id$/)
})

test('R-NAME-27 sends no request on a network the service does not support', async () => {
  const { kit, form, sent } = await setUpNames({ api: { unserved: ['eip155:1'] } })
  setName(kit, FREE)
  await pass(500)
  expect([form().suggestions, sent('name-suggestions'), sent('name-lookup')]).toEqual([[], [], []])
})

test('R-NAME-18 clears the form', async () => {
  const { kit, form, status } = await setUpNames()
  setName(kit, FREE)
  clearName(kit)
  await pass(500)
  expect([form().text, status(), form().check]).toEqual(['', 'empty', 'idle'])
})

test('R-ACCT-178 checks a name again after a failure while the form is open', async () => {
  const { kit, api, status, sent } = await setUpNames()
  const stop = watchName(kit)
  api.setScenario('500', { only: ['name-suggestions', 'name-lookup'] })
  setName(kit, FREE)
  await pass(500)
  expect(status()).toBe('failed')
  await pass(5_000)
  expect(status()).toBe('failed')
  api.setScenario('healthy')
  await pass(10_000)
  expect(status()).toBe('available')
  stop()
  api.setScenario('500')
  setName(kit, `${FREE}-9`)
  await pass(500)
  const requestCount = sent('name-suggestions').length
  await pass(600_000)
  expect(sent('name-suggestions')).toHaveLength(requestCount)
})

test('R-ACCT-178 requests missing suggestions again without touching the check', async () => {
  const { kit, api, form, status } = await setUpNames({
    api: { names: { [`${FREE}.bowline.id`]: `0x${'ab'.repeat(20)}` } },
  })
  const stop = watchName(kit)
  api.setScenario('500', { only: ['name-suggestions'] })
  setName(kit, FREE)
  await pass(500)
  expect([status(), form().suggestions, form().areSuggestionsMissing]).toEqual(['taken', [], true])
  api.setScenario('healthy')
  await pass(5_000)
  expect([status(), form().areSuggestionsMissing]).toEqual(['taken', false])
  expect(form().suggestions).not.toEqual([])
  stop()
})
