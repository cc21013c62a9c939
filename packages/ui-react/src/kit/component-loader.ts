import type { ComponentType } from 'react'
import { fetchMessages } from '../messages/fetched-messages.js'
import type { TextPart } from '../messages/messages.js'

/**
 * Loads components that are separate chunks: views, the login sections and the store QR codes. After a failure, the next
 * `loadComponent` call tries again.
 */
export type ComponentLoader<Name extends string> = {
  readonly getLoadedComponent: (name: Name) => ComponentType | undefined
  /** Parts of the text catalogue the component needs in addition to the base part. */
  readonly getTextParts: (name: Name) => readonly TextPart[]
  /** Fetches the component and its texts in parallel. */
  readonly loadComponent: (name: Name, locale: string) => Promise<ComponentType>
}

/** How to load a component, by name with others of the same file, and the texts it needs. */
export type ComponentRow<Name extends string> = {
  readonly load: (locale: string) => Promise<Readonly<Record<Name, ComponentType>>>
  /** Parts of the text catalogue the component needs; when absent, only the base part. */
  readonly texts?: readonly TextPart[]
}

/** Creates a loader for a table of components. Keeps the components that it has loaded. */
export function createComponentLoader<Name extends string>(
  rows: { readonly [Each in Name]: ComponentRow<Each> },
): ComponentLoader<Name> {
  const loaded = new Map<Name, ComponentType>()
  const partsOf = (name: Name) => rows[name].texts ?? []
  return {
    getLoadedComponent: (name) => loaded.get(name),
    getTextParts: partsOf,
    async loadComponent(name, locale) {
      const loading = async () => loaded.get(name) ?? (await rows[name].load(locale))[name]
      const [View] = await Promise.all([loading(), fetchMessages(locale, partsOf(name))])
      loaded.set(name, View)
      return View
    },
  }
}
