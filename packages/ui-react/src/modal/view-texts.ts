/**
 * The parts of the texts that each view names, beside the base that comes with the modal. A view that is left out needs none.
 *
 * Source  R-HOST-12, architecture §2
 */
import type { ViewName } from '@bowline/kit-core'
import type { PartsByName } from '../kit/component-loader.js'

/** They are fetched beside the view's chunk. */
export const VIEW_TEXTS: PartsByName<ViewName> = {
  AllWallets: ['wallets'],
  ConnectingExternal: ['connecting'],
  ConnectingMultiChain: ['connecting'],
  ConnectingWalletConnect: ['connecting'],
  ConnectingWalletConnectBasic: ['connecting'],
  Downloads: ['wallets'],
  GetWallet: ['wallets'],
  UsageExceeded: ['wallets'],
  AccountSettings: ['accounts'],
  Profile: ['accounts'],
  SwitchAddress: ['accounts'],
  ProfileWallets: ['wallets'],
  WalletFund: ['accounts'],
  WalletReceive: ['accounts'],
  WalletSend: ['send', 'tokens'],
  WalletSendSelectToken: ['tokens'],
  WalletSendPreview: ['send'],
  SendConfirmed: ['send'],
  Pay: ['pay'],
  PayLoading: ['pay'],
  WalletCompatibleNetworks: ['accounts'],
  Transactions: ['activity'],
  SwitchNetwork: ['networks'],
  SwitchActiveChain: ['networks'],
  UnsupportedChain: ['networks'],
  SIWXSignMessage: ['sign-in'],
  ConnectSocials: ['embedded'],
  Create: ['embedded'],
  EmailLogin: ['embedded'],
  EmailVerifyOtp: ['embedded'],
  EmailVerifyDevice: ['embedded'],
  UpdateEmailWallet: ['embedded'],
  UpdateEmailPrimaryOtp: ['embedded'],
  UpdateEmailSecondaryOtp: ['embedded'],
  UpgradeEmailWallet: ['embedded'],
  ConnectingSocial: ['embedded'],
  ConnectingFarcaster: ['embedded'],
  ApproveTransaction: ['embedded'],
  SmartSessionCreated: ['sessions'],
  SmartSessionList: ['sessions'],
  Swap: ['swap', 'tokens'],
  SwapSelectToken: ['swap', 'tokens'],
  SwapPreview: ['swap'],
  ChooseAccountName: ['names'],
  RegisterAccountName: ['names'],
  RegisterAccountNameSuccess: ['names'],
  WhatIsAWallet: ['help'],
  WhatIsANetwork: ['help'],
}
