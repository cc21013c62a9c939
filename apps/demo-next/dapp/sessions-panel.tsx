'use client'

import { createSubscription, selectActiveNetwork } from '@bowline/kit-core'
import { useKitSmartSessions, useKitState } from '@bowline/ui-react'
import { numberToHex } from 'viem'
import controls from '../lab/controls.module.css'
import { Panel } from '../lab/panel'
import { APP_KEY } from './app-key'
import styles from './dapp-panel.module.css'

const WEEK_SEC = 604_800

/** Smart session actions of an app. */
export function SessionsPanel() {
  const { data, isAvailable, isGranting, grant, error } = useKitSmartSessions()
  const chainId = useKitState((state) => selectActiveNetwork(state, 'eip155')?.id)
  const ask = () => {
    const nowSec = Math.floor(Date.now() / 1_000)
    return grant(
      createSubscription({
        chainId: numberToHex(Number(chainId ?? 1)),
        asset: 'native',
        amount: '0.001',
        interval: 'day',
        expiry: nowSec + WEEK_SEC,
        key: { type: 'secp256k1', publicKey: APP_KEY.publicKey },
      }),
    )
  }
  return (
    <Panel title="Smart sessions" hint="0.001 of the network’s coin a day, for a week." testId="sessions">
      <dl className={styles.facts}>
        <dt>Listed</dt>
        <dd data-testid="sessions-count">{data?.length ?? 'not read'}</dd>
        <dt>Error</dt>
        <dd data-testid="sessions-error">{error instanceof Error ? error.message : 'none'}</dd>
      </dl>
      <div className={styles.buttons}>
        <button
          type="button"
          className={controls.button}
          disabled={!isAvailable || isGranting}
          onClick={() => void ask()}
          data-testid="grant-session"
        >
          Ask for a subscription
        </button>
      </div>
    </Panel>
  )
}
