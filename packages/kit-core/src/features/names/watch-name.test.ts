import { setUpEmbedded, stopEmbedded } from '../../../test/embedded-bench.js'
import { pass, setUpNames } from '../../../test/name-bench.js'
import { close, goBack, open, push, setName, switchNetwork, watchName } from '../../actions.js'
import { currentRoute } from '../../index.js'

afterEach(() => {
  jest.useRealTimers()
  stopEmbedded()
})

const told = (events: readonly string[]) => events.filter((event) => event.startsWith('OPEN_ENS_FLOW'))

test('R-NAME-23 R-TRACK-02 coming to the views of a name is told once, until they are left', async () => {
  const { kit, events, openForm } = await setUpNames()
  await openForm()
  watchName(kit)()
  watchName(kit)()
  goBack(kit)
  watchName(kit)()
  expect(told(events)).toEqual(['OPEN_ENS_FLOW {"isSmartAccount":false}'])
  close(kit)
  await openForm()
  watchName(kit)
  expect(told(events)).toHaveLength(2)
})

test('R-VIEW-05 R-NAME-02 without an account the wallets are shown, with another family the account', async () => {
  const nobody = await setUpEmbedded()
  await open(nobody.kit)
  push(nobody.kit, { view: 'RegisterAccountName' })
  watchName(nobody.kit)
  expect(nobody.view()).toBe('Connect')
  const { kit, views, openForm } = await setUpNames()
  await openForm()
  watchName(kit)
  await switchNetwork(kit, { caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  expect(views()).toEqual(['Account', 'AccountSettings'])
  expect(currentRoute(kit.getState().navigation).view).toBe('AccountSettings')
})

test('R-NAME-10 on another network the service is asked anew, and the text stays', async () => {
  const { kit, openForm, form, sent, status } = await setUpNames()
  await openForm()
  const stop = watchName(kit)
  setName(kit, 'grace')
  await pass(500)
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  expect([form().text, status()]).toEqual(['grace', 'checking'])
  await pass(500)
  expect(sent('name-suggestions').length + sent('name-lookup').length).toBeGreaterThan(0)
  expect(status()).toBe('available')
  stop()
  await switchNetwork(kit, { caipNetworkId: 'eip155:1' })
  expect(form().check).toBe('available')
})
