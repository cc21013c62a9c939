import type { Metadata } from 'next'
import { SmallPage } from '../../lab/small-page'
import { SheetPage } from '../../playground/sheet-page'
import { readRequest } from '../../server/read-request'
import type { Search } from '../../settings/parse-settings'
import { PLAYGROUND_SETTINGS } from '../../settings/playground-settings'

export const metadata: Metadata = { title: 'On a phone', robots: { index: false } }

/** An app on a phone, with the kit open. */
export default async function Page({ searchParams }: { searchParams: Promise<Search> }) {
  return (
    <SmallPage request={await readRequest(searchParams, PLAYGROUND_SETTINGS)} base={PLAYGROUND_SETTINGS}>
      <SheetPage />
    </SmallPage>
  )
}
