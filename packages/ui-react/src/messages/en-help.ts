import type { Message } from './message.js'

/** The texts that explain what a wallet and a network are. */
export const ENGLISH_HELP_TEXTS = {
  'what-is-a-wallet.assets-title': 'A home for what you own',
  'what-is-a-wallet.assets-text': 'A wallet lets you hold, send and receive coins, tokens and collectibles.',
  'what-is-a-wallet.login-title': 'One key instead of many passwords',
  'what-is-a-wallet.login-text': 'Connect it to sign in. No new account, no password to remember.',
  'what-is-a-wallet.control-title': 'Only you decide',
  'what-is-a-wallet.control-text': 'Nothing leaves your wallet unless you approve it there.',
  'what-is-a-wallet.get': 'Get a wallet',
  'what-is-a-wallet.done': 'Got it',

  'what-is-a-network.system-title': 'Where your transactions happen',
  'what-is-a-network.system-text':
    'A network is a public ledger that many computers keep together. Ethereum and Solana are two of them.',
  'what-is-a-network.choice-title': 'Each has its own costs',
  'what-is-a-network.choice-text':
    'Fees and speed differ from one network to the next, and so does what you can do there.',
  'what-is-a-network.care-title': 'Mind which one you are on',
  'what-is-a-network.care-text': 'What you hold on one network does not show up on another by itself.',
  'what-is-a-network.done': 'Got it',
} as const satisfies Readonly<Record<string, Message>>
