'use client'

import { useSyncExternalStore } from 'react'
import styles from './diagnostics.module.css'

const COUNTS = [
  ['cspViolations', 'CSP violations'],
  ['unhandledErrors', 'Errors'],
  ['unhandledRejections', 'Rejections'],
] as const

/** Counts of errors that must not happen on this page since it loaded. */
export function Diagnostics() {
  const text = useSyncExternalStore(subscribe, readCounts, () => '0 0 0')
  const counts = text.split(' ')
  return (
    <ul className={styles.counts} aria-label="Problems on this page" data-testid="diagnostics">
      {COUNTS.map(([name, label], index) => (
        <li key={name} data-testid={`count-${name}`} data-count={counts[index]} data-bad={counts[index] !== '0'}>
          {label} <strong>{counts[index]}</strong>
        </li>
      ))}
    </ul>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('bowline-demo:counted', listener)
  return () => window.removeEventListener('bowline-demo:counted', listener)
}

function readCounts(): string {
  const { dataset } = document.documentElement
  return COUNTS.map(([name]) => dataset[name] ?? '0').join(' ')
}
