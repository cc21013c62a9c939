import type { Metadata } from 'next'
import { FACTS } from '../playground/facts'
import { Playground } from '../playground/playground'
import { readRequest } from '../server/read-request'
import type { Search } from '../settings/parse-settings'
import { PLAYGROUND_SETTINGS } from '../settings/playground-settings'

const DESCRIPTION = `Bowline connects every wallet to a web app: ${FACTS.map(({ figure, unit = '', text }) => `${figure}${unit && ` ${unit}`} ${text}`).join(', ')}.`

export const metadata: Metadata = {
  title: { absolute: 'Bowline: the connect-wallet kit that stays out of the way' },
  description: DESCRIPTION,
  openGraph: { title: 'Bowline', description: DESCRIPTION, images: '/brand/social-card.png', type: 'website' },
  twitter: { card: 'summary_large_image' },
}

/** The playground. */
export default async function Page({ searchParams }: { searchParams: Promise<Search> }) {
  return <Playground request={await readRequest(searchParams, PLAYGROUND_SETTINGS)} />
}
