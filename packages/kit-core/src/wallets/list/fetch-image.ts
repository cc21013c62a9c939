import { type GetImageParams, getImage } from '@bowline/api-client'
import type { Kit } from '../../kit.js'

/** Fetches an image from the explorer. A separate file, so that its code loads on first use. */
export async function fetchImage(kit: Kit, params: GetImageParams): Promise<Blob> {
  return getImage(await kit.api(), params)
}
