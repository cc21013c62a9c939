'use client'

/**
 * Confirmation, in the review, of a swap that loses much of its value.
 *
 * Out     isRequired   whether the price impact is above 15 %
 *         isOpen       whether the user has not confirmed the current impact, so that nothing is approved or swapped
 *         agree        confirms, or withdraws the confirmation
 * Source  R-SWAP-26
 */

import { useState } from 'react'
import type { SwapQuoteDetails } from '../swap/use-quote-details.js'

/** State of the confirmation. A different impact needs a new one. */
export function useImpactConfirmation(quoteDetails: SwapQuoteDetails | undefined) {
  const impact = quoteDetails?.details.priceImpact
  const [agreedTo, setAgreedTo] = useState<number>()
  const isRequired = quoteDetails?.details.impactLevel === 'high'
  const isAgreed = isRequired && agreedTo === impact
  return {
    impact,
    isRequired,
    isAgreed,
    isOpen: isRequired && !isAgreed,
    agree: (is: boolean) => setAgreedTo(is ? impact : undefined),
  }
}
