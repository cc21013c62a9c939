import { settled, setUpAccount } from '../../../test/account-fixture.js'
import { lookUpIdentity, refreshIdentity } from '../../actions.js'
import { selectActiveNetwork } from '../../index.js'
import { mockAccounts, mockAdapter } from '../../testing/index.js'

const [{ address }] = mockAccounts('eip155')
const OTHER = `0x${'Ab'.repeat(20)}`
const names = { 'ada.bowline.id': address, 'eve.bowline.id': OTHER }
const IDENTITIES = '@bowline/identity_cache'

test('R-ACCT-53 looks up any address, and caches it in any case', async () => {
  const { kit, asked, storage } = await setUpAccount({ names })
  const network = selectActiveNetwork(kit.getState())
  const found = await lookUpIdentity(kit, { address: OTHER, network })
  expect(found.name).toBe('eve.bowline.id')
  expect(await lookUpIdentity(kit, { address: OTHER.toLowerCase(), network })).toEqual(found)
  expect(asked()).toEqual(['identity'])
  await refreshIdentity(kit)
  expect(Object.keys(JSON.parse(storage.text.get(IDENTITIES) ?? '{}'))).toEqual([
    OTHER.toLowerCase(),
    address.toLowerCase(),
  ])
})

test.each(['', '0x12', 'ada.eth', '__proto__', '../../x', `${OTHER}?a=1`, `0x${'g'.repeat(40)}`])(
  'R-ACCT-54 security §12 requests nothing for %j',
  async (text) => {
    const { api, kit } = await setUpAccount()
    const network = selectActiveNetwork(kit.getState())
    expect(await lookUpIdentity(kit, { address: text, network })).toEqual({ name: null, avatar: null })
    expect(api.requests).toEqual([])
  },
)

test('R-ACCT-56 R-API-07 returns no identity when a look-up fails or is aborted', async () => {
  const { api, kit, hold, errors } = await setUpAccount({ names })
  const network = selectActiveNetwork(kit.getState())
  api.setScenario('offline', { only: ['identity', 'name-reverse'] })
  expect(await lookUpIdentity(kit, { address: OTHER, network })).toEqual({ name: null, avatar: null })
  api.setScenario('healthy')
  const { release } = hold('/identity/')
  const leave = new AbortController()
  const answer = lookUpIdentity(kit, { address: OTHER, network, signal: leave.signal })
  await settled()
  leave.abort()
  expect(await answer).toEqual({ name: null, avatar: null })
  release()
  await settled()
  expect(await lookUpIdentity(kit, { address: OTHER, network })).toMatchObject({ name: 'eve.bowline.id' })
  expect(errors()).toEqual([])
})

describe('R-ACCT-131 without a data service', () => {
  const setUpOnchain = async (name: string, avatar?: string) => {
    const adapter = mockAdapter({ names: { [address]: { name, avatar } } })
    const made = await setUpAccount({ adapters: [adapter], options: { endpoints: {} } })
    await refreshIdentity(made.kit)
    const { profileName, profileImage, profileStatus } = made.account()
    return { ...made, adapter, profile: [profileName, profileImage, profileStatus] }
  }

  test('R-ACCT-131 returns the adapter’s name and avatar, requested once in five minutes', async () => {
    const { kit, adapter, api, profile } = await setUpOnchain('ada.eth', 'https://images.example/ada.png')
    expect(profile).toEqual(['ada.eth', 'https://images.example/ada.png', 'ready'])
    await refreshIdentity(kit)
    expect(adapter.controls.requests.filter(({ method }) => method === 'fetchName')).toHaveLength(1)
    expect(api.requests).toEqual([])
  })

  test.each([['Ada.eth'], ['\u0430da.eth'], ['ada'], ['ada\u200b.eth']])(
    'R-ACCT-131 hides the name %j, which is not in normal form',
    async (name) => {
      expect((await setUpOnchain(name)).profile).toEqual([null, null, 'ready'])
    },
  )

  test.each(['http://images.example/a.png', 'javascript:alert(1)', 'eip155:1/erc721:0x0/1', 'ipfs://a'])(
    'R-ACCT-131 hides an avatar at %j',
    async (avatar) => {
      expect((await setUpOnchain('ada.eth', avatar)).profile).toEqual(['ada.eth', null, 'ready'])
    },
  )

  test('R-ACCT-131 shows the address when the node does not respond, and asks it again', async () => {
    const adapter = mockAdapter({ names: { [address]: { name: 'ada.eth' } } })
    const { kit, account } = await setUpAccount({ adapters: [adapter], options: { endpoints: {} } })
    adapter.controls.rejectNext({ method: 'fetchName', error: new Error('no node') })
    await refreshIdentity(kit)
    expect(account()).toMatchObject({ profileName: null, profileStatus: 'failed' })
    await refreshIdentity(kit)
    expect(account()).toMatchObject({ profileName: 'ada.eth', profileStatus: 'ready' })
  })
})
