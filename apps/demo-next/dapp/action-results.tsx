'use client'

import styles from './dapp-panel.module.css'
import type { ActionResult } from './use-actions'

/** Results of the actions of one dApp, newest first. */
export function ActionResults({ results }: { results: readonly ActionResult[] }) {
  if (results.length === 0) return null
  return (
    <ol className={styles.results} aria-label="Results, the newest first" data-testid="results">
      {results.map((result) => (
        <Result key={result.key} result={result} />
      ))}
    </ol>
  )
}

const STATUS_WORDS = { running: 'Waiting', done: 'Done', failed: 'Failed' } as const

function Result({ result: { name, label, status, lines } }: { result: ActionResult }) {
  return (
    <li data-testid="result" data-action={name} data-status={status}>
      <p className={styles.head}>
        <span>{label}</span>
        <span className={styles.status} role="status">
          {STATUS_WORDS[status]}
        </span>
      </p>
      {lines.map(({ label: line, text }) => (
        <p key={line + text} className={styles.line}>
          <span>{line}</span>
          <bdi>{text}</bdi>
        </p>
      ))}
    </li>
  )
}
