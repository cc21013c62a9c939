/**
 * Built-in on-ramp currencies, until the service responds and when it is unavailable. Source: spec R-STATE-33, R-STATE-34,
 * R-RAMP-09, R-RAMP-10, R-CONST-21.
 */
import type { OnrampOptions, PaymentMethodLimit, PurchaseCurrency, PurchaseNetwork } from './onramp-options.js'

/** Built-in limits of payments by card and by bank account, in the payment currency. */
export const ONRAMP_LIMITS: readonly PaymentMethodLimit[] = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

const ETHEREUM: PurchaseNetwork = { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' }
const POLYGON: PurchaseNetwork = { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' }

/** The token to buy until the user selects another: USDC. */
export const DEFAULT_PURCHASE_CURRENCY: PurchaseCurrency = {
  id: '2b92315d-eab7-5bef-84fa-089a131333f5',
  name: 'USD Coin',
  symbol: 'USDC',
  networks: [
    { ...ETHEREUM, contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
    { ...POLYGON, contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174' },
  ],
}

/** USDC and ETH on Ethereum and Polygon, paid in US dollars or euros. */
export const SAMPLE_ONRAMP_OPTIONS: OnrampOptions = {
  purchaseCurrencies: [
    DEFAULT_PURCHASE_CURRENCY,
    { id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4', name: 'Ethereum', symbol: 'ETH', networks: [ETHEREUM, POLYGON] },
  ],
  paymentCurrencies: [
    { id: 'USD', payment_method_limits: ONRAMP_LIMITS },
    { id: 'EUR', payment_method_limits: ONRAMP_LIMITS },
  ],
}
