import { settled, setUpAccount, stopClock } from '../../../test/account-fixture.js'
import {
  disconnect,
  lookUpIdentity,
  refreshBalance,
  refreshIdentity,
  refreshTokens,
  switchNetwork,
} from '../../actions.js'
import { mainnet, sepolia } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import { selectActiveNetwork } from '../../index.js'
import { createMemoryStorage, mockAccounts, mockAdapter } from '../../testing/index.js'

const [{ address }, SECOND] = mockAccounts('eip155')
const OTHER = `0x${'Ab'.repeat(20)}`
const names = { 'ada.bowline.id': address, 'bob.bowline.id': SECOND.address, 'eve.bowline.id': OTHER }
const [IDENTITIES, NAMES] = ['@bowline/identity_cache', '@bowline/name_cache']
const NO_PROFILE = { profileName: null, profileImage: null }

test('R-ACCT-53 R-ACCT-55 R-API-18 R-API-19 R-CONST-03 fetches name and avatar, and caches them for five minutes', async () => {
  const pass = stopClock()
  const { kit, account, asked, queries } = await setUpAccount({ names })
  expect(account()).toMatchObject({ profileName: undefined, profileImage: undefined, profileStatus: 'idle' })
  await refreshIdentity(kit)
  expect(account()).toMatchObject({ profileName: 'ada.bowline.id', profileStatus: 'ready' })
  expect(account().profileImage).toMatch(/^data:image/)
  expect(queries('identity')).toMatchObject([{ sender: address }])
  pass(300_000)
  await refreshIdentity(kit)
  expect(asked()).toEqual(['identity'])
  pass(1)
  await refreshIdentity(kit)
  await refreshIdentity(kit, { isForced: true })
  expect(asked()).toEqual(['identity', 'identity', 'identity'])
})

test('R-STATE-39 stores that an address has neither name nor avatar', async () => {
  const { kit, account, asked } = await setUpAccount({ scenario: 'new-account' })
  await refreshIdentity(kit)
  expect(account()).toMatchObject({ ...NO_PROFILE, profileStatus: 'ready' })
  await refreshIdentity(kit)
  expect(asked()).toEqual(['identity'])
})

test('R-ACCT-53 R-ACCT-54 requests no names on a test network', async () => {
  const { api, kit, account } = await setUpAccount({ names, options: { networks: [sepolia] } })
  await refreshIdentity(kit)
  expect(account()).toMatchObject({ ...NO_PROFILE, profileStatus: 'ready' })
  expect(api.requests).toEqual([])
})

test('R-ACCT-54 R-CONST-38 requests no names in another namespace', async () => {
  const adapters = [mockAdapter({ namespace: 'solana' })]
  const options = { networks: [solana] as const }
  const { api, kit, account } = await setUpAccount({ adapters, options, namespaces: ['solana'] })
  await refreshIdentity(kit)
  expect(account()).toMatchObject({ ...NO_PROFILE, profileStatus: 'ready' })
  expect(api.requests).toEqual([])
})

const NOT_SERVED = { caipNetworkId: 'eip155:10', urls: [], respond: async () => ({ status: 404, body: '' }) }

test('R-ACCT-54 R-API-15 shows no name on an unsupported network, even for a cached address', async () => {
  const storage = createMemoryStorage()
  const { kit, account, asked } = await setUpAccount({ names, storage, chains: [NOT_SERVED] })
  await refreshIdentity(kit)
  expect(account()).toMatchObject({ ...NO_PROFILE, profileStatus: 'ready' })
  const entry = { timestampMs: Date.now(), value: { name: 'ada.bowline.id', avatar: null } }
  storage.text.set(IDENTITIES, JSON.stringify({ [address]: entry }))
  await refreshIdentity(kit)
  expect(account()).toMatchObject(NO_PROFILE)
  expect(asked()).toEqual([])
})

test('R-ACCT-55 R-ACCT-04 R-ACCT-21 requests nothing on the first paint when everything is cached', async () => {
  const [storage, adapter] = [createMemoryStorage(), mockAdapter()]
  const first = await setUpAccount({ names, storage, adapters: [adapter] })
  await refreshTokens(first.kit)
  await refreshIdentity(first.kit)
  first.stop()
  const balances = () => adapter.controls.requests.filter(({ method }) => method === 'getBalance').length
  const before = balances()
  const page = await setUpAccount({ names, storage, adapters: [adapter], namespaces: [] })
  void refreshTokens(page.kit)
  void refreshIdentity(page.kit)
  void refreshBalance(page.kit)
  expect(page.account()).toMatchObject({ balance: '1.5', tokenStatus: 'ready', profileName: 'ada.bowline.id' })
  await settled()
  expect([page.api.requests, balances()]).toEqual([[], before])
})

test('R-ACCT-04 R-ACCT-10 R-ACCT-53 requests each resource once, however many views need it', async () => {
  const { kit, api } = await setUpAccount({ names })
  await Promise.all([1, 2, 3].flatMap(() => [refreshTokens(kit), refreshIdentity(kit), refreshBalance(kit)]))
  expect(api.requests.map(({ endpoint }) => endpoint).sort()).toEqual(['balances', 'identity', 'supported-chains'])
})

test('R-ACCT-56 R-API-33 uses and caches the first of the names when the identity fails', async () => {
  const { api, kit, account, asked, storage } = await setUpAccount({ names })
  api.setScenario('500', { only: ['identity'] })
  await refreshIdentity(kit)
  expect(account()).toMatchObject({ profileName: 'ada.bowline.id', profileStatus: 'ready' })
  expect(account().profileImage).toMatch(/^data:image/)
  expect(storage.text.get(NAMES)).toContain(`"${address.toLowerCase()}"`)
  await refreshIdentity(kit)
  expect(asked()).toEqual(['identity', 'name-reverse', 'identity'])
})

test('R-ACCT-56 R-CONST-03 requests cached names again after five minutes', async () => {
  const pass = stopClock()
  const { api, kit, asked } = await setUpAccount({ names })
  api.setScenario('500', { only: ['identity'] })
  await refreshIdentity(kit)
  pass(300_001)
  await refreshIdentity(kit)
  expect(asked()).toEqual(['identity', 'name-reverse', 'identity', 'name-reverse'])
})

test.each([
  ...(['500', '503', '403', '404', '429', 'html', 'blank', 'null', 'list'] as const),
  ...(['truncated', 'deep', 'huge', 'offline'] as const),
])(
  'R-ACCT-56 security §11 shows the address without an error when both fail (%s), and retries successfully',
  async (scenario) => {
    const { api, kit, account, errors, toast } = await setUpAccount({ names })
    api.setScenario(scenario, { only: ['identity', 'name-reverse'] })
    await refreshIdentity(kit)
    expect(account().profileName).toBeNull()
    expect([toast().open, errors()]).toEqual([false, []])
    api.setScenario('healthy')
    await refreshIdentity(kit)
    expect(account()).toMatchObject({ profileName: 'ada.bowline.id', profileStatus: 'ready' })
  },
)

test('R-ACCT-56 stores a failure in state', async () => {
  const { api, kit, account } = await setUpAccount({ names })
  api.setScenario('500', { only: ['identity', 'name-reverse'] })
  await refreshIdentity(kit)
  expect(account()).toMatchObject({ ...NO_PROFILE, profileStatus: 'failed' })
})

test('R-STATE-39 security §8 security §12 sanitizes a hostile name and drops an invalid avatar', async () => {
  const { api, kit, account } = await setUpAccount({ names })
  api.setScenario('hostile', { only: ['identity'] })
  await refreshIdentity(kit)
  expect(account()).toMatchObject({ profileName: 'honest', profileImage: null })
})

test.each([
  ['javascript://%0aalert(1)', 'ada'],
  ['data:text/html,<h1>x', 'ada'],
  ['http://a.example/a.png', 'ada'],
  ['https://a.example/a.png', ' \u3164 '],
])('security §8 security §12 handles the avatar %s and the name %j', async (avatar, name) => {
  const { kit, account, respondAt } = await setUpAccount()
  respondAt('/v1/identity/', () => Response.json({ name, avatar }))
  await refreshIdentity(kit)
  expect(account().profileName).toBe(name === 'ada' ? 'ada' : null)
  expect(account().profileImage).toBe(avatar.startsWith('https:') ? avatar : null)
})

test.each([
  ['an invalid name', { name: 7, avatar: null }],
  ['no avatar', { name: 'ada' }],
  ['nothing', null],
])('R-STORE-14 security §8 ignores a stored identity with %s, and asks the service', async (_, value) => {
  const storage = createMemoryStorage()
  const { kit, account, asked } = await setUpAccount({ names, storage })
  storage.text.set(IDENTITIES, JSON.stringify({ [address]: { timestampMs: Date.now(), value } }))
  await refreshIdentity(kit)
  expect([account().profileName, asked()]).toEqual(['ada.bowline.id', ['identity']])
})

test('R-STORE-14 security §8 shows a hostile stored identity as it shows a hostile response', async () => {
  const storage = createMemoryStorage()
  const { kit, account } = await setUpAccount({ names, storage })
  const value = { name: '\u202eada', avatar: 'javascript:alert(1)' }
  storage.text.set(IDENTITIES, JSON.stringify({ [address]: { timestampMs: Date.now(), value } }))
  await refreshIdentity(kit)
  expect(account()).toMatchObject({ profileName: 'ada', profileImage: null })
})

test('R-CONN-91 R-STATE-06 drops the response about a disconnected account, but keeps that of a look-up', async () => {
  const { kit, hold, account, storage } = await setUpAccount({ names })
  const network = selectActiveNetwork(kit.getState())
  const { release } = hold('/identity/')
  const own = refreshIdentity(kit)
  const other = lookUpIdentity(kit, { address: OTHER, network })
  await settled()
  await disconnect(kit)
  release()
  await Promise.all([own, other])
  expect(account()).toMatchObject({ profileName: undefined, profileStatus: 'idle' })
  expect(Object.keys(JSON.parse(storage.text.get(IDENTITIES) ?? '{}'))).toEqual([OTHER.toLowerCase()])
})

test('R-CONN-91 R-ACCT-56 does not apply the failure of a disconnected account to the next one', async () => {
  const { api, kit, hold, account, wallet } = await setUpAccount({ names })
  const { letLater, release } = hold('/identity/')
  const late = refreshIdentity(kit)
  await settled()
  letLater()
  wallet.changeAccounts([SECOND])
  await settled()
  api.setScenario('500')
  release()
  await late
  expect(account()).toMatchObject({ profileName: 'bob.bowline.id', profileStatus: 'ready' })
})

test('R-STATE-06 R-STORE-17 clears name and identity of the account on disconnect, and of no other address', async () => {
  const { kit, storage, api } = await setUpAccount({ names })
  const network = selectActiveNetwork(kit.getState())
  api.setScenario('500', { only: ['identity'] })
  await refreshIdentity(kit)
  api.setScenario('healthy')
  await refreshIdentity(kit)
  await lookUpIdentity(kit, { address: OTHER, network })
  await disconnect(kit)
  expect(storage.text.get(NAMES)).toBe('{}')
  expect(Object.keys(JSON.parse(storage.text.get(IDENTITIES) ?? '{}'))).toEqual([OTHER.toLowerCase()])
})

test('R-ACCT-54 R-CONN-91 hides the name on a test network, and restores it on the way back without a request', async () => {
  const { kit, account, asked } = await setUpAccount({ names, options: { networks: [mainnet, sepolia] } })
  await refreshIdentity(kit)
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  expect(account()).toMatchObject({ ...NO_PROFILE, profileStatus: 'ready' })
  await switchNetwork(kit, { caipNetworkId: 'eip155:1' })
  expect(account().profileName).toBe('ada.bowline.id')
  expect(asked()).toEqual(['identity'])
})

test('R-REACT-07 reports no failure when the kit stops while a name loads', async () => {
  const { kit, stop, hold, account, errors } = await setUpAccount({ names })
  hold('/identity/')
  const answer = refreshIdentity(kit)
  await settled()
  expect(account().profileStatus).toBe('loading')
  stop()
  await answer
  expect([account().profileStatus, errors()]).toEqual(['idle', []])
})
