/**
 * The ways in which a service can fail, each made of the answer it would have given.
 *
 * In      healthy  asks the service that works
 *         signal   of the request
 * Out     the answer, or a rejection as the browser's `fetch` has it
 * Source  security §11
 */

/** One way to fail. */
export type Fault = {
  readonly name: string
  /** The question stays open until whoever asked gives up. */
  readonly isEndless?: true
  readonly answer: (healthy: () => Promise<Response>, signal: AbortSignal) => Promise<Response>
}

const SLOW_MS = 5_000
const HUGE_BYTES = 20 * 1024 * 1024
const DEEP = '['.repeat(100_000) + ']'.repeat(100_000)

const statuses = [500, 502, 503, 504, 400, 401, 403, 404].map((status) => refusal(String(status), status))

const refusals: readonly Fault[] = [
  refusal('429 soon', 429, { 'retry-after': '1' }),
  refusal('429 never', 429, { 'retry-after': '99999999999999999999' }),
  refusal('429 words', 429, { 'retry-after': 'the day after tomorrow' }),
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
  { name: 'slow', answer: (healthy, signal) => passed(SLOW_MS, signal).then(healthy) },
  {
    name: 'never',
    isEndless: true,
    answer: (healthy, signal) => passed(Number.POSITIVE_INFINITY, signal).then(healthy),
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

/** Every fault. */
export const FAULTS: readonly Fault[] = [...statuses, ...refusals, ...bodies, ...connections]

/** What a node may say besides. */
export const NODE_FAULTS: readonly Fault[] = [
  rpcAnswer('RPC error', { error: { code: -32_000, message: 'header not found' } }),
  rpcAnswer('RPC busy', { error: { code: -32_005, message: 'limit exceeded' } }),
  rpcAnswer('RPC unknown', { error: { code: -32_601, message: 'the method does not exist' } }),
  rpcAnswer('RPC error in words', { error: 'no' }),
  rpcAnswer('RPC nothing', {}),
  rpcAnswer('RPC null', { result: null }),
  rpcAnswer('RPC other form', { result: { value: '1.5', context: [] } }),
  rpcAnswer('RPC too much', { result: `0x${'f'.repeat(65)}` }),
  { name: 'RPC batch', answer: async (healthy) => json(`[${await (await healthy()).text()}]`) },
]

function rpcAnswer(name: string, answer: Readonly<Record<string, unknown>>): Fault {
  return { name, answer: async () => Response.json({ jsonrpc: '2.0', id: 1, ...answer }) }
}

function refusal(name: string, status: number, headers: Readonly<Record<string, string>> = {}): Fault {
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

function passed(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = Number.isFinite(delayMs) ? setTimeout(resolve, delayMs) : undefined
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** Half of the body comes, and then nothing, until whoever asked gives up. */
function stalling(text: string, signal: AbortSignal): Response {
  const start = (controller: ReadableStreamDefaultController) => {
    controller.enqueue(half(text))
    const end = () => controller.error(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  }
  return typedStream(new ReadableStream({ start }))
}

/** Half of the body comes, and then the connection breaks. */
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
