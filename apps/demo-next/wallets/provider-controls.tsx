'use client'

import controls from '../lab/controls.module.css'
import type { ShownFace } from './demo-wallet'
import styles from './wallets-panel.module.css'

/** Actions of a user in one chain family of a wallet, without a request of the page. */
export function FaceControls({ shown: { face, state }, name }: { shown: ShownFace; name: string }) {
  const [active, other] = state.accounts
  const network = state.networks.find(({ id }) => id === state.network)
  return (
    <>
      <p className={styles.facts} data-testid={`${name}-face`} data-connected={state.isConnected}>
        <bdi>{active}</bdi>
        <span>{network?.name ?? state.network}</span>
      </p>
      <div className={controls.group}>
        <label className={controls.field}>
          Network of the wallet
          <select
            value={state.network}
            data-testid={`${name}-chain`}
            onChange={(event) => face.switchNetwork(event.target.value)}
          >
            {state.networks.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          className={controls.button}
          disabled={other === undefined}
          data-testid={`${name}-switch-account`}
          onClick={face.switchAccount}
        >
          Other account
        </button>
        <button
          type="button"
          className={controls.button}
          disabled={!state.isConnected}
          data-testid={`${name}-disconnect`}
          onClick={face.disconnect}
        >
          Revoke
        </button>
      </div>
    </>
  )
}
