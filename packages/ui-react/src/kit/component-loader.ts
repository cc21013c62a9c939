import type { ComponentType } from 'react'

/** How components that are chunks of their own are come by; asked again after a failure, `loadView` tries again. */
export type ComponentLoader<Name extends string> = {
  readonly loadedView: (name: Name) => ComponentType | undefined
  readonly loadView: (name: Name) => Promise<ComponentType>
}

/** Makes the loader of a table of chunks; what has been fetched is kept. */
export function createComponentLoader<Name extends string>(
  chunks: Readonly<Record<Name, () => Promise<ComponentType>>>,
): ComponentLoader<Name> {
  const loaded = new Map<Name, ComponentType>()
  return {
    loadedView: (name) => loaded.get(name),
    async loadView(name) {
      const View = loaded.get(name) ?? (await chunks[name]())
      loaded.set(name, View)
      return View
    },
  }
}
