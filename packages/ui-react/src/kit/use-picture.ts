'use client'

import type { MarkKey } from '@bowline/marks'
import { type ImageRef, useImage } from './use-image.js'
import { useMark } from './use-mark.js'

/** What pictures there are: the app's or the wallet's own, the kit's mark, and one of the explorer's. */
export type Picture = {
  readonly imageUrl: string | undefined
  readonly imageId: string | undefined
  readonly imageKind: ImageRef['kind']
  readonly marks: readonly MarkKey[]
}

/** What an image is to show. `marks` stand in where `src` is absent or fails, `otherwise` where there is no mark either. */
export type ShownPicture = {
  readonly src: string | undefined
  readonly marks: readonly MarkKey[]
  readonly otherwise: string | undefined
}

/** What is shown of a picture. The explorer is asked only for what the kit has no mark of. Source: R-CONN-09, R-VIEW-80. */
export function usePicture({ imageUrl, imageId, imageKind, marks }: Picture): ShownPicture {
  const mark = useMark(imageUrl === undefined ? marks : [])
  const isAsked = imageUrl === undefined && mark === null && imageId !== undefined
  const otherwise = useImage(isAsked ? { kind: imageKind, id: imageId } : undefined)
  return { src: imageUrl, marks, otherwise }
}
