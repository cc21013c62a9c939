'use client'

import { useSettings } from '../../host/use-settings'
import {
  NETWORK_NAMES,
  NETWORK_SET_NAMES,
  NETWORK_SETS,
  NETWORKS,
  type NetworkName,
  type NetworkNames,
  type NetworkSetName,
} from '../../settings/networks'
import { Check } from '../check'
import { Choice } from '../choice'
import styles from '../controls.module.css'

const SET_VALUES = [...NETWORK_SET_NAMES, 'own'] as const

const SET_WORDS: Readonly<Record<NetworkSetName | 'own', string>> = {
  usual: 'Four of EVM, Solana, Bitcoin',
  four: 'Four EVM chains',
  one: 'Ethereum only',
  evm: 'Nine EVM chains',
  'with-tests': 'With test networks',
  'without-evm': 'Polkadot and Cosmos',
  all: 'All',
  own: 'As chosen below',
}

/** The app's networks: a preset, or one by one. */
export function NetworkOptions() {
  const { settings, change } = useSettings()
  const listed = settings.networks.join()
  return (
    <fieldset className={styles.checks}>
      <legend>Networks</legend>
      <div className={styles.wide}>
        <Choice
          label="Set of networks"
          name="network-set"
          value={NETWORK_SET_NAMES.find((name) => NETWORK_SETS[name].join() === listed) ?? 'own'}
          values={SET_VALUES}
          words={SET_WORDS}
          onChange={(name) => {
            if (name !== 'own') change({ networks: NETWORK_SETS[name] })
          }}
        />
      </div>
      {NETWORK_NAMES.map((name) => (
        <Check
          key={name}
          label={NETWORKS[name].name}
          name={`network-${name}`}
          checked={settings.networks.includes(name)}
          disabled={settings.networks.length === 1 && settings.networks.includes(name)}
          onChange={(isOn) => change({ networks: withNetwork(settings.networks, name, isOn) })}
        />
      ))}
    </fieldset>
  )
}

function withNetwork(listed: NetworkNames, name: NetworkName, isOn: boolean): NetworkNames {
  const [first, ...others] = NETWORK_NAMES.filter((one) => (one === name ? isOn : listed.includes(one)))
  return first === undefined ? listed : [first, ...others]
}
