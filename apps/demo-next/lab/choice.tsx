import styles from './controls.module.css'

/** A select with a few options. */
export function Choice<Value extends string>({
  label,
  name,
  value,
  values,
  words = {},
  onChange,
}: {
  label: string
  /** Name of the search parameter, and of the control in tests. */
  name: string
  value: Value
  values: readonly Value[]
  words?: Partial<Record<Value, string>>
  onChange: (value: Value) => void
}) {
  return (
    <label className={styles.field}>
      {label}
      <select
        value={value}
        data-testid={`option-${name}`}
        onChange={(event) => {
          const next = values.find((one) => one === event.target.value)
          if (next !== undefined) onChange(next)
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {words[one] ?? one}
          </option>
        ))}
      </select>
    </label>
  )
}
