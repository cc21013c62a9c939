import type { ComponentType } from 'react'
import { fetchMessages } from '../messages/fetched-messages.js'
import type { TextPart } from '../messages/messages.js'

/** How components that are chunks of their own are come by; asked again after a failure, `loadView` tries again. */
export type ComponentLoader<Name extends string> = {
  readonly loadedView: (name: Name) => ComponentType | undefined
  /** The parts of the texts it names, beside the base. */
  readonly partsOf: (name: Name) => readonly TextPart[]
  /** Fetches it, and its texts beside it. */
  readonly loadView: (name: Name, locale: string) => Promise<ComponentType>
}

/** The parts of the texts that components name; none for one that is left out. */
export type PartsByName<Name extends string> = Readonly<Partial<Record<Name, readonly TextPart[]>>>

/** Makes the loader of a table of chunks and of the texts they name; what has been fetched is kept. */
export function createComponentLoader<Name extends string>(
  chunks: Readonly<Record<Name, (locale: string) => Promise<ComponentType>>>,
  parts?: PartsByName<Name>,
): ComponentLoader<Name> {
  const loaded = new Map<Name, ComponentType>()
  const partsOf = (name: Name) => parts?.[name] ?? []
  return {
    loadedView: (name) => loaded.get(name),
    partsOf,
    async loadView(name, locale) {
      const [View] = await Promise.all([loaded.get(name) ?? chunks[name](locale), fetchMessages(locale, partsOf(name))])
      loaded.set(name, View)
      return View
    },
  }
}
