import { toRefusal } from '../app/to-refusal.js'

/** Logs the name and error code of a failed request, never its content. Source: R-FRAME-60. */
export function logError(name: string, error: unknown): void {
  console.error(`The frame could not answer ${name}`, toRefusal(error).code ?? '')
}
