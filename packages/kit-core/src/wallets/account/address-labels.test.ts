import { setUpAccount } from '../../../test/account-fixture.js'
import { disconnect, refreshIdentity, setAddressLabel, setCurrentTab } from '../../actions.js'
import { type Namespace, selectDisplayName } from '../../index.js'
import { mockAccounts } from '../../testing/index.js'

const [{ address }] = mockAccounts('eip155')
const OTHER = `0x${'aB'.repeat(20)}`

async function labelled(...labels: readonly [string, string | undefined][]) {
  const bench = await setUpAccount({ names: { 'ada.bowline.id': address } })
  await refreshIdentity(bench.kit)
  for (const [of, label] of labels) setAddressLabel(bench.kit, { address: of, label })
  const shown = (of: string, namespace: Namespace = 'eip155') => selectDisplayName(bench.kit.getState(), namespace, of)
  return { ...bench, shown }
}

test('R-ACCT-59 prefers a label to a name, then the account’s own name, and returns undefined for other addresses', async () => {
  const { kit, shown } = await labelled([OTHER, 'Savings'])
  expect([shown(address), shown(OTHER), shown(`0x${'12'.repeat(20)}`)]).toEqual([
    'ada.bowline.id',
    'Savings',
    undefined,
  ])
  setAddressLabel(kit, { address, label: 'Main' })
  expect(shown(address)).toBe('Main')
})

test('R-ACCT-59 ignores case in hexadecimal addresses and respects it in others', async () => {
  const { kit, shown, account } = await labelled([OTHER, 'Savings'], [OTHER.toLowerCase(), 'Holidays'])
  expect(shown(OTHER.toUpperCase().replace('0X', '0x'))).toBe('Holidays')
  expect(Object.values(account().addressLabels)).toEqual(['Holidays'])
  setAddressLabel(kit, { namespace: 'solana', address: 'AbC', label: 'Cold' })
  expect([shown('AbC', 'solana'), shown('abc', 'solana')]).toEqual(['Cold', undefined])
})

test.each([undefined, ''])('R-ACCT-59 removes a label with %j', async (label) => {
  const { shown, account } = await labelled([address, 'Main'], [address, label])
  expect(shown(address)).toBe('ada.bowline.id')
  expect(account().addressLabels).toEqual({})
})

test('R-STATE-18 keeps labels when the account disconnects', async () => {
  const { kit, shown } = await labelled([address, 'Main'])
  await disconnect(kit)
  expect(shown(address)).toBe('Main')
})

test.each(['__proto__', 'constructor', 'toString'])('security §12 returns no label for %s', async (key) => {
  const { kit, shown } = await labelled()
  expect(shown(key)).toBeUndefined()
  setAddressLabel(kit, { address: key, label: 'x' })
  expect(shown(key)).toBe('x')
  expect('x' in {}).toBe(false)
})

test('R-VIEW-39 keeps the open tab per account', async () => {
  const { kit, account } = await setUpAccount()
  expect(account().currentTab).toBe(0)
  setCurrentTab(kit, 2)
  expect([account().currentTab, account('solana').currentTab]).toEqual([2, 0])
})
