'use client'

/**
 * Provides one kit to the components below and starts it in the browser. Renders no markup.
 *
 * Source  R-REACT-01, R-REACT-07, R-HOST-01, R-HOST-10, R-STORE-20
 */

import type { InitialState, Kit } from '@bowline/kit-core'
import { setBinding, start } from '@bowline/kit-core/actions'
import { getServerState, hydrate } from '@bowline/kit-core/internal'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { MessageOverrides } from '../messages/messages.js'
import { KitContext, type KitContextValue } from './kit-context.js'
import type { Slots } from './slots.js'
import { usePageMessages } from './use-page-messages.js'

/** `initialState` is the result of `cookieInitialState` on the server. */
export type KitProviderProps = {
  kit: Kit
  initialState?: InitialState | undefined
  /** BCP 47 tag. Without it texts are English, and amounts are formatted in the locale of the user's browser. */
  locale?: string | undefined
  /** The app's own texts, which replace those of the language. */
  messages?: MessageOverrides | undefined
  slots?: Slots | undefined
  children?: ReactNode
}

const NO_OVERRIDES: MessageOverrides = {}
const NO_SLOTS: Slots = {}

/** Provider for an app with its own UI. `ModalProvider` contains it and also renders the modal. */
export function KitProvider({
  kit,
  initialState,
  locale: askedLocale,
  messages: overrides = NO_OVERRIDES,
  slots = NO_SLOTS,
  children,
}: KitProviderProps) {
  const locale = askedLocale ?? 'en'
  // Once per kit: later values of `initialState` are out of date.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state a page was rendered with does not change
  const firstState = useMemo(() => {
    const state = getServerState(kit, initialState)
    if (typeof window !== 'undefined') hydrate(kit, initialState)
    return state
  }, [kit])
  const pageMessages = usePageMessages(kit, locale, overrides)

  useEffect(() => setBinding(kit, { framework: 'react', locale }), [kit, locale])
  useEffect(() => start(kit), [kit])

  const value = useMemo<KitContextValue>(
    () => ({ kit, serverState: firstState, slots, locale, requestedLocale: askedLocale, overrides, pageMessages }),
    [kit, firstState, slots, locale, askedLocale, overrides, pageMessages],
  )
  return <KitContext.Provider value={value}>{children}</KitContext.Provider>
}
