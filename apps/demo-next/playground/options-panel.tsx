'use client'

import { useSettings } from '../host/use-settings'
import { NETWORK_NAMES, NETWORKS, type NetworkName } from '../settings/networks'
import { HOSTS, LOCALES, PREFETCHES, ROW_KINDS, STORAGES, THEMES } from '../settings/settings'
import { SWITCHES } from '../settings/switches'
import { Check } from './check'
import { Choice } from './choice'
import styles from './controls.module.css'
import { Panel } from './panel'

const DEFAULT_ACCENT = '#5570ff'
const DEFAULT_RADIUS = 4

/** Every option of the kit that the page can set. */
export function OptionsPanel() {
  const { settings, change } = useSettings()
  const order = settings.order.join()

  return (
    <Panel title="Options" hint="Kept in the address of the page." testId="options">
      <fieldset className={styles.group}>
        <legend>Look</legend>
        <Choice
          label="Theme"
          name="theme"
          value={settings.theme}
          values={THEMES}
          words={{ system: 'As the device', light: 'Light', dark: 'Dark' }}
          onChange={(theme) => change({ theme })}
        />
        <Choice
          label="Language"
          name="locale"
          value={settings.locale}
          values={LOCALES}
          words={{ en: 'English', ar: 'Arabic', pseudo: 'Pseudo' }}
          onChange={(locale) => change({ locale })}
        />
        <label className={styles.field}>
          Accent
          <input
            type="color"
            value={settings.accent === '' ? DEFAULT_ACCENT : settings.accent}
            data-testid="option-accent"
            onChange={(event) => change({ accent: event.target.value })}
          />
        </label>
        <label className={styles.field}>
          Radius unit, {settings.radius ?? DEFAULT_RADIUS} px
          <input
            type="range"
            min={0}
            max={12}
            value={settings.radius ?? DEFAULT_RADIUS}
            data-testid="option-radius"
            onChange={(event) => change({ radius: Number(event.target.value) })}
          />
        </label>
      </fieldset>

      <fieldset className={styles.group}>
        <legend>Set-up</legend>
        <Choice
          label="Host"
          name="host"
          value={settings.host}
          values={HOSTS}
          words={{ none: 'Without wagmi', wagmi: 'With wagmi' }}
          onChange={(host) => change({ host })}
        />
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
          words={{ intent: 'At first intent', idle: 'When idle' }}
          onChange={(prefetch) => change({ prefetch })}
        />
        <Choice
          label="Wallets first"
          name="order"
          value={order}
          values={[...new Set(['', ...ROW_KINDS, order])]}
          words={{ '': 'As the kit does' }}
          onChange={(text) => change({ order: ROW_KINDS.filter((kind) => text.split(',').includes(kind)) })}
        />
      </fieldset>

      <fieldset className={styles.checks}>
        <legend>Networks</legend>
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

      {(['features', 'options'] as const).map((of) => (
        <fieldset key={of} className={styles.checks}>
          <legend>{of === 'features' ? 'Features' : 'Behaviour'}</legend>
          {SWITCHES.filter((item) => item.of === of).map(({ name, label }) => (
            <Check
              key={name}
              label={label}
              name={name}
              checked={settings.switches[name]}
              onChange={(isOn) => change({ switches: { ...settings.switches, [name]: isOn } })}
            />
          ))}
          {of === 'options' && (
            <Check
              label="Embedded in the page"
              name="embed"
              checked={settings.embed}
              onChange={(embed) => change({ embed })}
            />
          )}
        </fieldset>
      ))}

      <label className={styles.field}>
        ERC-20 token to send
        <input
          defaultValue={settings.token}
          placeholder="0x…"
          spellCheck={false}
          autoComplete="off"
          data-testid="option-token"
          onChange={(event) => {
            const token = event.target.value.trim()
            if (token === '' || /^0x[0-9a-fA-F]{40}$/.test(token)) change({ token })
          }}
        />
      </label>
    </Panel>
  )
}

function withNetwork(
  listed: readonly [NetworkName, ...NetworkName[]],
  name: NetworkName,
  isOn: boolean,
): readonly [NetworkName, ...NetworkName[]] {
  const [first, ...others] = NETWORK_NAMES.filter((one) => (one === name ? isOn : listed.includes(one)))
  return first === undefined ? listed : [first, ...others]
}
