'use client'

import { type Namespace, selectAccount, selectNamespaceStatus } from '@bowline/kit-core'
import { disconnect, open } from '@bowline/kit-core/actions'
import { useKit, useKitState } from '@bowline/ui-react'
import { type FamilyName, NAMESPACES } from '../settings/families'
import styles from './connections-panel.module.css'
import controls from './controls.module.css'
import { Panel } from './panel'

const FAMILY_WORDS: Readonly<Record<FamilyName, string>> = { evm: 'EVM', solana: 'Solana', bitcoin: 'Bitcoin' }

/** The connection of each chain family, with buttons to connect and disconnect it. */
export function ConnectionsPanel({ families }: { families: readonly FamilyName[] }) {
  const kit = useKit()
  const end = (namespace?: Namespace) => void disconnect(kit, { namespace }).catch(() => undefined)
  return (
    <Panel title="Connections" hint="One for each chain family." testId="connections">
      <ul className={styles.list}>
        {families.map((family) => (
          <Connection
            key={family}
            family={family}
            onConnect={() => void open(kit, { view: 'Connect', namespace: NAMESPACES[family] })}
            onEnd={() => end(NAMESPACES[family])}
          />
        ))}
      </ul>
      <button type="button" className={controls.button} data-testid="disconnect-all" onClick={() => end()}>
        Disconnect all
      </button>
    </Panel>
  )
}

function Connection({ family, onConnect, onEnd }: { family: FamilyName; onConnect: () => void; onEnd: () => void }) {
  const namespace = NAMESPACES[family]
  const status = useKitState((state) => selectNamespaceStatus(state, namespace))
  const address = useKitState((state) => selectAccount(state, namespace).address)
  const wallet = useKitState((state) => selectAccount(state, namespace).connectedWalletInfo?.name)
  return (
    <li data-testid={`connection-${family}`} data-status={status}>
      <span>{FAMILY_WORDS[family]}</span>
      <span data-testid={`connection-${family}-wallet`}>
        <bdi>{wallet ?? '–'}</bdi>
      </span>
      <bdi data-testid={`connection-${family}-address`}>{address ?? '–'}</bdi>
      {status === 'connected' ? (
        <button
          type="button"
          className={controls.button}
          data-testid={`disconnect-${family}`}
          aria-label={`Disconnect ${FAMILY_WORDS[family]}`}
          onClick={onEnd}
        >
          Disconnect
        </button>
      ) : (
        <button
          type="button"
          className={controls.button}
          data-testid={`connect-${family}`}
          aria-label={`Connect ${FAMILY_WORDS[family]}`}
          onClick={onConnect}
        >
          Connect
        </button>
      )}
    </li>
  )
}
