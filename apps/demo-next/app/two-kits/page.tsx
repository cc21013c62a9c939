import type { Metadata } from 'next'
import { KitButtons } from '../../lab/kit-buttons'
import styles from '../../lab/plain-page.module.css'
import { SmallPage } from '../../lab/small-page'
import { readRequest } from '../../server/read-request'
import type { Search } from '../../settings/parse-settings'
import type { Settings } from '../../settings/settings'

export const metadata: Metadata = { title: 'Two kits' }

/**
 * Two kits in one page. The first has the settings of the URL; the second is light, with another accent, EVM networks only and no
 * sandbox wallets.
 */
export default async function TwoKitsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const request = await readRequest(searchParams)
  const second: Settings = {
    ...request.settings,
    theme: 'light',
    accent: '#0b7a75',
    adapters: ['evm'],
    networks: ['base', 'mainnet'],
    wallets: false,
  }
  return (
    <main className={styles.page}>
      <h1>Two kits</h1>
      <section aria-label="First kit" data-testid="first-kit">
        <SmallPage request={request}>
          <KitButtons />
        </SmallPage>
      </section>
      <section aria-label="Second kit" data-testid="second-kit">
        <SmallPage request={{ ...request, settings: second }}>
          <KitButtons />
        </SmallPage>
      </section>
    </main>
  )
}
