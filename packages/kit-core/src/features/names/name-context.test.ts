import { stopEmbedded, until } from '../../../test/embedded-fixture.js'
import { pass, setUpNames } from '../../../test/name-fixture.js'
import { connect, disconnect, ready, registerName, setName, start, switchNetwork } from '../../actions.js'
import { createTestKit, mockAdapter } from '../../testing/index.js'
import { selectIsNameOffered } from './select-name.js'

afterEach(() => {
  jest.useRealTimers()
  stopEmbedded()
})

test('R-NAME-02 R-ERR-06 rejects a registration without an address and with any other wallet', async () => {
  const { kit } = createTestKit({ adapters: [mockAdapter()] })
  const stop = start(kit)
  await ready(kit)
  await expect(registerName(kit, { name: 'grace' })).rejects.toThrow('Address or auth connector not found')
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  expect(selectIsNameOffered(kit.getState(), kit.config)).toBe(false)
  await expect(registerName(kit, { name: 'grace' })).rejects.toMatchObject({
    message: 'Address or auth connector not found',
    code: 'names/account-missing',
  })
  stop()
})

test('R-NAME-03 R-ERR-06 rejects a registration without an active network', async () => {
  const { kit } = await setUpNames()
  kit.store.set(({ network }) => ({
    network: {
      ...network,
      byNamespace: Object.fromEntries(
        Object.entries(network.byNamespace).map(([name, networks]) => [
          name,
          { ...networks, isUnsupportedChain: true },
        ]),
      ),
    },
  }))
  await expect(registerName(kit, { name: 'grace' })).rejects.toThrow('Network not found')
})

test('R-NAME-01 R-CONST-38 R-CFG-70 does not offer names on Solana, or without the data service', async () => {
  const { kit } = await setUpNames()
  expect(selectIsNameOffered(kit.getState(), kit.config)).toBe(true)
  expect(selectIsNameOffered(kit.getState(), { ...kit.config, endpoints: {} })).toBe(false)
  await switchNetwork(kit, { caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  expect(selectIsNameOffered(kit.getState(), kit.config)).toBe(false)
  await expect(registerName(kit, { name: 'grace' })).rejects.toThrow('solana does not support names')
})

test.each([
  ['abc', 'Use at least 4 characters'],
  ['a b c d', 'Use letters, numbers and hyphens only'],
])('R-NAME-04 R-NAME-05 rejects the name %j without a request (%s)', async (name, message) => {
  const { kit, sent, fake, form } = await setUpNames()
  await expect(registerName(kit, { name })).rejects.toThrow(message)
  expect([sent('name-registration'), fake.waiting(), form().loading]).toEqual([[], [], false])
})

test('R-NAME-27 R-NAME-19 does not register names or send requests on a network the service does not support', async () => {
  const { kit, fake, sent } = await setUpNames({ api: { unserved: ['eip155:1'] } })
  const registration = expect(registerName(kit, { name: 'grace' })).rejects.toThrow(
    'Error registering name grace.bowline.id',
  )
  await until(() => fake.waiting().length === 1)
  await fake.approve()
  await registration
  expect(sent('name-registration')).toEqual([])
})

test('R-NAME-18 R-NAME-20 registers nothing and clears the form when the user signs out during the approval', async () => {
  const { kit, fake, sent, form } = await setUpNames()
  setName(kit, 'grace')
  await pass(500)
  const registration = expect(registerName(kit)).rejects.toThrow()
  await until(() => fake.waiting().length === 1)
  await disconnect(kit)
  await registration
  expect([form().text, form().loading, sent('name-registration')]).toEqual(['', false, []])
})

test('R-NAME-15 discards the signature when the network, and so the coin type, changes during the approval', async () => {
  const { kit, fake, sent, form } = await setUpNames()
  setName(kit, 'grace')
  await pass(500)
  const registration = expect(registerName(kit)).rejects.toMatchObject({ code: 'request/aborted' })
  await until(() => fake.waiting().length === 1)
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  await registration
  expect([form().text, form().loading, form().failure]).toEqual(['grace', false, undefined])
  await fake.approve()
  await pass(0)
  expect(sent('name-registration')).toEqual([])
})
