'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { ComponentLoader } from './component-loader.js'
import { useKitContext } from './kit-context.js'
import { useMessages } from './use-messages.js'

type Fetched<Name> = { readonly name: Name; readonly View: ComponentType | undefined }

/**
 * Loads a component and its texts from a `ComponentLoader` and renders again when both are there. `View` is undefined until
 * then; `hasFailed` says that the last attempt failed, and `retry` starts another one.
 */
export function useComponent<Name extends string>(
  name: Name,
  { getLoadedComponent, getTextParts, loadComponent }: ComponentLoader<Name>,
) {
  const { kit, locale } = useKitContext('useComponent')
  const { parts } = useMessages().messages
  const [fetched, setFetched] = useState<Fetched<Name>>()
  const [attempts, setAttempts] = useState(0)
  const found = getLoadedComponent(name) ?? (fetched?.name === name ? fetched.View : undefined)
  const View = getTextParts(name).every((part) => parts.has(part)) ? found : undefined
  const isMissing = View === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is another attempt for the same view
  useEffect(() => {
    if (!isMissing) return
    let isUnmounted = false
    loadComponent(name, locale).then(
      (loaded) => {
        if (!isUnmounted) setFetched({ name, View: loaded })
      },
      (error: unknown) => {
        kit.log.error(`The view ${name} could not be loaded`, error)
        if (!isUnmounted) setFetched({ name, View: undefined })
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [kit, name, locale, loadComponent, isMissing, attempts])

  const retry = () => {
    setFetched(undefined)
    setAttempts((count) => count + 1)
  }
  return { View, hasFailed: isMissing && fetched?.name === name, hasRetried: attempts > 0, retry }
}
