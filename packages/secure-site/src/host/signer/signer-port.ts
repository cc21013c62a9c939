/** One end of the connection between the frame's page and its worker: a `Worker`, or a `MessagePort` in tests. */
export interface SignerPort {
  postMessage(message: unknown): void
  /** Calls `listener` with every message of the other side. */
  listen(listener: (data: unknown) => void): void
  /** Terminates the worker. */
  end(): void
}
