'use client'

import { type ComponentType, useState } from 'react'
import controls from '../lab/controls.module.css'
import { Panel } from '../lab/panel'
import { ActivityFacts, BalanceFacts, IdentityFacts, PortfolioFacts } from './account-info'
import styles from './dapp-panel.module.css'

const HOOKS: readonly (readonly [hook: string, Facts: ComponentType])[] = [
  ['useKitBalance', BalanceFacts],
  ['useKitPortfolio', PortfolioFacts],
  ['useKitActivity', ActivityFacts],
  ['useKitIdentity', IdentityFacts],
]

/** The account data that an app reads. Nothing is requested before the user opens it. */
export function AccountPanel() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Panel title="Account data" hint="What the hooks return. Choose the accounts under Services." testId="account-data">
      <button
        type="button"
        className={controls.button}
        aria-expanded={isOpen}
        data-testid="read-account"
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Stop reading' : 'Refresh'}
      </button>
      {isOpen &&
        HOOKS.map(([hook, Facts]) => (
          <section key={hook} aria-label={hook} data-testid={`data-${hook}`}>
            <h3 className={styles.head}>
              <code>{hook}</code>
            </h3>
            <Facts />
          </section>
        ))}
    </Panel>
  )
}
