'use client'

import { Chip } from './chip.js'
import type { AmountCandidate } from './use-amount-text.js'

/** `id` is set on the question's text; `onChoose` is called after the user chose a candidate. */
export type AmbiguousAmountProps = {
  id: string
  question: string | undefined
  candidates: readonly AmountCandidate[]
  isDisabled: boolean
  onChoose: () => void
}

/**
 * Asks which of two amounts the user means when languages read the text in an amount field differently, such as `1,234`.
 *
 * Source  R-SEND-62
 */
export function AmbiguousAmount({ id, question, candidates, isDisabled, onChoose }: AmbiguousAmountProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div
      role="group"
      aria-labelledby={id}
      data-part="amount-question"
      className="bl:flex bl:flex-wrap bl:items-center bl:gap-2"
    >
      <p id={id} role="alert" className="bl:text-14 bl:text-fg">
        {question}
      </p>
      {candidates.map(({ text, choose }) => (
        <Chip
          key={text}
          disabled={isDisabled}
          onClick={() => {
            choose()
            onChoose()
          }}
          className="bl:min-h-11 bl:tabular-nums"
        >
          <bdi translate="no">{text}</bdi>
        </Chip>
      ))}
    </div>
  )
}
