'use client'

import { useId, useState } from 'react'
import { Icon } from '../../../components/icon.js'
import { useMessages } from '../../../kit/use-messages.js'
import { ImpactWarning } from './impact-warning.js'
import { QuoteDetails } from './quote-details.js'
import { SwapRate } from './swap-rate.js'
import { useQuoteDetails } from './use-quote-details.js'

/**
 * Rate of the current quote in Swap, expandable to `QuoteDetails`; nothing without a quote. A bad price is always visible.
 *
 * Source  R-SWAP-29, R-SWAP-137
 */
export function SwapDetails() {
  const { t } = useMessages()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const quoteDetails = useQuoteDetails()
  if (quoteDetails === undefined) return null
  const { priceImpact, impactLevel } = quoteDetails.details
  return (
    <>
      <div data-part="swap-details" className="bl:rounded-row bl:bg-surface bl:text-14">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="bl:flex bl:min-h-11 bl:w-full bl:items-center bl:gap-3 bl:rounded-row bl:px-4 bl:py-2 bl:text-start bl:transition-colors bl:duration-100 bl:hover:bg-surface-hover bl:focus-visible:-outline-offset-2 bl:active:bg-surface-active"
        >
          <span className="bl:flex bl:min-w-0 bl:flex-1 bl:flex-wrap bl:justify-between bl:gap-x-3">
            <span className="bl:font-medium">{t('swap.details')} </span>
            {!isOpen && (
              <span className="bl:max-w-full bl:text-muted bl:tabular-nums bl:wrap-anywhere">
                <SwapRate quoteDetails={quoteDetails} />
              </span>
            )}
          </span>
          <Icon
            name="chevron-down"
            data-open={isOpen || undefined}
            className="bl:size-5 bl:flex-none bl:text-muted bl:data-open:rotate-180"
          />
        </button>
        {isOpen && (
          <dl id={id} className="bl:flex bl:flex-col bl:gap-2 bl:px-4 bl:pt-1 bl:pb-3">
            <QuoteDetails quoteDetails={quoteDetails} />
          </dl>
        )}
      </div>
      {quoteDetails.arePartial && <p className="bl:text-14 bl:text-muted">{t('swap.quotes-partial')}</p>}
      {impactLevel !== 'ok' && <ImpactWarning impact={priceImpact} level={impactLevel} />}
    </>
  )
}
