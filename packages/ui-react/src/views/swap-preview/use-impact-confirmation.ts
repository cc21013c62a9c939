/**
 * The question whether a swap shall be made although much of the value is lost.
 *
 * Out     isAsked      a price impact above 15 %
 *         isOpen       nobody has agreed to the present one yet: nothing is approved or swapped
 *         agree        also takes it back
 * Source  R-SWAP-26
 */
'use client'

import { useState } from 'react'
import type { SwapFacts } from '../swap/use-quote-details.js'

/** Asks; another impact is another question. */
export function useImpactConfirmation(facts: SwapFacts | undefined) {
  const impact = facts?.details.priceImpact
  const [agreedTo, setAgreedTo] = useState<number>()
  const isAsked = facts?.details.impactLevel === 'high'
  const isAgreed = isAsked && agreedTo === impact
  return {
    impact,
    isAsked,
    isAgreed,
    isOpen: isAsked && !isAgreed,
    agree: (is: boolean) => setAgreedTo(is ? impact : undefined),
  }
}
