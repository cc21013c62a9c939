import type { Message } from './message.js'

/** The texts of the lists of wallets: all of them, the connected ones, those to install. */
export const ENGLISH_WALLETS_TEXTS = {
  'all-wallets.grid': 'Wallets',
  'all-wallets.search': 'Search wallet',
  'all-wallets.search-clear': 'Clear search',
  'all-wallets.certified-only': 'Certified only',
  'all-wallets.certified': 'certified',
  'all-wallets.loading': 'Loading wallets',
  'all-wallets.found': { one: '{count} wallet found', other: '{count} wallets found' },
  'all-wallets.none': 'No Wallet found',
  'all-wallets.none-hint': 'Try another name.',
  'all-wallets.none-certified-hint': 'There is no certified wallet for this app.',
  'all-wallets.show-all': 'Show all wallets',
  'all-wallets.failed': 'The wallets could not be loaded',
  'all-wallets.failed-hint': 'Check your connection and try again.',
  'all-wallets.more-failed': 'More wallets could not be loaded',
  'all-wallets.try-again': 'Try again',
  'all-wallets.qr-code': 'Show QR code',

  'profile-wallets.namespaces': 'Blockchains',
  'profile-wallets.connected': 'Connected',
  'profile-wallets.recent': 'Recently connected',
  'profile-wallets.active': 'active',
  'profile-wallets.none': 'No wallet connected',
  'profile-wallets.none-hint': 'Add a wallet to use this app on {chain}.',
  'profile-wallets.add': 'Add wallet',
  'profile-wallets.disconnect': 'Disconnect {wallet}',
  'profile-wallets.disconnect-all': 'Disconnect all',
  'profile-wallets.disconnecting-all': 'Disconnecting...',

  'downloads.get': 'Get {wallet}',
  'downloads.text': 'Install it, then come back here to connect.',
  'downloads.app-store': 'App Store',
  'downloads.play-store': 'Google Play',
  'downloads.chrome-store': 'Chrome Web Store',
  'downloads.homepage': 'Website',
  'downloads.none': 'No download is known',
  'downloads.none-hint': 'Look for it in the store of your device.',

  'get-wallet.list': 'Wallets to install',
  'get-wallet.loading': 'Loading wallets',
  'get-wallet.failed': 'The wallets could not be loaded',
  'get-wallet.failed-hint': 'Check your connection and try again.',
  'get-wallet.try-again': 'Try again',
  'get-wallet.none': 'No wallet to suggest',
  'get-wallet.explore': 'Explore all',

  'usage-exceeded.heading': 'This app has used up its plan',
  'usage-exceeded.text':
    'Wallets cannot be listed until the app’s owner extends it. Nothing is wrong with your wallet.',
  'usage-exceeded.close': 'Close',
} as const satisfies Readonly<Record<string, Message>>
