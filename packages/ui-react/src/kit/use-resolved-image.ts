'use client'

import type { IconKey } from '@bowline/icons'
import { useIcon } from './use-icon.js'
import { type ImageRef, useImage } from './use-image.js'

/** Possible sources of an image: a URL from the app or wallet, an id of an explorer image, and keys of kit icons. */
export type ImageSources = {
  readonly imageUrl: string | undefined
  readonly imageId: string | undefined
  readonly imageKind: ImageRef['kind']
  readonly marks: readonly IconKey[]
}

/** Sources of an image in order: `src`, then the icon for `marks`, then `otherwise`. */
export type ResolvedImage = {
  readonly src: string | undefined
  readonly marks: readonly IconKey[]
  readonly otherwise: string | undefined
}

/** Resolves the sources to show. Fetches from the explorer only when the kit has no icon. Source: R-CONN-09, R-VIEW-80. */
export function useResolvedImage({ imageUrl, imageId, imageKind, marks }: ImageSources): ResolvedImage {
  const icon = useIcon(imageUrl === undefined ? marks : [])
  const isRequested = imageUrl === undefined && icon === null && imageId !== undefined
  const otherwise = useImage(isRequested ? { kind: imageKind, id: imageId } : undefined)
  return { src: imageUrl, marks, otherwise }
}
