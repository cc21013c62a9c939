'use client'

import { type CallStatus, type CallsBatch, selectNamespaceStatus } from '@bowline/kit-core'
import { open } from '@bowline/kit-core/actions'
import { useKit, useKitCalls, useKitState } from '@bowline/ui-react'
import { RECIPIENT } from '../../wallets/accounts'
import styles from '../playground.module.css'
import { useActivateStage } from '../stage'
import section from './section.module.css'

/** Two payments of the page's shop, in wei. */
const ITEMS = [
  { name: 'A night at the pier', amount: '0.004 ETH', call: { to: RECIPIENT, value: 4n * 10n ** 15n } },
  { name: 'Harbor fee', amount: '0.001 ETH', call: { to: RECIPIENT, value: 10n ** 15n } },
] as const

const STATUS: Readonly<Record<CallStatus, string>> = {
  waiting: 'Waiting',
  requested: 'In your wallet',
  unknown: 'May have been sent',
  sent: 'On its way',
  confirmed: 'Paid',
  failed: 'Not paid',
}

/** Two payments in one order, with the progress of each. */
export function BatchOrder() {
  const kit = useKit()
  const isConnected = useKitState((state) => selectNamespaceStatus(state, 'eip155') === 'connected')
  const activate = useActivateStage('batches-stage')
  const { data, mutate, retry, error, isPending } = useKitCalls()
  const pay = () => {
    activate()
    if (isConnected) void mutate({ calls: ITEMS.map(({ call }) => call) })
    else void open(kit, { view: 'Connect', namespace: 'eip155' }).catch(() => undefined)
  }
  return (
    <div className={`${section.box} ${section.product}`}>
      <ul className={section.list} aria-label="Order">
        {ITEMS.map(({ name, amount }, index) => (
          <li key={name} className={section.row}>
            <span>
              {name}
              <small>{amount}</small>
            </span>
            <span data-testid={`batch-call-${index}`}>{STATUS[data?.calls[index]?.status ?? 'waiting']}</span>
          </li>
        ))}
      </ul>
      <div className={section.note} role="status">
        {data === undefined ? 'One approval where your wallet has batches.' : describe(data)}
      </div>
      {error instanceof Error && !isPending && (
        <div role="alert" className={section.note}>
          {error.message}
        </div>
      )}
      <button type="button" className={styles.primary} disabled={isPending || data?.status === 'unknown'} onClick={pay}>
        {isConnected ? 'Pay both' : 'Connect an EVM wallet'}
      </button>
      {data?.canRetry === true && (
        <button type="button" className={styles.button} disabled={isPending} onClick={() => void retry()}>
          Pay the rest
        </button>
      )}
    </div>
  )
}

function describe({ mode, status }: CallsBatch): string {
  if (status === 'unknown') return 'Check your wallet: this may already have been sent.'
  if (status === 'partial') return 'Your wallet carried out a part of it. See there which one.'
  return mode === 'batch' ? 'Your wallet got both as one request.' : 'Your wallet gets them one by one.'
}
