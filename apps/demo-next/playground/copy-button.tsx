'use client'

import { useEffect, useState } from 'react'
import styles from './playground.module.css'

const SHOWN_MS = 2_000

/** Copies a text; shows for two seconds whether it did. */
export function CopyButton({ text, label = 'Copy' }: { text: () => string; label?: string }) {
  const [result, setResult] = useState('')
  useEffect(() => {
    if (result === '') return
    const timer = setTimeout(() => setResult(''), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [result])
  const copy = () =>
    void navigator.clipboard.writeText(text()).then(
      () => setResult('Copied'),
      () => setResult('Not copied'),
    )
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      <span aria-live="polite">{result === '' ? label : result}</span>
    </button>
  )
}
