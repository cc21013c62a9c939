import type { FramePort } from '../protocol/port.js'

/** Position and size of the visible frame, in CSS pixels of the viewport. */
export type FramePosition = {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Parameters that a frame is opened with. */
export type FrameAddress = {
  readonly origin: string
  readonly projectId: string
  readonly chainId: string
  readonly sdkVersion: string
  readonly sdkType: string
  readonly enableLogger: boolean
}

/** An open channel: the page's end of the port after the handshake, and control over the frame's element. */
export interface FrameChannel {
  readonly port: FramePort
  /** Remaining time in ms before requests may be sent. */
  readonly readyInMs: number
  /** False once the element has been removed from the page. */
  isConnected(): boolean
  /**
   * Calls `check` when the page returns from the back-forward cache, when the frame has navigated, and when its element
   * was removed from the page.
   */
  onReturn(check: () => void): void
  show(place: FramePosition): void
  hide(): void
  focus(): void
  /** Removes the frame and all its listeners. */
  end(): void
}

/**
 * Creates a frame and completes the handshake. Rejects when the frame cannot load. When the signal aborts, removes what
 * it created. No message on the port is lost to a listener added when this resolves.
 */
export type OpenFrameChannel = (address: FrameAddress, signal: AbortSignal) => Promise<FrameChannel>
