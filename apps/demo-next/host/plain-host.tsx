'use client'

import { evm } from '@bowline/adapter-evm'
import { useState } from 'react'
import { createPageKit } from './create-page-kit'
import { familyAdapters } from './family-adapters'
import type { HostProps } from './host-props'
import { PageProvider } from './page-provider'

/** An app without wagmi: the kit uses its own. Another `kitId` creates another kit. */
export function PlainHost({ settings, localServices, initialState, kitId, children }: HostProps) {
  const create = () => ({ kitId, kit: createPageKit({ settings, localServices }, familyAdapters(settings, evm)) })
  const [made, setMade] = useState(create)
  const current = made.kitId === kitId ? made : create()
  if (current !== made) setMade(current)
  return (
    <PageProvider kit={current.kit} settings={settings} initialState={initialState}>
      {children}
    </PageProvider>
  )
}
