import type { Metadata } from 'next'
import { KitButtons } from '../../lab/kit-buttons'
import styles from '../../lab/plain-page.module.css'
import { SmallPage } from '../../lab/small-page'
import { readRequest } from '../../server/read-request'
import { BARE_SETTINGS } from '../../settings/bare-settings'
import type { Search } from '../../settings/parse-settings'

export const metadata: Metadata = { title: 'Bare' }

/** The provider and the buttons: a page before any intent. */
export default async function BarePage({ searchParams }: { searchParams: Promise<Search> }) {
  return (
    <SmallPage request={await readRequest(searchParams, BARE_SETTINGS)} base={BARE_SETTINGS}>
      <main className={styles.page}>
        <h1>Bare</h1>
        <KitButtons />
      </main>
    </SmallPage>
  )
}
