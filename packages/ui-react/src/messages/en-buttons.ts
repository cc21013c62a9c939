import type { Message } from './message.js'

/** Texts in the page before the modal is loaded: those of the buttons, and those for a failure to load the modal. */
export const ENGLISH_BUTTON_TEXTS = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.reconnecting': 'Reconnecting…',
  'button.account': 'Account {name}',
  'button.account-balance': 'Account {name}, {balance}',
  'button.network': 'Network {name}',
  'button.unsupported': 'Switch network',
  'button.sign-in': 'Sign in',
  'button.unknown-network': 'Unknown network',
  'button.select-network': 'Select network',

  'modal.close': 'Close',
  'modal.chunk-failed': 'Loading failed',
  'modal.chunk-failed-hint': 'Check your connection and try again.',
  'modal.try-again': 'Try again',
  'modal.reload': 'Reload page',
} as const satisfies Readonly<Record<string, Message>>
