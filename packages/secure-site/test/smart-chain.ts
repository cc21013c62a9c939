import { setTimeout as pause } from 'node:timers/promises'
import {
  accountContracts,
  type Bundler,
  deployAccountContracts,
  type Paymaster,
  rpcRequest,
  startAnvil,
  startBundler,
  startPaymaster,
} from '@bowline/chains'
import { concat, pad, parseEther, toHex } from 'viem'
import * as z from 'zod/mini'
import type { Signer } from '../src/host/signer/signer.js'
import { type ServedFrame, type ServedFrameParams, serveFrame } from './served-frame.js'
import { startWallet } from './wallet-session.js'

/** The frame's address of Ethereum's bundler. */
const BUNDLER_URL = 'https://bundler.example/'
/** The frame's address of its paymaster, for frames that have one. */
export const PAYMASTER_URL = 'https://pay.example/'
/** balanceOf(address) of the entry point. */
const DEPOSIT_OF = '0x70a08231'
const LIMITED = { code: -32005, message: 'Too many blocks' }
/** Slower than the frame's limit of messages. */
const POLL_MS = 50
/** Start of the topic of UserOperationEvent. */
const OPERATION_EVENT = '0x49628fd1'

/** Stands between the frame and the bundler, and the paymaster: responds to a method, or passes the request on. */
export type BundlerProxy = (
  method: string,
  passOn: () => Promise<Response>,
  request: { readonly params: unknown; readonly signal: AbortSignal },
) => Promise<Response>

/** Options of a frame on the chain. */
export type SmartFrameParams = ServedFrameParams & {
  /** Stands before bundler and paymaster. */
  readonly proxy?: BundlerProxy
  readonly wallet?: Signer
  /** Whether the node lists logs. */
  readonly listsLogs?: boolean
  /** Changes what the node responds. */
  readonly nodeProxy?: (method: string, result: unknown) => unknown
}

const methodSchema = z.object({ method: z.string(), params: z.optional(z.unknown()) })
const hexSchema = z.templateLiteral(['0x', z.string()])
const userSchema = z.object({
  address: hexSchema,
  accounts: z.array(z.object({ type: z.string(), address: z.string() })),
  preferredAccountType: z.string(),
  smartAccountDeployed: z.optional(z.boolean()),
})
const statusSchema = z.looseObject({
  status: z.number(),
  receipts: z.optional(z.array(z.looseObject({ status: z.string(), transactionHash: z.string() }))),
})
const receiptSchema = z.object({
  logs: z.array(z.object({ topics: z.array(z.string()), data: z.string() })),
})

/**
 * Anvil with the contracts of smart accounts, and a bundler, for the tests of a file: they start before the first test and stop after
 * the last one; frames close after each.
 */
export function createSmartChain() {
  let anvil: Awaited<ReturnType<typeof startAnvil>>
  let bundler: Bundler
  let paymaster: Paymaster
  const frames: ServedFrame[] = []
  beforeAll(async () => {
    anvil = await startAnvil()
    await deployAccountContracts(anvil.url)
    ;[bundler, paymaster] = await Promise.all([startBundler(anvil.url), startPaymaster(anvil.url)])
  })
  afterEach(() => {
    for (const frame of frames.splice(0)) frame.close()
  })
  afterAll(async () => {
    await Promise.all([bundler.stop(), paymaster.stop()])
    await anvil.stop()
  })
  const rpc = (method: string, params: readonly unknown[] = []) => rpcRequest(anvil.url, method, params)
  const quantity = async (method: string, params: readonly unknown[]) =>
    BigInt(z.parse(z.string(), await rpc(method, params)))
  const post = (url: string, body: string) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

  const chain = {
    get url() {
      return anvil.url
    },
    get paymaster() {
      return paymaster
    },
    rpc,
    balanceOf: (address: string) => quantity('eth_getBalance', [address, 'latest']),
    fund: (address: string, value = parseEther('10')) => rpc('anvil_setBalance', [address, toHex(value)]),
    /** What the entry point has kept of an account's earlier fees. */
    depositOf: (address: `0x${string}`) =>
      quantity('eth_call', [{ to: accountContracts.entryPoint, data: concat([DEPOSIT_OF, pad(address)]) }, 'latest']),
    /** The fee that the entry point took for the operation of a transaction. */
    async feeOf(transactionHash: string | undefined): Promise<bigint> {
      const { logs } = z.parse(receiptSchema, await rpc('eth_getTransactionReceipt', [transactionHash]))
      const event = logs.find(({ topics }) => topics[0]?.startsWith(OPERATION_EVENT))
      return BigInt(`0x${event?.data.slice(130, 194) ?? ''}`)
    },
    /** A frame with a new wallet, logged in. */
    async serve(params: SmartFrameParams = {}) {
      const { proxy, wallet, listsLogs = true, nodeProxy, ...rest } = params
      const frame = await serveFrame({
        ...{ bundlerUrl: BUNDLER_URL, pauseMs: 50, now: () => Date.now(), signer: wallet ?? (await startWallet()) },
        async fetch(request) {
          const body = await request.text()
          const { method, params } = z.parse(methodSchema, JSON.parse(body))
          if (method === 'eth_getLogs' && !listsLogs) return Response.json({ id: 1, error: LIMITED })
          const service = [
            [BUNDLER_URL, bundler],
            [PAYMASTER_URL, paymaster],
          ] as const
          const [, server] = service.find(([url]) => request.url.startsWith(url)) ?? []
          if (!server)
            return nodeProxy ? changed(await post(anvil.url, body), method, nodeProxy) : post(anvil.url, body)
          const passOn = () => post(server.url, body)
          return proxy ? proxy(method, passOn, { params, signal: request.signal }) : passOn()
        },
        ...rest,
      })
      frames.push(frame)
      await frame.logIn()
      return frame
    },
    /** A frame whose smart account owns `value`. */
    async serveFunded(params: SmartFrameParams = {}, value?: bigint) {
      const frame = await chain.serve(params)
      const { address } = await getUser(frame)
      await chain.fund(address, value)
      return { frame, address }
    },
  }
  return chain
}

async function changed(response: Response, method: string, change: (method: string, result: unknown) => unknown) {
  const body = z.parse(z.looseObject({ result: z.optional(z.unknown()) }), await response.json())
  return Response.json('result' in body ? { ...body, result: change(method, body.result) } : body)
}

let lastReceiver = 0xfeed_0000n
/** An address that owns nothing. */
export function newReceiver() {
  lastReceiver += 1n
  return toHex(lastReceiver, { size: 20 })
}

/** The user of a frame on a network. */
export async function getUser(frame: ServedFrame, chainId = 1) {
  return z.parse(userSchema, (await frame.request('GET_USER', { chainId })).payload)
}

/** The status of a batch, by the response to `wallet_sendCalls`. */
export async function getStatus(frame: ServedFrame, sent: unknown) {
  const { data } = z.safeParse(z.object({ id: z.string() }), sent)
  if (!data) throw new Error(`No batch: ${JSON.stringify(sent)}`)
  return z.parse(statusSchema, (await frame.rpc('wallet_getCallsStatus', [data.id])).payload)
}

/** Waits until the batch is no longer on its way. */
export async function waitForStatus(frame: ServedFrame, sent: unknown) {
  for (;;) {
    const status = await getStatus(frame, sent)
    if (status.status !== 100) return status
    await pause(POLL_MS)
  }
}

/** `count` calls without an amount. */
export const callsOf = (count: number, to: string) => Array.from({ length: count }, () => ({ to }))
