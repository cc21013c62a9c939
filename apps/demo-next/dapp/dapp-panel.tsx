'use client'

import { useState } from 'react'
import { useSettings } from '../host/use-settings'
import controls from '../lab/controls.module.css'
import { Panel } from '../lab/panel'
import { EVM_NETWORKS, evmNames } from '../settings/networks'
import { ActionResults } from './action-results'
import { ACTION_NAMES, ACTIONS } from './actions'
import type { Dapp } from './dapp'
import styles from './dapp-panel.module.css'
import { useActions } from './use-actions'

/** The buttons of a dApp and their results. */
export function DappPanel({ dapp, library }: { dapp: Dapp; library: string }) {
  const { settings } = useSettings()
  const { results, run } = useActions()
  const [target, setTarget] = useState('')
  const listed = evmNames(settings.networks).map((name) => EVM_NETWORKS[name])
  const next = listed.find(({ id }) => id !== dapp.chainId)
  const chainId = target === '' ? next?.id : Number(target)

  return (
    <Panel title="Act as a dApp" hint={`Through ${library}, with EVM accounts.`} testId="dapp">
      <dl className={styles.facts}>
        <dt>Account</dt>
        <dd data-testid="dapp-address">{dapp.address ?? 'none'}</dd>
        <dt>Chain</dt>
        <dd data-testid="dapp-chain">{dapp.chainId ?? 'none'}</dd>
      </dl>
      <label className={controls.field}>
        Network to switch to
        <select value={target} onChange={(event) => setTarget(event.target.value)} data-testid="switch-target">
          <option value="">The next one</option>
          {listed.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.buttons}>
        {ACTION_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={controls.button}
            disabled={dapp.address === undefined}
            onClick={() =>
              void run(name, ACTIONS[name].label, () => ACTIONS[name].run({ dapp, token: settings.token, chainId }))
            }
            data-testid={`do-${name}`}
          >
            {ACTIONS[name].label}
          </button>
        ))}
      </div>
      <ActionResults results={results} />
    </Panel>
  )
}
