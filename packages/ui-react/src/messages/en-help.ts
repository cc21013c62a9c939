import type { Message } from './message.js'

/** Texts that explain what a wallet and a network are. */
export const ENGLISH_HELP_TEXTS = {
  'what-is-a-wallet.assets-title': 'A home for your assets',
  'what-is-a-wallet.assets-text': 'A wallet lets you hold, send and receive coins, tokens and collectibles.',
  'what-is-a-wallet.login-title': 'One key instead of many passwords',
  'what-is-a-wallet.login-text': 'Connect it to sign in. No new account, no password to remember.',
  'what-is-a-wallet.control-title': 'You’re in control',
  'what-is-a-wallet.control-text': 'Nothing leaves your wallet unless you approve it.',
  'what-is-a-wallet.get': 'Get a wallet',
  'what-is-a-wallet.done': 'Got it',

  'what-is-a-network.system-title': 'Where your transactions happen',
  'what-is-a-network.system-text':
    'A network is a public ledger kept by many computers. Ethereum and Solana are two of them.',
  'what-is-a-network.choice-title': 'Each has its own fees',
  'what-is-a-network.choice-text': 'Fees, speed and what you can do differ from one network to the next.',
  'what-is-a-network.care-title': 'Check which network you’re on',
  'what-is-a-network.care-text': 'Assets on one network don’t show up on another.',
  'what-is-a-network.done': 'Got it',
} as const satisfies Readonly<Record<string, Message>>
