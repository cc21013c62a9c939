'use client'

import { useState, useSyncExternalStore } from 'react'
import { useSettings } from '../host/use-settings'
import { Choice } from '../playground/choice'
import controls from '../playground/controls.module.css'
import { Panel } from '../playground/panel'
import { ANSWERS, type Answer } from '../settings/settings'
import type { DemoWallet, SandboxWallets } from './sandbox-wallets'
import styles from './wallets-panel.module.css'

const ANSWER_WORDS: Readonly<Record<Answer, string>> = {
  ask: 'Ask me',
  approve: 'Approve',
  reject: 'Reject',
  slow: 'Approve, slowly',
  silent: 'Never answer',
  locked: 'Locked',
}

/** The sandbox wallets from their inside. */
export function WalletsPanel({ sandbox }: { sandbox: SandboxWallets }) {
  const { settings, change } = useSettings()
  return (
    <Panel
      title="Sandbox wallets"
      hint="Announced like installed ones. Their keys are known to everybody."
      testId="wallets"
    >
      {sandbox.wallets.map((wallet, index) => (
        <WalletControls
          key={wallet.id}
          wallet={wallet}
          number={index + 1}
          onAnswer={(answer) => {
            wallet.setAnswer(answer)
            change({ answers: index === 0 ? [answer, settings.answers[1]] : [settings.answers[0], answer] })
          }}
        />
      ))}
    </Panel>
  )
}

function WalletControls({
  wallet: { wallet, state: readState, subscribe, answer },
  number,
  onAnswer,
}: {
  wallet: DemoWallet
  number: number
  onAnswer: (answer: Answer) => void
}) {
  const state = useSyncExternalStore(subscribe, readState, readState)
  const current = useSyncExternalStore(subscribe, answer, answer)
  const [isHidden, setIsHidden] = useState(false)
  const [active, other] = state.accounts
  const chain = state.chains.find(({ chainId }) => chainId === state.chainId)

  return (
    <div className={styles.wallet} data-testid={`wallet-${number}`} data-connected={state.isConnected}>
      <div className={styles.head}>
        <h3>{wallet.info.name}</h3>
        <span>{state.isLocked ? 'Locked' : state.isConnected ? 'Connected' : 'Not connected'}</span>
      </div>
      <p className={styles.facts}>
        <bdi>{active}</bdi>
        <span>{chain?.name ?? state.chainId}</span>
      </p>
      <div className={controls.group}>
        <Choice
          label="Answers"
          name={`wallet${number}`}
          value={current}
          values={ANSWERS}
          words={ANSWER_WORDS}
          onChange={onAnswer}
        />
        <label className={controls.field}>
          Chain of the wallet
          <select
            value={state.chainId}
            data-testid={`wallet${number}-chain`}
            onChange={(event) => wallet.switchChain(Number(event.target.value))}
          >
            {state.chains.map(({ chainId, name }) => (
              <option key={chainId} value={chainId}>
                {name ?? chainId}
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
          data-testid={`wallet${number}-switch-account`}
          onClick={() => wallet.setAccounts(other === undefined ? [] : [other])}
        >
          Other account
        </button>
        <button
          type="button"
          className={controls.button}
          disabled={!state.isConnected}
          data-testid={`wallet${number}-disconnect`}
          onClick={() => wallet.disconnect()}
        >
          Forget page
        </button>
        <button
          type="button"
          className={controls.button}
          data-testid={`wallet${number}-announce`}
          onClick={() => {
            if (isHidden) wallet.announce()
            else wallet.unannounce()
            setIsHidden(!isHidden)
          }}
        >
          {isHidden ? 'Announce' : 'Stop announcing'}
        </button>
      </div>
    </div>
  )
}
