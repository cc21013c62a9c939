/**
 * Payload of a name registration.
 *
 * In      name   with its suffix
 *         nowMs  epoch milliseconds
 * Out     JSON text; its timestamp in whole seconds
 * Source  spec R-NAME-12, R-STATE-58
 */
export type NamePayload = {
  readonly name: string
  readonly attributes: Readonly<Record<string, never>>
  /** Epoch seconds. */
  readonly timestamp: number
}

/** Builds the text that the wallet signs. */
export function createNamePayload(name: string, nowMs: number): string {
  const payload: NamePayload = { name, attributes: {}, timestamp: Math.floor(nowMs / 1_000) }
  return JSON.stringify(payload)
}
