/** Functions for payments at an exchange. Loaded when the user chooses an exchange, or did so on an earlier page. */
import { requestPayUrl } from './pay-api.js'
import { getExchangeLockName, pollExchangePayment } from './poll-exchange-payment.js'
import { inheritExchanges, resumeExchanges } from './resume-exchange-payments.js'
import { storeExchangeSession } from './stored-exchange-payments.js'

/** Requests an exchange's page, and polls and resumes payments there. */
export const payService = {
  requestPayUrl,
  storeExchangeSession,
  pollExchangePayment,
  getExchangeLockName,
  resumeExchanges,
  inheritExchanges,
} as const
