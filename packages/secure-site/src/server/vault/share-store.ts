/**
 * The shares of one service, sealed in its own store.
 *
 * In      names made of account and device ids
 * Out     shares of 32 bytes as base64url
 * Throws  ResponseError 500 for a share that is missing although a wallet needs it, or cannot be unsealed. It is never made again:
 *         a new share opens nothing, and would replace what a backup can still restore
 * Source  security design §6
 */
import * as z from 'zod/mini'
import { fromBase64Url, toBase64Url } from '../../bytes/base64url.js'
import { randomId } from '../../bytes/random-id.js'
import { ResponseError } from '../errors/response-error.js'
import type { FrameStore } from '../store/frame-store.js'
import { createTypedStore } from '../store/typed-store.js'
import type { KeyWrapper } from './key-wrapper.js'

/** Section of the store that holds the shares. */
export const SHARE_SECTION = 'share'

/** Where a service keeps its shares, and what seals them. */
export type ShareOptions = { readonly store: FrameStore; readonly wrapper: KeyWrapper }

/** The shares of one service. */
export type ShareStore = {
  /** Returns a share. Creates it when it is absent and no wallet needs it yet. */
  get(name: string, isNeeded: boolean): Promise<string>
  remove(name: string): Promise<void>
}

/** Creates the shares of a service. */
export function createShareStore({ store, wrapper }: ShareOptions): ShareStore {
  const shares = createTypedStore(store, SHARE_SECTION, z.string())

  return {
    async get(name, isNeeded) {
      if (!isNeeded && (await shares.get(name)) === undefined)
        await shares.add(name, await wrapper.wrap(fromBase64Url(randomId()), name))
      const wrapped = await shares.get(name)
      if (wrapped === undefined) throw lostPart(new Error(`The share ${name} is missing`))
      try {
        return toBase64Url(await wrapper.unwrap(wrapped, name))
      } catch (cause) {
        throw lostPart(cause)
      }
    },
    remove: (name) => shares.remove(name),
  }
}

/** The error for a part of a wallet that the server should have and does not. */
export function lostPart(cause: unknown): ResponseError {
  const message =
    'A part of this wallet is missing on the server. No new wallet was created. Contact the operator of this wallet'
  return new ResponseError(500, { message }, { cause })
}
