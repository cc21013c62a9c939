import type { ComponentType } from 'react'
import { fetchMessages } from '../messages/fetched-messages.js'
import type { TextPart } from '../messages/messages.js'

/** Loads components that are separate chunks. After a failure, the next `loadView` call tries again. */
export type ComponentLoader<Name extends string> = {
  readonly getLoadedView: (name: Name) => ComponentType | undefined
  /** Parts of the text catalogue the component names, in addition to the base part. */
  readonly getTextParts: (name: Name) => readonly TextPart[]
  /** Fetches the component and its texts in parallel. */
  readonly loadView: (name: Name, locale: string) => Promise<ComponentType>
}

/** Parts of the text catalogue each component needs. A component without an entry needs only the base part. */
export type PartsByName<Name extends string> = Readonly<Partial<Record<Name, readonly TextPart[]>>>

/** Creates a loader for a table of chunks and the texts they name. Keeps components that were fetched. */
export function createComponentLoader<Name extends string>(
  chunks: Readonly<Record<Name, (locale: string) => Promise<ComponentType>>>,
  parts?: PartsByName<Name>,
): ComponentLoader<Name> {
  const loaded = new Map<Name, ComponentType>()
  const partsOf = (name: Name) => parts?.[name] ?? []
  return {
    getLoadedView: (name) => loaded.get(name),
    getTextParts: partsOf,
    async loadView(name, locale) {
      const [View] = await Promise.all([loaded.get(name) ?? chunks[name](locale), fetchMessages(locale, partsOf(name))])
      loaded.set(name, View)
      return View
    },
  }
}
