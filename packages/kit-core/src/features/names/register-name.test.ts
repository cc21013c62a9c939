import { stopEmbedded, until } from '../../../test/embedded-fixture.js'
import { pass, settle, setUpNames } from '../../../test/name-fixture.js'
import { close, goBack, popTransaction, registerName, setName, watchName } from '../../actions.js'
import type { Kit } from '../../index.js'

afterEach(() => {
  jest.useRealTimers()
  stopEmbedded()
})

const NAME = 'grace-hopper'
const FULL = `${NAME}.bowline.id`

async function atForm() {
  const bench = await setUpNames()
  const { kit, fake, views } = bench
  await bench.openForm()
  setName(kit, 'Grace-Hopper')
  await pass(500)
  const begin = async () => {
    const ended = endOf(registerName(kit))
    await until(() => fake.waiting().length === 1)
    expect(views().at(-1)).toBe('ApproveTransaction')
    return { ended }
  }
  return { ...bench, begin }
}

/** Result of a registration: the name, or the error's code. */
const endOf = (registration: Promise<string>) =>
  registration.catch((error: unknown) =>
    error instanceof Error && 'code' in error ? String(error.code) : String(error),
  )

test('R-NAME-12 R-NAME-13 R-NAME-14 R-STATE-58 R-STACK-01 signs the payload as text with the embedded wallet, and submits what was signed', async () => {
  const { kit, fake, sent, begin } = await atForm()
  const before = Math.floor(Date.now() / 1_000)
  const { ended } = await begin()
  expect(kit.getState().transactions).toHaveLength(1)
  const [request] = fake.waiting()
  expect(request?.method).toBe('personal_sign')
  await fake.approve()
  expect(await ended).toBe(FULL)
  const [body] = sent('name-registration').map(({ body: text }) => JSON.parse(text))
  expect(Object.keys(body).toSorted()).toEqual(['address', 'coin_type', 'message', 'signature'])
  expect([body.coin_type, body.address]).toEqual([0x8000_0001, fake.addresses.eip155])
  expect(body.signature).toMatch(/^0x[0-9a-f]{130}$/)
  const payload = JSON.parse(body.message)
  expect(Object.keys(payload)).toEqual(['name', 'attributes', 'timestamp'])
  expect(payload).toMatchObject({ name: FULL, attributes: {} })
  expect(payload.timestamp - before).toBeGreaterThanOrEqual(0)
  expect(Number.isInteger(payload.timestamp)).toBe(true)
})

test('R-NAME-17 R-NAME-20 R-NAME-22 R-FLOW-52 sets the name as the account’s profile name, and goes back from the success view to the account', async () => {
  const { kit, fake, account, views, form, status, storage, begin } = await atForm()
  const { ended } = await begin()
  expect([form().loading, status()]).toEqual([true, 'registering'])
  await fake.approve()
  await ended
  expect([account().profileName, account().profileStatus, form().loading]).toEqual([FULL, 'ready', false])
  expect([views(), form().registered]).toEqual([['Account', 'RegisterAccountNameSuccess'], FULL])
  expect(storage.text.get('@bowline/identity_cache')).toContain(FULL)
  goBack(kit)
  expect(views()).toEqual(['Account'])
  setName(kit, NAME)
  await pass(500)
  expect(status()).toBe('owned')
})

test('R-NAME-18 R-NAME-20 R-NAME-21 R-STACK-04 returns to the form with the name and without an error when the user declines in the frame', async () => {
  const { fake, views, form, status, sent, begin } = await atForm()
  const { ended } = await begin()
  fake.reject()
  expect(await ended).toBe('wallet/user-rejected')
  expect(views()).toEqual(['Account', 'AccountSettings', 'ChooseAccountName', 'RegisterAccountName'])
  expect(form()).toMatchObject({ text: 'Grace-Hopper', loading: false, isDeclined: true, failure: undefined })
  expect([status(), sent('name-registration')]).toEqual(['available', []])
})

test.each([
  ['going back', (kit: Kit) => goBack(kit)],
  ['cancelling the transaction', (kit: Kit) => popTransaction(kit, 'cancel')],
])(
  'R-NAME-16 R-NAME-18 R-STACK-05 returns to the form with the name when the approval is left by %s',
  async (_, leave) => {
    const { kit, views, form, begin } = await atForm()
    const { ended } = await begin()
    leave(kit)
    expect(views().at(-1)).toBe('RegisterAccountName')
    expect(await ended).toBe('wallet/user-rejected')
    expect(views().slice(0, 4)).toEqual(['Account', 'AccountSettings', 'ChooseAccountName', 'RegisterAccountName'])
    expect([form().text, form().loading, kit.getState().transactions]).toEqual(['Grace-Hopper', false, []])
  },
)

test('R-NAME-19 R-NAME-18 R-NAME-07 R-NAME-32 shows the reason of the service, or the text of the kit without one, and keeps the name', async () => {
  const { kit, api, fake, form, status, views, begin } = await atForm()
  api.setScenario('offline', { only: ['name-registration'] })
  const { ended } = await begin()
  await fake.approve()
  expect(await ended).toBe('names/service')
  expect(form()).toMatchObject({ text: 'Grace-Hopper', failure: { isUnknown: true, details: undefined } })
  expect([status(), views().at(-1), form().loading]).toEqual(['failed', 'RegisterAccountName', false])
  api.setScenario('healthy')
  setName(kit, '-grace')
  await pass(500)
  expect([status(), form().failure]).toEqual(['available', undefined])
  const { ended: again } = await begin()
  await fake.approve()
  expect(await again).toBe('names/rejected')
  expect(form().failure).toMatchObject({
    message: 'The name wasn’t registered',
    reason: 'Name cannot begin or end with a hyphen',
  })
})

test('R-NAME-30 R-NAME-20 opens one approval and sends one request for two calls; rejects another name meanwhile', async () => {
  const { kit, fake, sent, form } = await atForm()
  const both = [endOf(registerName(kit)), endOf(registerName(kit, { name: FULL }))]
  await until(() => fake.waiting().length === 1)
  expect(await endOf(registerName(kit, { name: 'another' }))).toBe('names/pending')
  setName(kit, 'changed-meanwhile')
  expect(form().text).toBe('Grace-Hopper')
  await fake.approve()
  expect(await Promise.all(both)).toEqual([FULL, FULL])
  expect([fake.waiting().length, sent('name-registration').length]).toEqual([0, 1])
})

test('R-NAME-23 R-TRACK-02 R-TRACK-07 tracks the registration with the name and without the signature', async () => {
  const { api, fake, events, begin } = await atForm()
  const tracked = () => events.filter((event) => event.startsWith('REGISTER_NAME'))
  const details = `{"name":"${FULL}","isSmartAccount":false`
  const declined = await begin()
  fake.reject()
  await declined.ended
  api.setScenario('offline', { only: ['name-registration'] })
  const failed = await begin()
  await fake.approve()
  await failed.ended
  api.setScenario('healthy')
  const done = await begin()
  await fake.approve()
  await done.ended
  expect(tracked()).toEqual([
    `REGISTER_NAME_INITIATED ${details}}`,
    `REGISTER_NAME_ERROR ${details},"message":"User rejected the request"}`,
    `REGISTER_NAME_INITIATED ${details}}`,
    `REGISTER_NAME_ERROR ${details},"message":"Error registering name ${FULL}"}`,
    `REGISTER_NAME_INITIATED ${details}}`,
    `REGISTER_NAME_SUCCESS ${details}}`,
  ])
})

test('R-NAME-20 declines the approval when the modal is closed; applies a name that was registered meanwhile', async () => {
  const { kit, fake, form, account, hold, begin } = await atForm()
  const release = hold('/v1/profile/account')
  const { ended } = await begin()
  await fake.approve()
  await settle()
  expect(form().loading).toBe(true)
  close(kit)
  release()
  expect(await ended).toBe(FULL)
  expect([account().profileName, kit.getState().modal.open]).toEqual([FULL, false])
})

test('R-NAME-33 R-ERR-31 checks a name whose registration got no response, and finds that it is registered', async () => {
  const { kit, fake, form, status, begin, loseResponses } = await atForm()
  const stop = watchName(kit)
  loseResponses('name-registration')
  const { ended } = await begin()
  await fake.approve()
  expect(await ended).toBe('names/service')
  expect([status(), form().check, form().failure?.isUnknown]).toEqual(['failed', 'failed', true])
  await pass(5_000)
  expect([status(), form().failure]).toEqual(['owned', undefined])
  stop()
})
