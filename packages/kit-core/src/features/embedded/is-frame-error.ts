import type { FrameError } from '@bowline/secure-frame/client'

/** Whether an error is the client's. Its class is loaded with the client, so its name tells. */
export function isFrameError(error: unknown): error is FrameError {
  return error instanceof Error && error.name === 'FrameError'
}
