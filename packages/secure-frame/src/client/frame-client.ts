/**
 * The page's client of the embedded wallet, whose keys and views are in an iframe of the secure site ("the frame"). Creates the
 * frame for the first request, sends requests to it, and settles each once.
 *
 * Source  R-FRAME-06 to 17, R-FRAME-67, R-FRAME-68; security.md §5: a ping precedes each approval (1 s). After the frame
 *         dies, reads are sent once more, signatures never. A frame that was asked to reload is replaced, and nothing is
 *         sent to it meanwhile
 */

import { CLIENT_CODES } from '../protocol/client-codes.js'
import { FRAME_LOAD_TIMEOUT_MS, FRAME_REQUEST_TIMEOUT_MS } from '../protocol/constants.js'
import type { FrameRequestPayload } from '../protocol/payloads.js'
import type { FrameRequestName } from '../protocol/request-names.js'
import type { FrameResponse } from '../protocol/response-schemas.js'
import { createOpenRequest } from './create-open-request.js'
import type { FramePosition, OpenFrameChannel } from './frame-channel.js'
import { createFrameConnection, type FrameConnection, type FrameEvent } from './frame-connection.js'
import { FrameError, type FrameErrorCode, type FrameFailure } from './frame-error.js'
import { createFrameLog, type FrameLogEntry } from './frame-log.js'
import { createFrameManager } from './frame-manager.js'
import { openIframeChannel } from './open-iframe-channel.js'
import { createOpenRequests, type OpenRequest } from './open-requests.js'

const APPROVAL_PING_MS = 1_000

/** Options of `createFrameClient`: the app's identity, the frame's origin, and callbacks. */
export type FrameClientOptions = {
  /** Origin of the secure site. */
  readonly origin: string
  readonly projectId: string
  /** CAIP-2 id of the initial network. */
  readonly chainId: string
  readonly sdkVersion: string
  readonly sdkType: string
  /** Logs all entries instead of errors only, also inside the frame. */
  readonly enableLogger?: boolean
  /** Called when the frame cannot be loaded, does not respond in time, or does not allow the page. */
  readonly onFault: (fault: FrameFailure) => void
  /** Called for events that the frame sends without a request. */
  readonly onEvent: (event: FrameEvent) => void
  /** Called with true, and where users log in, when a frame is ready, and with false when it has died. */
  readonly onPresence?: (isReady: boolean, login?: 'window' | 'page') => void
  /** Receives log entries. */
  readonly log?: (entry: FrameLogEntry) => void
  /** Opens the frame. Defaults to an iframe with its handshake. */
  readonly openChannel?: OpenFrameChannel
}

/** Sends requests to the embedded wallet, and positions its iframe. */
export interface FrameClient {
  /**
   * Creates a frame when there is none, sends the request once it is ready, and waits for the response. Rejects with
   * `FrameError`.
   */
  request<Name extends FrameRequestName>(
    name: Name,
    payload: FrameRequestPayload<Name>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<FrameResponse<Name>>
  /** Shows the iframe at a position, or moves it; a frame that opens later is shown there too. */
  show(position: FramePosition): void
  hide(): void
  /** Moves the keyboard focus into the iframe. */
  focus(): void
  /**
   * Aborts the requests that wait for the user's approval. Does not affect approved requests or requests that need no approval.
   */
  abortApprovals(): void
  /** Whether a frame is open and accepts requests. */
  isReady(): boolean
  /** Removes the frame and rejects open requests. The next request creates another frame. */
  end(): void
  /** Downloads a log file. It contains no message contents. */
  downloadLogs(): void
}

/** Creates the client. Opens no frame before the first request. */
export function createFrameClient(options: FrameClientOptions): FrameClient {
  const { onFault, onEvent, onPresence, openChannel = openIframeChannel, log: onLog, ...page } = options
  const { enableLogger = false, projectId } = page
  const log = createFrameLog({ enableLogger, log: onLog })
  const { requests, reject, fail, effectOf, confirm } = createOpenRequests({
    onEnd(type, error) {
      if (type === 'RELOAD') void Promise.resolve().then(advance)
      if (error === undefined) log.add({ level: 'info', event: 'answered', type })
      else
        log.add({
          level: isExpected(error) ? 'info' : 'error',
          event: 'failed',
          type,
          code: error.rpcCode ?? error.code,
        })
    },
  })
  const waiting = () => [...requests].filter(({ stage }) => stage === 'waiting')
  let position: FramePosition | undefined

  const frame = createFrameManager({
    open: (signal) => openChannel({ ...page, enableLogger }, signal),
    isNeeded: () => requests.size > 0,
    createConnection: (channel, onAlive, onDead) =>
      createFrameConnection({
        channel,
        getEffect: effectOf,
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
      if (position !== undefined) channel.show(position)
      onPresence?.(true, channel.login)
      advance()
    },
    onDeath() {
      log.add({ level: 'error', event: 'ended' })
      onPresence?.(false)
      for (const request of requests) requeue(request)
    },
    onFailure(fault) {
      log.add({ level: 'error', event: 'failed', code: fault })
      for (const request of requests) {
        const details = { reason: fault, isUnsent: request.kind.isSending }
        if (fault === 'frame_unavailable') fail(request, 'frame/unavailable', fault)
        else reject(request, new FrameError('frame/load-failed', 'Unable to load email login dependency', details))
      }
      onFault(fault)
    },
  })

  function advance(): void {
    if (requests.size === 0) return
    const line = frame.getOrOpen()
    const isReloading = [...requests].some(({ name, stage }) => name === 'RELOAD' && stage === 'sent')
    if (line !== undefined && !isReloading) for (const request of waiting()) void dispatch(line, request)
  }

  async function dispatch(line: FrameConnection, request: OpenRequest): Promise<void> {
    if (request.kind.needsApproval) {
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

  function requeue(request: OpenRequest): void {
    const isLost = request.stage === 'sent' && (!request.kind.isRead || request.wasResent)
    if (isLost) {
      fail(request, 'frame/unavailable', 'frame_unavailable')
      return
    }
    if (request.stage === 'sent') {
      request.wasResent = true
      request.id = crypto.randomUUID()
    }
    request.stage = 'waiting'
  }

  /** Drops a frame that reloads its page, because it no longer listens on its port. */
  function replaceFrame(): void {
    frame.end()
    onPresence?.(false)
    for (const request of requests) requeue(request)
  }

  /** Has no effect on a request that the frame is already executing: its response still arrives. */
  function abort(request: OpenRequest, code: FrameErrorCode, reason?: FrameFailure): void {
    if (request.isConfirmed) return
    if (request.stage === 'sent') frame.line()?.abort(request.id)
    fail(request, code, reason)
  }

  function timeOut(request: OpenRequest): void {
    const hasBeenSent = request.stage === 'sent'
    const fault = hasBeenSent ? 'iframe_request_timeout' : 'iframe_load_failed'
    abort(request, hasBeenSent ? 'frame/timeout' : 'frame/load-failed', fault)
    if (!hasBeenSent && waiting().every(({ kind }) => kind.hasNoTimeout)) frame.stopOpening()
    onFault(fault)
  }

  return {
    request: (name, payload, { signal } = {}) =>
      new Promise((resolve, reject) => {
        const onAbort = (): void => abort(request, 'frame/aborted')
        const request = createOpenRequest(name, payload, {
          openCount: requests.size,
          resolve(response) {
            resolve(response)
            if (name === 'RELOAD') replaceFrame()
          },
          reject,
          release: () => signal?.removeEventListener('abort', onAbort),
        })
        requests.add(request)
        if (signal?.aborted) return onAbort()
        signal?.addEventListener('abort', onAbort)
        const isReady = frame.line() !== undefined
        if (!isReady && !request.kind.hasNoTimeout) request.limit = setTimeout(timeOut, FRAME_LOAD_TIMEOUT_MS, request)
        advance()
      }),
    show(next) {
      position = next
      frame.line()?.channel.show(next)
    },
    hide() {
      position = undefined
      frame.line()?.channel.hide()
    },
    focus: () => frame.line()?.channel.focus(),
    abortApprovals() {
      for (const request of requests) if (request.kind.needsApproval) abort(request, 'frame/aborted')
    },
    isReady: () => frame.line() !== undefined,
    end() {
      position = undefined
      frame.end()
      for (const request of requests) fail(request, 'frame/aborted')
    },
    downloadLogs: () => log.download(projectId),
  }
}

/** Whether nothing has failed: the user declined or left a view, or the frame refers a login to its window. */
function isExpected({ code, rpcCode, reason }: FrameError): boolean {
  return code === 'frame/aborted' || rpcCode === CLIENT_CODES.declined || reason === 'login_window'
}
