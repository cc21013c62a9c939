import type { Message } from './message.js'

/** Texts of AccountSettings, the account lists, WalletReceive, WalletCompatibleNetworks and WalletFund. */
export const ENGLISH_ACCOUNTS_TEXTS = {
  'accounts.list': 'Accounts',
  'accounts.types': 'Account types',
  'accounts.count': { one: '{count} account', other: '{count} accounts' },
  'accounts.eoa': 'Standard account',
  'accounts.smart': 'Smart account',
  'accounts.copy': 'Copy address of {account}',
  'accounts.balance-loading': 'Loading balance',
  'accounts.balance-failed': 'Balance unavailable',
  'accounts.balance-retry': 'Reload balance of {account}',
  'accounts.balance-hidden': 'Balance hidden',

  'account-settings.rows': 'Account settings',
  'account-settings.network': 'Network',
  'account-settings.accounts': 'Accounts',
  'account-settings.hide-balances': 'Hide balances',
  'account-settings.switching': 'Switching account',
  'account-settings.disconnect': 'Disconnect',
  'account-settings.disconnecting': 'Disconnecting…',
  'account-settings.email': 'Email',
  'account-settings.name': 'Choose account name',
  'account-settings.upgrade': 'Upgrade your wallet',
  'account-settings.upgrade-hint': 'Take full control of your keys',
  'account-settings.security': 'Devices and security',
  'account-settings.security-hint': 'Log out devices, export your keys',
  'account-settings.security-blocked': 'Couldn’t open the window. Allow pop-ups for this page, then open it.',
  'account-settings.open-window': 'Open window',

  'profile.disconnect': 'Disconnect',
  'profile.disconnecting': 'Disconnecting…',

  'switch-address.disconnect': 'Disconnect',
  'switch-address.disconnecting': 'Disconnecting…',

  'wallet-fund.list': 'Ways to add funds',
  'wallet-fund.onramp': 'Buy crypto',
  'wallet-fund.onramp-hint': 'With a card or a bank account',
  'wallet-fund.receive': 'Receive funds',
  'wallet-fund.receive-hint': 'From another wallet, by address or QR code',
  'wallet-fund.pay': 'Deposit from an exchange',
  'wallet-fund.pay-hint': 'From your exchange account',
  'wallet-fund.none': 'This app has no way to add funds',
  'wallet-fund.none-hint': 'Send funds to your address from another wallet or an exchange.',

  'wallet-receive.purposes': 'Addresses',
  'wallet-receive.payment': 'Payment',
  'wallet-receive.ordinal': 'Ordinals',
  'wallet-receive.stx': 'Stacks',
  'wallet-receive.code': 'QR code of your address',
  'wallet-receive.address': 'Your address',
  'wallet-receive.copy': 'Copy address',
  'wallet-receive.networks': {
    one: 'Only send assets on this network to this address',
    other: 'This address works on {count} networks',
  },
  'wallet-receive.no-networks': 'This app doesn’t support your wallet’s network',

  'wallet-compatible-networks.text': {
    one: 'Only send assets to your address on this network. Assets sent on another network may be lost.',
    other: 'Only send assets to your address on these networks. Assets sent on another network may be lost.',
  },
  'wallet-compatible-networks.list': 'Networks',
  'accounts.switched': 'Account switched',
} as const satisfies Readonly<Record<string, Message>>
