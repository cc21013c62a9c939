'use client'

import { useKitAccount, useKitConnect, useKitDisconnect, useKitWallets } from '@bowline/ui-react'
import styles from '../playground.module.css'
import section from './section.module.css'

/** A wallet list of the page's own. */
export function HeadlessWallets() {
  const { address, isConnected } = useKitAccount()
  const { data: wallets } = useKitWallets({ namespace: 'eip155' })
  const { mutate: connect, isPending, error, abort } = useKitConnect()
  const { mutate: disconnect } = useKitDisconnect()
  const installed = wallets.filter(({ connector, hidden }) => connector !== undefined && hidden === undefined)
  return (
    <div className={section.panel}>
      <div className={section.box}>
        <h3>{isConnected ? 'Welcome back' : 'Log in to Tidewater'}</h3>
        {isConnected ? (
          <div className={section.row}>
            <span>
              Connected
              <small>
                <bdi>{address === undefined ? '' : `${address.slice(0, 8)}…${address.slice(-8)}`}</bdi>
              </small>
            </span>
            <button type="button" className={styles.button} onClick={() => disconnect()}>
              Log out
            </button>
          </div>
        ) : (
          <ul className={section.list}>
            {installed.map(({ key, name, connector }) => (
              <li key={key} className={section.row}>
                {name}
                <button
                  type="button"
                  className={styles.button}
                  disabled={isPending}
                  onClick={() => connect(connector && { connectorId: connector.id })}
                >
                  Log in
                  <span className={styles.hidden}> with {name}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {isPending && (
          <p className={section.note}>
            Waiting for your wallet.{' '}
            <button type="button" className={styles.link} onClick={abort}>
              Cancel
            </button>
          </p>
        )}
        {error instanceof Error && (
          <p role="alert" className={section.note}>
            {error.message}
          </p>
        )}
      </div>
    </div>
  )
}
