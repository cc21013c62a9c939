/**
 * Hands one kit down to the components below and starts it in the browser. It draws nothing.
 *
 * Source  R-REACT-01, R-REACT-07, R-HOST-01, R-HOST-10, R-STORE-20
 */
'use client'

import { getServerState, hydrate, type InitialState, type Kit } from '@bowline/kit-core'
import { setFramework, start } from '@bowline/kit-core/actions'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { MessageOverrides } from '../messages/messages.js'
import { KitContext, type KitContextValue } from './kit-context.js'
import type { Slots } from './slots.js'
import { usePageMessages } from './use-page-messages.js'

/** `initialState` is what `cookieInitialState` read on the server. */
export type KitProviderProps = {
  kit: Kit
  initialState?: InitialState | undefined
  /** BCP 47; English when absent, and amounts as the visitor's browser writes them. */
  locale?: string | undefined
  /** The host's own words over the language's. */
  messages?: MessageOverrides | undefined
  slots?: Slots | undefined
  children?: ReactNode
}

const NO_OVERRIDES: MessageOverrides = {}
const NO_SLOTS: Slots = {}

/** The one provider of an app that draws everything itself. */
export function KitProvider({
  kit,
  initialState,
  locale: askedLocale,
  messages: overrides = NO_OVERRIDES,
  slots = NO_SLOTS,
  children,
}: KitProviderProps) {
  const locale = askedLocale ?? 'en'
  // Once per kit: later values of `initialState` are old news.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state a page was rendered with does not change
  const firstState = useMemo(() => {
    const state = getServerState(kit, initialState)
    if (typeof window !== 'undefined') hydrate(kit, initialState)
    return state
  }, [kit])
  const pageMessages = usePageMessages(kit, locale, overrides)

  useEffect(() => {
    setFramework(kit, 'react')
    return start(kit)
  }, [kit])

  const value = useMemo<KitContextValue>(
    () => ({ kit, serverState: firstState, slots, locale, askedLocale, overrides, pageMessages }),
    [kit, firstState, slots, locale, askedLocale, overrides, pageMessages],
  )
  return <KitContext.Provider value={value}>{children}</KitContext.Provider>
}
