/**
 * A network between the kit, the wallets, the chains' nodes and services that breaks as a cell says. Its nodes are real.
 *
 * In      inner    the working network
 *         breaks   which requests break, and how; several may be given
 *         clock    advanced by a cell
 * Out     fetch     on this network
 *         count     number of requests of a step
 */
import { type BreakOf, countBreaks } from './breaks.js'

/** Kind of a service request, by the end of its path or its method. */
const SERVICE_STEPS = [
  ['quote', /\/convert\/quotes$/],
  ['allowance', /\/convert\/allowance$/],
  ['build', /\/convert\/build-\w+$/],
  ['exchanges', /^getExchanges$/],
  ['pay page', /^getExchangePayUrl$/],
  ['status', /^getExchangeBuyStatus$/],
] as const

/** Purpose of a request. */
export type Step = 'broadcast' | 'look' | 'receipt' | (typeof SERVICE_STEPS)[number][0]

/** Whether a request goes to a service, and not to a node. */
export function isServiceStep(step: Step): boolean {
  return SERVICE_STEPS.some(([name]) => name === step)
}

/** Fault of a request. `unsent` ones never reach the node; it carries out all others. */
export const FAULTS = [
  ...(['unsent: connection lost', 'unsent: 502', 'unsent: 429'] as const),
  ...([
    'connection lost',
    '502',
    'internal error',
    'already known',
    'malformed',
    'wrong id',
    'late',
    'silent',
  ] as const),
  ...(['doubled', 'clock jumps'] as const),
] as const

/** Fault of a request. */
export type Fault = (typeof FAULTS)[number] | 'refused'

/** Requests that break. */
export type Break = BreakOf<Step, Fault>

const LATE_MS = 60_000
const JUMP_MS = 3_600_000
const SILENCE_MS = 86_400_000
const MOST = String(2n ** 256n - 1n)

/** A network that breaks. */
export type BrokenNetwork = { readonly fetch: typeof fetch; readonly count: (step: Step) => number }

/** Whether a request goes to a service, and not to a local node. */
export function isForService(input: RequestInfo | URL): boolean {
  const { hostname } = new URL(input instanceof Request ? input.url : String(input))
  return hostname !== '127.0.0.1' && hostname !== 'localhost'
}

/** Creates the broken network. */
export function breakNetwork(inner: typeof fetch, breaks: readonly Break[], jump: (ms: number) => void): BrokenNetwork {
  const { take, count } = countBreaks(breaks)
  const brokenFetch: typeof fetch = async (input, init) => {
    const call = await readCall(input, init)
    const step = stepOf(call)
    if (!step) return inner(input, init)
    const fault = take(step)
    return fault
      ? broken(fault, { call, send: () => inner(input, init), jump, signal: signalOf(input, init) })
      : inner(input, init)
  }
  return { fetch: brokenFetch, count }
}

type Parts = {
  readonly call: Call
  readonly send: () => Promise<Response>
  readonly jump: (ms: number) => void
  readonly signal: AbortSignal | undefined
}

async function broken(fault: Fault, { call, send, jump, signal }: Parts): Promise<Response> {
  if (fault === 'unsent: connection lost') throw new TypeError('fetch failed')
  if (fault === 'unsent: 502') return new Response('Bad gateway', { status: 502 })
  if (fault === 'unsent: 429') return new Response('Too many requests', { status: 429 })
  if (fault === 'refused') return refusalOf(call)
  const response = await send()
  if (fault === 'connection lost') throw new TypeError('fetch failed')
  if (fault === '502') return new Response('Bad gateway', { status: 502 })
  if (fault === 'internal error') return errorOf(call, { code: -32603, message: 'Internal error' })
  if (fault === 'already known') return alreadyKnown(call)
  if (fault === 'malformed') return new Response('<html>')
  if (fault === 'wrong id') return call.family === 'service' ? aboutAnother(response) : answerOf(call, wrongId(call))
  if (fault === 'late') await delay(LATE_MS, signal)
  if (fault === 'silent') await delay(SILENCE_MS, signal)
  if (fault === 'doubled') return send()
  if (fault === 'clock jumps') jump(JUMP_MS)
  return response
}

function delay(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

type ChainFamily = 'evm' | 'solana' | 'bitcoin'
type Call = { readonly family: ChainFamily | 'service'; readonly method: string; readonly id: unknown }

async function readCall(input: RequestInfo | URL, init: RequestInit = {}): Promise<Call> {
  const request = input instanceof Request ? input : undefined
  const body = typeof init.body === 'string' ? init.body : await request?.clone().text()
  const rpc = parse(body)
  const method = Reflect.get(rpc, 'method')
  const { pathname } = new URL(request?.url ?? String(input))
  if (isForService(input)) return { family: 'service', method: String(method ?? pathname), id: Reflect.get(rpc, 'id') }
  if (typeof method === 'string') {
    return { family: method.startsWith('eth_') ? 'evm' : 'solana', method, id: Reflect.get(rpc, 'id') }
  }
  return { family: 'bitcoin', method: `${init.method ?? request?.method ?? 'GET'} ${pathname}`, id: undefined }
}

function parse(text: string | undefined): object {
  try {
    return Object(JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}

function signalOf(input: RequestInfo | URL, init: RequestInit = {}): AbortSignal | undefined {
  return init.signal ?? (input instanceof Request ? input.signal : undefined)
}

function stepOf({ family, method }: Call): Step | undefined {
  if (family === 'service') return SERVICE_STEPS.find(([, asked]) => asked.test(method))?.[0]
  if (/^(eth_sendRawTransaction|sendTransaction|POST .*\/tx)$/.test(method)) return 'broadcast'
  if (/^(eth_getTransactionByHash|getSignatureStatuses|GET .*\/tx\/[0-9a-f]{64})$/.test(method)) return 'look'
  return method === 'eth_getTransactionReceipt' ? 'receipt' : undefined
}

const REFUSALS = {
  evm: { code: -32000, message: 'insufficient funds for gas * price + value' },
  solana: {
    code: -32002,
    message: 'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
    data: { err: { InstructionError: [0, { Custom: 1 }] }, logs: [] },
  },
  bitcoin: { code: -26, message: 'min relay fee not met, 1 < 141' },
} as const

const KNOWN = {
  evm: { code: -32000, message: 'already known' },
  solana: {
    code: -32002,
    message: 'Transaction simulation failed: This transaction has already been processed',
    data: { err: 'AlreadyProcessed', logs: [] },
  },
  bitcoin: { code: -27, message: 'Transaction already in block chain' },
} as const

const UNKNOWN_ERROR = { code: -32000, message: 'Something went wrong' }

const refusalOf = (call: Call) => errorOf(call, call.family === 'service' ? UNKNOWN_ERROR : REFUSALS[call.family])
const alreadyKnown = (call: Call) => errorOf(call, call.family === 'service' ? UNKNOWN_ERROR : KNOWN[call.family])

/** Returns the response to a request for another amount, account or payment. */
async function aboutAnother(response: Response): Promise<Response> {
  const text = JSON.stringify(await response.json(), (key, value) => {
    if (key === 'id' && typeof value === 'number') return value + 1
    if (key === 'amount' || key === 'fromAmount') return String(BigInt(value) * 2n)
    if (key === 'status') return 'FAILED'
    return key === 'allowance' ? MOST : value
  })
  return new Response(text, response)
}

function wrongId({ family }: Call): string {
  if (family === 'solana') return '5'.repeat(87)
  return family === 'evm' ? `0x${'ab'.repeat(32)}` : 'ab'.repeat(32)
}

function answerOf({ family, id }: Call, result: unknown): Response {
  return family === 'bitcoin' ? new Response(String(result)) : Response.json({ jsonrpc: '2.0', id, result })
}

function errorOf({ family, id }: Call, error: { readonly code: number; readonly message: string }): Response {
  if (family === 'service' && id === undefined) return Response.json({ message: error.message }, { status: 500 })
  if (family !== 'bitcoin') return Response.json({ jsonrpc: '2.0', id, error })
  const isInternal = error.code === -32603
  const text = isInternal ? 'Internal server error' : `sendrawtransaction RPC error: ${JSON.stringify(error)}`
  return new Response(text, { status: isInternal ? 500 : 400 })
}
