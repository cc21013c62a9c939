import { toRefusal } from '../app/to-refusal.js'

/** Logs that a request failed: its name and the code, never what it was about. Source: R-FRAME-60. */
export function logFault(name: string, error: unknown): void {
  console.error(`The frame could not answer ${name}`, toRefusal(error).code ?? '')
}
