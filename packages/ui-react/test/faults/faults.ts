/**
 * Ways in which a service can fail. Each fault is derived from the response of the working service.
 *
 * In      healthy  sends the request to the working service
 *         signal   signal of the request
 * Out     the response, or a rejection like that of the browser's `fetch`
 * Source  security §11
 */

/** One way to fail. */
export type Fault = {
  readonly name: string
  /** The request stays pending until it is aborted. */
  readonly isEndless?: true
  readonly answer: (healthy: () => Promise<Response>, signal: AbortSignal) => Promise<Response>
}

const SLOW_MS = 5_000
const HUGE_BYTES = 20 * 1024 * 1024
const DEEP = '['.repeat(100_000) + ']'.repeat(100_000)

const statuses = [500, 502, 503, 504, 400, 401, 403, 404].map((status) => failure(String(status), status))

const rateLimits: readonly Fault[] = [
  failure('429 soon', 429, { 'retry-after': '1' }),
  failure('429 never', 429, { 'retry-after': '99999999999999999999' }),
  failure('429 words', 429, { 'retry-after': 'the day after tomorrow' }),
]

const bodies: readonly Fault[] = [
  body('empty', ''),
  body('HTML', '<!doctype html><title>Please sign in</title>', 'text/html'),
  body('null', 'null'),
  body('list', '[]'),
  body('{}', '{}'),
  body('wrong types', '{"data":7,"next":{},"count":"many","balances":"x","name":[],"avatar":1,"features":0,"http":{}}'),
  body('deep', DEEP),
  {
    name: 'cut',
    answer: async (healthy) => {
      const text = await (await healthy()).text()
      return json(text.slice(0, Math.floor(text.length / 2)))
    },
  },
  { name: '20 MB', answer: async () => json(`"${'W'.repeat(HUGE_BYTES)}"`) },
  { name: 'BOM', answer: async (healthy) => json(`\uFEFF${await (await healthy()).text()}`) },
  { name: 'wrong type', answer: async (healthy) => typed(await (await healthy()).text(), 'application/octet-stream') },
]

const connections: readonly Fault[] = [
  { name: 'slow', answer: (healthy, signal) => wait(SLOW_MS, signal).then(healthy) },
  {
    name: 'never',
    isEndless: true,
    answer: (healthy, signal) => wait(Number.POSITIVE_INFINITY, signal).then(healthy),
  },
  {
    name: 'stalls',
    isEndless: true,
    answer: async (healthy, signal) => stalling(await (await healthy()).text(), signal),
  },
  { name: 'reset', answer: async (healthy) => resetting(await (await healthy()).text()) },
  { name: 'aborted', answer: () => Promise.reject(new DOMException('The operation was aborted.', 'AbortError')) },
  { name: 'cross-origin', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  { name: 'redirects', answer: () => Promise.reject(new TypeError('redirect count exceeded')) },
]

/** All faults of services. */
export const FAULTS: readonly Fault[] = [...statuses, ...rateLimits, ...bodies, ...connections]

/** Additional faults of nodes. */
export const NODE_FAULTS: readonly Fault[] = [
  rpcResponse('RPC error', { error: { code: -32_000, message: 'header not found' } }),
  rpcResponse('RPC busy', { error: { code: -32_005, message: 'limit exceeded' } }),
  rpcResponse('RPC unknown', { error: { code: -32_601, message: 'the method does not exist' } }),
  rpcResponse('RPC error in words', { error: 'no' }),
  rpcResponse('RPC nothing', {}),
  rpcResponse('RPC null', { result: null }),
  rpcResponse('RPC other form', { result: { value: '1.5', context: [] } }),
  rpcResponse('RPC too much', { result: `0x${'f'.repeat(65)}` }),
  { name: 'RPC batch', answer: async (healthy) => json(`[${await (await healthy()).text()}]`) },
]

function rpcResponse(name: string, answer: Readonly<Record<string, unknown>>): Fault {
  return { name, answer: async () => Response.json({ jsonrpc: '2.0', id: 1, ...answer }) }
}

function failure(name: string, status: number, headers: Readonly<Record<string, string>> = {}): Fault {
  const reasons = [{ name: 'fault', description: 'Not now' }]
  return { name, answer: async () => Response.json({ status: 'FAILURE', reasons }, { status, headers }) }
}

function body(name: string, text: string, type = 'application/json'): Fault {
  return { name, answer: async () => typed(text, type) }
}

function json(text: string): Response {
  return typed(text, 'application/json')
}

function typed(content: string, type: string): Response {
  return new Response(content, { headers: { 'content-type': type } })
}

function wait(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = Number.isFinite(delayMs) ? setTimeout(resolve, delayMs) : undefined
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** Sends half of the body, then nothing until the request is aborted. */
function stalling(text: string, signal: AbortSignal): Response {
  const start = (controller: ReadableStreamDefaultController) => {
    controller.enqueue(half(text))
    const end = () => controller.error(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  }
  return typedStream(new ReadableStream({ start }))
}

/** Sends half of the body, then breaks the connection. */
function resetting(text: string): Response {
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(half(text)),
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
  return typedStream(stream)
}

function typedStream(stream: ReadableStream): Response {
  return new Response(stream, { headers: { 'content-type': 'application/json' } })
}

function half(text: string): Uint8Array {
  return new TextEncoder().encode(text.slice(0, Math.floor(text.length / 2)))
}
