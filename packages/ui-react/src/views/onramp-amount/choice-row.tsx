'use client'

import { useId } from 'react'
import { Chip } from '../../components/chip.js'

/** One of a few. */
export type Choice = { readonly words: string; readonly isChosen: boolean; readonly choose: () => void }

/** Sums say what they are, and are no language; over anything else the label is shown, which names the group either way. */
export type ChoiceRowProps = { label: string; choices: readonly Choice[]; isOff: boolean; areSums?: boolean }

/** A few choices in a line, each for a press. */
export function ChoiceRow({ label, choices, isOff, areSums = false }: ChoiceRowProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div
      role="group"
      aria-label={areSums ? label : undefined}
      aria-labelledby={areSums ? undefined : id}
      className="bl:flex bl:flex-wrap bl:items-center bl:gap-1.5"
    >
      {!areSums && (
        <span id={id} className="bl:text-14 bl:text-muted">
          {label}
        </span>
      )}
      {choices.map(({ words, isChosen, choose }) => (
        <Chip
          key={words}
          selected={isChosen}
          disabled={isOff}
          onClick={choose}
          className="bl:min-h-11 bl:flex-auto bl:justify-center"
        >
          <bdi translate={areSums ? 'no' : undefined}>{words}</bdi>
        </Chip>
      ))}
    </div>
  )
}
