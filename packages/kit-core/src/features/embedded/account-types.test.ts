import { EMAIL, EMBEDDED, logIn, stopEmbedded, stored } from '../../../test/embedded-fixture.js'
import { connect, disconnect, setPreferredAccountType } from '../../actions.js'
import { AUTH_CONNECTOR_ID, getLiveSession } from '../../core/state/live-pairing.js'
import { updateNetworks } from '../../core/state/set-active-network.js'
import { selectAccount } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'
import { getEmbeddedSession } from './embedded-session-registry.js'
import { selectIsAccountTypeOffered } from './select-account-type.js'

afterEach(() => {
  jest.useRealTimers()
  stopEmbedded()
})

test('R-CONN-116 R-CONN-81 keeps the embedded wallet connected with another wallet, each with its own account type', async () => {
  const other = mockAdapter()
  const { kit, connected } = await logIn({ adapters: [other] })
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  expect(kit.getState().connect.connections.eip155?.map(({ connectorId }) => connectorId)).toEqual([
    'test.wallet.eip155',
    'AUTH',
  ])
  const account = selectAccount(kit.getState(), 'eip155')
  expect([account.user, account.allAccounts[0]?.type, connected().solana]).toEqual([undefined, 'eoa', 'AUTH'])
  await disconnect(kit, { namespace: 'eip155', connectorId: 'test.wallet.eip155' })
  expect(selectAccount(kit.getState(), 'eip155').user?.email).toBe(EMAIL)
})

test('R-CONN-77 sends, stores and tracks the preferred account type', async () => {
  const bench = await logIn()
  const { kit, fake, events } = bench
  const loading: boolean[] = []
  kit.subscribe(
    ({ modal }) => modal.loading,
    (isLoading) => loading.push(isLoading),
  )
  await setPreferredAccountType(kit, { type: 'eoa', namespace: 'eip155' })
  expect(loading).toEqual([true, false])
  expect(stored(bench, 'preferred_account_types')).toBe('{"eip155":"eoa"}')
  expect(stored(bench, 'auth_preferred_account_type')).toBe('eoa')
  expect(selectAccount(kit.getState(), 'eip155').preferredAccountTypes?.eip155).toBe('eoa')
  expect(fake.asked.findLast(({ name }) => name === 'SET_PREFERRED_ACCOUNT')?.payload).toEqual({ type: 'eoa' })
  expect(events).toContain('SET_PREFERRED_ACCOUNT_TYPE {"accountType":"eoa","network":"eip155:1"}')
})

test('R-CONN-78 offers the account type switch only for the embedded wallet on networks with smart accounts', async () => {
  const { kit } = await logIn()
  const enable = (ids: readonly number[]) => updateNetworks(kit, 'eip155', { smartAccountEnabledNetworks: ids })
  expect(selectIsAccountTypeOffered(kit.getState())).toBe(false)
  enable([1])
  expect(selectIsAccountTypeOffered(kit.getState())).toBe(true)
  enable([8453])
  expect(selectIsAccountTypeOffered(kit.getState())).toBe(false)
  enable([1])
  await disconnect(kit)
  expect(selectIsAccountTypeOffered(kit.getState())).toBe(false)
})

test('R-FRAME-52 clears the profile when the address changes without a new login', async () => {
  const { kit } = await logIn()
  kit.store.set(({ accounts }) => ({
    accounts: {
      ...accounts,
      eip155: { ...selectAccount(kit.getState(), 'eip155'), profileName: 'old.eth', profileStatus: 'ready' },
    },
  }))
  const session = getEmbeddedSession(getLiveSession(kit, AUTH_CONNECTOR_ID))
  const address = '0x9999999999999999999999999999999999999999'
  session?.update({
    ...session.users(),
    eip155: { address, chainId: 1, accounts: [{ address, type: 'smartAccount' }] },
  })
  expect(selectAccount(kit.getState(), 'eip155')).toMatchObject({
    address,
    allAccounts: [{ type: 'smartAccount' }],
    profileName: undefined,
    profileStatus: 'idle',
  })
})

test('R-CONN-80 R-CONN-79 restores the previous account type and shows a toast when the change fails; the wallet stays connected', async () => {
  const bench = await logIn()
  const { kit, connected } = bench
  await setPreferredAccountType(kit, { type: 'eoa', namespace: 'eip155' })
  await expect(setPreferredAccountType(kit, { type: 'smartAccount', namespace: 'eip155' })).rejects.toThrow()
  expect(stored(bench, 'preferred_account_types')).toBe('{"eip155":"eoa"}')
  expect(kit.getState().toast).toMatchObject({ variant: 'error', open: true })
  expect([connected(), kit.getState().modal.loading]).toEqual([EMBEDDED, false])
})
