import { highlight } from './highlight'
import styles from './highlighted.module.css'

/** Source in colors. It scrolls, so it can have the focus. */
export function Highlighted({
  source,
  label,
  isWrapped = false,
}: {
  source: string
  label: string
  isWrapped?: boolean
}) {
  return (
    <section
      className={isWrapped ? `${styles.source} ${styles.wrapped}` : styles.source}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
    >
      <pre>
        <code>
          {highlight(source).map(({ text, kind }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a source have no identity
            <span key={index} className={kind === undefined ? undefined : styles[kind]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </section>
  )
}
