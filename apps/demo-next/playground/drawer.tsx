'use client'

import { VIEWS } from '@bowline/kit-core'
import { open } from '@bowline/kit-core/actions'
import { useKit } from '@bowline/ui-react'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../host/use-settings'
import { AlertLog } from '../lab/alert-log'
import { Choice } from '../lab/choice'
import controls from '../lab/controls.module.css'
import { EventLog } from '../lab/event-log'
import { OwnParts } from '../lab/own-parts'
import { Panel } from '../lab/panel'
import { RequestLog } from '../lab/request-log'
import { SecureSitePanel } from '../lab/secure-site-panel'
import { ServicesPanel } from '../lab/services-panel'
import { StateView } from '../lab/state-view'
import { PhonePanel } from '../phone/phone-panel'
import type { LocalServices } from '../server/local-services'
import { sandboxWallets } from '../wallets/sandbox-wallets'
import { WalletsPanel } from '../wallets/wallets-panel'
import styles from './drawer.module.css'

const OPENABLE = ['Connect', 'Account', 'Networks', 'AllWallets', 'WalletSend', 'WalletReceive', 'Swap'] as const

/** Tools for developers next to the page: scenarios, wallets, phone, views, state and events. */
export function Drawer({ localServices, onClose }: { localServices: LocalServices; onClose: () => void }) {
  const { settings } = useSettings()
  const title = useRef<HTMLHeadingElement>(null)
  const { localChains, relayUrl } = localServices
  useEffect(() => {
    const before = document.activeElement
    title.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <aside
      className={styles.drawer}
      aria-labelledby="drawer-title"
      data-testid="drawer"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <header className={styles.header}>
        <h2 id="drawer-title" ref={title} tabIndex={-1}>
          Developer
        </h2>
        <button type="button" className={controls.button} onClick={onClose}>
          Close
        </button>
      </header>
      <div className={styles.panels}>
        <Views />
        <ServicesPanel localChainIds={localChains.map(({ caipNetworkId }) => caipNetworkId)} />
        {settings.wallets && <WalletsPanel sandbox={sandboxWallets(settings, localChains)} />}
        <PhonePanel relayUrl={relayUrl} />
        <SecureSitePanel localServices={localServices} />
        <OwnParts />
        <AlertLog />
        <RequestLog />
        <EventLog />
        <StateView />
      </div>
    </aside>
  )
}

/** Opens a view as an app does. */
function Views() {
  const kit = useKit()
  const [view, setView] = useState<(typeof OPENABLE)[number]>('Connect')
  return (
    <Panel title="Open a view" hint={`One of ${VIEWS.length}; some need an account.`} testId="views">
      <div className={controls.group}>
        <Choice label="View" name="view" value={view} values={OPENABLE} words={{}} onChange={setView} />
      </div>
      <button type="button" className={controls.button} onClick={() => void open(kit, { view }).catch(() => undefined)}>
        open({`{ view: '${view}' }`})
      </button>
    </Panel>
  )
}
