import type { Metadata } from 'next'
import styles from '../../lab/plain-page.module.css'

export const metadata: Metadata = { title: 'Blank' }

/** A page of this app without the kit: the baseline for measurements. */
export default function BlankPage() {
  return (
    <main className={styles.page}>
      <h1>Blank</h1>
      <button type="button">A button</button>
    </main>
  )
}
