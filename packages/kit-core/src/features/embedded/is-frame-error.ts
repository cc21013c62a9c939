import type { FrameError } from '@bowline/secure-frame/client'

/** Whether an error is a `FrameError`. Compares the name, because the class is loaded with the client. */
export function isFrameError(error: unknown): error is FrameError {
  return error instanceof Error && error.name === 'FrameError'
}
