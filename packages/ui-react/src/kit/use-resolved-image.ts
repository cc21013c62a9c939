'use client'

import type { IconKey } from '@bowline/marks'
import { useIcon } from './use-icon.js'
import { type ImageRef, useImage } from './use-image.js'

/** What pictures there are: the app's or the wallet's own, the kit's mark, and one of the explorer's. */
export type ImageSources = {
  readonly imageUrl: string | undefined
  readonly imageId: string | undefined
  readonly imageKind: ImageRef['kind']
  readonly marks: readonly IconKey[]
}

/** What an image is to show. `marks` stand in where `src` is absent or fails, `otherwise` where there is no mark either. */
export type ResolvedImage = {
  readonly src: string | undefined
  readonly marks: readonly IconKey[]
  readonly otherwise: string | undefined
}

/** What is shown of a picture. The explorer is asked only for what the kit has no mark of. Source: R-CONN-09, R-VIEW-80. */
export function useResolvedImage({ imageUrl, imageId, imageKind, marks }: ImageSources): ResolvedImage {
  const mark = useIcon(imageUrl === undefined ? marks : [])
  const isAsked = imageUrl === undefined && mark === null && imageId !== undefined
  const otherwise = useImage(isAsked ? { kind: imageKind, id: imageId } : undefined)
  return { src: imageUrl, marks, otherwise }
}
