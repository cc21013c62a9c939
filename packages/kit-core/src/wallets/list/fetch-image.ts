import { type GetImageParams, getImage } from '@bowline/api-client'
import type { Kit } from '../../kit.js'

/** Asks the explorer for an image; a file of its own, loaded at the first need. */
export async function fetchImage(kit: Kit, params: GetImageParams): Promise<Blob> {
  return getImage(await kit.api(), params)
}
