// @ts-check
import { NORTH } from './guest-wallets.mjs'
import { card, connect, openAt, setState, setUnresolved } from './steps.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const settings = { pay: '1' }

const PAYMENT = {
  paymentAsset: {
    network: 'eip155:1',
    asset: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    metadata: { name: 'Tether USD', symbol: 'USDT', decimals: 6 },
  },
  recipient: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  amount: '249.5',
}

const EXCHANGES = ['Coinbase', 'Binance', 'Northwind Markets'].map((name) => ({
  id: name.toLowerCase().replace(' ', '-'),
  name,
  imageUrl: '',
}))

const PAY = {
  payment: PAYMENT,
  exchanges: EXCHANGES,
  exchangesStatus: 'ready',
  current: undefined,
  status: 'idle',
  error: undefined,
  isDeclined: false,
  isWalletUnavailable: false,
  hash: undefined,
  payUrl: undefined,
  isWindowBlocked: false,
  isStatusUnknown: false,
}

const WITH_WALLET = { id: 'p1', type: 'wallet' }
const AT_EXCHANGE = { id: 'p1', type: 'exchange', exchangeId: 'coinbase' }

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const payScenes = [
  scene('pay', {}, { isMain: true }),
  scene('pay-loading-exchanges', { exchanges: [], exchangesStatus: 'loading' }, { isBusy: true }),
  scene('pay-failed-exchanges', { exchanges: [], exchangesStatus: 'failed' }),
  scene('pay-none', { exchanges: [] }, { isStranger: true }),
  scene('pay-long', {
    payment: {
      ...PAYMENT,
      amount: `1.${'1'.repeat(35)}`,
      paymentAsset: { ...PAYMENT.paymentAsset, metadata: { name: 'W', symbol: 'W'.repeat(60), decimals: 36 } },
    },
    exchanges: EXCHANGES.map((exchange) => ({ ...exchange, name: 'W'.repeat(60) })),
  }),
  going('pay-awaiting', { current: WITH_WALLET, status: 'awaiting' }, { isMain: true, isBusy: true }),
  going(
    'pay-at-exchange',
    { current: AT_EXCHANGE, status: 'initiated', payUrl: 'https://exchange.example/pay', isStatusUnknown: true },
    { isBusy: true },
  ),
  going(
    'pay-unresolved',
    { current: WITH_WALLET, status: 'unknown', error: 'STATUS_UNKNOWN' },
    {
      unresolved: {
        ...{ kind: 'payment', recipient: PAYMENT.recipient, asset: PAYMENT.paymentAsset.asset, status: 'unknown' },
      },
    },
  ),
  going('pay-completed', { current: WITH_WALLET, status: 'success' }),
  going('pay-short', {
    ...{ current: WITH_WALLET, status: 'failed', error: 'LESS_ARRIVED' },
    reason: {
      message: 'Less arrived',
      facts: { code: 'payment/shortfall', arrived: '247.005', amount: '249.5', symbol: 'USDT' },
    },
  }),
  going('pay-failed', { current: AT_EXCHANGE, status: 'failed', error: 'ASSET_NOT_SUPPORTED' }, { isMain: true }),
]

/**
 * The ways to pay.
 * @param {string} name @param {object} part @param {{ isMain?: boolean, isBusy?: boolean, isStranger?: boolean }} [how]
 */
function scene(name, part, { isMain = false, isBusy = false, isStranger = false } = {}) {
  return {
    name,
    isMain,
    settings,
    guests: [NORTH],
    /** @param {Page} page */
    async reach(page) {
      if (!isStranger) await connect(page, NORTH.name)
      await setState(page, { pay: { ...PAY, ...part } })
      await openAt(page, 'Pay', {}, { isBusy })
      await card(page).locator('[data-part="whole-address"]').waitFor()
    },
  }
}

/**
 * The progress of a payment.
 * @param {string} name @param {object} part
 * @param {{ isMain?: boolean, isBusy?: boolean, unresolved?: Parameters<typeof setUnresolved>[1] }} [how]
 */
function going(name, part, { isMain = false, isBusy = false, unresolved } = {}) {
  return {
    name,
    isMain,
    settings,
    guests: [NORTH],
    /** @param {Page} page */
    async reach(page) {
      await connect(page, NORTH.name)
      await setState(page, { pay: { ...PAY, ...part } })
      if (unresolved) await setUnresolved(page, unresolved)
      await openAt(page, 'PayLoading', {}, { isBusy })
    },
  }
}
