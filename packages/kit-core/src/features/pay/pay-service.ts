/** Functions for payments at an exchange. Loaded when the user chooses an exchange, or did so on an earlier page. */
import { requestPayUrl } from './pay-api.js'
import { getExchangeLockName, pollExchangePayment } from './poll-exchange-payment.js'
import { inheritExchanges, resumeExchanges } from './resume-exchange-payments.js'
import { storeExchangePayment } from './stored-exchange-payments.js'

/** One object, so that the functions load together. */
export const payService = {
  requestPayUrl,
  storeExchangePayment,
  pollExchangePayment,
  getExchangeLockName,
  resumeExchanges,
  inheritExchanges,
} as const
