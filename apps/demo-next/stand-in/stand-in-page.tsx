'use client'

import { useState } from 'react'
import { Wordmark } from '../playground/wordmark'
import styles from './stand-in.module.css'
import type { StandIn } from './stand-ins'

/** Says what it simulates, and completes the payment. */
export function StandInPage({ standIn: { name, title, real, action, done } }: { standIn: StandIn }) {
  const [isDone, setDone] = useState(false)
  return (
    <main className={styles.page} data-site="">
      <div className={styles.card}>
        <Wordmark />
        <p className={styles.notice}>This page simulates {name}. No money moves.</p>
        <h1>{isDone ? 'Done' : title}</h1>
        <p role="status">{isDone ? done : real}</p>
        {isDone ? (
          <button type="button" className={styles.button} onClick={() => window.close()}>
            Close this window
          </button>
        ) : (
          <button type="button" className={styles.button} onClick={() => setDone(true)}>
            {action}
          </button>
        )}
      </div>
    </main>
  )
}
