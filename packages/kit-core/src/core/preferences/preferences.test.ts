import { ready, setHideBalances, start } from '../../actions.js'
import { getServerState, hydrate } from '../../app/start/hydrate.js'
import { formatStateCookie } from '../../base/storage/cookie-state.js'
import { cookieInitialState } from '../../server.js'
import { createMemoryStorage, createTestKit } from '../../testing/index.js'

const settled = () => new Promise((resolve) => setTimeout(resolve))

const NAME = '@bowline/balances_hidden'

async function page(storage = createMemoryStorage(), enableReconnect = true) {
  const { kit } = createTestKit({ storage, options: { enableReconnect } })
  start(kit)
  await ready(kit)
  return { kit, isHidden: () => kit.getState().preferences.areBalancesHidden }
}

test.each([true, false])('R-STORE-13 keeps amounts hidden on the next page (reconnecting: %s)', async (reconnects) => {
  const storage = createMemoryStorage()
  const { kit, isHidden } = await page(storage)
  expect(isHidden()).toBe(false)
  setHideBalances(kit, true)
  expect([isHidden(), storage.entries()[NAME]]).toEqual([true, 'yes'])
  const next = await page(storage, reconnects)
  expect(next.isHidden()).toBe(true)
  setHideBalances(next.kit, false)
  expect([next.isHidden(), storage.entries()[NAME]]).toEqual([false, 'no'])
})

test.each(['true', '1', '{}', ''])('R-STORE-14 removes a stored %j and hides nothing', async (text) => {
  const storage = createMemoryStorage({ [NAME]: text })
  expect((await page(storage)).isHidden()).toBe(false)
  expect(storage.entries()).toEqual({})
})

test('R-STORE-19 applies the preference in another tab', async () => {
  const storage = createMemoryStorage()
  const { kit, isHidden } = await page(storage)
  const tab = createTestKit({ storage: storage.tab() })
  start(tab.kit)
  await ready(tab.kit)
  setHideBalances(tab.kit, true)
  await settled()
  expect(isHidden()).toBe(true)
  setHideBalances(kit, false)
  await settled()
  expect(tab.kit.getState().preferences.areBalancesHidden).toBe(false)
})

test('R-STORE-20 hides amounts on a server that reads the cookie', () => {
  const initial = cookieInitialState(formatStateCookie({ [NAME]: 'yes' }, true))
  const { kit } = createTestKit()
  expect(getServerState(kit, initial).preferences).toEqual({ areBalancesHidden: true })
  hydrate(kit, initial)
  expect(kit.getState().preferences).toEqual({ areBalancesHidden: true })
})
