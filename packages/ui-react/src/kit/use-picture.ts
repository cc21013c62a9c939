'use client'

import { type ImageRef, useImage } from './use-image.js'

/** Where a picture is: at an address of its own, or with the explorer, which knows it by id. */
export type Picture = {
  readonly imageUrl: string | undefined
  readonly imageId: string | undefined
  readonly imageKind: ImageRef['kind']
}

/** A picture's address: its own, else the explorer's once it is there, else none. Source: R-CONN-09. */
export function usePicture({ imageUrl, imageId, imageKind }: Picture): string | undefined {
  const isAsked = imageUrl === undefined && imageId !== undefined
  const fetched = useImage(isAsked ? { kind: imageKind, id: imageId } : undefined)
  return imageUrl ?? fetched
}
