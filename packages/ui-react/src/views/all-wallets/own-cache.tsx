'use client'

import type { Kit } from '@bowline/kit-core'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { type Cache, SWRConfig, type SWRConfiguration } from 'swr'
import { useKit } from '../../kit/use-kit.js'

const caches = new WeakMap<Kit, Cache>()

function cacheOf(kit: Kit): Cache {
  const known = caches.get(kit)
  if (known) return known
  const cache: Cache = new Map()
  caches.set(kit, cache)
  return cache
}

/**
 * What views fetched, kept per kit and apart from the app's own swr: neither its settings nor its cache reach in here.
 * Nothing is asked again by itself: not on focus, not on coming online, not after a failure.
 *
 * Source  R-API-09
 */
export function OwnCache({ children }: { children: ReactNode }) {
  const kit = useKit()
  const [config] = useState<SWRConfiguration & { provider: () => Cache }>(() => ({
    provider: () => cacheOf(kit),
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  }))
  return <SWRConfig value={() => config}>{children}</SWRConfig>
}
