'use client'

import { useConnect, useConnection, useConnectors } from 'wagmi'
import controls from '../lab/controls.module.css'
import { Panel } from '../lab/panel'
import styles from './dapp-panel.module.css'

/** Connects with wagmi's own hook; the kit then uses the connection. */
export function WagmiConnect() {
  const connectors = useConnectors()
  const { isConnected } = useConnection()
  const { mutate: connect } = useConnect()
  return (
    <Panel title="Connect with wagmi alone" hint="Through wagmi’s useConnect." testId="wagmi-connect">
      <div className={styles.buttons}>
        {connectors.map((connector) => (
          <button
            key={connector.uid}
            type="button"
            className={controls.button}
            disabled={isConnected}
            onClick={() => connect({ connector })}
          >
            {connector.name}
          </button>
        ))}
      </div>
    </Panel>
  )
}
