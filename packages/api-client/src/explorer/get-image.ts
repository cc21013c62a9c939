/**
 * Fetches the image of a wallet, network (`asset`), currency or token from the explorer. Callers cache it, and remember
 * missing ones.
 *
 * Out     the image, with an image type, at least one byte and at most 1 MB
 * Throws  TypeError for an invalid id, without a request · InvalidResponseError `not-image`, `too-large` · the errors of
 *         `HttpClient.requestBlob`, HttpError 404 for a missing image
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

/** What an explorer image shows; each kind has its own path and ids. */
export type ImageKind = keyof typeof PATHS

/** Parameters of `getImage`. */
export type GetImageParams = {
  readonly kind: ImageKind
  readonly id: string
  readonly signal?: AbortSignal | undefined
}

/** Fetches an image. Rejects with `HttpError` 404 when there is none. */
export async function getImage(client: ApiClient, { kind, id, signal }: GetImageParams): Promise<Blob> {
  if (!isPlainId(id)) throw new TypeError('An image id has 1 to 128 letters, digits, ".", "_" or "-"')
  const path = PATHS[kind](id)
  const blob = await client.explorer.requestBlob({ path, maxBytes: MAX_IMAGE_BYTES, signal })
  if (blob.size === 0 || !/^image\/[a-z0-9.+-]+(\s*;|$)/.test(blob.type)) {
    throw new InvalidResponseError({ method: 'GET', path, problem: 'not-image' })
  }
  return blob
}
