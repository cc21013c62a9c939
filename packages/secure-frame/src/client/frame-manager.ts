/**
 * Keeps one frame open for the client: opens the first, replaces one that died, and reports when a frame is ready, has died, or
 * cannot be opened.
 *
 * Source  R-FRAME-06, 08, 73; security.md §5: a new frame after 1, 2 and 4 s, then none. A frame that responds resets the
 *         count of failures
 */
import type { FrameChannel } from './frame-channel.js'
import type { FrameConnection } from './frame-connection.js'
import { FrameError, type FrameFailure } from './frame-error.js'

const RESTART_DELAYS_MS = [1_000, 2_000, 4_000]
const RESTART_LIMIT_MS = 5_000

/** Reason why no frame could be opened. */
type OpenFault = Exclude<FrameFailure, 'iframe_request_timeout'>

/** How to open and connect a frame, whether one is needed, and callbacks for its state. */
export type FrameManagerOptions = {
  readonly open: (signal: AbortSignal) => Promise<FrameChannel>
  readonly createConnection: (channel: FrameChannel, onAlive: () => void, onDead: () => void) => FrameConnection
  readonly isNeeded: () => boolean
  readonly onReady: (line: FrameConnection) => void
  readonly onDeath: () => void
  readonly onFailure: (fault: OpenFault) => void
}

/** Opens no frame before `getOrOpen`. */
export function createFrameManager({
  open,
  createConnection,
  isNeeded,
  onReady,
  onDeath,
  onFailure,
}: FrameManagerOptions) {
  let line: FrameConnection | undefined
  let isReady = false
  let opening: AbortController | undefined
  let failures = 0
  let failedAtMs = 0

  const readyLine = () => (isReady ? line : undefined)

  /** Returns the ready connection. Starts opening a frame when there is none. */
  function getOrOpen(): FrameConnection | undefined {
    if (line !== undefined && !line.channel.isConnected()) die()
    if (line === undefined && opening === undefined) restart()
    return readyLine()
  }

  function restart(): void {
    const attempt = new AbortController()
    opening = attempt
    const delayMs = failedAtMs + (RESTART_DELAYS_MS[failures - 1] ?? 0) - Date.now()
    if (delayMs > 0) setTimeout(attemptToOpen, delayMs, attempt)
    else void attemptToOpen(attempt)
  }

  async function attemptToOpen(attempt: AbortController): Promise<void> {
    if (opening !== attempt) return
    const limit = failures > 0 ? setTimeout(() => attempt.abort(), RESTART_LIMIT_MS) : undefined
    const result = await open(attempt.signal).catch(toFailure)
    clearTimeout(limit)
    if (opening !== attempt) return typeof result === 'string' ? undefined : result.end()
    opening = undefined
    if (typeof result !== 'string') listenTo(result)
    else if (result === 'iframe_load_failed' && failures > 0) fail()
    else stopRetrying(result)
  }

  function listenTo(channel: FrameChannel): void {
    const onAlive = (): void => {
      failures = 0
    }
    const opened: FrameConnection = createConnection(channel, onAlive, () => line === opened && die())
    line = opened
    const becomeReady = (): void => {
      if (line !== opened) return
      isReady = true
      onReady(opened)
    }
    if (channel.readyInMs > 0) setTimeout(becomeReady, channel.readyInMs)
    else becomeReady()
  }

  function fail(): void {
    failures += 1
    failedAtMs = Date.now()
    if (failures > RESTART_DELAYS_MS.length) stopRetrying('frame_unavailable')
    else if (isNeeded()) restart()
  }

  function stopRetrying(fault: OpenFault): void {
    failures = 0
    onFailure(fault)
  }

  function die(): void {
    drop()
    onDeath()
    fail()
  }

  function drop(): void {
    const dropped = line
    line = undefined
    isReady = false
    dropped?.end()
  }

  function stopOpening(): void {
    const attempt = opening
    opening = undefined
    attempt?.abort()
  }

  return {
    getOrOpen,
    die,
    stopOpening,
    line: readyLine,
    end(): void {
      stopOpening()
      failures = 0
      drop()
    },
  }
}

const toFailure = (error: unknown): OpenFault =>
  error instanceof FrameError && error.reason === 'unverified_domain' ? error.reason : 'iframe_load_failed'
