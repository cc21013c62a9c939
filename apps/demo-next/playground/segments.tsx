'use client'

import { useId } from 'react'
import styles from './segments.module.css'

/** One choice of a few, side by side. */
export function Segments<Value extends string>({
  label,
  values,
  value,
  words,
  onChange,
}: {
  label: string
  values: readonly Value[]
  value: Value
  words?: Readonly<Record<Value, string>>
  onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {values.map((one) => (
        <label key={one} className={styles.segment}>
          <input type="radio" name={name} value={one} checked={one === value} onChange={() => onChange(one)} />
          <span>{words?.[one] ?? one}</span>
        </label>
      ))}
    </fieldset>
  )
}
