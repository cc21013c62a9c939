'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { useSettings } from '../host/use-settings'
import { Check } from '../lab/check'
import { Choice } from '../lab/choice'
import controls from '../lab/controls.module.css'
import { Panel } from '../lab/panel'
import { ANSWERS, type Answer, type Answers } from '../settings/settings'
import type { DemoWallet } from './demo-wallet'
import { OWN_TOKENS } from './own-assets'
import { FaceControls } from './provider-controls'
import { isWalletWanted, type SandboxWallets } from './sandbox-wallets'
import styles from './wallets-panel.module.css'

const ANSWER_WORDS: Readonly<Record<Answer, string>> = {
  ask: 'Ask me',
  approve: 'Approve',
  reject: 'Reject',
  slow: 'Approve, slowly',
  silent: 'Never answer',
  locked: 'Locked',
}

/** Controls of the sandbox wallets, for the chain families that the page has. */
export function WalletsPanel({ sandbox }: { sandbox: SandboxWallets }) {
  const { settings, change } = useSettings()
  return (
    <Panel title="Sandbox wallets" hint="Announced like installed ones. Their keys are public." testId="wallets">
      {sandbox.wallets.map(
        (wallet, index) =>
          isWalletWanted(wallet, settings.adapters) && (
            <WalletControls
              key={wallet.id}
              wallet={wallet}
              number={index + 1}
              onAnswer={(answer) => {
                wallet.setAnswer(answer)
                change({ answers: withAnswer(settings.answers, index, answer) })
              }}
              onAnnounce={() => wallet.announce(settings.adapters)}
            >
              {index === 0 && (
                <Check
                  label="Wallet reports its assets"
                  name="assets"
                  checked={settings.assets}
                  onChange={(assets) => {
                    wallet.wallet?.setTokens(assets ? OWN_TOKENS : undefined)
                    change({ assets })
                  }}
                />
              )}
            </WalletControls>
          ),
      )}
    </Panel>
  )
}

function WalletControls({
  wallet: { name, snapshot, subscribe, unannounce },
  number,
  onAnswer,
  onAnnounce,
  children,
}: {
  wallet: DemoWallet
  number: number
  onAnswer: (answer: Answer) => void
  onAnnounce: () => void
  children?: ReactNode
}) {
  const { answer, isAnnounced, faces } = useSyncExternalStore(subscribe, snapshot, snapshot)
  const isConnected = faces.some(({ state }) => state.isConnected)
  const isLocked = faces.some(({ state }) => state.isLocked)
  return (
    <div className={styles.wallet} data-testid={`wallet-${number}`} data-connected={isConnected}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <span>{isLocked ? 'Locked' : isConnected ? 'Connected' : 'Not connected'}</span>
      </div>
      <div className={controls.group}>
        <Choice
          label="Response"
          name={`wallet${number}`}
          value={answer}
          values={ANSWERS}
          words={ANSWER_WORDS}
          onChange={onAnswer}
        />
        {children}
      </div>
      {faces.map((shown) => (
        <FaceControls
          key={shown.face.family}
          shown={shown}
          name={faces.length === 1 ? `wallet${number}` : `wallet${number}-${shown.face.family}`}
        />
      ))}
      <div className={styles.buttons}>
        <button
          type="button"
          className={controls.button}
          data-testid={`wallet${number}-announce`}
          onClick={isAnnounced ? unannounce : onAnnounce}
        >
          {isAnnounced ? 'Stop announcing' : 'Announce'}
        </button>
      </div>
    </div>
  )
}

function withAnswer([first, second, third, fourth, fifth]: Answers, index: number, answer: Answer): Answers {
  const at = (place: number, before: Answer) => (place === index ? answer : before)
  return [at(0, first), at(1, second), at(2, third), at(3, fourth), at(4, fifth)]
}
