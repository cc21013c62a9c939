import type { FramePort } from '../protocol/port.js'

/** Position and size of the visible iframe, in CSS pixels of the viewport. */
export type FramePosition = {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** What an iframe is opened with: the origin of the secure site, and the app's identity. */
export type FrameAddress = {
  readonly origin: string
  readonly projectId: string
  readonly chainId: string
  readonly sdkVersion: string
  readonly sdkType: string
  readonly enableLogger: boolean
}

/** The page's connection to one iframe: its end of the port after the handshake, and control over the element. */
export interface FrameChannel {
  readonly port: FramePort
  /** Time in ms, from when the channel opened, before requests may be sent. */
  readonly readyInMs: number
  /** Where users log in, as the frame's HELLO states. */
  readonly login: 'window' | 'page'
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
 * Creates an iframe and completes the handshake. Rejects when the iframe cannot load. When the signal aborts, removes what it
 * created and rejects. A listener added when this resolves misses no message on the port.
 */
export type OpenFrameChannel = (address: FrameAddress, signal: AbortSignal) => Promise<FrameChannel>
