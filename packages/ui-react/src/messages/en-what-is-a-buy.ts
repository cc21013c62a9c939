import type { Message } from './message.js'

/** Texts of the view that explains buying with fiat. */
export const ENGLISH_WHAT_IS_A_BUY_TEXTS = {
  'what-is-a-buy.pay-title': 'Pay the usual way',
  'what-is-a-buy.pay-text': 'A provider takes your card or bank transfer and buys for you. It may ask for ID.',
  'what-is-a-buy.arrive-title': 'Straight to your wallet',
  'what-is-a-buy.arrive-text': 'Your purchase goes to your own address. No one holds it for you.',
  'what-is-a-buy.cost-title': 'Know the cost',
  'what-is-a-buy.cost-text': 'The provider and the network each charge a fee. You see both before you pay.',
  'what-is-a-buy.done': 'Got it',
} as const satisfies Readonly<Record<string, Message>>
