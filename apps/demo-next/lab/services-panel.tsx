'use client'

import { MOCK_ENDPOINTS, type MockEndpoint, SCENARIOS, type ScenarioName } from '@bowline/api-client/mocks'
import { useEffect, useState } from 'react'
import { useSettings } from '../host/use-settings'
import { mockWorld, pageMocks } from '../mocks/page-mocks'
import { type Situation, setSituation } from '../mocks/set-scenario'
import { ACCOUNT_SITUATIONS, type AccountSituation } from '../settings/account-scenarios'
import { MOCK_WAYS } from '../settings/settings'
import { Choice } from './choice'
import styles from './controls.module.css'
import { Panel } from './panel'

const WAY_WORDS = {
  starting: 'Starting …',
  worker: 'A service worker responds.',
  page: 'The page itself responds.',
  none: 'Nothing responds: the browser blocks what the mocks need.',
} as const

const SCENARIO_WORDS: Partial<Record<ScenarioName, string>> = {
  'remote-all-off': 'remote: everything off',
  'remote-partial': 'remote: some of it',
  'remote-null-config': 'remote: no lists',
  'restricted-origins': 'this page not allowed',
  'wallets-10000': '10,000 wallets',
  hostile: 'hostile answers',
  quota: 'quota used up',
  whale: 'accounts of whales',
  'new-account': 'new accounts',
  spam: 'accounts full of spam',
  'transactions-10000': '10,000 transactions',
  'exact-approval': 'swaps: exact approvals',
  'foreign-transaction': 'swaps: another app’s transactions',
  'payment-pending': 'pay: never settled',
  'payment-failed': 'pay: failed at the exchange',
  'asset-not-supported': 'pay: asset not supported',
  'purchase-fails': 'purchases fail',
  'purchase-hangs': 'purchases never end',
  behind: 'balances stay as they were',
}

const ACCOUNT_WORDS: Readonly<Record<AccountSituation, string>> = {
  usual: 'as the services are',
  whale: 'rich: many tokens, long history',
  'new-account': 'new: nothing yet',
  spam: 'full of spam',
  'transactions-10000': '10,000 transactions',
  hostile: 'hostile answers',
  slow: 'slow answers',
  '500': 'failing with 500',
  '503': 'failing with 503',
}

const ENDPOINT_WORDS: Readonly<Record<MockEndpoint, string>> = {
  'remote-config': 'Remote features',
  'allowed-origins': 'Allowed origins',
  'analytics-config': 'Analytics switch',
  wallets: 'Wallet directory',
  'wallet-image': 'Pictures of wallets',
  'asset-image': 'Pictures of networks',
  'currency-image': 'Pictures of currencies',
  'token-image': 'Pictures of tokens',
  'supported-chains': 'Chains the service knows',
  identity: 'Names and avatars',
  history: 'History',
  balances: 'Balances',
  'token-prices': 'Prices',
  'swap-quotes': 'Swap: quotes',
  'swap-tokens': 'Swap: tokens',
  'swap-allowance': 'Swap: allowance',
  'gas-price': 'Price of gas',
  'swap-transaction': 'Swap: transaction',
  'swap-approval': 'Swap: approval',
  'name-lookup': 'Names: lookup',
  'name-reverse': 'Names of an address',
  'name-suggestions': 'Names: suggestions',
  'name-registration': 'Names: registration',
  'onramp-url': 'On-ramp: page to pay at',
  'onramp-options': 'On-ramp: options',
  'onramp-quote': 'On-ramp: quote',
  'smart-sessions': 'Smart sessions',
  'session-registration': 'Smart sessions: registration',
  'session-activation': 'Smart sessions: activation',
  'session-revocation': 'Smart sessions: revocation',
  exchanges: 'Pay: exchanges',
  'exchange-pay-url': 'Pay: page to pay at',
  'exchange-buy-status': 'Pay: how a payment stands',
  rpc: 'Chain nodes',
}

const OWN_SITUATIONS = ['', ...SCENARIOS] as const

/** The scenario of the mock services, together or one by one; changes apply at once. */
export function ServicesPanel({ localChainIds }: { localChainIds: readonly string[] }) {
  const { settings, change, renew } = useSettings()
  const [way, setWay] = useState<keyof typeof WAY_WORDS>('starting')

  useEffect(() => {
    let isGone = false
    const show = (next: keyof typeof WAY_WORDS) => {
      if (!isGone) setWay(next)
    }
    // If the page's storage is blocked the mocks cannot start; the kit then cannot reach its services.
    pageMocks().then(
      (mocks) => show(mocks.way),
      () => show('none'),
    )
    return () => {
      isGone = true
    }
  }, [])

  const bring = (some: Partial<Situation>) => {
    const situation = { ...settings, ...some }
    change(some)
    mockWorld().then(
      (world) => setSituation(world, situation),
      () => setWay('none'),
    )
  }

  return (
    <Panel title="Services" hint="Simulated in this page; nothing leaves it." testId="services">
      <div className={styles.group}>
        <Choice
          label="Scenario"
          name="scenario"
          value={SCENARIOS.find((name) => name === settings.scenario) ?? 'healthy'}
          values={SCENARIOS}
          words={SCENARIO_WORDS}
          onChange={(scenario) => bring({ scenario })}
        />
        <Choice
          label="Accounts"
          name="account"
          value={settings.account}
          values={ACCOUNT_SITUATIONS}
          words={ACCOUNT_WORDS}
          onChange={(account) => bring({ account })}
        />
        <Choice
          label="Responses come from (after a reload)"
          name="mocks"
          value={settings.mocks}
          values={MOCK_WAYS}
          words={{ worker: 'Service worker', page: 'The page itself' }}
          onChange={(mocks) => change({ mocks })}
        />
      </div>
      <details className={styles.more} open={Object.keys(settings.services).length > 0}>
        <summary data-testid="each-service">Each service</summary>
        <div className={styles.group}>
          {MOCK_ENDPOINTS.map((endpoint) => (
            <Choice
              key={endpoint}
              label={ENDPOINT_WORDS[endpoint]}
              name={`service-${endpoint}`}
              value={OWN_SITUATIONS.find((name) => name === settings.services[endpoint]) ?? ''}
              values={OWN_SITUATIONS}
              words={{ ...SCENARIO_WORDS, '': 'as all' }}
              onChange={(own) => {
                const { [endpoint]: _, ...others } = settings.services
                bring({ services: own === '' ? others : { ...others, [endpoint]: own } })
              }}
            />
          ))}
        </div>
      </details>
      <div>
        <button type="button" className={styles.button} data-testid="renew-kit" onClick={renew}>
          Reset
        </button>
        <p className={styles.note}>Creates the kit again: it fetches everything again.</p>
      </div>
      <p className={styles.note} role="status" data-testid="mocks-way" data-way={way}>
        {WAY_WORDS[way]}{' '}
        {localChainIds.length > 0
          ? `Real local chains: ${localChainIds.join(', ')}.`
          : 'Chains are ledgers in memory; a reload resets them.'}
      </p>
    </Panel>
  )
}
