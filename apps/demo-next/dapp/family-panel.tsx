'use client'

import { selectAccount, selectNamespaceStatus, selectNetwork, selectNetworks } from '@bowline/kit-core'
import { useKit, useKitState } from '@bowline/ui-react'
import controls from '../lab/controls.module.css'
import { Panel } from '../lab/panel'
import { type FamilyName, NAMESPACES } from '../settings/families'
import { ActionResults } from './action-results'
import styles from './dapp-panel.module.css'
import type { FamilyAction } from './namespace-action'
import { useActions } from './use-actions'

/** The buttons of a dApp for one chain family other than EVM, and their results. */
export function FamilyPanel({
  family,
  title,
  library,
  actions,
}: {
  family: Exclude<FamilyName, 'evm'>
  title: string
  library: string
  actions: readonly FamilyAction[]
}) {
  const kit = useKit()
  const namespace = NAMESPACES[family]
  const isConnected = useKitState((state) => selectNamespaceStatus(state, namespace) === 'connected')
  const known = useKitState((state) => selectAccount(state, namespace).address)
  const active = useKitState((state) => selectNetworks(state, namespace)?.active)
  const network = useKitState((state) => (active === undefined ? undefined : selectNetwork(state, active)))
  const { results, run } = useActions()
  const address = isConnected ? known : undefined

  return (
    <Panel title={title} hint={`Through ${library}.`} testId={`dapp-${family}`}>
      <dl className={styles.facts}>
        <dt>Account</dt>
        <dd data-testid={`${family}-address`}>{address ?? 'none'}</dd>
        <dt>Network</dt>
        <dd data-testid={`${family}-network`}>{network?.name ?? 'none'}</dd>
      </dl>
      <div className={styles.buttons}>
        {actions.map(({ name, label, run: action }) => (
          <button
            key={name}
            type="button"
            className={controls.button}
            disabled={address === undefined || network === undefined}
            data-testid={`do-${family}-${name}`}
            onClick={() => {
              if (address === undefined || network === undefined) return
              void run(`${family}-${name}`, label, () => action({ kit, address, network }))
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <ActionResults results={results} />
    </Panel>
  )
}
