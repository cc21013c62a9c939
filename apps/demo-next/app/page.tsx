import { Lab } from '../lab/lab'
import { readRequest } from '../server/read-request'
import type { Search } from '../settings/parse-settings'

/** The playground. */
export default async function Page({ searchParams }: { searchParams: Promise<Search> }) {
  return <Lab request={await readRequest(searchParams)} />
}
