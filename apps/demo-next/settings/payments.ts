/** Payments that the demo's shop requests. */
import type { Payment } from '@bowline/kit-core'
import { RECIPIENT } from '../wallets/accounts'

/** The native token, and a token with six decimals. */
export const PAYMENTS = {
  coin: {
    paymentAsset: {
      network: 'eip155:1',
      asset: 'native',
      metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
    recipient: RECIPIENT,
    amount: '0.005000000000000001',
  },
  token: {
    paymentAsset: {
      network: 'eip155:1',
      asset: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      metadata: { name: 'Tether USD', symbol: 'USDT', decimals: 6 },
    },
    recipient: RECIPIENT,
    amount: '2.500001',
  },
} as const satisfies Record<string, Payment>

/** What the playground's shop asks for. */
export const SHOP_PAYMENT = {
  paymentAsset: {
    network: 'eip155:1',
    asset: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
  },
  recipient: RECIPIENT,
  amount: '49',
} as const satisfies Payment
