import type { Message } from './message.js'

/** The texts of paying: the ways to pay, and how a payment goes. */
export const ENGLISH_PAY_TEXTS = {
  'pay.to': 'To',
  'pay.address': 'Address of the receiver',
  'pay.network': 'Network',
  'pay.amount': 'You deposit',
  'pay.continue': 'Continue',
  'pay.ways': 'Ways to pay',
  'pay.loading': 'Loading exchanges',
  'pay.wallet': 'Pay with {wallet}',
  'pay.connect': 'Pay with a wallet',
  'pay.exchange': 'Exchange',
  'pay.more': 'More exchanges',
  'pay.none': 'No exchanges available',
  'pay.awaiting': 'Awaiting payment confirmation',
  'pay.initiated': 'Payment initiated',
  'pay.success': 'Payment completed',
  'pay.failed': 'Payment failed',
  'pay.sent': 'It is on its way. You can close this window.',
  'pay.declined': 'You declined it in your wallet. Nothing was paid.',
  'pay.confirm': 'Confirm the payment in {wallet}.',
  'pay.complete': 'Complete the payment at {exchange}.',
  'pay.open': 'Open {exchange}',
} as const satisfies Readonly<Record<string, Message>>
