import type { SignerPort } from '../signer/signer-port.js'
import type { FrameStorage } from './frame-storage.js'

/** What `createFrameSession` uses outside itself: the server, storage, the signer worker and time. Tests replace them. */
export type SessionDependencies = {
  /** Base URL of the auth and vault API, such as `https://frame.example/api`. */
  readonly api: string
  readonly projectId: string
  /** The origin of the embedding page, as the browser reports it. */
  readonly embedder: string
  readonly storage: FrameStorage
  /** Starts a worker that runs `startSigner`. The session runs one at a time and closes it. */
  readonly createWorker: () => SignerPort
  readonly fetch: (request: Request) => Promise<Response>
  /** Returns the time in epoch milliseconds. */
  readonly now: () => number
  /** Waits between two polls of the server. Rejects with the signal's reason. */
  readonly pause: (delayMs: number, signal: AbortSignal) => Promise<void>
}
