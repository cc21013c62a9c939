'use client'

import { useSettings } from '../../host/use-settings'
import { FAMILIES, type FamilyName, networksWith, withFamily } from '../../settings/families'
import { HOSTS, LOGINS, PREFETCHES, SIGN_INS, STORAGES } from '../../settings/settings'
import { Check } from '../check'
import { Choice } from '../choice'
import styles from '../controls.module.css'

const FAMILY_WORDS: Readonly<Record<FamilyName, string>> = { evm: 'EVM', solana: 'Solana', bitcoin: 'Bitcoin' }

/** The kind of app around the kit. */
export function SetUpOptions() {
  const { settings, change } = useSettings()
  return (
    <fieldset className={styles.group}>
      <legend>Set-up</legend>
      <Choice
        label="Host"
        name="host"
        value={settings.host}
        values={HOSTS}
        words={{
          none: 'Without wagmi',
          wagmi: 'With wagmi',
          'wagmi-walletconnect': 'With wagmi that pairs',
          'ethereum-provider': 'With a provider that pairs',
          universal: 'No adapter',
        }}
        onChange={(host) => change({ host })}
      />
      {FAMILIES.map((family) => (
        <Check
          key={family}
          label={FAMILY_WORDS[family]}
          name={`adapter-${family}`}
          checked={settings.host !== 'universal' && settings.adapters.includes(family)}
          disabled={settings.host === 'universal' || settings.adapters.join() === family}
          onChange={(isIn) => {
            const adapters = withFamily(settings.adapters, family, isIn)
            change({ adapters, networks: networksWith(settings.networks, adapters, family) })
          }}
        />
      ))}
      <Choice
        label="Storage"
        name="storage"
        value={settings.storage}
        values={STORAGES}
        words={{ local: 'Local', cookie: 'Cookie' }}
        onChange={(storage) => change({ storage })}
      />
      <Choice
        label="Prefetch"
        name="prefetch"
        value={settings.prefetch}
        values={PREFETCHES}
        words={{ none: 'Nothing', intent: 'At first intent', code: 'Code when seen', idle: 'When idle' }}
        onChange={(prefetch) => change({ prefetch })}
      />
      <Choice
        label="Embedded wallet’s login"
        name="login"
        value={settings.login}
        values={LOGINS}
        words={{ page: 'In the page', window: 'In a window' }}
        onChange={(login) => change({ login })}
      />
      <Choice
        label="Sign-in with wallet"
        name="signIn"
        value={settings.signIn}
        values={SIGN_INS}
        words={{
          off: 'Off',
          optional: 'In the page, optional',
          required: 'In the page, required',
          server: 'With a server',
        }}
        onChange={(signIn) => change({ signIn })}
      />
    </fieldset>
  )
}
