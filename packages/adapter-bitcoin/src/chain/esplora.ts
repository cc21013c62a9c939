/**
 * An esplora-shaped API, asked at the addresses there are for a network, one after the other.
 *
 * In      esploraUrl   of the adapter's options: asked alone where it names an address
 *         context      the app's own addresses of the network, then the network's. The kit's RPC speaks another language
 * Throws  WalletRequestError   no address, none answered, or an answer of another shape; RequestAbortedError
 * Source  the HTTP API of esplora; spec R-ADPT-17, R-CFG-61; security design §11 (10 s, 5 MB)
 */
import { type AdapterContext, type CaipNetworkId, type RpcUrl, WalletRequestError } from '@bowline/kit-core'
import { assertNotAborted, MAX_BODY_BYTES, readBody } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import type { BitcoinOptions } from '../bitcoin.js'
import { txidSchema } from '../wallets/answers.js'

const ANSWER_LIMIT_MS = 10_000

/** The API of one network. */
export type Esplora = {
  readonly get: <T>(path: string, schema: z.ZodMiniType<T>, signal?: AbortSignal) => Promise<T>
  /** The same; undefined for what is not there. */
  readonly find: <T>(path: string, schema: z.ZodMiniType<T>, signal?: AbortSignal) => Promise<T | undefined>
  /** What is answered as plain text. */
  readonly text: (path: string) => Promise<string>
  /** Sends a raw transaction, hex; resolves to its id. */
  readonly send: (transaction: string) => Promise<string>
}

/** Finds the API of a network. */
export function createEsplora(
  context: Pick<AdapterContext, 'networks' | 'customRpcUrls'>,
  { esploraUrl }: BitcoinOptions,
): (caipNetworkId: CaipNetworkId) => Esplora {
  const addressesOf = (caipNetworkId: CaipNetworkId): readonly RpcUrl[] => {
    const own = typeof esploraUrl === 'string' ? esploraUrl : esploraUrl?.[caipNetworkId]
    if (own !== undefined) return [{ url: own }]
    const network = context.networks().find((known) => known.caipNetworkId === caipNetworkId)
    const urls = network?.rpcUrls.default.http ?? []
    return [...context.customRpcUrls(caipNetworkId), ...urls.map((url) => ({ url }))]
  }

  return (caipNetworkId) => {
    async function ask<T>(path: string, schema: z.ZodMiniType<T>, init: RequestInit, signal?: AbortSignal): Promise<T> {
      let reason: unknown = new Error('There is no address to ask')
      for (const address of addressesOf(caipNetworkId)) {
        assertNotAborted(signal)
        try {
          return await fetchOne(address, path, schema, init, signal)
        } catch (error) {
          assertNotAborted(signal)
          if (error instanceof WalletRequestError) throw error
          reason = error
        }
      }
      throw new WalletRequestError('', undefined, reason)
    }
    const get: Esplora['get'] = (path, schema, signal) => ask(path, z.pipe(z.transform(parseJson), schema), {}, signal)
    return {
      get,
      find: (path, schema, signal) =>
        get(path, schema, signal).catch((error: unknown) => {
          if (error instanceof WalletRequestError && error.cause instanceof NotThere) return undefined
          throw error
        }),
      text: (path) => ask(path, z.pipe(z.transform(trimmed), z.string()), {}),
      send: (transaction) =>
        ask('/tx', z.pipe(z.transform(trimmed), txidSchema), { method: 'POST', body: transaction }),
    }
  }
}

class NotThere extends Error {}

async function fetchOne<T>(
  { url, config }: RpcUrl,
  path: string,
  schema: z.ZodMiniType<T>,
  init: RequestInit,
  signal: AbortSignal | undefined,
): Promise<T> {
  const stop = new AbortController()
  const abort = () => stop.abort()
  const timer = setTimeout(abort, ANSWER_LIMIT_MS)
  signal?.addEventListener('abort', abort, { once: true })
  try {
    const headers = { ...config?.headers }
    const response = await fetch(`${url.replace(/\/+$/, '')}${path}`, { ...init, headers, signal: stop.signal })
    const body = await readBody({ response, maxBytes: MAX_BODY_BYTES, signal: stop.signal })
    stop.signal.throwIfAborted()
    if (body === undefined) throw new Error('The chain answered too much')
    const text = new TextDecoder().decode(body)
    // What was refused once is refused everywhere; the words are the node's.
    if (!response.ok && init.method === 'POST' && response.status === 400)
      throw new WalletRequestError(text.slice(0, 300))
    if (response.status === 404) throw new NotThere('The chain does not know it')
    if (!response.ok) throw new Error(`The chain answered ${response.status}`)
    return z.parse(schema, text)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

const trimmed = (text: unknown): unknown => String(text).trim()

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
