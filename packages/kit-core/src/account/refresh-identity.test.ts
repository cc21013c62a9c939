import { setUpAccount } from '../../test/account-bench.js'
import { refreshIdentity } from '../actions.js'
import { mockAccounts } from '../testing/index.js'

const [FIRST] = mockAccounts('eip155')
const names = { 'ada.bowline.id': FIRST.address }

test('R-ACCT-53 R-ACCT-55 R-API-18 R-API-19 name and picture are asked once, and kept', async () => {
  const { kit, account, asked, queries } = await setUpAccount({ names })
  expect(account()).toMatchObject({ profileName: undefined, profileStatus: 'idle' })
  await refreshIdentity(kit)
  expect(account()).toMatchObject({ profileName: 'ada.bowline.id', profileStatus: 'ready' })
  expect(account().profileImage).toMatch(/^data:image/)
  expect(queries('identity')).toMatchObject([{ sender: FIRST.address }])
  await refreshIdentity(kit)
  expect(asked()).toEqual(['identity'])
})
