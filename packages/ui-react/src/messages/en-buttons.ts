import type { Message } from './message.js'

/** The texts of the buttons that stand in the page before the modal is loaded. */
export const ENGLISH_BUTTON_TEXTS = {
  'button.connect': 'Connect Wallet',
  'button.connecting': 'Connecting...',
  'button.reconnecting': 'Reconnecting...',
  'button.account': 'Account {name}',
  'button.account-balance': 'Account {name}, {balance}',
  'button.network': 'Network {name}',
  'button.unsupported': 'Switch network',
  'button.sign-in': 'Sign in',
  'button.unknown-network': 'Unknown Network',
  'button.select-network': 'Select Network',
} as const satisfies Readonly<Record<string, Message>>
