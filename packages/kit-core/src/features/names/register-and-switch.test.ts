import { stopEmbedded, until } from '../../../test/embedded-fixture.js'
import { pass, settle, setUpNames } from '../../../test/name-fixture.js'
import { goBack, registerName, setName, switchAccount } from '../../actions.js'
import { AUTH_CONNECTOR_ID, getLiveSession } from '../../core/state/live-pairing.js'
import { getEmbeddedSession } from '../embedded/embedded-session-registry.js'

afterEach(() => {
  jest.useRealTimers()
  stopEmbedded()
})

const NAME = 'grace-hopper'
const FULL = `${NAME}.bowline.id`
const OTHER = '0x9999999999999999999999999999999999999999'

/** A registration that the service has and holds while another account of the wallet becomes active. */
async function setUpSubmitted({ isLost = false, name = NAME } = {}) {
  const bench = await setUpNames()
  const { kit, fake } = bench
  const address = fake.addresses.eip155
  const session = getEmbeddedSession(getLiveSession(kit, AUTH_CONNECTOR_ID))
  const accounts = [
    { address, type: 'eoa' as const },
    { address: OTHER, type: 'smartAccount' as const },
  ]
  session?.update({ ...session.users(), eip155: { address, chainId: 1, accounts } })
  await bench.openForm()
  setName(kit, name)
  await pass(500)
  if (isLost) bench.loseResponses('name-registration')
  const release = bench.hold('/v1/profile/account')
  const ended = registerName(kit).catch((error: unknown) => (error instanceof Error ? error.name : error))
  await until(() => fake.waiting().length === 1)
  await fake.approve()
  await settle()
  await switchAccount(kit, { address: OTHER })
  await settle()
  return { ...bench, address, release, ended, toast: () => kit.getState().toast }
}

test('R-NAME-34 reports a name that was registered after the active account changed', async () => {
  const { release, ended, toast, account, sent, storage, views, events, form, address } = await setUpSubmitted()
  expect(account().address).toBe(OTHER)
  release()
  expect(await ended).toBe(FULL)
  expect(toast()).toMatchObject({ open: true, name: 'name-registered', variant: 'success' })
  expect([account().profileName, sent('name-registration').length]).toEqual([undefined, 1])
  expect(storage.text.get('@bowline/identity_cache')).toContain(address.toLowerCase())
  expect([views().at(-1), form().loading]).toEqual(['RegisterAccountName', false])
  expect(events.filter((event) => event.startsWith('REGISTER_NAME_')).map((event) => event.split(' ')[0])).toEqual([
    'REGISTER_NAME_INITIATED',
    'REGISTER_NAME_SUCCESS',
  ])
})

test('R-NAME-34 says that the outcome is unknown when the response was lost after the active account changed', async () => {
  const { kit, release, ended, toast, sent, form, address } = await setUpSubmitted({ isLost: true })
  release()
  expect(await ended).toBe('NameServiceError')
  expect(toast()).toMatchObject({ open: true, name: 'name-unknown', variant: 'error' })
  expect(form().failure).toBeUndefined()
  goBack(kit)
  await switchAccount(kit, { address })
  expect([form().loading, form().failure?.isUnknown, sent('name-registration').length]).toEqual([false, true, 1])
})

test('R-NAME-34 says that a name was not registered when the service rejects it after the active account changed', async () => {
  const { release, ended, toast } = await setUpSubmitted({ name: '-grace' })
  release()
  expect(await ended).toBe('NameRejectedError')
  expect(toast()).toMatchObject({ open: true, name: 'name-failed', variant: 'error' })
})
