/**
 * An esplora-shaped API, asked at the addresses there are for a network, one after the other.
 *
 * In      esploraUrl   of the adapter's options: asked alone where it names an address
 *         context      the app's own addresses of the network, then the network's. The kit's RPC speaks another language
 * Throws  WalletRequestError   no address, none answered, or an answer of another shape; RequestAbortedError
 * Source  the HTTP API of esplora; spec R-ADPT-17, R-CFG-61; security design §11 (10 s, 5 MB)
 */
import {
  type AdapterContext,
  type BroadcastOutcome,
  type CaipNetworkId,
  type RpcUrl,
  WalletRequestError,
} from '@bowline/kit-core'
import { throwIfAborted } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import type { BitcoinOptions } from '../bitcoin.js'
import { fetchText } from './fetch-text.js'
import { type SignedHex, sendRaw } from './send-raw.js'

const MAX_REASON_LENGTH = 300

/** The API of one network. */
export type Esplora = {
  /** What the schema makes of a response's text. An address whose response does not fit is skipped. */
  readonly fetch: <T>(path: string, schema: z.ZodMiniType<T>, signal?: AbortSignal) => Promise<T>
  /** The same of its JSON. */
  readonly get: <T>(path: string, schema: z.ZodMiniType<T>, signal?: AbortSignal) => Promise<T>
  /** The same; undefined for what is not there. */
  readonly find: <T>(path: string, schema: z.ZodMiniType<T>, signal?: AbortSignal) => Promise<T | undefined>
  /** What is answered as plain text. */
  readonly text: (path: string, signal?: AbortSignal) => Promise<string>
  /** Sends a signed transaction until a node has it, or to all nodes. Never rejects. */
  readonly send: (signed: SignedHex, options?: { readonly isToAll?: boolean }) => Promise<BroadcastOutcome>
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
    async function ask<T>(path: string, schema: z.ZodMiniType<T>, signal?: AbortSignal): Promise<T> {
      let reason: unknown = new Error('There is no address to ask')
      for (const address of addressesOf(caipNetworkId)) {
        throwIfAborted(signal)
        try {
          return await fetchOne(address, path, schema, signal)
        } catch (error) {
          throwIfAborted(signal)
          reason = error
        }
      }
      throw new WalletRequestError('', undefined, reason)
    }
    const get: Esplora['get'] = (path, schema, signal) => ask(path, z.pipe(z.transform(parseJson), schema), signal)
    const find: Esplora['find'] = (path, schema, signal) =>
      get(path, schema, signal).catch((error: unknown) => {
        if (error instanceof WalletRequestError && error.cause instanceof NotThere) return undefined
        throw error
      })
    return {
      fetch: ask,
      get,
      find,
      text: (path, signal) => ask(path, z.pipe(z.transform(trimmed), z.string()), signal),
      send: (signed, options) =>
        sendRaw(signed, {
          addresses: addressesOf(caipNetworkId),
          isKnown: async (hash) => (await find(`/tx/${hash}`, z.unknown())) !== undefined,
          ...options,
        }),
    }
  }
}

class NotThere extends Error {}

async function fetchOne<T>(
  address: RpcUrl,
  path: string,
  schema: z.ZodMiniType<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  const { status, isOk, text } = await fetchText(address, path, {}, signal)
  if (status === 404) throw new NotThere('The chain does not know it')
  if (!isOk) throw new Error(`The chain responded with ${status}: ${text.slice(0, MAX_REASON_LENGTH)}`)
  return z.parse(schema, text)
}

const trimmed = (text: unknown): unknown => String(text).trim()

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
