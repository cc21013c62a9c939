'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { ComponentLoader } from './component-loader.js'
import { useKitContext } from './kit-context.js'
import { useMessages } from './use-messages.js'

type Fetched<Name> = { readonly name: Name; readonly View: ComponentType | undefined }

/** A component that is fetched with its texts when it is needed: on its way, there, or not to be had. */
export function useComponent<Name extends string>(
  name: Name,
  { loadedView, partsOf, loadView }: ComponentLoader<Name>,
) {
  const { kit, locale } = useKitContext('useComponent')
  const { parts } = useMessages().messages
  const [fetched, setFetched] = useState<Fetched<Name>>()
  const [tries, setTries] = useState(0)
  const found = loadedView(name) ?? (fetched?.name === name ? fetched.View : undefined)
  const View = partsOf(name).every((part) => parts.has(part)) ? found : undefined
  const isMissing = View === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is another try for the same view
  useEffect(() => {
    if (!isMissing) return
    let isGone = false
    loadView(name, locale).then(
      (loaded) => {
        if (!isGone) setFetched({ name, View: loaded })
      },
      (error: unknown) => {
        kit.log.error(`The view ${name} could not be loaded`, error)
        if (!isGone) setFetched({ name, View: undefined })
      },
    )
    return () => {
      isGone = true
    }
  }, [kit, name, locale, loadView, isMissing, tries])

  const retry = () => {
    setFetched(undefined)
    setTries((count) => count + 1)
  }
  return { View, hasFailed: isMissing && fetched?.name === name, hasRetried: tries > 0, retry }
}
