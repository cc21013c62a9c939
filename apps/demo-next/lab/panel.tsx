import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

/** A part of the page: a labelled region. */
export function Panel({
  title,
  hint,
  testId,
  isLast = false,
  children,
}: {
  title: string
  hint?: string
  testId?: string
  /** On a phone it comes after the panels with settings. */
  isLast?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={isLast ? styles.last : styles.panel} aria-labelledby={id} data-testid={testId}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  )
}
