'use client'

import { useState } from 'react'
import { createPageKit } from './create-page-kit'
import type { HostProps } from './host-props'
import { PageProvider } from './page-provider'

/** An app without an adapter: the kit pairs wallets of every chain family. */
export function UniversalHost({ settings, localServices, initialState, children }: HostProps) {
  const [kit] = useState(() => createPageKit({ settings, localServices }, []))
  return (
    <PageProvider kit={kit} settings={settings} initialState={initialState}>
      {children}
    </PageProvider>
  )
}
