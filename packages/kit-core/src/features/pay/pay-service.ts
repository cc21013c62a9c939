/** What asks the pay service. A file of its own, since the schemas behind it are loaded at the first need. */
import { requestExchanges, requestPayUrl } from './pay-api.js'
import { nameOfExchange, pollExchangePayment } from './poll-exchange-payment.js'
import { inheritExchanges, resumeExchanges } from './resume-exchange-payments.js'
import { keepSession } from './stored-exchange-payments.js'

/** Asks for exchanges and their pages, and follows what was begun there. */
export const payService = {
  requestExchanges,
  requestPayUrl,
  keepSession,
  pollExchangePayment,
  nameOfExchange,
  resumeExchanges,
  inheritExchanges,
} as const
