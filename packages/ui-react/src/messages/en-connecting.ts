import type { Message } from './message.js'

/** The texts of the request to connect in a wallet. */
export const ENGLISH_CONNECTING_TEXTS = {
  'connecting.continue': 'Continue in {wallet}',
  'connecting.continue-hint': 'Accept the request in the wallet.',
  'connecting.declined': 'Connection declined',
  'connecting.declined-hint': 'Nothing was shared with this app.',
  'connecting.failed': 'Connection failed',
  'connecting.connected': 'Connected',
  'connecting.try-again': 'Try again',
  'connecting.get-wallet': 'Don’t have {wallet}?',
  'connecting.get': 'Get',

  'connecting-multi-chain.choose': 'Choose where to connect {wallet}',
  'connecting-multi-chain.list': 'Blockchains',
} as const satisfies Readonly<Record<string, Message>>
