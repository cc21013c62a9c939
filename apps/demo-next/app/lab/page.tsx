import type { Metadata } from 'next'
import { Lab } from '../../lab/lab'
import { readRequest } from '../../server/read-request'
import type { Search } from '../../settings/parse-settings'

export const metadata: Metadata = { title: 'Lab' }

/** Every option and the state of the kit, for tests and for people who work on it. */
export default async function LabPage({ searchParams }: { searchParams: Promise<Search> }) {
  return <Lab request={await readRequest(searchParams)} />
}
