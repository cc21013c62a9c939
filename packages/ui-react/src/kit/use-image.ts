'use client'

/**
 * Object URL of an image that the explorer serves (of a wallet, network, token or currency), by the image's id.
 *
 * In      image   kind and id of the image; undefined when there is none to show
 * Out     the URL; undefined while the image loads and when it cannot be loaded. It is valid while the component shows it;
 *         all components that show the image get the same URL
 * Source  R-CONN-28
 */

import { type WatchImageParams, watchImage } from '@bowline/kit-core/actions'
import { useLayoutEffect, useState } from 'react'
import { useKit } from './use-kit.js'

/** Kind and id that identify an image. */
export type ImageRef = Pick<WatchImageParams, 'kind' | 'id'>

/** URL of the image, once it is loaded. */
export function useImage(image: ImageRef | undefined): string | undefined {
  const kit = useKit()
  const [url, setUrl] = useState<string>()
  const kind = image?.kind
  const id = image?.id

  // A layout effect, so that an image that is already loaded shows in the first paint.
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
