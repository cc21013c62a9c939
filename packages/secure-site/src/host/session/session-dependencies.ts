import type { SignerPort } from '../signer/signer-port.js'
import type { FrameStorage } from './frame-storage.js'

/** What a session is made of. */
export type FrameSessionParts = {
  /** Base of the auth and vault API, `https://frame.example/api`. */
  readonly api: string
  readonly projectId: string
  /** The origin of the page around the frame, as the browser gives it. */
  readonly embedder: string
  readonly storage: FrameStorage
  /** Starts a worker that runs `startSigner`; one at a time, ended by the session. */
  readonly createWorker: () => SignerPort
  readonly fetch: (request: Request) => Promise<Response>
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Waits between two questions to the server; rejects with the signal's reason. */
  readonly pause: (delayMs: number, signal: AbortSignal) => Promise<void>
}
