import type { Message } from './message.js'

/** Texts of the connecting views, while a wallet is asked to connect. */
export const ENGLISH_CONNECTING_TEXTS = {
  'connecting.continue': 'Continue in {wallet}',
  'connecting.continue-hint': 'Approve the request in your wallet.',
  'connecting.declined': 'Connection declined',
  'connecting.declined-hint': 'Nothing was shared with this app.',
  'connecting.failed': 'Connection failed',
  'connecting.connected': 'Connected',
  'connecting.try-again': 'Try again',
  'connecting.get-wallet': 'Don’t have {wallet}?',

  'connecting-multi-chain.choose': 'Select a network for {wallet}',
  'connecting-multi-chain.list': 'Networks',
} as const satisfies Readonly<Record<string, Message>>
