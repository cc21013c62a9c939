import type { LocalFeatures } from '@bowline/kit-core'

/** What each feature turns on. */
export const FEATURE_NOTES: { readonly [Name in keyof Required<LocalFeatures>]: string } = {
  swaps: 'The action Swap of an account, on EVM. See the page “Swapping”.',
  onramp: 'The action Buy of an account, on EVM and Solana, and its providers. See the page “Buying”.',
  email: 'Login by email, where `endpoints.secureSite` names a secure site. See the page “Embedded wallet”.',
  socials: 'Login by social account, in the order of the list, where there is a secure site.',
  activity: 'The history of an account, on EVM. See the page “Activity”.',
  history: 'Another name of `activity`.',
  branding: 'The line “Powered by” under the wallets.',
  receive: 'The action Receive of an account. See the page “Receiving”.',
  send: 'The action Send of an account, on EVM and Solana. See the page “Sending”.',
  sendConfirmed: 'After sending, a view that shows the transfer’s progress, in place of the account.',
  emailShowWallets:
    '`false` shows one button in place of the wallets while `email` or `socials` is on; it leads to them.',
  analytics: 'Whether `analyticsCollector` may receive events. Your own listeners receive them either way.',
  allWallets: 'The row that leads to every wallet; see also the option `allWallets`.',
  legalCheckbox: 'The user must tick the box next to the links to your terms before picking a wallet.',
  smartSessions: 'Permissions that an app holds, on EVM. See the page “Smart sessions”.',
  collapseWallets: '`true` does the same as `emailShowWallets: false`.',
  pay: 'Payments that your app requests, and deposits from an exchange. See the page “Payments”.',
  connectorTypeOrder: 'Order of the kinds of wallets; a partial list is followed by the rest. See the page “Wallets”.',
  walletFeaturesOrder: 'Order of the actions of an account; actions it leaves out are not offered.',
  connectMethodsOrder:
    'Whether email, social accounts or wallets come first; `auto` puts wallets first if one is installed.',
}
