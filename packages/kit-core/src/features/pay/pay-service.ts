/** What a payment at an exchange needs. A file of its own, loaded when an exchange is chosen, or was on an earlier page. */
import { requestPayUrl } from './pay-api.js'
import { nameOfExchange, pollExchangePayment } from './poll-exchange-payment.js'
import { inheritExchanges, resumeExchanges } from './resume-exchange-payments.js'
import { keepSession } from './stored-exchange-payments.js'

/** Asks for an exchange's page, and follows what was begun there. */
export const payService = {
  requestPayUrl,
  keepSession,
  pollExchangePayment,
  nameOfExchange,
  resumeExchanges,
  inheritExchanges,
} as const
