import type { LocalFeatures } from '../../index.js'
import { isViewEnabled } from '../../navigation/is-view-enabled.js'
import { createTestKit } from '../../testing/index.js'
import { FEATURE_OF, NEEDING_NO_ACCOUNT, NEVER_OFF, OPENABLE_VIEWS, requiresAccount, VIEWS } from './views.js'

test('R-VIEW-05 R-NAV-10 lists the views that need an address', () => {
  expect(VIEWS.filter(requiresAccount).toSorted()).toEqual(
    [
      ...['Account', 'AccountSettings', 'Profile', 'ProfileWallets', 'SwitchAddress', 'Transactions'],
      ...['WalletFund', 'WalletReceive', 'WalletCompatibleNetworks', 'UnsupportedChain'],
      ...['UpdateEmailWallet', 'UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp', 'UpgradeEmailWallet'],
      ...['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview', 'SendConfirmed'],
      ...['Swap', 'SwapSelectToken', 'SwapPreview', 'SmartSessionCreated', 'SmartSessionList'],
      ...['ChooseAccountName', 'RegisterAccountName', 'RegisterAccountNameSuccess'],
      ...['OnRampProviders', 'OnRampFiatSelect', 'OnRampTokenSelect', 'OnRampActivity'],
      ...['BuyInProgress', 'WhatIsABuy'],
    ].toSorted(),
  )
})

test('R-VIEW-05 lists the views that open without an address', () => {
  expect(NEEDING_NO_ACCOUNT).toEqual(expect.arrayContaining(OPENABLE_VIEWS.filter((view) => !requiresAccount(view))))
  expect(NEEDING_NO_ACCOUNT.filter(requiresAccount)).toEqual([])
})

test('R-CFG-20 opens immediately only the views that no option turns off', () => {
  const off = { swaps: false, onramp: false, activity: false, receive: false, send: false, allWallets: false }
  const { kit } = createTestKit({ options: { features: off, enablePairing: false } })
  expect([...NEVER_OFF].sort()).toEqual(OPENABLE_VIEWS.filter((view) => isViewEnabled(kit, view)).toSorted())
})

test.each(OPENABLE_VIEWS.filter((view) => FEATURE_OF[view] !== undefined))(
  'R-CFG-20 opens %s immediately while its feature is on',
  (view) => {
    const isOn = (features: LocalFeatures) => isViewEnabled(createTestKit({ options: { features } }).kit, view)
    expect([isOn({}), isOn({ [FEATURE_OF[view] ?? '']: false })]).toEqual([true, false])
  },
)
