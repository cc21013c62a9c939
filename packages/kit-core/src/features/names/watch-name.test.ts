import { setUpEmbedded, stopEmbedded } from '../../../test/embedded-fixture.js'
import { pass, setUpNames } from '../../../test/name-fixture.js'
import { close, goBack, open, push, setName, switchNetwork, watchName } from '../../actions.js'
import { currentRoute } from '../../index.js'

afterEach(() => {
  jest.useRealTimers()
  stopEmbedded()
})

const trackedOpenings = (events: readonly string[]) => events.filter((event) => event.startsWith('OPEN_ENS_FLOW'))

test('R-NAME-23 R-TRACK-02 tracks the opening of the name views once, until the user leaves them', async () => {
  const { kit, events, openForm } = await setUpNames()
  await openForm()
  watchName(kit)()
  watchName(kit)()
  goBack(kit)
  watchName(kit)()
  expect(trackedOpenings(events)).toEqual(['OPEN_ENS_FLOW {"isSmartAccount":false}'])
  close(kit)
  await openForm()
  watchName(kit)
  expect(trackedOpenings(events)).toHaveLength(2)
})

test('R-VIEW-05 R-NAME-02 opens the wallets without an account, and the account in another namespace', async () => {
  const signedOut = await setUpEmbedded()
  await open(signedOut.kit)
  push(signedOut.kit, { view: 'RegisterAccountName' })
  watchName(signedOut.kit)
  expect(signedOut.view()).toBe('Connect')
  const { kit, views, openForm } = await setUpNames()
  await openForm()
  watchName(kit)
  await switchNetwork(kit, { caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  expect(views()).toEqual(['Account', 'AccountSettings'])
  expect(currentRoute(kit.getState().navigation).view).toBe('AccountSettings')
})

test('R-NAME-10 checks the name again and keeps the text when the network changes', async () => {
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
