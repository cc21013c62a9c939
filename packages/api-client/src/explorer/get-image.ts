/**
 * One image of the explorer. Holding it, and not asking for a missing one again, is the caller's.
 *
 * In      client, kind, id, signal
 * Out     the image, of a type that is an image's, with at least one byte and at most 1 MB
 * Throws  TypeError when the id is none (nothing is asked) · InvalidResponseError `not-image`, `too-large` · what
 *         HttpClient.requestBlob throws, for a missing image HttpError 404
 * Source  spec R-API-45, R-API-54, R-API-55; security §8 (ids used in addresses)
 */
import type { ApiClient } from '../api-client.js'
import { InvalidResponseError } from '../client/errors.js'
import { MAX_IMAGE_BYTES } from '../client/limits.js'
import { isPlainId } from '../client/plain-id.js'
import { pathOf } from '../client/request-url.js'

const PATHS = {
  wallet: (id: string) => pathOf`getWalletImage/${id}`,
  asset: (id: string) => pathOf`public/getAssetImage/${id}`,
  currency: (id: string) => pathOf`public/getCurrencyImage/${id}`,
  token: (id: string) => pathOf`public/getTokenImage/${id}`,
}

/** What an image of the explorer shows. */
export type ImageKind = keyof typeof PATHS

/** What `getImage` takes. */
export type GetImageParams = {
  readonly kind: ImageKind
  readonly id: string
  readonly signal?: AbortSignal | undefined
}

/** Asks the explorer for an image. */
export async function getImage(client: ApiClient, { kind, id, signal }: GetImageParams): Promise<Blob> {
  if (!isPlainId(id)) throw new TypeError('An image id has 1 to 128 letters, digits, ".", "_" or "-"')
  const path = PATHS[kind](id)
  const blob = await client.explorer.requestBlob({ path, maxBytes: MAX_IMAGE_BYTES, signal })
  if (blob.size === 0 || !/^image\/[a-z0-9.+-]+(\s*;|$)/.test(blob.type)) {
    throw new InvalidResponseError({ method: 'GET', path, problem: 'not-image' })
  }
  return blob
}
