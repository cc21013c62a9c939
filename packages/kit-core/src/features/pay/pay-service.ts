/** What asks the pay service. A file of its own, since the schemas behind it are loaded at the first need. */
import { askExchanges, askPayUrl } from './ask-pay-service.js'
import { followExchange, nameOfExchange } from './follow-exchange.js'
import { inheritExchanges, resumeExchanges } from './resume-exchanges.js'
import { keepSession } from './stored-exchange.js'

/** Asks for exchanges and their pages, and follows what was begun there. */
export const payService = {
  askExchanges,
  askPayUrl,
  keepSession,
  followExchange,
  nameOfExchange,
  resumeExchanges,
  inheritExchanges,
} as const
