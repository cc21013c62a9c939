import type { LocalFeatures } from '../../index.js'
import { isViewEnabled } from '../../navigation/is-view-enabled.js'
import { createTestKit } from '../../testing/index.js'
import { getViewRow, isOpenableView, needsAccount, VIEWS } from './views.js'

const OPENABLE = VIEWS.filter(isOpenableView)

test('R-VIEW-05 R-NAV-10 lists the views that need an address', () => {
  expect(VIEWS.filter(needsAccount).toSorted()).toEqual(
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
  expect(OPENABLE.filter((view) => !needsAccount(view))).toEqual([
    'Connect',
    'AllWallets',
    'ConnectingWalletConnectBasic',
    'Networks',
    'WhatIsAWallet',
    'WhatIsANetwork',
  ])
})

test('R-CFG-20 lists a feature or an option for each view that can be turned off', () => {
  const off = { swaps: false, onramp: false, activity: false, receive: false, send: false, allWallets: false }
  const { kit } = createTestKit({ options: { features: off, enablePairing: false } })
  const neverOff = ['Connect', 'Account', 'WalletFund', 'Networks', 'WhatIsAWallet', 'WhatIsANetwork']
  expect(OPENABLE.filter((view) => isViewEnabled(kit, view))).toEqual(neverOff)
  expect(OPENABLE.filter((view) => getViewRow(view)[1] === undefined)).toEqual(neverOff)
})

test.each(['Swap', 'WalletReceive', 'Transactions', 'WalletSend', 'OnRampProviders'] as const)(
  'R-CFG-20 shows %s while its feature is on',
  (view) => {
    const isOn = (features: LocalFeatures) => isViewEnabled(createTestKit({ options: { features } }).kit, view)
    expect([isOn({}), isOn({ [getViewRow(view)[1] ?? '']: false })]).toEqual([true, false])
  },
)
