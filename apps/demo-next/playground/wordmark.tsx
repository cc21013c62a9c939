import { MARK, WORD } from '@bowline/brand/shapes'
import styles from './playground.module.css'

/** The Bowline logo: the mark and the name, in the colors of the theme. */
export function Wordmark() {
  return (
    <svg className={styles.wordmark} viewBox={`0 0 ${78 + WORD.width} 64`} role="img" aria-label="Bowline">
      <g fill="none" strokeWidth={MARK.strokeWidth}>
        <path className={styles.markLine} d={MARK.line} />
        <path className={styles.markLine} strokeLinecap="round" d={MARK.lineCap} />
        <path className={styles.markEnd} d={MARK.end} />
        <path className={styles.markEnd} strokeLinecap="round" d={MARK.endCap} />
      </g>
      <path className={styles.markWord} d={WORD.path} transform="translate(78)" />
    </svg>
  )
}
