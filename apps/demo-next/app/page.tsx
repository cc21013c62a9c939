import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metadata } from 'next'
import { FACTS } from '../playground/facts'
import { Playground } from '../playground/playground'
import { readRequest } from '../server/read-request'
import { formatSettings } from '../settings/format-settings'
import type { Search } from '../settings/parse-settings'
import { PLAYGROUND_SETTINGS } from '../settings/playground-settings'

const DESCRIPTION = `Bowline connects every wallet to a web app: ${FACTS.map(({ figure, unit = '', text }) => `${figure}${unit && ` ${unit}`} ${text}`).join(', ')}.`

export const metadata: Metadata = {
  title: { absolute: 'Bowline: the connect-wallet kit that stays out of the way' },
  description: DESCRIPTION,
  openGraph: { title: 'Bowline', description: DESCRIPTION, images: '/brand/social-card.png', type: 'website' },
  twitter: { card: 'summary_large_image' },
}

/** The card as the kit first draws it, with and without logins. The browser tests compare both with the live card. */
const FIRST_CARDS = { plain: readFirstCard('plain'), logins: readFirstCard('logins') }

function readFirstCard(name: 'plain' | 'logins'): string {
  return readFileSync(join(process.cwd(), `playground/first-card/${name}.html`), 'utf8')
}

/** The playground. */
export default async function Page({ searchParams }: { searchParams: Promise<Search> }) {
  const request = await readRequest(searchParams, PLAYGROUND_SETTINGS)
  const hasLogins = request.localServices.secureSite !== undefined
  const isUsual = formatSettings(request.settings, PLAYGROUND_SETTINGS) === ''
  return <Playground request={request} firstCard={isUsual ? FIRST_CARDS[hasLogins ? 'logins' : 'plain'] : undefined} />
}
