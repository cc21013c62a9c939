/**
 * Fetches the quote of the swap form: 200 ms after a change, and at once on refresh and retry.
 *
 * Out     sets the quote in the state, or the message of the error. Drops responses to earlier requests
 * Source  spec R-SWAP-15 to 22, R-CONST-12, R-CONST-13, R-ALERT-13
 */

import { createRun } from '../../base/async/run.js'
import { getQuoteErrorText } from '../../base/text/quote-error-text.js'
import { showAlert } from '../../core/alert/alert.js'
import { AMOUNT_ALERT } from '../../core/alert/amount-alert.js'
import type { Kit } from '../../kit.js'
import { evaluateQuote } from './evaluate-quote.js'
import { loadSwapService } from './load-service.js'
import { INITIAL_SWAP_STATE, type SwapState } from './state.js'
import { parseBaseUnits } from './swap-amounts.js'
import type { SwapScope } from './swap-scope.js'
import type { FetchedQuote, SwapPair } from './swap-service.js'
import { updateSwap } from './update-swap.js'

const DEBOUNCE_MS = 200

const NO_QUOTE = { quote: undefined, areQuotesPartial: false, toTokenAmount: '', error: undefined } as const

const quotes = createRun<void>()

/** Clears the quote and the review after a change of the form; schedules a new request if the form is complete. */
export function requote(kit: Kit, scope: SwapScope): void {
  quotes.abort(scope)
  const isComplete = getSwapPair(kit.store.get().swap) !== undefined
  const { gasLimit } = INITIAL_SWAP_STATE
  // Before the state changes, because a listener may edit the form at once and schedule its own request.
  if (isComplete && scope.isReady) kit.timers.start('swap/quote', DEBOUNCE_MS, () => void fetchQuoteNow(kit, scope))
  else kit.timers.stop('swap/quote')
  updateSwap(kit, {
    review: undefined,
    gasLimit,
    ...NO_QUOTE,
    ...(scope.isReady && { phase: isComplete ? 'quoting' : 'idle' }),
  })
  evaluateQuote(kit)
}

/** Fetches a quote at once; the old one stays until the response. Never rejects. `isQuiet`: raises no alert without a quote. */
export function fetchQuoteNow(kit: Kit, scope: SwapScope, { isQuiet = false } = {}): Promise<void> {
  return quotes.replace(scope, ({ signal }) => fetchQuote(kit, scope, { isQuiet, signal }), {
    signals: [scope.signal],
  })
}

type QuoteRequest = { readonly isQuiet: boolean; readonly signal: AbortSignal }

async function fetchQuote(kit: Kit, scope: SwapScope, { isQuiet, signal }: QuoteRequest): Promise<void> {
  try {
    const { fetchSwapQuote } = await loadSwapService()
    const pair = getSwapPair(kit.store.get().swap)
    if (!pair || signal.aborted) return
    const { gasPrice } = kit.store.get().swap
    const response = await fetchSwapQuote(kit, scope, { ...pair, gasPrice, signal })
    if (signal.aborted) return
    scope.quotedAtMs = Date.now()
    setQuote(kit, response, isQuiet)
  } catch (error) {
    if (signal.aborted) return
    kit.log.debug('A swap could not be quoted', error)
    updateSwap(kit, { ...NO_QUOTE, phase: 'failed', error: getQuoteErrorText(error) })
  }
}

function setQuote(kit: Kit, { quote, arePartial }: FetchedQuote, isQuiet: boolean): void {
  kit.store.batch(() => {
    updateSwap(
      kit,
      quote
        ? { quote, areQuotesPartial: arePartial, phase: kit.store.get().swap.review ? 'reviewing' : 'quoted' }
        : { ...NO_QUOTE, phase: 'failed' },
    )
    evaluateQuote(kit)
  })
  if (!quote && !isQuiet) showAlert(kit, 'alert/incorrect-amount', AMOUNT_ALERT['alert/incorrect-amount'])
}

/** The tokens and amount of the form; undefined while a token is missing or the amount is 0 or invalid. */
export function getSwapPair({ sourceToken, toToken, sourceTokenAmount }: SwapState): SwapPair | undefined {
  if (!sourceToken || !toToken) return undefined
  const amount = parseBaseUnits(sourceTokenAmount, sourceToken)
  if (amount === undefined || amount === 0n) return undefined
  return { from: sourceToken.address, to: toToken.address, amount }
}
