'use client'

import { open } from '@bowline/kit-core/actions'
import { KitButton, useKit } from '@bowline/ui-react'
import { useEffect } from 'react'
import styles from './sheet-page.module.css'

/** A sample app that opens the kit's modal on load. The phone preview shows it in an iframe. */
export function SheetPage() {
  const kit = useKit()
  useEffect(() => {
    open(kit).catch(() => undefined)
  }, [kit])
  return (
    <main className={styles.page} data-site="">
      <header className={styles.header}>
        <h1>Tidewater</h1>
        <KitButton />
      </header>
      <div className={styles.card} />
      <div className={styles.lines}>
        <span />
        <span />
        <span />
      </div>
    </main>
  )
}
