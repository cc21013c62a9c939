import type { Metadata } from 'next'
import { PhoneApp } from '../../phone/phone-app'
import { readRequest } from '../../server/read-request'
import type { Search } from '../../settings/parse-settings'

export const metadata: Metadata = { title: 'Phone' }

/** A phone with a wallet on it, next to a page or in a separate tab. */
export default async function PhonePage({ searchParams }: { searchParams: Promise<Search> }) {
  const { settings, localServices } = await readRequest(searchParams)
  const { uri } = await searchParams
  return (
    <div data-page-theme={settings.theme}>
      <PhoneApp
        relayUrl={localServices.relayUrl}
        localChains={localServices.localChains}
        firstUri={typeof uri === 'string' ? uri : undefined}
      />
    </div>
  )
}
