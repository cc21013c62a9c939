import type { RpcUrl } from '@bowline/kit-core'
import { MAX_BODY_BYTES, readBody } from '@bowline/kit-core/adapter'

const RESPONSE_TIMEOUT_MS = 10_000

/** A response with any status, as text. */
export type TextResponse = { readonly status: number; readonly isOk: boolean; readonly text: string }

/**
 * Sends one request to one URL of an esplora API. Throws when no complete response arrives: 10 s timeout, dropped connection,
 * abort, over 5 MB.
 */
export async function fetchText(
  { url, config }: RpcUrl,
  path: string,
  init: RequestInit = {},
  signal?: AbortSignal,
): Promise<TextResponse> {
  const stop = new AbortController()
  const abort = () => stop.abort()
  const timer = setTimeout(abort, RESPONSE_TIMEOUT_MS)
  signal?.addEventListener('abort', abort, { once: true })
  try {
    const headers = { ...config?.headers }
    const response = await fetch(`${url.replace(/\/+$/, '')}${path}`, { ...init, headers, signal: stop.signal })
    const body = await readBody({ response, maxBytes: MAX_BODY_BYTES, signal: stop.signal })
    stop.signal.throwIfAborted()
    if (body === undefined) throw new Error('The response is too long')
    return { status: response.status, isOk: response.ok, text: new TextDecoder().decode(body) }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
