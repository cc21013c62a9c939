/**
 * Client of an esplora-compatible API, for reads and for sending. Tries the URLs of a network one after the other.
 *
 * In      esploraUrl   of the adapter's options: the only URL when it names one for the network
 *         context      the app's own RPC URLs of the network, then the network's. The kit's RPC service is not used, as it is not
 *                      esplora
 * Throws  WalletRequestError   no URL, no response, or a response of another shape; RequestAbortedError
 * Source  the HTTP API of esplora; spec R-ADPT-17, R-CFG-61; security design §11 (10 s, 5 MB)
 */
import type { AdapterContext, BroadcastOutcome, CaipNetworkId, RpcUrl } from '@bowline/kit-core'
import { throwIfAborted } from '@bowline/kit-core/adapter'
import { WalletRequestError } from '@bowline/kit-core/errors'
import * as v from 'valibot'
import type { BitcoinOptions } from '../contract.js'
import { fetchText } from './fetch-text.js'
import { type SignedHex, sendRaw } from './send-raw.js'

const MAX_REASON_LENGTH = 300

/** The API of one network. */
export type Esplora = {
  /**
   * Fetches a path and parses the text of the response. A URL whose response does not match the schema is skipped.
   */
  readonly fetch: <T>(path: string, schema: v.GenericSchema<unknown, T>, signal?: AbortSignal) => Promise<T>
  /** Like `fetch`, for a JSON response. */
  readonly get: <T>(path: string, schema: v.GenericSchema<unknown, T>, signal?: AbortSignal) => Promise<T>
  /** Like `get`, but resolves to undefined when the API responds with 404. */
  readonly find: <T>(path: string, schema: v.GenericSchema<unknown, T>, signal?: AbortSignal) => Promise<T | undefined>
  /** Fetches a plain-text response, trimmed. */
  readonly text: (path: string, signal?: AbortSignal) => Promise<string>
  /** Sends a signed transaction until one node accepts it, or with `isToAll` to all nodes. Never rejects. */
  readonly send: (signed: SignedHex, options?: { readonly isToAll?: boolean }) => Promise<BroadcastOutcome>
}

/** Creates a function that returns the client for a network. */
export function createEsplora(
  context: Pick<AdapterContext, 'networks' | 'customRpcUrls'>,
  { esploraUrl }: BitcoinOptions,
): (caipNetworkId: CaipNetworkId) => Esplora {
  const getUrls = (caipNetworkId: CaipNetworkId): readonly RpcUrl[] => {
    const own = typeof esploraUrl === 'string' ? esploraUrl : esploraUrl?.[caipNetworkId]
    if (own !== undefined) return [{ url: own }]
    const network = context.networks().find((known) => known.caipNetworkId === caipNetworkId)
    const urls = network?.rpcUrls.default.http ?? []
    return [...context.customRpcUrls(caipNetworkId), ...urls.map((url) => ({ url }))]
  }

  return (caipNetworkId) => {
    async function fetchFirst<T>(path: string, schema: v.GenericSchema<unknown, T>, signal?: AbortSignal): Promise<T> {
      let reason: unknown = new Error('No URL is set for the network')
      for (const rpcUrl of getUrls(caipNetworkId)) {
        throwIfAborted(signal)
        try {
          return await fetchOne(rpcUrl, path, schema, signal)
        } catch (error) {
          throwIfAborted(signal)
          reason = error
        }
      }
      throw new WalletRequestError('', undefined, reason)
    }
    const get: Esplora['get'] = (path, schema, signal) =>
      fetchFirst(path, v.pipe(v.unknown(), v.transform(parseJson), schema), signal)
    const find: Esplora['find'] = (path, schema, signal) =>
      get(path, schema, signal).catch((error: unknown) => {
        if (error instanceof WalletRequestError && error.cause instanceof NotFound) return undefined
        throw error
      })
    return {
      fetch: fetchFirst,
      get,
      find,
      text: (path, signal) => fetchFirst(path, v.pipe(v.unknown(), v.transform(trimmed), v.string()), signal),
      send: (signed, options) =>
        sendRaw(signed, {
          urls: getUrls(caipNetworkId),
          isKnown: async (hash) => (await find(`/tx/${hash}`, v.unknown())) !== undefined,
          ...options,
        }),
    }
  }
}

class NotFound extends Error {}

async function fetchOne<T>(
  rpcUrl: RpcUrl,
  path: string,
  schema: v.GenericSchema<unknown, T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  const { status, isOk, text } = await fetchText(rpcUrl, path, {}, signal)
  if (status === 404) throw new NotFound('The chain does not know it')
  if (!isOk) throw new Error(`The chain responded with ${status}: ${text.slice(0, MAX_REASON_LENGTH)}`)
  return v.parse(schema, text)
}

const trimmed = (text: unknown): unknown => String(text).trim()

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
