'use client'

import { selectAccount, selectNamespaceStatus } from '@bowline/kit-core'
import { disconnect, open } from '@bowline/kit-core/actions'
import { useKit, useKitState } from '@bowline/ui-react'
import { useSettings } from '../../host/use-settings'
import { type FamilyName, NAMESPACES } from '../../settings/families'
import styles from '../playground.module.css'
import section from './section.module.css'

const NAMES: Readonly<Record<FamilyName, string>> = { evm: 'EVM', solana: 'Solana', bitcoin: 'Bitcoin' }

/** The account of each chain family, with a button to connect or disconnect it. */
export function ChainsList() {
  const { settings } = useSettings()
  return (
    <ul className={section.list}>
      {settings.adapters.map((family) => (
        <Chain key={family} family={family} />
      ))}
    </ul>
  )
}

function Chain({ family }: { family: FamilyName }) {
  const kit = useKit()
  const namespace = NAMESPACES[family]
  const isConnected = useKitState((state) => selectNamespaceStatus(state, namespace) === 'connected')
  const address = useKitState((state) => selectAccount(state, namespace).address)
  const name = NAMES[family]
  return (
    <li className={section.row}>
      <span>
        {name}
        <small>
          <bdi>{address === undefined ? 'Not connected' : `${address.slice(0, 6)}…${address.slice(-6)}`}</bdi>
        </small>
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={isConnected ? `Disconnect ${name}` : `Connect ${name}`}
        onClick={() =>
          void (isConnected ? disconnect(kit, { namespace }) : open(kit, { view: 'Connect', namespace })).catch(
            () => undefined,
          )
        }
      >
        {isConnected ? 'Disconnect' : 'Connect'}
      </button>
    </li>
  )
}
