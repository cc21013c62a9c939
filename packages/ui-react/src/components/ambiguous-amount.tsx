'use client'

import { Chip } from './chip.js'
import type { AmountReading } from './use-amount-text.js'

/** `id` is set on the question's text; `onAnswer` is called after a press. */
export type AmountQuestionProps = {
  id: string
  question: string | undefined
  readings: readonly AmountReading[]
  isDisabled: boolean
  onAnswer: () => void
}

/** Asks which of two amounts the user means, when the typed text is ambiguous between languages. Source: R-SEND-62. */
export function AmbiguousAmount({ id, question, readings, isDisabled, onAnswer }: AmountQuestionProps) {
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
      {readings.map(({ words, choose }) => (
        <Chip
          key={words}
          disabled={isDisabled}
          onClick={() => {
            choose()
            onAnswer()
          }}
          className="bl:min-h-11 bl:tabular-nums"
        >
          <bdi translate="no">{words}</bdi>
        </Chip>
      ))}
    </div>
  )
}
