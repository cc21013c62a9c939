/**
 * The page's side of the embedded wallet: one frame, made when it is first asked, and requests that each end exactly once.
 *
 * In      who the app is, where the frame is; requests
 * Out     answers; faults, events and log lines by the given functions
 * Throws  FrameError, by rejecting
 * Source  R-FRAME-06 to 17, R-FRAME-67, R-FRAME-68; security.md §5: a ping before each approval (1 s). After a death reads are sent once more,
 *         signatures never. A frame that was told to begin anew is replaced, and nothing is sent to it meanwhile
 */

import { FRAME_LOAD_TIMEOUT_MS, FRAME_REQUEST_TIMEOUT_MS } from '../protocol/constants.js'
import type { FrameRequestPayload } from '../protocol/payloads.js'
import type { FrameRequestName } from '../protocol/request-names.js'
import { type FrameResponse, readAnswer } from '../protocol/response-schemas.js'
import { RPC_CODES } from '../protocol/rpc-codes.js'
import { clonePayload } from './clone-payload.js'
import type { FramePosition, OpenFrameChannel } from './frame-channel.js'
import { createFrameConnection, type FrameEvent, type FrameLine } from './frame-connection.js'
import { FrameError, type FrameErrorCode, type FrameFailure } from './frame-error.js'
import { createFrameLog, type FrameLogEntry } from './frame-log.js'
import { createFrameKeeper } from './frame-manager.js'
import { openIframeChannel } from './open-iframe-channel.js'
import { createOpenRequests, type OpenRequest } from './open-requests.js'
import { requestKindOf } from './request-kind.js'

const OPEN_REQUESTS = 99
const APPROVAL_PING_MS = 1_000

/** Who the app is, where the frame is, and who hears of what happens to it. */
export type FrameClientOptions = {
  /** Of the secure site. */
  readonly origin: string
  readonly projectId: string
  /** CAIP-2. */
  readonly chainId: string
  readonly sdkVersion: string
  readonly sdkType: string
  /** Logs everything, not errors alone; the frame is told too. */
  readonly enableLogger?: boolean
  readonly onFault: (fault: FrameFailure) => void
  readonly onEvent: (event: FrameEvent) => void
  /** A frame has become ready, or the one there was has died. */
  readonly onPresence?: (isReady: boolean) => void
  readonly log?: (entry: FrameLogEntry) => void
  /** Makes the frame; an iframe and its handshake unless given. */
  readonly openChannel?: OpenFrameChannel
}

/** The embedded wallet, as the page sees it. */
export interface FrameClient {
  /** Makes the frame if there is none, waits for it, sends, and waits for the answer. Rejects with FrameError. */
  request<Name extends FrameRequestName>(
    name: Name,
    payload: FrameRequestPayload<Name>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<FrameResponse<Name>>
  /** Places the frame over a card and shows it; moves it when it is shown. */
  show(place: FramePosition): void
  hide(): void
  focus(): void
  /** Rejects the requests that wait for an approval. Has no effect on approved requests and on those that need no approval. */
  abortUnsafe(): void
  isReady(): boolean
  /** Removes the frame and rejects what is open. The next request makes another. */
  end(): void
  /** Hands the visitor a file of what went on, without anything that messages carried. */
  downloadLogs(): void
}

/** Makes the page's side. Nothing is loaded before the first request. */
export function createFrameClient(options: FrameClientOptions): FrameClient {
  const { onFault, onEvent, onPresence, enableLogger = false, openChannel = openIframeChannel } = options
  const { origin, projectId, chainId, sdkVersion, sdkType } = options
  const address = { origin, projectId, chainId, sdkVersion, sdkType, enableLogger }
  const log = createFrameLog({ enableLogger, log: options.log })
  const { requests, reject, fail, effectOf, confirm } = createOpenRequests({
    onEnd(type, error) {
      if (type === 'RELOAD') void Promise.resolve().then(advance)
      if (error === undefined) log.add({ level: 'info', event: 'answered', type })
      else
        log.add({
          level: isVisitors(error) ? 'info' : 'error',
          event: 'failed',
          type,
          code: error.rpcCode ?? error.code,
        })
    },
  })
  const waiting = () => [...requests].filter(({ stage }) => stage === 'waiting')
  let place: FramePosition | undefined

  const frame = createFrameKeeper({
    open: (signal) => openChannel(address, signal),
    isNeeded: () => requests.size > 0,
    createLine: (channel, onAlive, onDead) =>
      createFrameConnection({
        channel,
        effectOf,
        confirm,
        hasOpenRequests: () => [...requests].some(({ stage }) => stage === 'sent'),
        onAlive,
        onDead,
        onEvent,
        onIgnored: log.addIgnored,
      }),
    onReady({ channel }) {
      log.add({ level: 'info', event: 'ready' })
      for (const request of requests) clearTimeout(request.limit)
      if (place !== undefined) channel.show(place)
      onPresence?.(true)
      advance()
    },
    onDeath() {
      log.add({ level: 'error', event: 'ended' })
      onPresence?.(false)
      for (const request of requests) putBack(request)
    },
    onFailure(fault) {
      log.add({ level: 'error', event: 'failed', code: fault })
      for (const request of requests) {
        const facts = { reason: fault, isUnsent: request.kind.isSending }
        if (fault === 'frame_unavailable') fail(request, 'frame/unavailable', fault)
        else reject(request, new FrameError('frame/load-failed', 'Unable to load email login dependency', facts))
      }
      onFault(fault)
    },
  })

  function advance(): void {
    if (requests.size === 0) return
    const line = frame.need()
    const isReloading = [...requests].some(({ name, stage }) => name === 'RELOAD' && stage === 'sent')
    if (line !== undefined && !isReloading) for (const request of waiting()) void dispatch(line, request)
  }

  async function dispatch(line: FrameLine, request: OpenRequest): Promise<void> {
    if (request.kind.rpc === 'approval') {
      request.stage = 'checking'
      const isAlive = await line.ping(APPROVAL_PING_MS)
      if (frame.line() !== line || !requests.has(request)) return
      if (!isAlive) return frame.die()
    }
    request.stage = 'sent'
    request.isConfirmed = request.kind.isBroadcast
    if (request.kind.isLogin) request.limit = setTimeout(timeOut, FRAME_REQUEST_TIMEOUT_MS, request)
    log.add({ level: 'info', event: 'sent', type: request.name })
    line.send(request.name, request.id, request.payload)
  }

  function putBack(request: OpenRequest): void {
    const isLost = request.stage === 'sent' && (!request.kind.isRead || request.wasSentAgain)
    if (isLost) {
      fail(request, 'frame/unavailable', 'frame_unavailable')
      return
    }
    if (request.stage === 'sent') {
      request.wasSentAgain = true
      request.id = crypto.randomUUID()
    }
    request.stage = 'waiting'
  }

  /** The frame loads its page anew, and no longer hears on its port. */
  function renew(): void {
    frame.end()
    onPresence?.(false)
    for (const request of requests) putBack(request)
  }

  /** Does nothing to a request that the frame is carrying out: its response is waited for. */
  function abort(request: OpenRequest, code: FrameErrorCode, reason?: FrameFailure): void {
    if (request.isConfirmed) return
    if (request.stage === 'sent') frame.line()?.abort(request.id)
    fail(request, code, reason)
  }

  function timeOut(request: OpenRequest): void {
    const hasBeenSent = request.stage === 'sent'
    const fault = hasBeenSent ? 'iframe_request_timeout' : 'iframe_load_failed'
    abort(request, hasBeenSent ? 'frame/timeout' : 'frame/load-failed', fault)
    if (!hasBeenSent && waiting().every(({ kind }) => kind.waitsForEver)) frame.stopOpening()
    onFault(fault)
  }

  return {
    request: (name, payload, { signal } = {}) =>
      new Promise((resolve, rejectWith) => {
        const kind = requestKindOf(name, payload)
        const refuse = (code: FrameErrorCode, message: string, rpcCode: number): void =>
          rejectWith(new FrameError(code, message, { rpcCode, isUnsent: kind.isSending }))
        if (kind.rpc === 'refused')
          return refuse('frame/refused', 'Requested RPC call is not allowed', RPC_CODES.notOffered)
        if (requests.size >= OPEN_REQUESTS) return refuse('frame/too-many', 'An error occurred', RPC_CODES.tooMany)
        const own = clonePayload(name, payload)
        if (own === undefined) return refuse('frame/invalid-request', 'An error occurred', RPC_CODES.badParams)

        const onAbort = (): void => abort(request, 'frame/aborted')
        const request: OpenRequest = {
          id: crypto.randomUUID(),
          stage: 'waiting',
          wasSentAgain: false,
          isConfirmed: false,
          limit: undefined,
          name,
          payload: own.payload,
          kind,
          resolverOf(answer) {
            const read = readAnswer(name, answer)
            return (
              read &&
              (() => {
                resolve(read.value)
                if (name === 'RELOAD') renew()
              })
            )
          },
          reject: rejectWith,
          release: () => signal?.removeEventListener('abort', onAbort),
        }
        requests.add(request)
        if (signal?.aborted) return onAbort()
        signal?.addEventListener('abort', onAbort)
        const isReady = frame.line() !== undefined
        if (!isReady && !kind.waitsForEver) request.limit = setTimeout(timeOut, FRAME_LOAD_TIMEOUT_MS, request)
        advance()
      }),
    show(next) {
      place = next
      frame.line()?.channel.show(next)
    },
    hide() {
      place = undefined
      frame.line()?.channel.hide()
    },
    focus: () => frame.line()?.channel.focus(),
    abortUnsafe() {
      for (const request of requests) if (request.kind.rpc === 'approval') abort(request, 'frame/aborted')
    },
    isReady: () => frame.line() !== undefined,
    end() {
      place = undefined
      frame.end()
      for (const request of requests) fail(request, 'frame/aborted')
    },
    downloadLogs: () => log.download(projectId),
  }
}

/** A no, or a view that was left: nothing has failed. */
function isVisitors({ code, rpcCode }: FrameError): boolean {
  return code === 'frame/aborted' || rpcCode === RPC_CODES.declined
}
