'use client'

import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { formatSettings } from '../settings/format-settings'
import { parseSettings } from '../settings/parse-settings'
import type { Settings } from '../settings/settings'

type SettingsContextValue = {
  readonly settings: Settings
  /** Changes settings and the page's URL, so that a reload shows the same. */
  readonly change: (some: Partial<Settings>) => void
  /** Counts how often the user recreated the kit. */
  readonly round: number
  /** Creates the kit again, with the same settings. */
  readonly renew: () => void
}

const SettingsContext = createContext<SettingsContextValue | undefined>(undefined)

/** Provides the settings of the page. */
export function SettingsProvider({
  first,
  base,
  children,
}: {
  first: Settings
  base?: Settings | undefined
  children: ReactNode
}) {
  const [settings, setSettings] = useState(first)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!isStaticCopy()) return
    setSettings(parseSettings(Object.fromEntries(new URLSearchParams(window.location.search)), base))
  }, [base])
  const renew = useCallback(() => setRound((before) => before + 1), [])
  const change = useCallback(
    (some: Partial<Settings>) => {
      const next = { ...settings, ...some }
      setSettings(next)
      window.history.replaceState(null, '', window.location.pathname + formatSettings(next, base))
    },
    [settings, base],
  )
  const value = useMemo(() => ({ settings, change, round, renew }), [settings, change, round, renew])
  return <SettingsContext value={value}>{children}</SettingsContext>
}

/** A static copy of a page was rendered without the search parameters of this visit. */
const isStaticCopy = () => document.documentElement.dataset.static !== undefined

/** The settings of the page, and how to change them. */
export function useSettings(): SettingsContextValue {
  const value = useContext(SettingsContext)
  if (!value) throw new Error('useSettings is used outside SettingsProvider')
  return value
}
