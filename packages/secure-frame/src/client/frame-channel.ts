import type { FramePort } from '../protocol/port.js'

/** Where the frame stands, in CSS pixels of the viewport. */
export type FramePosition = {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** What a frame is opened with. */
export type FrameAddress = {
  readonly origin: string
  readonly projectId: string
  readonly chainId: string
  readonly sdkVersion: string
  readonly sdkType: string
  readonly enableLogger: boolean
}

/** A frame that has shaken hands: the page's end of the one port, and the element, as far as a page moves it. */
export interface FrameChannel {
  readonly port: FramePort
  /** How long it still takes until requests may be sent. */
  readonly readyInMs: number
  /** False once the element has left the page. */
  isThere(): boolean
  /**
   * Calls back when the page returns from the browser's back-forward cache, when the frame has loaded something anew, and when
   * its element has left the page.
   */
  onReturn(check: () => void): void
  show(place: FramePosition): void
  hide(): void
  focus(): void
  /** Takes the frame away, and all that listens to it. */
  end(): void
}

/**
 * Makes a frame and shakes hands with it; rejects when it cannot load. When the signal fires it takes away what it made. Nothing
 * that the frame says on the port is lost to a listener that is added when this resolves.
 */
export type OpenFrameChannel = (address: FrameAddress, signal: AbortSignal) => Promise<FrameChannel>
