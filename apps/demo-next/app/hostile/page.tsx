import type { Metadata } from 'next'
import { KitButtons } from '../../lab/kit-buttons'
import { SmallPage } from '../../lab/small-page'
import { readRequest } from '../../server/read-request'
import type { Search } from '../../settings/parse-settings'
import './hostile.css'

export const metadata: Metadata = { title: 'Hostile' }

/** The kit inside a page whose styles match every element. */
export default async function HostilePage({ searchParams }: { searchParams: Promise<Search> }) {
  return (
    <SmallPage request={await readRequest(searchParams)}>
      <main className="p-4 flex">
        <h1 className="text-lg">Hostile</h1>
        <p>A reset, element rules with weight, and utility classes of another spacing.</p>
        <KitButtons />
        <p className="hidden" data-testid="host-hidden">
          Hidden by the host
        </p>
        <button type="button" data-testid="host-button">
          A button of the host
        </button>
      </main>
    </SmallPage>
  )
}
