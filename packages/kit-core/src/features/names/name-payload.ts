/**
 * The message that the wallet signs to register a name.
 *
 * In      name   with its suffix
 *         nowMs  epoch milliseconds
 * Out     JSON text
 * Source  spec R-NAME-12, R-STATE-58
 */
export type NamePayload = {
  readonly name: string
  readonly attributes: Readonly<Record<string, never>>
  /** Epoch seconds. */
  readonly timestamp: number
}

export function createNamePayload(name: string, nowMs: number): string {
  const payload: NamePayload = { name, attributes: {}, timestamp: Math.floor(nowMs / 1_000) }
  return JSON.stringify(payload)
}
