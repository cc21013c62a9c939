/** One end of the line between the frame's page and its worker: a `Worker`, or a message port in tests. */
export interface SignerPort {
  postMessage(message: unknown): void
  /** Hears every message of the other side. */
  listen(listener: (data: unknown) => void): void
  /** Ends the worker. */
  end(): void
}
