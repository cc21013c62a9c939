import type { Message } from './message.js'

/** The texts of tokens: the list of them and the choice of one. */
export const ENGLISH_TOKENS_TEXTS = {
  'tokens.unknown': 'Unknown token',
  'tokens.loading': 'Loading tokens',
  'tokens.empty': 'No tokens yet',
  'tokens.empty-hint': 'Tokens you receive or buy on this network appear here.',
  'tokens.fund': 'Add funds',
  'tokens.failed': 'Couldn’t load tokens',
  'tokens.failed-hint': 'Your assets are safe. We just can’t load them right now.',
  'tokens.stale': 'Tokens may be out of date',
  'tokens.unsupported': 'Tokens aren’t shown on this network',
  'tokens.unsupported-hint': 'You see your balance here. Your wallet shows your other tokens.',
  'tokens.which-amount': 'Which amount do you mean?',
  'tokens.retry': 'Try again',
  'tokens.retry-seconds': '{count} s',
  'tokens.retry-wait': { one: 'Try again in {count} second', other: 'Try again in {count} seconds' },
  'tokens.retry-ready': 'You can try again now',

  'token-picker.select': 'Select token',
  'token-picker.change': 'Change token',
  'token-picker.search': 'Search tokens',
  'token-picker.search-clear': 'Clear search',
  'token-picker.suggested': 'Suggested tokens',
  'token-picker.list': 'Tokens',
  'token-picker.loading': 'Loading tokens',
  'token-picker.results': { one: '{count} token found', other: '{count} tokens found' },
  'token-picker.no-match': 'No tokens found',
  'token-picker.no-match-hint': 'Try another name, symbol or address.',
} as const satisfies Readonly<Record<string, Message>>
