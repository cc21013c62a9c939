import styles from './controls.module.css'

/** A checkbox. */
export function Check({
  label,
  name,
  checked,
  disabled,
  onChange,
}: {
  label: string
  name: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        data-testid={`option-${name}`}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}
