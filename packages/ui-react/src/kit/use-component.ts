'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useKit } from './use-kit.js'

/** How components that are chunks of their own are come by; asked again after a failure, `loadView` tries again. */
export type ComponentLoader<Name extends string> = {
  readonly loadedView: (name: Name) => ComponentType | undefined
  readonly loadView: (name: Name) => Promise<ComponentType>
}

type Fetched<Name> = { readonly name: Name; readonly View: ComponentType | undefined }

/** A component that is fetched when it is needed: on its way, there, or not to be had. */
export function useComponent<Name extends string>(name: Name, { loadedView, loadView }: ComponentLoader<Name>) {
  const kit = useKit()
  const [fetched, setFetched] = useState<Fetched<Name>>()
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
