'use client'

import { SCENARIOS } from '@bowline/api-client/mocks'
import { useEffect, useState } from 'react'
import { useSettings } from '../host/use-settings'
import { mockWorld, pageMocks } from '../mocks/page-mocks'
import { MOCK_WAYS } from '../settings/settings'
import { Choice } from './choice'
import styles from './controls.module.css'
import { Panel } from './panel'

const WAY_WORDS = {
  starting: 'Starting …',
  worker: 'A service worker answers.',
  page: 'The page itself answers.',
  none: 'Nothing answers: the browser refuses what the fakes need.',
} as const

/** The situation the faked services are in; changes at once. */
export function ServicesPanel({ localChainIds }: { localChainIds: readonly number[] }) {
  const { settings, change } = useSettings()
  const [way, setWay] = useState<keyof typeof WAY_WORDS>('starting')
  const scenario = SCENARIOS.find((name) => name === settings.scenario) ?? 'healthy'

  useEffect(() => {
    let isGone = false
    const show = (next: keyof typeof WAY_WORDS) => {
      if (!isGone) setWay(next)
    }
    // Where the page's storage is refused the fakes cannot start; the kit then finds its services out of reach.
    pageMocks().then(
      (mocks) => show(mocks.way),
      () => show('none'),
    )
    return () => {
      isGone = true
    }
  }, [])

  return (
    <Panel title="Services" hint="All faked in this page; nothing leaves it." testId="services">
      <div className={styles.group}>
        <Choice
          label="Situation"
          name="scenario"
          value={scenario}
          values={SCENARIOS}
          onChange={(next) => {
            change({ scenario: next })
            mockWorld().then(
              ({ api }) => api.setScenario(next),
              () => setWay('none'),
            )
          }}
        />
        <Choice
          label="Answered by, after a reload"
          name="mocks"
          value={settings.mocks}
          values={MOCK_WAYS}
          words={{ worker: 'Service worker', page: 'The page itself' }}
          onChange={(mocks) => change({ mocks })}
        />
      </div>
      <p className={styles.note} role="status" data-testid="mocks-way" data-way={way}>
        {WAY_WORDS[way]}{' '}
        {localChainIds.length > 0
          ? `Real local chains: ${localChainIds.join(', ')}.`
          : 'Chains are a ledger in memory; a reload starts it anew.'}
      </p>
    </Panel>
  )
}
