import { setUpAccount } from '../../../test/account-fixture.js'
import { setUpOnramp } from '../../../test/onramp-fixture.js'
import { settled } from '../../../test/swap-fixture.js'
import { close, disconnect, open, push, setFeatures, showWhatIsABuy } from '../../actions.js'
import { selectOnrampProviders } from './onramp-providers.js'

test('R-MODAL-04 R-VIEW-05 opens the providers when an app requests the view; opens the wallets when no account is connected', async () => {
  const { kit, view } = await setUpOnramp()
  expect([kit.getState().modal.open, view()]).toEqual([true, 'OnRampProviders'])
  close(kit)
  await disconnect(kit)
  await open(kit, { view: 'OnRampProviders' })
  expect(view()).toBe('Connect')
})

test('R-CFG-20 R-RAMP-02 opens nothing and logs the reason when the feature is off', async () => {
  const { kit, log, view, show } = await setUpOnramp({ isOpen: false })
  setFeatures(kit, { onramp: false })
  void show()
  await settled()
  expect(kit.getState().modal.open).toBe(false)
  expect(log.entries.map(({ message }) => message)).toContain(
    'The view OnRampProviders is not shown: `features.onramp` is off',
  )
  for (const name of [
    'OnRampAmount',
    'OnRampFiatSelect',
    'OnRampTokenSelect',
    'OnRampActivity',
    'BuyInProgress',
    'WhatIsABuy',
  ] as const) {
    push(kit, { view: name })
    expect(view()).not.toBe(name)
  }
})

test('R-CFG-65 opens nothing when purchases are restricted in the region', async () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  const there = function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: 'Asia/Shanghai' }
  }
  const { kit, log } = await setUpAccount({ options: { restrictRegions: true } })
  Intl.DateTimeFormat.prototype.resolvedOptions = there
  try {
    void open(kit, { view: 'OnRampProviders' })
    await settled()
    expect(selectOnrampProviders(kit.getState(), kit.config)).toEqual([])
  } finally {
    Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions
  }
  expect(kit.getState().modal.open).toBe(false)
  expect(log.entries.map(({ message }) => message)).toContain(
    'The view OnRampProviders is not shown: `restrictRegions` turns it off in this region',
  )
})

test('R-RAMP-14 tracks that the page about buying was opened', async () => {
  const { kit, tracked, view } = await setUpOnramp()
  showWhatIsABuy(kit)
  expect([view(), tracked('SELECT_WHAT_IS_A_BUY').length]).toEqual(['WhatIsABuy', 1])
})
