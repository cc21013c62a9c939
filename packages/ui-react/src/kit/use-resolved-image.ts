'use client'

import type { IconKey } from '@bowline/icons'
import { useIcon } from './use-icon.js'
import { type ImageRef, useImage } from './use-image.js'

/** Possible sources of an image: a URL from the app or wallet, an id of an explorer image, and keys of kit icons. */
export type ImageSources = {
  readonly imageUrl: string | undefined
  readonly imageId: string | undefined
  readonly imageKind: ImageRef['kind']
  readonly iconKeys: readonly IconKey[]
}

/** Sources of an image in order: `src`, then the icon for `iconKeys`, then `fallbackSrc`. */
export type ResolvedImage = {
  readonly src: string | undefined
  readonly iconKeys: readonly IconKey[]
  readonly fallbackSrc: string | undefined
}

/** Resolves the sources to show. Fetches from the explorer only when the kit has no icon. Source: R-CONN-09, R-VIEW-80. */
export function useResolvedImage({ imageUrl, imageId, imageKind, iconKeys }: ImageSources): ResolvedImage {
  const icon = useIcon(imageUrl === undefined ? iconKeys : [])
  const isRequested = imageUrl === undefined && icon === null && imageId !== undefined
  const fallbackSrc = useImage(isRequested ? { kind: imageKind, id: imageId } : undefined)
  return { src: imageUrl, iconKeys, fallbackSrc }
}
