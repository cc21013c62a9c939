import type { Message } from './message.js'

/** The texts of tokens: the list of them and the choice of one. */
export const ENGLISH_TOKENS_TEXTS = {
  'tokens.unknown': 'Unknown token',
  'tokens.loading': 'Loading tokens',
  'tokens.empty': 'No tokens yet',
  'tokens.empty-hint': 'What you receive or buy on this network shows up here.',
  'tokens.fund': 'Add funds',
  'tokens.failed': 'The tokens could not be loaded',
  'tokens.failed-hint': 'What you own is safe. It only cannot be shown.',
  'tokens.stale': 'Tokens may be out of date',
  'tokens.unsupported': 'Tokens are not shown on this network',
  'tokens.unsupported-hint': 'Your balance is. Other tokens you own here are in your wallet.',
  'tokens.retry': 'Try again',
  'tokens.retry-seconds': '{count} s',
  'tokens.retry-wait': { one: 'Possible in {count} second', other: 'Possible in {count} seconds' },
  'tokens.retry-ready': 'You can try again now',

  'token-picker.select': 'Select token',
  'token-picker.change': 'Choose another token',
  'token-picker.search': 'Search token',
  'token-picker.search-clear': 'Clear search',
  'token-picker.suggested': 'Suggested tokens',
  'token-picker.list': 'Tokens',
  'token-picker.loading': 'Loading tokens',
  'token-picker.results': { one: '{count} token found', other: '{count} tokens found' },
  'token-picker.no-match': 'No token found',
  'token-picker.no-match-hint': 'Try another name, symbol or address.',
} as const satisfies Readonly<Record<string, Message>>
