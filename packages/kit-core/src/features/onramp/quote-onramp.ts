/**
 * Fetches the quote for the onramp form into the onramp state.
 *
 * Out     the quote; null if there is none: the service failed or does not support the network, the amount has an issue, or the
 *         request was aborted or replaced. A failure sets the error text; with the option `quoteFallback: 'sample'` it also
 *         gives an estimate
 * Throws  nothing
 * Source  spec R-RAMP-16, R-RAMP-20 to 26, R-RAMP-53
 */

import type { OnrampQuote } from '@bowline/api-client'
import { parseAmount } from '../../base/amount/parse-amount.js'
import { type Attempt, createRun } from '../../base/async/run.js'
import { isMaybeSignal, parseInput } from '../../base/errors/parse-input.js'
import { getQuoteErrorText } from '../../base/text/quote-error-text.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { loadOnrampService } from './load-service.js'
import { getOnrampScope, type OnrampScope } from './onramp-scope.js'
import { recordQuoteTime } from './quote-expiry.js'
import { getEffectiveSelection, selectOnrampAmountIssue } from './select-onramp.js'
import type { OnrampForm } from './state.js'
import { updateOnramp } from './update-onramp.js'

const DEBOUNCE_MS = 200

const NO_QUOTE = { quote: undefined, isEstimate: false, error: undefined } as const

const quotes = createRun<OnrampQuote | null>()

/** Clears the quote after a form value or the network changed, and fetches a new one after 200 ms if the amount is valid. */
export function requoteOnramp(kit: Kit): void {
  getOnrampScope(kit)
  quotes.abort(kit)
  const state = kit.store.get()
  const isAsked = (state.onramp.paymentAmount ?? '').trim() !== '' && !selectOnrampAmountIssue(state)
  updateOnramp(kit, { ...NO_QUOTE, quotesLoading: isAsked })
  if (isAsked) kit.timers.start('onramp/quote', DEBOUNCE_MS, () => void quoteOnramp(kit))
  else kit.timers.stop('onramp/quote')
}

/** Clears the quote and fetches a new one immediately. */
export async function quoteOnramp(
  kit: Kit,
  params: { signal?: AbortSignal | undefined } = {},
): Promise<OnrampQuote | null> {
  const { signal } = parseInput(params, { signal: isMaybeSignal })
  return refetchOnrampQuote(kit, { ...NO_QUOTE, quotesLoading: true }, signal)
}

/** Fetches a quote immediately. `meanwhile` is merged into the state until the response arrives; `{}` keeps the old quote. */
export async function refetchOnrampQuote(
  kit: Kit,
  meanwhile: OnrampForm,
  signal?: AbortSignal,
): Promise<OnrampQuote | null> {
  quotes.abort(kit)
  kit.timers.stop('onramp/quote')
  if (selectOnrampAmountIssue(kit.store.get())) return null
  const scope = getOnrampScope(kit)
  const signals = [scope.signal, signal]
  return quotes.replace(kit, (attempt) => fetchQuote(kit, { meanwhile, scope, attempt }), { signals })
}

type QuoteRequest = { readonly meanwhile: OnrampForm; readonly scope: OnrampScope; readonly attempt: Attempt }

async function fetchQuote(kit: Kit, { meanwhile, scope, attempt }: QuoteRequest): Promise<OnrampQuote | null> {
  const { signal, isCurrent } = attempt
  const { paymentAmount = '', ...form } = kit.store.get().onramp
  const amount = parseAmount(paymentAmount) ?? '0'
  const { purchaseCurrency, paymentCurrency } = getEffectiveSelection(form)
  const settle = (patch: OnrampForm) => {
    if (isCurrent() && !scope.signal.aborted) updateOnramp(kit, { quotesLoading: false, ...patch })
  }
  const quotedOn = selectActiveNetwork(kit.store.get())?.caipNetworkId
  updateOnramp(kit, { ...meanwhile, quotedOn })
  try {
    const { fetchOnrampQuote } = await loadOnrampService()
    const quote = await fetchOnrampQuote(kit, { purchaseCurrency, paymentCurrency, amount }, signal)
    if (signal.aborted) return null
    if (quote) recordQuoteTime(quote)
    settle({ ...NO_QUOTE, quote: quote ?? undefined })
    return quote
  } catch (error) {
    if (signal.aborted) return null
    kit.log.debug('A purchase could not be quoted', error)
    const estimate = kit.config.quoteFallback === 'sample' ? estimateOf(amount, paymentCurrency.id) : undefined
    settle({ error: getQuoteErrorText(error), quote: estimate, isEstimate: estimate !== undefined })
    return estimate ?? null
  } finally {
    settle({})
  }
}

/** Estimate at a rate of 1:1. Indicative, not guaranteed. */
function estimateOf(amount: string, currency: string): OnrampQuote {
  const same = { amount, currency }
  return {
    coinbaseFee: same,
    networkFee: same,
    paymentSubtotal: same,
    paymentTotal: same,
    purchaseAmount: same,
    quoteId: 'mocked-quote-id',
  }
}
