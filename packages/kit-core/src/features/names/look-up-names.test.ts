import { settled, setUpAccount, stopClock } from '../../../test/account-fixture.js'
import { isNameRegistered, lookUpNames, resolveName, switchNetwork } from '../../actions.js'

const ADA = `0x${'ad'.repeat(20)}`
const NAMES = { 'ada.bowline.id': ADA, 'lovelace.bowline.id': ADA }

test('R-NAME-24 resolves a name to the addresses of its profile', async () => {
  const { kit, queries } = await setUpAccount({ names: NAMES })
  expect(await resolveName(kit, { name: 'ada.bowline.id' })).toMatchObject({ 60: { address: ADA } })
  expect(queries('name-lookup')).toMatchObject([{ apiVersion: '2' }])
})

test('R-NAME-24 R-ERR-15 rejects with the reason of the service, or with the text of the kit without one', async () => {
  const { kit, api } = await setUpAccount({ names: NAMES })
  await expect(resolveName(kit, { name: 'unknown.bowline.id' })).rejects.toMatchObject({
    message: 'Name is not registered',
    code: 'names/rejected',
  })
  api.setScenario('offline', { only: ['name-lookup', 'name-reverse'] })
  await expect(resolveName(kit, { name: 'ada.bowline.id' })).rejects.toMatchObject({
    message: 'Error resolving name',
    code: 'names/service',
  })
  await expect(lookUpNames(kit, { address: ADA })).rejects.toThrow('Error fetching names for address')
})

test('R-NAME-25 reports a name as registered only when its lookup succeeds', async () => {
  const { kit, api } = await setUpAccount({ names: NAMES })
  expect(await isNameRegistered(kit, { name: 'ada.bowline.id' })).toBe(true)
  expect(await isNameRegistered(kit, { name: 'unknown.bowline.id' })).toBe(false)
  api.setScenario('500', { only: ['name-lookup'] })
  expect(await isNameRegistered(kit, { name: 'ada.bowline.id' })).toBe(false)
})

test('R-NAME-26 R-CONST-03 R-STORE-15 R-STORE-17 caches the names of an address for 5 minutes', async () => {
  const pass = stopClock()
  const { kit, queries } = await setUpAccount({ names: NAMES })
  const names = async (address = ADA) => (await lookUpNames(kit, { address })).map(({ name }) => name)
  expect(await names()).toEqual(['lovelace.bowline.id', 'ada.bowline.id'])
  pass(300_000)
  expect(await names(ADA.toUpperCase().replace('0X', '0x'))).toHaveLength(2)
  expect(queries('name-reverse')).toHaveLength(1)
  pass(1)
  expect(await names()).toHaveLength(2)
  expect(queries('name-reverse')).toHaveLength(2)
})

test('R-NAME-27 R-NAME-01 returns empty results without requests on an unsupported network and in a namespace without names', async () => {
  const { kit, queries } = await setUpAccount({ names: NAMES, unserved: ['eip155:1'] })
  await settled()
  const getRequests = () => [...queries('name-lookup'), ...queries('name-reverse')]
  const before = getRequests().length
  expect(await resolveName(kit, { name: 'ada.bowline.id' })).toEqual({})
  expect(await lookUpNames(kit, { address: ADA })).toEqual([])
  expect(await isNameRegistered(kit, { name: 'ada.bowline.id' })).toBe(false)
  expect(getRequests()).toHaveLength(before)
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  expect(await resolveName(kit, { name: 'ada.bowline.id' })).toMatchObject({ 60: { address: ADA } })
})

test('R-API-07 rejects with the reason of the signal when a lookup is aborted', async () => {
  const { kit, hold } = await setUpAccount({ names: NAMES })
  hold('profile/account')
  const life = new AbortController()
  const response = resolveName(kit, { name: 'ada.bowline.id', signal: life.signal })
  await settled()
  life.abort(new Error('typed on'))
  await expect(response).rejects.toThrow('typed on')
})
