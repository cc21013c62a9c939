import { isViewOfAnAccount, VIEWS } from './views.js'

test('R-VIEW-05 R-NAV-10 the views that make no sense without an address', () => {
  expect(VIEWS.filter(isViewOfAnAccount).toSorted()).toEqual(
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
