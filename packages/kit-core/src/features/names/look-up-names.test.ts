import { settled, setUpAccount, stopClock } from '../../../test/account-bench.js'
import { isNameRegistered, lookUpNames, resolveName, switchNetwork } from '../../actions.js'

const ADA = `0x${'ad'.repeat(20)}`
const NAMES = { 'ada.bowline.id': ADA, 'lovelace.bowline.id': ADA }

test('R-NAME-24 a name gives the addresses of its profile', async () => {
  const { kit, queries } = await setUpAccount({ names: NAMES })
  expect(await resolveName(kit, { name: 'ada.bowline.id' })).toMatchObject({ 60: { address: ADA } })
  expect(queries('name-lookup')).toMatchObject([{ apiVersion: '2' }])
})

test('R-NAME-24 R-ERR-15 it fails in the service’s words, else in the kit’s', async () => {
  const { kit, api } = await setUpAccount({ names: NAMES })
  await expect(resolveName(kit, { name: 'nobody.bowline.id' })).rejects.toMatchObject({
    message: 'Name is not registered',
    code: 'names/refused',
  })
  api.setScenario('offline', { only: ['name-lookup', 'name-reverse'] })
  await expect(resolveName(kit, { name: 'ada.bowline.id' })).rejects.toMatchObject({
    message: 'Error resolving name',
    code: 'names/service',
  })
  await expect(lookUpNames(kit, { address: ADA })).rejects.toThrow('Error fetching names for address')
})

test('R-NAME-25 a name exists where its lookup succeeds, whyever it does not', async () => {
  const { kit, api } = await setUpAccount({ names: NAMES })
  expect(await isNameRegistered(kit, { name: 'ada.bowline.id' })).toBe(true)
  expect(await isNameRegistered(kit, { name: 'nobody.bowline.id' })).toBe(false)
  api.setScenario('500', { only: ['name-lookup'] })
  expect(await isNameRegistered(kit, { name: 'ada.bowline.id' })).toBe(false)
})

test('R-NAME-26 R-CONST-03 R-STORE-15 R-STORE-17 the names of an address are kept for 5 minutes', async () => {
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

test('R-NAME-27 R-NAME-01 on a network that is not served, and on a family without names, nothing is asked and nothing found', async () => {
  const { kit, queries } = await setUpAccount({ names: NAMES, unserved: ['eip155:1'] })
  await settled()
  const asked = () => [...queries('name-lookup'), ...queries('name-reverse')]
  const before = asked().length
  expect(await resolveName(kit, { name: 'ada.bowline.id' })).toEqual({})
  expect(await lookUpNames(kit, { address: ADA })).toEqual([])
  expect(await isNameRegistered(kit, { name: 'ada.bowline.id' })).toBe(false)
  expect(asked()).toHaveLength(before)
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  expect(await resolveName(kit, { name: 'ada.bowline.id' })).toMatchObject({ 60: { address: ADA } })
})

test('R-API-07 a question that is given up rejects with the reason of its signal', async () => {
  const { kit, hold } = await setUpAccount({ names: NAMES })
  hold('profile/account')
  const life = new AbortController()
  const asked = resolveName(kit, { name: 'ada.bowline.id', signal: life.signal })
  await settled()
  life.abort(new Error('typed on'))
  await expect(asked).rejects.toThrow('typed on')
})
