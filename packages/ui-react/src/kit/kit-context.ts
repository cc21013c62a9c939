'use client'

import type { Kit, KitState } from '@bowline/kit-core'
import { createContext, useContext } from 'react'
import type { MessageOverrides } from '../messages/messages.js'
import { KitProviderMissingError } from './errors.js'
import type { PageMessages } from './page-messages.js'
import type { Slots } from './slots.js'

/** What `KitProvider` passes to the components of the kit: the kit, and the provider's props with their defaults. */
export type KitContextValue = {
  readonly kit: Kit
  /** The state a server renders, and the browser's first render. */
  readonly serverState: KitState
  readonly slots: Slots
  readonly locale: string
  /** Locale the app set on the provider; undefined when it set none. */
  readonly requestedLocale: string | undefined
  readonly overrides: MessageOverrides
  readonly pageMessages: PageMessages
}

/** Set by `KitProvider`. Use `useKitContext` to read it. */
export const KitContext = createContext<KitContextValue | undefined>(undefined)

/** Context value of the nearest provider. Throws KitProviderMissingError outside one. */
export function useKitContext(usedBy: string): KitContextValue {
  const value = useContext(KitContext)
  if (!value) throw new KitProviderMissingError(usedBy)
  return value
}
