'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { Expose } from '../host/expose'
import { KitHost } from '../host/kit-host'
import { FollowSituation } from '../host/sync-scenario'
import { SettingsProvider, useSettings } from '../host/use-settings'
import type { PageRequest } from '../server/read-request'
import { PLAYGROUND_SETTINGS } from '../settings/playground-settings'
import { openStandIns } from '../stand-in/open-stand-ins'
import { EmbeddedChain } from '../wallets/embedded-chain'
import { useInjectedWallets } from '../wallets/use-injected-wallets'
import { CodeView } from './code-view'
import { ReplayPresses } from './first-presses'
import { Hero } from './hero'
import styles from './playground.module.css'
import { Sections } from './sections/sections'
import { StageProvider } from './stage'
import { Wordmark } from './wordmark'

const Sandbox = dynamic(() => import('../wallets/sandbox').then((module) => module.Sandbox))

const REPOSITORY = 'https://github.com/bowline/bowline'
/** The published documentation, or its pages in the repository. */
const DOCS = process.env.NEXT_PUBLIC_DOCS_URL ?? `${REPOSITORY}/tree/main/apps/docs/content/pages`

type PlaygroundProps = {
  readonly request: PageRequest
  /** Markup of the card as the kit first draws it; undefined where the settings draw another one. */
  readonly firstCard: string | undefined
}

/** What Bowline is, live: the kit, its settings, its code, and a section for each capability. */
export function Playground(props: PlaygroundProps) {
  return (
    <SettingsProvider first={props.request.settings} base={PLAYGROUND_SETTINGS}>
      <Page {...props} />
    </SettingsProvider>
  )
}

function Page({ request, firstCard }: PlaygroundProps) {
  const { localServices } = request
  const { settings } = useSettings()
  const [Drawer, setDrawer] = useState<typeof import('./drawer')['Drawer']>()
  const openDrawer = () => void import('./drawer').then((module) => setDrawer(() => module.Drawer))
  useInjectedWallets(settings)
  useEffect(() => openStandIns(), [])

  return (
    <div className={styles.site} data-page-theme={settings.theme} data-site="">
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <header className={styles.header}>
        <a href="/" aria-label="Bowline, start">
          <Wordmark />
        </a>
        <nav aria-label="Site" className={styles.nav}>
          <a href="#code">Code</a>
          <a href="#connect">Features</a>
          <a href={REPOSITORY} rel="noopener">
            GitHub
          </a>
          <button type="button" className={styles.button} aria-haspopup="dialog" onClick={openDrawer}>
            Developer
          </button>
          <a className={styles.start} href={DOCS} rel="noopener">
            Read the docs
          </a>
        </nav>
      </header>
      <KitHost request={request} isSteady>
        <Expose />
        <FollowSituation />
        <EmbeddedChain localServices={localServices} isFunding />
        <StageProvider>
          <main id="main" className={styles.main}>
            <Hero firstCard={firstCard} />
            <section id="code" className={styles.codeSection} aria-labelledby="code-title">
              <div>
                <h2 id="code-title">The code of what you see</h2>
                <p>
                  Only the options you changed, in files you paste. Works with React 18.3 and 19, Next.js, Vite, wagmi 2
                  and 3.
                </p>
              </div>
              <CodeView />
            </section>
            <Sections localServices={localServices} />
          </main>
          <ReplayPresses />
        </StageProvider>
        {Drawer !== undefined && <Drawer localServices={localServices} onClose={() => setDrawer(undefined)} />}
      </KitHost>
      <footer className={styles.footer}>
        <Wordmark />
        <p>MIT. No paid plan, no tracking, every service address is yours to set.</p>
        <nav aria-label="More">
          <a href={DOCS} rel="noopener">
            Documentation
          </a>
          <a href="/lab">Lab</a>
          <a href={REPOSITORY} rel="noopener">
            Repository
          </a>
        </nav>
      </footer>
      {settings.wallets && <Sandbox settings={settings} localChains={localServices.localChains} />}
    </div>
  )
}
