/**
 * The question whether a swap shall be made although much of the value is lost.
 *
 * Out     isAsked      a price impact above 15 %
 *         isOpen       nobody has agreed to the present one yet: nothing is approved or swapped
 *         agree        also takes it back
 *         confirm      tells the kit, before it acts
 * Source  R-SWAP-26
 */
'use client'

import { confirmImpact } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useKit } from '../../kit/use-kit.js'
import type { SwapFacts } from '../swap/use-swap-facts.js'

/** Asks; another impact is another question. */
export function useImpactQuestion(facts: SwapFacts | undefined) {
  const kit = useKit()
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
    confirm: () => {
      if (isAgreed) confirmImpact(kit)
    },
  }
}
