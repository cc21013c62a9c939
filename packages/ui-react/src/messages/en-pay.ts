import type { Message } from './message.js'

/** Texts of payments: payment options and progress. */
export const ENGLISH_PAY_TEXTS = {
  'pay.to': 'To',
  'pay.address': 'Recipient address',
  'pay.network': 'Network',
  'pay.amount': 'You deposit',
  'pay.which-amount': 'Which amount do you mean?',
  'pay.continue': 'Continue',
  'pay.methods': 'Ways to pay',
  'pay.loading': 'Loading exchanges',
  'pay.wallet': 'Pay with {wallet}',
  'pay.connect': 'Pay with a wallet',
  'pay.exchange': 'Exchange',
  'pay.more': 'More exchanges',
  'pay.none': 'No exchanges available',
  'pay.awaiting': 'Waiting for confirmation',
  'pay.initiated': 'Payment started',
  'pay.success': 'Payment complete',
  'pay.unknown': 'Payment not confirmed',
  'pay.checked': 'I checked my wallet. Nothing was paid.',
  'pay.failed': 'Payment failed',
  'pay.sent': 'It’s on its way. You can close this window.',
  'pay.declined': 'Request declined. Nothing was paid.',
  'pay.confirm': 'Approve the payment in {wallet}.',
  'pay.complete': 'Complete the payment on {exchange}.',
  'pay.open': 'Open {exchange}',
} as const satisfies Readonly<Record<string, Message>>

/** Texts of payment errors, by error code; users see these instead of the errors' own messages. */
export const ENGLISH_PAY_ERRORS: Readonly<Record<string, Message>> = {
  'pay/UNKNOWN_ERROR': 'Something went wrong with the payment.',
  'pay/UNABLE_TO_INITIATE_PAYMENT': 'The payment couldn’t be started.',
  'pay/GENERIC_PAYMENT_ERROR': 'The payment couldn’t be completed.',
  'pay/STATUS_UNKNOWN': 'The payment may already have been sent. Check your wallet before you pay again.',
  'pay/LESS_ARRIVED': 'Less than the full amount arrived. Ask the recipient before you pay again.',
  'payment/shortfall': '{arrived} of {amount} {symbol} arrived.',
  'pay/insufficient-funds': 'Not enough {symbol} in this account.',
  'pay/insufficient-gas': 'Not enough {symbol} for the network fee.',
  'pay/UNABLE_TO_GET_EXCHANGES': 'Exchanges couldn’t be loaded.',
  'pay/ASSET_NOT_SUPPORTED': 'This exchange doesn’t accept this payment. Select another.',
  'pay/UNABLE_TO_GET_PAY_URL': 'The exchange’s page couldn’t be opened.',
  'pay/UNABLE_TO_GET_BUY_STATUS': 'We can’t see how your payment is going right now. We’ll keep checking.',
}
