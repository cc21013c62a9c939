import styles from './controls.module.css'

/** A choice among a few. */
export function Choice<Value extends string>({
  label,
  name,
  value,
  values,
  words = {},
  onChange,
}: {
  label: string
  /** Names the search parameter, and the control to tests. */
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
