'use client'

import { close } from '@bowline/kit-core/actions'
import { KitButton, useKit } from '@bowline/ui-react'

/** Router functions that a step uses. */
export type StepRouter = {
  readonly path: string
  readonly push: (path: string) => void
  /** Makes the router write the state of the page's history entry. */
  readonly refresh: () => void
}

/** A page of a small shop, with its links. */
export function Step({ path, push, refresh }: StepRouter) {
  const kit = useKit()
  const steps = path.split('/').slice(0, -1).join('/')
  const goTo = (name: string) => push(`${steps}/${name}`)
  const closeAndGo = () => {
    close(kit)
    goTo('account')
  }
  const closeAndGoLater = () => {
    close(kit)
    setTimeout(() => goTo('account'))
  }
  return (
    <main>
      <h2>{path.split('/').at(-1)}</h2>
      <KitButton />
      <button type="button" onClick={() => goTo('shop')}>
        Shop
      </button>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
      <button type="button" onClick={closeAndGo}>
        Close and go
      </button>
      <button type="button" onClick={closeAndGoLater}>
        Close and go later
      </button>
    </main>
  )
}
