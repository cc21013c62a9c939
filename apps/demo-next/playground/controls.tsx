'use client'

import { useState } from 'react'
import { useSettings } from '../host/use-settings'
import { FAMILIES, type FamilyName, networksWith, withFamily } from '../settings/families'
import { NETWORKS, type NetworkName, type NetworkNames } from '../settings/networks'
import { FONTS, THEMES } from '../settings/settings'
import type { SwitchName } from '../settings/switches'
import styles from './controls.module.css'
import { CopyButton } from './copy-button'
import { Segments } from './segments'
import { useContrast } from './use-contrast'

const TABS = ['look', 'chains', 'features'] as const
const TAB_WORDS = { look: 'Look', chains: 'Chains', features: 'Features' }
const ACCENTS = ['#5570ff', '#8b5cf6', '#0f8f6d', '#e4512b', '#d6336c', '#10142a'] as const
const DEFAULT_RADIUS = 4
const READABLE = 4.5

/** Changes the kit on screen. */
export function Controls() {
  const [tab, setTab] = useState<(typeof TABS)[number]>('look')
  return (
    <div className={styles.controls} data-testid="controls">
      <div className={styles.controlsBar}>
        <Segments label="Settings" values={TABS} value={tab} words={TAB_WORDS} onChange={setTab} />
        <CopyButton label="Copy link" text={() => window.location.href} />
      </div>
      <div className={styles.controlsBody}>
        {tab === 'look' && <Look />}
        {tab === 'chains' && <Chains />}
        {tab === 'features' && <Features />}
      </div>
    </div>
  )
}

function Look() {
  const { settings, change } = useSettings()
  const { theme, accent, radius = DEFAULT_RADIUS, font, locale } = settings
  const contrast = useContrast([theme, accent, locale].join())
  const chosen = accent === '' ? ACCENTS[0] : accent
  return (
    <div className={styles.rows}>
      <Line label="Mode">
        <Segments
          label="Mode"
          values={THEMES}
          value={theme}
          words={{ system: 'System', light: 'Light', dark: 'Dark' }}
          onChange={(next) => change({ theme: next })}
        />
      </Line>
      <Line label="Accent">
        <div className={styles.accents}>
          {ACCENTS.map((color) => (
            <button
              key={color}
              type="button"
              className={styles.accent}
              data-accent={color.slice(1)}
              aria-label={`Accent ${color}`}
              aria-pressed={chosen === color}
              onClick={() => change({ accent: color === ACCENTS[0] ? '' : color })}
            />
          ))}
          <label className={styles.ownAccent}>
            <input
              type="color"
              aria-label="Your accent"
              value={chosen}
              onChange={({ target }) => change({ accent: target.value })}
            />
          </label>
          <span className={styles.contrast} data-testid="contrast" title="Contrast of the text on the accent">
            {contrast === undefined ? '–' : `${contrast.toFixed(1)} : 1`}
            {contrast !== undefined && (contrast >= READABLE ? ' AA' : ' low')}
          </span>
        </div>
      </Line>
      <Line label="Radius" output={`${radius} px`}>
        <input
          type="range"
          className={styles.range}
          aria-label="Radius"
          min={0}
          max={8}
          value={radius}
          onChange={({ target }) =>
            change({ radius: Number(target.value) === DEFAULT_RADIUS ? undefined : Number(target.value) })
          }
        />
      </Line>
      <Line label="Font">
        <Segments
          label="Font"
          values={FONTS}
          value={font}
          words={{ page: 'Page', serif: 'Serif', rounded: 'Round', mono: 'Mono' }}
          onChange={(next) => change({ font: next })}
        />
      </Line>
      <Line label="Language">
        <Segments
          label="Language"
          values={['en', 'ar']}
          value={locale}
          words={{ en: 'English', ar: 'العربية', pseudo: '' }}
          onChange={(next) => change({ locale: next })}
        />
      </Line>
    </div>
  )
}

const FAMILY_WORDS: Readonly<Record<FamilyName, string>> = { evm: 'EVM', solana: 'Solana', bitcoin: 'Bitcoin' }
const OFFERED: readonly NetworkName[] = ['mainnet', 'base', 'optimism', 'arbitrum', 'polygon', 'bsc', 'avalanche']

function Chains() {
  const { settings, change } = useSettings()
  const setFamily = (family: FamilyName, isIn: boolean) => {
    const adapters = withFamily(settings.adapters, family, isIn)
    change({ adapters, networks: networksWith(settings.networks, adapters, family) })
  }
  const setNetwork = (name: NetworkName, isIn: boolean) => {
    const names = isIn ? [...settings.networks, name] : settings.networks.filter((one) => one !== name)
    const [first, ...others] = names
    if (first !== undefined) change({ networks: [first, ...others] satisfies NetworkNames })
  }
  return (
    <div className={styles.rows}>
      <div className={styles.checks}>
        {FAMILIES.map((family) => (
          <Tick
            key={family}
            label={FAMILY_WORDS[family]}
            isOn={settings.adapters.includes(family)}
            onChange={(isOn) => setFamily(family, isOn)}
          />
        ))}
      </div>
      {settings.adapters.includes('evm') && (
        <fieldset className={styles.checks}>
          <legend className={styles.legend}>EVM networks</legend>
          {OFFERED.map((name) => (
            <Tick
              key={name}
              label={NETWORKS[name].name}
              isOn={settings.networks.includes(name)}
              onChange={(isOn) => setNetwork(name, isOn)}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}

const SWITCH_WORDS: Partial<Record<SwitchName, string>> = {
  email: 'Email login',
  socials: 'Social logins',
  enablePairing: 'QR codes and links',
  allWallets: 'All wallets',
  collapseWallets: 'Fold wallets',
  legalCheckbox: 'Terms checkbox',
  send: 'Send',
  receive: 'Receive',
  activity: 'Activity',
  pay: 'Payments',
}
const SWITCH_NAMES = [
  'email',
  'socials',
  'enablePairing',
  'allWallets',
  'collapseWallets',
  'legalCheckbox',
  'send',
  'receive',
  'activity',
  'pay',
] as const

function Features() {
  const { settings, change } = useSettings()
  const { switches } = settings
  return (
    <div className={styles.checks}>
      {SWITCH_NAMES.map((name) => (
        <Tick
          key={name}
          label={SWITCH_WORDS[name] ?? name}
          isOn={switches[name]}
          onChange={(isOn) => change({ switches: { ...switches, [name]: isOn } })}
        />
      ))}
      <Tick
        label="Sign-in"
        isOn={settings.signIn !== 'off'}
        onChange={(isOn) => change({ signIn: isOn ? 'optional' : 'off' })}
      />
    </div>
  )
}

function Tick({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  )
}

function Line({ label, output, children }: { label: string; output?: string; children: React.ReactNode }) {
  return (
    <div className={styles.line}>
      <span className={styles.lineLabel}>
        {label}
        {output !== undefined && <output>{output}</output>}
      </span>
      {children}
    </div>
  )
}
