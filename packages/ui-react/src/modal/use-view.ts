'use client'

import type { ViewName } from '@bowline/kit-core'
import { type ComponentType, useEffect, useState } from 'react'
import { useKit } from '../kit/use-kit.js'
import type { ViewLoader } from './views.js'

type Fetched = { readonly name: ViewName; readonly View: ComponentType | undefined }

/** A view, on its way, there, or not to be had. */
export function useView(name: ViewName, { loadedView, loadView }: ViewLoader) {
  const kit = useKit()
  const [fetched, setFetched] = useState<Fetched>()
  const [tries, setTries] = useState(0)
  const View = loadedView(name) ?? (fetched?.name === name ? fetched.View : undefined)
  const isMissing = View === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is another try for the same view
  useEffect(() => {
    if (!isMissing) return
    let isGone = false
    loadView(name).then(
      (found) => {
        if (!isGone) setFetched({ name, View: found })
      },
      (error: unknown) => {
        kit.log.error(`The view ${name} could not be loaded`, error)
        if (!isGone) setFetched({ name, View: undefined })
      },
    )
    return () => {
      isGone = true
    }
  }, [kit, name, loadView, isMissing, tries])

  const retry = () => {
    setFetched(undefined)
    setTries((count) => count + 1)
  }
  return { View, hasFailed: isMissing && fetched?.name === name, retry }
}
