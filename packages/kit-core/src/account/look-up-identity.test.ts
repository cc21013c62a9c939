import { settled, setUpAccount } from '../../test/account-bench.js'
import { lookUpIdentity, refreshIdentity } from '../actions.js'
import { selectActiveNetwork } from '../index.js'
import { mockAccounts } from '../testing/index.js'

const [{ address }] = mockAccounts('eip155')
const OTHER = `0x${'Ab'.repeat(20)}`
const names = { 'ada.bowline.id': address, 'eve.bowline.id': OTHER }
const IDENTITIES = '@bowline/identity_cache'

test('R-ACCT-53 any address can be looked up, and is kept with the others whatever its capitals', async () => {
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
  'R-ACCT-54 security §12 %j is no address that anybody could be asked about',
  async (text) => {
    const { api, kit } = await setUpAccount()
    const network = selectActiveNetwork(kit.getState())
    expect(await lookUpIdentity(kit, { address: text, network })).toEqual({ name: null, avatar: null })
    expect(api.requests).toEqual([])
  },
)

test('R-ACCT-56 R-API-07 a look-up that fails, and one whose wait is given up, answer that nothing is known', async () => {
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
