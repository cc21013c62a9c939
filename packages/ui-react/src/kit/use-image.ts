/**
 * A picture of the explorer's by its id, as an address of this page.
 *
 * In      image   its kind and id; undefined where there is none to show
 * Out     the address; undefined while it is on its way, and when it cannot be had. It holds as long as the component
 *         shows it and is the same for every component that shows the same picture
 * Source  R-CONN-28
 */
'use client'

import { type WatchImageParams, watchImage } from '@bowline/kit-core/actions'
import { useLayoutEffect, useState } from 'react'
import { useKit } from './use-kit.js'

/** Which picture. */
export type ImageRef = Pick<WatchImageParams, 'kind' | 'id'>

/** The picture's address, once it is there. */
export function useImage(image: ImageRef | undefined): string | undefined {
  const kit = useKit()
  const [url, setUrl] = useState<string>()
  const kind = image?.kind
  const id = image?.id

  // Before the page is painted, so that a picture which is here already shows at once.
  useLayoutEffect(() => {
    if (kind === undefined || id === undefined) return
    const release = watchImage(kit, { kind, id, onChange: setUrl })
    return () => {
      release()
      setUrl(undefined)
    }
  }, [kit, kind, id])

  return url
}
