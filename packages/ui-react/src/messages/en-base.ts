import { ENGLISH_BUTTON_TEXTS } from './en-buttons.js'
import { ENGLISH_TITLES } from './en-titles.js'
import type { Message } from './message.js'

/** The texts that come with the modal: those around its views, and those of the views it opens with. */
export const ENGLISH_BASE_TEXTS = {
  ...ENGLISH_BUTTON_TEXTS,
  ...ENGLISH_TITLES,

  'modal.back': 'Back',
  'modal.help': 'What is a wallet?',
  'modal.choose-network': 'Select network',
  'modal.current-network': 'Network: {name}. Select network',
  'modal.close-refused': 'Finish this step before closing',
  'modal.loading': 'Loading',

  'text.unknown-wallet': 'Unknown wallet',
  'account.hidden': 'Hidden',
  'text.unknown-network': 'Unknown network',
  'text.lookalike': 'This name mixes look-alike letters',

  'copy.address': 'Copy address',
  'copy.address-copied': 'Address copied',
  'copy.link': 'Copy link',
  'copy.link-copied': 'Link copied',
  'copy.failed': 'Couldn’t copy',

  'connect.wallets': 'Wallets',
  'connect.wallet-connect': 'WalletConnect',
  'connect.tag-installed': 'installed',
  'connect.tag-recent': 'recent',
  'connect.tag-qr-code': 'QR code',
  'connect.tag-connected': 'connected',
  'connect.all-wallets': 'All wallets',
  'connect.all-wallets-count': '{count}+',
  'connect.loading': 'Looking for wallets',
  'connect.or': 'or',
  'connect.empty': 'No connection method is enabled',
  'connect.none-found': 'No wallet found in this browser',
  'connect.none-found-hint': 'Install one, or open this page in a wallet’s browser.',
  'connect.no-wallet': 'Don’t have a wallet?',
  'connect.get-started': 'Get started',
  'connect.legal-first': 'Agree to the terms to continue',
  'connect.branding': 'Powered by {name}',
  'connect.continue-with-wallet': 'Continue with a wallet',

  'legal.terms': 'Terms of Service',
  'legal.privacy': 'Privacy Policy',
  'legal.text-both': 'By connecting you agree to the {terms} and {privacy}.',
  'legal.text-terms': 'By connecting you agree to the {terms}.',
  'legal.text-privacy': 'By connecting you agree to the {privacy}.',
  'legal.check-both': 'I agree to the {terms} and {privacy}',
  'legal.check-terms': 'I agree to the {terms}',
  'legal.check-privacy': 'I agree to the {privacy}',

  'toast.authenticating': 'Signing in…',
  'toast.email-code-resent': 'Code sent again',
  'toast.email-updated': 'Email updated',
  'toast.approve-limit': 'Approve token spending in your wallet',
  'toast.confirm-transaction': 'Approve transaction in your wallet',
  'toast.transaction-started': 'Transaction started',
  'toast.transaction-confirmed': 'Transaction confirmed',
  'toast.swapping': 'Swapping {source} to {amount} {target}',
  'toast.swapped': 'Swapped {source} to {amount} {target}',
  'alert.close': 'Dismiss',
  'request.silent': '{wallet} hasn’t answered yet. Open its app, window or extension to continue.',
  'request.other-wallets': 'Other wallets',
  'error.unknown': 'Something went wrong. Try again.',
} as const satisfies Readonly<Record<string, Message>>
