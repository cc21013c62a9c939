import { toErrorPayload } from '../policy/to-error-payload.js'

/** Logs a failed request's name and error code, never its content. Called if the page enabled logging. Source: R-FRAME-60. */
export function logError(name: string, error: unknown): void {
  console.error(`The frame could not handle ${name}`, toErrorPayload(error).code ?? '')
}
