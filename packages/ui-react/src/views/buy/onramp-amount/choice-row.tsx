'use client'

import { useId } from 'react'
import { Chip } from '../../../components/chip.js'

/** An option in a `ChoiceRow`. */
export type Choice = { readonly label: string; readonly isChosen: boolean; readonly choose: () => void }

/** `areAmounts`: options are amounts, which need no visible label and no translation. `label` is always the group's name. */
export type ChoiceRowProps = { label: string; choices: readonly Choice[]; isDisabled: boolean; areAmounts?: boolean }

/** Row of chips in OnRampAmount, of which one can be chosen: preset amounts, or payment methods. */
export function ChoiceRow({ label, choices, isDisabled, areAmounts = false }: ChoiceRowProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div
      role="group"
      aria-label={areAmounts ? label : undefined}
      aria-labelledby={areAmounts ? undefined : id}
      className="bl:flex bl:flex-wrap bl:items-center bl:gap-1.5"
    >
      {!areAmounts && (
        <span id={id} className="bl:text-14 bl:text-muted">
          {label}
        </span>
      )}
      {choices.map(({ label, isChosen, choose }) => (
        <Chip
          key={label}
          selected={isChosen}
          disabled={isDisabled}
          onClick={choose}
          className="bl:min-h-11 bl:flex-auto bl:justify-center"
        >
          <bdi translate={areAmounts ? 'no' : undefined}>{label}</bdi>
        </Chip>
      ))}
    </div>
  )
}
