import type { Metadata } from 'next'
import { ForeignDialogs } from '../../lab/foreign-dialogs'
import styles from '../../lab/plain-page.module.css'
import { SmallPage } from '../../lab/small-page'
import { readRequest } from '../../server/read-request'
import type { Search } from '../../settings/parse-settings'

export const metadata: Metadata = { title: 'Nested' }

/** The kit opened from within other modal dialogs. */
export default async function NestedPage({ searchParams }: { searchParams: Promise<Search> }) {
  return (
    <SmallPage request={await readRequest(searchParams)}>
      <main className={styles.page}>
        <h1>Nested</h1>
        <p>Open a dialog of another library, then the kit from inside it.</p>
        <ForeignDialogs />
      </main>
    </SmallPage>
  )
}
