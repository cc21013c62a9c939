'use client'

import dynamic from 'next/dynamic'
import { CodePanel } from '../code/code-panel'
import { AccountPanel } from '../dapp/account-panel'
import { KitDappPanel } from '../dapp/kit-dapp-panel'
import { SessionsPanel } from '../dapp/sessions-panel'
import { Expose } from '../host/expose'
import { KitHost } from '../host/kit-host'
import { FollowSituation } from '../host/sync-scenario'
import { SettingsProvider, useSettings } from '../host/use-settings'
import { PhonePanel } from '../phone/phone-panel'
import type { PageRequest } from '../server/read-request'
import type { FamilyName } from '../settings/families'
import { hasWagmi } from '../settings/settings'
import { EmbeddedChain } from '../wallets/embedded-chain'
import { useInjectedWallets } from '../wallets/use-injected-wallets'
import { useSandboxWallets } from '../wallets/use-sandbox-wallets'
import { WalletWindow } from '../wallets/wallet-window'
import { WalletsPanel } from '../wallets/wallets-panel'
import { ConnectionsPanel } from './connections-panel'
import { Diagnostics } from './diagnostics'
import { EventLog } from './event-log'
import { KitPanel } from './kit-panel'
import styles from './lab.module.css'
import { OptionsPanel } from './options/options-panel'
import { SecureSitePanel } from './secure-site-panel'
import { ServicesPanel } from './services-panel'
import { StateView } from './state-view'

const SolanaPanel = dynamic(() => import('../dapp/solana-panel').then((module) => module.SolanaPanel))
const BitcoinPanel = dynamic(() => import('../dapp/bitcoin-panel').then((module) => module.BitcoinPanel))
const WagmiDappPanel = dynamic(() => import('../dapp/wagmi-dapp-panel').then((module) => module.WagmiDappPanel))

/** Every option of the kit, with wallets and services that cost nothing. */
export function Lab({ request }: { request: PageRequest }) {
  return (
    <SettingsProvider first={request.settings}>
      <Page request={request} />
    </SettingsProvider>
  )
}

function Page({ request }: { request: PageRequest }) {
  const { localServices } = request
  const { localChains, relayUrl } = localServices
  const { settings } = useSettings()
  const families: readonly FamilyName[] = settings.host === 'universal' ? [] : settings.adapters
  useInjectedWallets(settings)
  const sandbox = useSandboxWallets(settings, localChains)

  return (
    <div className={styles.page} data-page-theme={settings.theme}>
      <header className={styles.header}>
        <h1>Bowline lab</h1>
        <nav aria-label="Other pages" className={styles.links}>
          <a href="/">Playground</a>
          <a href="/bare">Bare</a>
          <a href="/nested">Nested</a>
          <a href="/hostile">Hostile</a>
          <a href="/two-kits">Two kits</a>
          <a href="/phone">Phone</a>
        </nav>
      </header>
      <main className={styles.main}>
        <div className={styles.column}>
          <KitHost request={request}>
            <Expose sandbox={sandbox} />
            <FollowSituation />
            <EmbeddedChain localServices={localServices} />
            <KitPanel />
            <PhonePanel relayUrl={relayUrl} />
            <SecureSitePanel localServices={localServices} />
            {families.length > 1 && <ConnectionsPanel families={families} />}
            {hasWagmi(settings) ? <WagmiDappPanel /> : <KitDappPanel />}
            {settings.switches.smartSessions && <SessionsPanel />}
            <AccountPanel />
            {families.includes('solana') && <SolanaPanel />}
            {families.includes('bitcoin') && <BitcoinPanel />}
            <StateView />
            <EventLog />
          </KitHost>
          <CodePanel localServices={localServices} />
        </div>
        <div className={styles.column}>
          <OptionsPanel />
          {sandbox !== undefined && <WalletsPanel sandbox={sandbox} />}
          <ServicesPanel localChainIds={localChains.map(({ caipNetworkId }) => caipNetworkId)} />
        </div>
      </main>
      <footer className={styles.footer}>
        <Diagnostics />
      </footer>
      {sandbox !== undefined && <WalletWindow queue={sandbox.queue} />}
    </div>
  )
}
